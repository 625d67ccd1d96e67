import Foundation

// The hierarchy has UIKit's shape. It is public so that a release build keeps each initializer in the vtable, as it
// does for the open classes of a library.

public enum CellStyle: Int, Sendable {
    case plain = 10
    case subtitle = 20
    case value = 30
}

@MainActor open class Responder {
    public let live = Lifetime()

    public init() {}
}

@MainActor open class View: Responder {
    public private(set) var frame: CGRect

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    public override convenience init() {
        self.init(frame: .zero)
    }
}

@MainActor open class Layout {
    public let live = Lifetime()

    public init() {}
}

@MainActor open class Cell: View {
    public var style: CellStyle?
    public var reuseIdentifier: String?
    public var layout: Layout?

    public convenience init(number: Int) {
        self.init(style: .plain, reuseIdentifier: "\(number)")
    }

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public init(frame: CGRect, style: CellStyle) {
        self.style = style
        super.init(frame: frame)
    }

    public init(frame: CGRect, layout: Layout) {
        self.layout = layout
        super.init(frame: frame)
    }

    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public init(nibName: String?, layout: Layout?) {
        reuseIdentifier = nibName
        self.layout = layout
        super.init(frame: .zero)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Counts the objects that are alive.
///
/// They are made on the main actor only, by tests that do not suspend, so no other
/// test can come in between.
public final class Lifetime: Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var living = 0

    /// How many there are now, read under the lock that guards the count.
    public static var count: Int { lock.withLock { living } }

    init() { Self.lock.withLock { Self.living += 1 } }

    deinit { Self.lock.withLock { Self.living -= 1 } }
}
