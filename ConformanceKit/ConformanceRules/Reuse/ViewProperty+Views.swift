extension ViewProperty {
    /// What can be seen of every view.
    static let all: [ViewProperty] = [
        ViewProperty("frame", isOfPlace: true, isConsequence: true) { (view: UIView) in view.frame },
        ViewProperty("isHidden") { (view: UIView) in view.isHidden },
        ViewProperty("alpha") { (view: UIView) in view.alpha },
        ViewProperty("backgroundColor") { (view: UIView) in view.backgroundColor },
        ViewProperty("tintColor") { (view: UIView) in view.tintColor },
        ViewProperty("tag") { (view: UIView) in view.tag },
        ViewProperty("isUserInteractionEnabled") { (view: UIView) in view.isUserInteractionEnabled },
        ViewProperty("transform") { (view: UIView) in "\(view.transform)" },
        ViewProperty("clipsToBounds") { (view: UIView) in view.clipsToBounds },
        ViewProperty("contentMode") { (view: UIView) in view.contentMode.rawValue },
        ViewProperty("gestureRecognizers") { (view: UIView) in view.gestureRecognizers?.map { "\(type(of: $0))" } ?? [] },
        ViewProperty("constraints") { (view: UIView) in constants(of: view) },
        ViewProperty("accessibilityLabel") { (view: UIView) in view.accessibilityLabel },
        ViewProperty("accessibilityValue") { (view: UIView) in view.accessibilityValue },
        ViewProperty("layer.cornerRadius") { (view: UIView) in view.layer.cornerRadius },
        ViewProperty("layer.borderWidth") { (view: UIView) in view.layer.borderWidth },
        ViewProperty("layer.borderColor") { (view: UIView) in view.layer.borderColor.map { UIColor(cgColor: $0) } },
        ViewProperty("layer.shadowOpacity") { (view: UIView) in view.layer.shadowOpacity },
    ]

    static let label: [ViewProperty] = [
        ViewProperty("text") { (label: UILabel) in label.text },
        ViewProperty("attributedText", isConsequence: true) { (label: UILabel) in label.attributedText },
        ViewProperty("textColor") { (label: UILabel) in label.textColor },
        ViewProperty("font") { (label: UILabel) in label.font },
        ViewProperty("textAlignment") { (label: UILabel) in label.textAlignment.rawValue },
        ViewProperty("numberOfLines") { (label: UILabel) in label.numberOfLines },
        ViewProperty("isEnabled") { (label: UILabel) in label.isEnabled },
        ViewProperty("isHighlighted") { (label: UILabel) in label.isHighlighted },
    ]

    static let imageView: [ViewProperty] = [
        ViewProperty("image") { (view: UIImageView) in view.image },
        ViewProperty("highlightedImage") { (view: UIImageView) in view.highlightedImage },
        ViewProperty("isHighlighted") { (view: UIImageView) in view.isHighlighted },
    ]

    static let textView: [ViewProperty] = [
        ViewProperty("text") { (view: UITextView) in view.text },
        ViewProperty("textColor") { (view: UITextView) in view.textColor },
        ViewProperty("font") { (view: UITextView) in view.font },
    ]

    static let scrollView: [ViewProperty] = [
        ViewProperty("contentOffset") { (view: UIScrollView) in view.contentOffset },
        ViewProperty("isScrollEnabled") { (view: UIScrollView) in view.isScrollEnabled },
    ]

    static let stackView: [ViewProperty] = [
        ViewProperty("axis") { (view: UIStackView) in view.axis.rawValue },
        ViewProperty("spacing") { (view: UIStackView) in view.spacing },
        ViewProperty("alignment") { (view: UIStackView) in view.alignment.rawValue },
        ViewProperty("arrangedSubviews") { (view: UIStackView) in view.arrangedSubviews.map { "\(type(of: $0))" } },
    ]

    static let tableCell: [ViewProperty] = [
        ViewProperty("accessoryType") { (cell: UITableViewCell) in cell.accessoryType.rawValue },
        ViewProperty("selectionStyle") { (cell: UITableViewCell) in cell.selectionStyle.rawValue },
        ViewProperty("isSelected") { (cell: UITableViewCell) in cell.isSelected },
        ViewProperty("isHighlighted") { (cell: UITableViewCell) in cell.isHighlighted },
        ViewProperty("indentationLevel") { (cell: UITableViewCell) in cell.indentationLevel },
    ]

    static let collectionCell: [ViewProperty] = [
        ViewProperty("isSelected") { (cell: UICollectionViewCell) in cell.isSelected },
        ViewProperty("isHighlighted") { (cell: UICollectionViewCell) in cell.isHighlighted },
    ]

    /// The constants of a view's constraints, but of those with which a list gives a size.
    private static func constants(of view: UIView) -> [String] {
        view.constraints.filter { $0.identifier?.hasPrefix("UIView-") != true }.map { "\($0.constant)@\($0.priority.rawValue)" }
            .sorted()
    }
}
