/// Something that stands in the place of a character, as a picture within a text.
open class NSTextAttachment {
    /// The character that attachments stand in the place of: U+FFFC.
    public class var character: Int { 0xFFFC }

    /// The picture; nil if the contents are none.
    open var image: UIImage?
    /// The room that the attachment takes, from the baseline upwards, in points; of no size to take the picture's.
    open var bounds = CGRect.zero
    /// The contents as data.
    open var contents: Data?
    /// The uniform type of the contents, such as `public.png`.
    open var fileType: String?
    /// The room at both sides of the attachment, in points.
    open var lineLayoutPadding: CGFloat = 0

    /// Makes an attachment of data; a picture's data is its picture, too.
    public init(data contentData: Data?, ofType uti: String?) {
        contents = contentData
        fileType = uti
        image = contentData.flatMap { UIImage(data: $0) }
    }

    /// Makes an attachment of nothing.
    public convenience init() {
        self.init(data: nil, ofType: nil)
    }

    /// Makes an attachment of a picture.
    public convenience init(image: UIImage) {
        self.init(data: nil, ofType: nil)
        self.image = image
    }
}

extension NSTextAttachment: Hashable {
    /// Whether two attachments are the same one.
    ///
    /// Headless only: UIKit compares through `isEqual(_:)`.
    public static func == (left: NSTextAttachment, right: NSTextAttachment) -> Bool {
        left === right
    }

    /// Feeds the attachment's identity to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension NSAttributedString {
    /// Makes the text of one attachment.
    public convenience init(attachment: NSTextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
