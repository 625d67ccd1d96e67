/// A control with one line of text that a person types.
@preconcurrency @MainActor open class UITextField: UIControl, UIContentSizeCategoryAdjusting, UIKeyInput, StyledTextShowing {
    var content = StyledText(font: .systemFont(ofSize: 17), color: .label, lineBreakMode: .byTruncatingTail)
    var placeholderContent = StyledText(font: nil, color: nil)

    /// Makes a text field with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the text field that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asked and told about editing; not kept alive.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text; empty by default.
    ///
    /// Setting it calls neither the delegate nor any action.
    open var text: String? {
        get { content.string ?? "" }
        set { change { $0.content.string = newValue } }
    }

    /// The text with its attributes; those of plain text say the field's font, color and alignment.
    open var attributedText: NSAttributedString? {
        get { content.attributedString }
        set { change { $0.content.attributedString = newValue } }
    }

    /// The font; the system's of 17 points by default.
    open var font: UIFont? {
        get { content.font }
        set { change { $0.content.font = newValue ?? .systemFont(ofSize: 17) } }
    }

    /// The color of the text; `UIColor.label` by default.
    open var textColor: UIColor? {
        get { content.color }
        set { content.color = newValue ?? .label }
    }

    /// The side that the text keeps to; `natural` by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { content.alignment = newValue }
    }

    /// What is shown while there is no text; nil by default.
    open var placeholder: String? {
        get { placeholderContent.string }
        set { change { $0.placeholderContent.string = newValue } }
    }

    /// What is shown while there is no text, with its attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { placeholderContent.attributedString }
        set { change { $0.placeholderContent.attributedString = newValue } }
    }

    /// The attributes of plain text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { content.attributes }
        set { takeDefaultAttributes(newValue) }
    }

    /// The border; none by default. `D52`
    open var borderStyle = BorderStyle.none {
        didSet { if oldValue != borderStyle { invalidateIntrinsicContentSize() } }
    }

    /// The image behind the text; nil by default.
    open var background: UIImage?

    /// The image behind the text while the field cannot be used; nil by default.
    open var disabledBackground: UIImage?

    /// When the button that clears the text is shown; never by default. `D52`
    open var clearButtonMode = ViewMode.never

    /// Whether the text is dropped when editing begins; false by default.
    open var clearsOnBeginEditing = false

    /// Whether the text is dropped when something is typed; false by default.
    open var clearsOnInsertion = false

    /// Whether a person may change the text's attributes; false by default.
    open var allowsEditingTextAttributes = false

    /// Whether the font shrinks where the text is too long; false by default.
    open var adjustsFontSizeToFitWidth = false

    /// The least size that the font shrinks to, in points; 0 by default.
    open var minimumFontSize: CGFloat = 0

    /// Whether the font follows the text size that a person has chosen; false by default.
    open var adjustsFontForContentSizeCategory = false

    /// A view at the left of the text, or the right where reading begins there; nil by default.
    open var leftView: UIView? {
        didSet { replaceOverlay(oldValue) }
    }

    /// When the view at the left is shown, which makes it a subview; never by default.
    open var leftViewMode = ViewMode.never {
        didSet { showOverlays() }
    }

    /// A view at the right of the text, or the left where reading begins at the right; nil by default.
    open var rightView: UIView? {
        didSet { replaceOverlay(oldValue) }
    }

    /// When the view at the right is shown, which makes it a subview; never by default.
    open var rightViewMode = ViewMode.never {
        didSet { showOverlays() }
    }

    /// Whether the text is being edited.
    open internal(set) var isEditing = false

    private var ownInputView: UIView?
    private var ownInputAccessoryView: UIView?

    /// The view that stands in for the keyboard; nil by default.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }

    /// The view above the keyboard; nil by default.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    /// Which letters are made capitals; the first of each sentence by default.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether words are corrected; as suits the text by default.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether misspelt words are marked; where words are corrected by default.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// Whether straight quotes become curly ones; as suits the text by default.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash; as suits the text by default.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces are put in and taken out when text is pasted or cut; as suits the text by default.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Which keyboard is shown; the one for the present language by default.
    open var keyboardType = UIKeyboardType.default
    /// How the keyboard looks; as suits the interface style by default.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// What the return key says; "return" by default.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the return key works only where there is text; false by default.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is hidden; false by default.
    open var isSecureTextEntry = false
    /// What the text means; nil by default.
    open var textContentType: UITextContentType!
    /// What a password has to be made of; nil by default.
    open var passwordRules: UITextInputPasswordRules?

    /// Whether the field can be edited: whether it is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing where the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing where the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    /// Whether there is any text.
    open var hasText: Bool { !(text ?? "").isEmpty }

    /// Types a text at the end, where the delegate allows it, as a person would; a line feed is the return key.
    open func insertText(_ text: String) { text == "\n" ? pressReturn() : type(text) }

    /// Takes the last character away, where the delegate allows it.
    open func deleteBackward() { deleteLast() }

    func editingShouldBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
    func editingDidBegin() { delegate?.textFieldDidBeginEditing(self) }
    func editingShouldEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
    func editingDidEnd() { delegate?.textFieldDidEndEditing(self, reason: .committed) }
    func editingDidChange() {}
    func shouldReplace(_ range: NSRange, with text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
    func shouldReturn() -> Bool { delegate?.textFieldShouldReturn(self) ?? true }

    /// The size of the text, or of what stands in its place, with the border round it. `E25`
    open override var intrinsicContentSize: CGSize { sizing.size }

    /// The field's own size, whatever size is offered.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { sizing.size }

    override var firstBaselineOffsetFromTop: CGFloat { textBaseline(inHeight: heightForBaseline) }
    override var lastBaselineOffsetFromBottom: CGFloat { heightForBaseline - textBaseline(inHeight: heightForBaseline) }

    /// Puts the views at the ends in their places.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutOverlays()
    }

    /// Where the view at the left is in bounds: at the end where reading begins.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(leftView, in: bounds, atStart: true) }

    /// Where the view at the right is in bounds: at the end where reading ends.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { overlayRect(rightView, in: bounds, atStart: false) }

    /// Where the text is in bounds: what the border and the views at the ends leave.
    open func textRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

    /// Where the text is in bounds while it is edited: where it is else.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { roomForText(in: bounds) }

    /// Where the placeholder is in bounds: where the text would be.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    override func takeVariation(_ change: InterfaceChange) {
        super.takeVariation(change)
        takeTextFieldVariation(change)
    }

    override func traitsDidSettle(from previous: UITraitCollection?) {
        super.traitsDidSettle(from: previous)
        followTextSize()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeTextField(decoder) }
    }

    override class var keyedProperties: KeyedProperties { textFieldKeys }
}
