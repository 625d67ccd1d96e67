extension CheckedClass {
    /// What is checked of how views of the class, or its scene, are laid out.
    var layoutChecks: [Check] {
        guard isOfStoryboard || isLaidOut else { return [] }
        let survey = LayoutSurvey(of: self)
        return layoutRules.map { rule in check(rule) { survey.outcome(of: rule) } }
    }

    private var isLaidOut: Bool {
        type is UIView.Type && (hasNib || (isReusable && !ListPart.parts(of: type).isEmpty))
    }

    private var layoutRules: [Rule] {
        if isOfStoryboard { return [.layoutUnsatisfiable, .layoutAmbiguous] }
        var rules: [Rule] = [.layoutUnsatisfiable, .layoutAmbiguous, .layoutUnsettled, .layoutOutside]
        if type is UITableViewCell.Type || type is UITableViewHeaderFooterView.Type { rules.append(.layoutWithoutHeight) }
        if type is any ViewHosting.Type { rules.append(.layoutHostedView) }
        return rules
    }

    /// A new view of the class, as its nib or whoever uses it makes it.
    @MainActor func makeView() -> UIView? {
        let nib = hasNib ? try? NibExamination(of: self) : nil
        nib?.setUp()
        let view = hasNib ? nib?.subject as? UIView : (type as? UIView.Type).flatMap(PlatformViews.makeListed)
        // The hosted view is made when it is first asked for, which is when it is first configured.
        _ = (view as? any ViewHosting)?.hostedView
        return view
    }
}
