extension ViewProperty {
    static let control: [ViewProperty] = [
        ViewProperty("isEnabled") { (control: UIControl) in control.isEnabled },
        ViewProperty("isSelected") { (control: UIControl) in control.isSelected },
        ViewProperty("isHighlighted") { (control: UIControl) in control.isHighlighted },
        ViewProperty("actions") { (control: UIControl) in actions(of: control) },
    ]

    static let button: [ViewProperty] = [
        ViewProperty("currentTitle") { (button: UIButton) in button.currentTitle },
        ViewProperty("currentTitleColor") { (button: UIButton) in button.currentTitleColor },
        ViewProperty("currentImage") { (button: UIButton) in button.currentImage },
        ViewProperty("currentBackgroundImage") { (button: UIButton) in button.currentBackgroundImage },
    ]

    static let textField: [ViewProperty] = [
        ViewProperty("text") { (field: UITextField) in field.text },
        ViewProperty("placeholder") { (field: UITextField) in field.placeholder },
        ViewProperty("textColor") { (field: UITextField) in field.textColor },
        ViewProperty("font") { (field: UITextField) in field.font },
    ]

    static let indicators: [ViewProperty] = [
        ViewProperty("progress") { (view: UIProgressView) in view.progress },
        ViewProperty("isAnimating") { (view: UIActivityIndicatorView) in view.isAnimating },
        ViewProperty("currentPage") { (control: UIPageControl) in control.currentPage },
        ViewProperty("numberOfPages") { (control: UIPageControl) in control.numberOfPages },
        ViewProperty("selectedSegmentIndex") { (control: UISegmentedControl) in control.selectedSegmentIndex },
        ViewProperty("titles") { (control: UISegmentedControl) in
            (0..<control.numberOfSegments).map { control.titleForSegment(at: $0) ?? "" }
        },
    ]

    /// What a control sends, and to objects of which classes: one that is used again must not send it twice.
    private static func actions(of control: UIControl) -> [String] {
        control.allTargets.flatMap { target in
            [UIControl.Event.touchUpInside, .valueChanged, .editingChanged, .primaryActionTriggered].flatMap { event in
                (control.actions(forTarget: target.base, forControlEvent: event) ?? []).map { "\(type(of: target.base)).\($0)" }
            }
        }.sorted()
    }
}
