import InterfaceDocuments

extension UIStackView {
    func decodeStackView(_ decoder: InterfaceDecoder) {
        if let axis = decoder.choice(.axis, NSLayoutConstraint.Axis.self) { self.axis = axis }
        if let distribution = decoder.choice(.distribution, Distribution.self) { self.distribution = distribution }
        if let alignment = decoder.choice(.alignment, Alignment.self) { self.alignment = alignment }
        if let spacing = decoder.number(.spacing) { self.spacing = spacing }
        if decoder[.spacingType] == "standard" { spacing = Self.spacingUseSystem }
        if let isRelative = decoder.boolean(.baselineRelativeArrangement) { isBaselineRelativeArrangement = isRelative }
        // Interface Builder has no switch for this one: margins that are set by hand turn it on.
        if decoder.child(.layoutMargins) != nil || decoder.child(.directionalLayoutMargins) != nil {
            isLayoutMarginsRelativeArrangement = true
        }
    }

    /// Takes over what Interface Builder can vary of a stack view.
    func takeStackViewVariation(_ change: InterfaceChange) {
        change.attribute(.axis) { axis = $0.choice(.axis) ?? .horizontal }
        change.attribute(.distribution) { distribution = $0.choice(.distribution) ?? .fill }
        change.attribute(.alignment) { alignment = $0.choice(.alignment) ?? .fill }
        change.attribute(.spacing) { spacing = $0.number(.spacing) ?? 0 }
        change.attribute(.spacingType) { if $0[.spacingType] == "standard" { spacing = Self.spacingUseSystem } }
    }

    /// What Interface Builder may set by name on a stack view.
    static let stackViewKeys = UIView.keyedProperties.adding([
        "arrangedSubviews": KeyedProperty(reading: \UIStackView.arrangedSubviews),
        "spacing": KeyedProperty(\UIStackView.spacing),
        "baselineRelativeArrangement": KeyedProperty(\UIStackView.isBaselineRelativeArrangement),
        "isBaselineRelativeArrangement": KeyedProperty(\UIStackView.isBaselineRelativeArrangement),
        "layoutMarginsRelativeArrangement": KeyedProperty(\UIStackView.isLayoutMarginsRelativeArrangement),
        "isLayoutMarginsRelativeArrangement": KeyedProperty(\UIStackView.isLayoutMarginsRelativeArrangement),
    ])
}

extension NSLayoutConstraint.Axis: InterfaceChoice {
    static let interfaceNames: InterfaceNames<NSLayoutConstraint.Axis> = ["horizontal": .horizontal, "vertical": .vertical]
}

extension UIStackView.Distribution: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIStackView.Distribution> = [
        "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
        "equalCentering": .equalCentering,
    ]
}

extension UIStackView.Alignment: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIStackView.Alignment> = [
        "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
        "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
    ]
}
