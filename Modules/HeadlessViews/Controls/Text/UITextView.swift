/// Text of any length that scrolls and can be edited.
@preconcurrency @MainActor open class UITextView: UIScrollView, UIContentSizeCategoryAdjusting, UIKeyInput, StyledTextShowing {
    var content = StyledText(font: nil, color: nil)

    /// Makes a text view with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the text view that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Asked and told about editing, and told about scrolling; not kept alive.
    @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
        get { super.delegate as? any UITextViewDelegate }
        set { super.delegate = newValue }
    }

    override var findsContentSize: Bool { true }

    /// The text; empty by default.
    ///
    /// Setting it does not call the delegate.
    open var text: String! {
        get { content.string ?? "" }
        set { content.string = newValue }
    }

    /// The text with its attributes; those of plain text say the view's font, color and alignment.
    open var attributedText: NSAttributedString! {
        get { content.attributedString ?? NSAttributedString(string: "") }
        set { content.attributedString = newValue }
    }

    /// The font; nil until one is set.
    open var font: UIFont? {
        get { content.font }
        set { content.font = newValue }
    }

    /// The color of the text; nil until one is set.
    open var textColor: UIColor? {
        get { content.color }
        set { content.color = newValue }
    }

    /// The side that lines keep to; `natural` by default.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set { content.alignment = newValue }
    }

    /// Whether a person may edit the text; true by default. `D52`
    open var isEditable = true

    /// Whether a person may select text and follow links; true by default. `D52`
    open var isSelectable = true

    /// What is recognised in the text while it cannot be edited, and can be tapped; nothing by default.
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// Whether a person may change the text's attributes; false by default.
    open var allowsEditingTextAttributes = false

    /// Whether the text is dropped when something is typed; false by default.
    open var clearsOnInsertion = false

    /// The room between the edges and the text, in points; 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)

    /// Whether the text is scaled as the platform does; false by default.
    open var usesStandardTextScaling = false

    /// Whether the font follows the text size that a person has chosen; false by default.
    open var adjustsFontForContentSizeCategory = false

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

    /// Whether the view can be edited, or its text selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    var isEditing = false

    /// Begins editing where the delegate allows it.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { beginEditing { super.becomeFirstResponder() } }

    /// Ends editing where the delegate allows it.
    @discardableResult
    open override func resignFirstResponder() -> Bool { endEditing { super.resignFirstResponder() } }

    /// Whether there is any text.
    open var hasText: Bool { !text.isEmpty }

    /// Types a text at the end, where the delegate allows it, as a person would.
    open func insertText(_ text: String) { type(text) }

    /// Takes the last character away, where the delegate allows it.
    open func deleteBackward() { deleteLast() }

    /// The size of the text with the room round it, in lines as wide as the view; `noIntrinsicMetric` while the view scrolls. `E29`
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return textSize(inWidth: layoutState.solvedWidth ?? bounds.width)
    }

    /// The size of the text with the room round it, in lines as wide as a size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { textSize(inWidth: size.width) }

    override var heightFollowsWidth: Bool { !isScrollEnabled }
    override var firstBaselineOffsetFromTop: CGFloat { baselines.first }
    override var lastBaselineOffsetFromBottom: CGFloat { bounds.height - baselines.last }

    override func takeVariation(_ change: InterfaceChange) {
        super.takeVariation(change)
        takeTextViewVariation(change)
    }

    override func traitsDidSettle(from previous: UITraitCollection?) {
        super.traitsDidSettle(from: previous)
        followTextSize()
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeTextView(decoder) }
    }

    override class var keyedProperties: KeyedProperties { textViewKeys }
}
