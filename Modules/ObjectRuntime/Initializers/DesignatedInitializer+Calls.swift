import Foundation
internal import ObjectRuntimeCalls

extension DesignatedInitializer {
    /// Makes an object as `init()` does.
    public func callAsFunction(_ type: Object.Type) -> Object where Arguments == () {
        call(type) { objectRuntimeMake($0, $1) }
    }

    /// Makes an object as `init(frame: CGRect)` does.
    public func callAsFunction(_ type: Object.Type, _ frame: CGRect) -> Object where Arguments == CGRect {
        call(type) { objectRuntimeMakeWithRectangle($0, passed(frame), $1) }
    }

    /// Makes an object as `init(frame: CGRect, collectionViewLayout: UICollectionViewLayout)` does.
    public func callAsFunction<Parameter: AnyObject>(
        _ type: Object.Type, _ frame: CGRect, _ object: Parameter
    ) -> Object where Arguments == (CGRect, Parameter) {
        call(type) { objectRuntimeMakeWithRectangleAndObject($0, passed(frame), passed(object), $1) }
    }

    /// Makes an object as `init(frame: CGRect, style: Style)` does.
    ///
    /// - Parameter choice: A Swift enumeration with 2 to 256 cases without associated values.
    public func callAsFunction<Choice: RawRepresentable>(
        _ type: Object.Type, _ frame: CGRect, _ choice: Choice
    ) -> Object where Arguments == (CGRect, Choice) {
        call(type) { objectRuntimeMakeWithRectangleAndChoice($0, passed(frame), passed(choice), $1) }
    }

    /// Makes an object as `init(reuseIdentifier: String?)` does.
    public func callAsFunction(_ type: Object.Type, _ text: String?) -> Object where Arguments == String? {
        call(type) { objectRuntimeMakeWithText($0, passed(text), $1) }
    }

    /// Makes an object as `init(nibName: String?, bundle: Bundle?)` does.
    public func callAsFunction<Parameter: AnyObject>(
        _ type: Object.Type, _ text: String?, _ object: Parameter?
    ) -> Object where Arguments == (String?, Parameter?) {
        call(type) { objectRuntimeMakeWithTextAndObject($0, passed(text), passed(object), $1) }
    }

    /// Makes an object as `init(identifier: String?, source: UIViewController, destination: UIViewController)` does.
    public func callAsFunction<First: AnyObject, Second: AnyObject>(
        _ type: Object.Type, _ text: String?, _ first: First, _ second: Second
    ) -> Object where Arguments == (String?, First, Second) {
        call(type) { objectRuntimeMakeWithTextAndObjects($0, passed(text), passed(first), passed(second), $1) }
    }

    /// Makes an object as `init(style: Style, reuseIdentifier: String?)` does.
    ///
    /// - Parameter choice: A Swift enumeration with 2 to 256 cases without associated values.
    public func callAsFunction<Choice: RawRepresentable>(
        _ type: Object.Type, _ choice: Choice, _ text: String?
    ) -> Object where Arguments == (Choice, String?) {
        call(type) { objectRuntimeMakeWithChoiceAndText($0, passed(choice), passed(text), $1) }
    }

    private func call(
        _ type: Object.Type, _ body: (_ code: UnsafeRawPointer, _ type: UnsafeRawPointer) -> UnsafeMutableRawPointer
    ) -> Object {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let object = body(slot.code(at: metadata), metadata)
        return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
    }
}

/// The four numbers that Swift passes for a rectangle.
private func passed(_ frame: CGRect) -> ObjectRuntimeRectangle {
    ObjectRuntimeRectangle(
        x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
}

/// A reference that the initializer comes to own.
private func passed<Parameter: AnyObject>(_ object: Parameter?) -> UnsafeRawPointer? {
    object.map { UnsafeRawPointer(Unmanaged.passRetained($0).toOpaque()) }
}

/// The words of a text whose storage the initializer comes to own: it is copied into the allocation, which retains
/// it, and never destroyed there.
private func passed(_ text: String?) -> ObjectRuntimeText {
    withUnsafeTemporaryAllocation(of: String?.self, capacity: 1) { allocation in
        allocation.initializeElement(at: 0, to: text)
        return UnsafeRawPointer(allocation.baseAddress!).load(as: ObjectRuntimeText.self)
    }
}

/// The tag of an enumeration's case, which is its position and not its raw value.
private func passed<Choice>(_ choice: Choice) -> UInt8 {
    guard MemoryLayout<Choice>.size == 1 else {
        fatalError("\(Choice.self) must be a Swift enumeration with 2 to 256 cases (was \(MemoryLayout<Choice>.size) bytes)")
    }
    return withUnsafeBytes(of: choice) { $0[0] }
}
