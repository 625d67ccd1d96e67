import ObjectRuntime

extension UIView {
    /// The view and all that is in it, a line each, in the order from back to front.
    ///
    /// Headless only. A line has two spaces for each superview within the outline, the class, the frame as `(x y; width height)` in the
    /// superview's coordinates and in points, the view's own content in quotes where it has some, and what keeps the view from being seen. A class
    /// that is not UIKit's is followed by the one of UIKit's that it derives from:
    ///
    ///     PosterCell: UITableViewCell (0 0; 320 44)
    ///       UITableViewCellContentView (0 0; 320 44)
    ///         UILabel (16 12; 200 20.5) "Metropolis"
    ///         UIImageView (280 10; 24 24) "star.fill" hidden
    ///
    /// Equal trees give equal outlines, from launch to launch: no address is in it. Numbers have at most two decimals. Line breaks in a text are written as
    /// `\n`, and of a text longer than 60 characters the first 59 are written, with an ellipsis.
    @_spi(Headless) public var outline: String { outlineLines(depth: 0).joined(separator: "\n") }

    private func outlineLines(depth: Int) -> [String] {
        [String(repeating: "  ", count: depth) + outlineLine] + subviews.flatMap { $0.outlineLines(depth: depth + 1) }
    }

    private var outlineLine: String {
        let parts = [outlineName, outlineFrame, outlineContent.map(Self.quoted), isHidden ? "hidden" : nil]
        return parts.compactMap(\.self).joined(separator: " ")
    }

    private var outlineName: String {
        let type: AnyClass = Swift.type(of: self)
        let base: AnyClass = Self.frameworkClass(of: type)
        return base == type ? "\(type)" : "\(type): \(base)"
    }

    private static func frameworkClass(of type: AnyClass) -> AnyClass {
        var type: AnyClass = type
        while ClassLookup.moduleName(of: type) != frameworkModule, let superclass = _getSuperclass(type) { type = superclass }
        return type
    }

    private static let frameworkModule = ClassLookup.moduleName(of: UIView.self)

    private var outlineFrame: String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.short)
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }

    private static func short(_ number: CGFloat) -> String {
        guard number.isFinite else { return "\(number)" }
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : "\(rounded)"
    }

    private static func quoted(_ text: String) -> String {
        (text.count > 60 ? text.prefix(59) + "…" : text).debugDescription
    }

    /// What a person would tell the view by.
    private var outlineContent: String? {
        switch self {
        case let label as UILabel: label.text
        case let field as UITextField: field.text?.isEmpty ?? true ? field.placeholder : field.text
        case let view as UITextView: view.text
        case let button as UIButton: button.currentTitle ?? button.currentImage?.outlineName
        case let imageView as UIImageView: imageView.image?.outlineName
        default: nil
        }
    }
}

extension UIImage {
    /// The name that the image was made with; nil for one of data.
    fileprivate var outlineName: String? {
        switch content.source {
        case .nothing, .data: nil
        case .file(let file): file.lastPathComponent
        case .document(let name): name
        case .symbol(let symbol): symbol.name
        }
    }
}
