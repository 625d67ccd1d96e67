import Testing

@_spi(Headless) @testable import HeadlessViews

@MainActor @Suite("Where a button's image and title are")
struct ButtonLayoutTests {
    private let button = UIButton(type: .system)
    private let picture = UIImage(interfaceName: "picture", size: CGSize(width: 20, height: 10), isSystem: false)

    init() {
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
        button.setTitle("Title", for: .normal)
    }

    private func frames() -> (image: CGRect, title: CGRect) {
        button.layoutIfNeeded()
        return (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
    }

    private var titleSize: CGSize {
        let size = button.titleLabel?.sizeThatFits(.zero) ?? .zero
        return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
    }

    @Test("A title alone is in the middle")
    func title() {
        let title = frames().title
        #expect(title.size == titleSize)
        #expect(abs(title.midX - 100) < 0.5)
        #expect(abs(title.midY - 30) < 0.5)
    }

    @Test("D48 A title that is too long gets the width of the bounds")
    func squeezed() {
        button.frame.size.width = 20
        let title = frames().title
        #expect(title.minX == 0)
        #expect(title.width == 20)
    }

    @Test("An image stands before the title, and both are in the middle together; where reading begins at the right, after it")
    func imageAndTitle() {
        button.setImage(picture, for: .normal)
        let (image, title) = frames()
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(title.minX == image.maxX)
        #expect(abs(image.minX - (200 - title.maxX)) < 0.7)
        #expect(image.midY == 30)
        button.semanticContentAttribute = .forceRightToLeft
        let mirrored = frames()
        #expect(abs(mirrored.image.maxX - (200 - image.minX)) < 0.7)
        #expect(mirrored.image.minX == mirrored.title.maxX)
    }

    @Test("The content keeps to the side and the edge that its alignment says, inside the content's insets")
    func alignment() {
        button.setImage(picture, for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(button.contentRect(forBounds: button.bounds) == CGRect(x: 2, y: 1, width: 194, height: 56))
        button.contentHorizontalAlignment = .leading
        button.contentVerticalAlignment = .top
        #expect(frames().image == CGRect(x: 2, y: 1, width: 20, height: 10))
        #expect(frames().title == CGRect(x: 22, y: 1, width: titleSize.width, height: titleSize.height))
        button.contentHorizontalAlignment = .right
        button.contentVerticalAlignment = .bottom
        #expect(
            frames().title
                == CGRect(x: 196 - titleSize.width, y: 57 - titleSize.height, width: titleSize.width, height: titleSize.height))
        #expect(frames().image.maxX == frames().title.minX)
        button.contentHorizontalAlignment = .fill
        button.contentVerticalAlignment = .fill
        #expect(frames().title == CGRect(x: 22, y: 1, width: 174, height: 56))
    }

    @Test(
        "Insets of the image and of the title move each of them alone: by half of their difference in the middle, by all at a side")
    func insets() {
        button.setImage(picture, for: .normal)
        button.contentHorizontalAlignment = .left
        let before = frames()
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        #expect(frames().title == before.title.offsetBy(dx: 8, dy: 0))
        #expect(frames().image == before.image)
        button.imageEdgeInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
        #expect(frames().image == before.image.offsetBy(dx: 0, dy: 3))
    }

    @Test("A subclass says where image and title are by overriding the rectangles")
    func overriding() {
        let button = TopImageButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.setTitle("Title", for: .normal)
        button.setImage(picture, for: .normal)
        button.layoutIfNeeded()
        #expect(button.imageView?.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
        #expect(button.titleLabel?.frame == CGRect(x: 0, y: 80, width: 100, height: 20))
    }

    @Test(
        "A configuration's image is beside, above or below the texts, with its padding",
        arguments: [NSDirectionalRectEdge.leading, .trailing, .top, .bottom])
    func placement(edge: NSDirectionalRectEdge) {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        configuration.image = picture
        configuration.imagePadding = 5
        configuration.imagePlacement = edge
        button.configuration = configuration
        button.frame.size = button.intrinsicContentSize
        let (image, title) = frames()
        let bounds = button.bounds
        let gap: CGFloat
        switch edge {
        case .leading: gap = title.minX - image.maxX
        case .trailing: gap = image.minX - title.maxX
        case .top: gap = title.minY - image.maxY
        default: gap = image.minY - title.maxY
        }
        #expect(abs(gap - 5) < 0.5)
        let both = image.union(title)
        #expect(abs(both.minX - 12) < 0.5 && abs(bounds.maxX - both.maxX - 12) < 1)
        #expect(abs(both.minY - 7) < 0.5 && abs(bounds.maxY - both.maxY - 7) < 1)
    }

    @Test("A subtitle is below the title, and keeps to the side that the configuration says")
    func subtitle() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "T"
        configuration.subtitle = "A longer subtitle"
        configuration.titleAlignment = .trailing
        configuration.titlePadding = 3
        button.configuration = configuration
        let title = frames().title
        let subtitle = try #require(button.subtitleLabel).frame
        #expect(abs(title.maxX - subtitle.maxX) < 0.5)
        #expect(abs(subtitle.minY - title.maxY - 3) < 0.5)
        button.semanticContentAttribute = .forceRightToLeft
        #expect(abs(frames().title.minX - (200 - title.maxX)) < 0.7)
    }

    @Test("A configuration's long title goes on in the next line of the width that there is")
    func wrapping() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "A title that is much longer than a line"
        button.configuration = configuration
        button.frame = CGRect(x: 0, y: 0, width: 124, height: 100)
        let title = frames().title
        #expect(title.width <= 100)
        #expect(title.height > 40)
    }

    @Test("A configuration's title follows the text size, and its button grows with it")
    func textSize() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Title"
        button.configuration = configuration
        button.layoutIfNeeded()
        let before = button.intrinsicContentSize
        button.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(button.intrinsicContentSize.height > before.height * 1.4)
    }

    @Test("The views at the ends of a text field lie at its ends, by the direction of reading, and the text is between them")
    func fieldEnds() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        field.borderStyle = .roundedRect
        #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 7, y: 0, width: 186, height: 34))
        let (left, right) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10)), UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        )
        field.leftView = left
        field.rightView = right
        field.leftViewMode = .always
        field.rightViewMode = .always
        field.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 12, width: 20, height: 10))
        #expect(right.frame == CGRect(x: 170, y: 2, width: 30, height: 30))
        #expect(field.editingRect(forBounds: field.bounds) == CGRect(x: 20, y: 0, width: 150, height: 34))
        field.semanticContentAttribute = .forceRightToLeft
        field.layoutIfNeeded()
        #expect(left.frame.minX == 180)
        #expect(right.frame.minX == 0)
    }

    @Test("The field of a search bar lies between its margins in the middle of its height")
    func searchField() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
        bar.layoutIfNeeded()
        #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    }
}

private final class TopImageButton: UIButton {
    override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.midX - 10, y: contentRect.minY, width: 20, height: 10)
    }

    override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        CGRect(x: contentRect.minX, y: contentRect.maxY - 20, width: contentRect.width, height: 20)
    }
}
