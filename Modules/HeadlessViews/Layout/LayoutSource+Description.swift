extension LayoutSource {
    /// The relation as UIKit's log has it.
    @MainActor var description: String {
        switch self {
        case .constraint(let constraint): constraint.logDescription
        case .frame(let view, let axis): Self.describe(frameOf: view, axis)
        case .stack(let stack, let name): "<NSLayoutConstraint:\(stack.address) '\(name)' \(stack.logName)   (active)>"
        case .content(let view): "<NSContentSizeLayoutConstraint:\(view.address) \(view.logName)   (active)>"
        case .length: "<NSLayoutConstraint a length is not negative>"
        }
    }

    /// The size that a list, or whatever else places a view, has given it.
    @MainActor private static func describe(frameOf view: UIView, _ axis: NSLayoutConstraint.Axis) -> String {
        let isHorizontal = axis == .horizontal
        let length = (isHorizontal ? view.bounds.width : view.bounds.height).logNumber
        let isInCell = view.isPlacedByCode || view.superview?.isPlacedByCode == true
        guard isInCell else {
            let attribute = isHorizontal ? "width" : "height"
            return
                "<NSAutoresizingMaskLayoutConstraint:\(view.address) h=--& v=--& \(view.logName).\(attribute) == \(length)   (active)>"
        }
        let name = isHorizontal ? "UIView-Encapsulated-Layout-Width" : "UIView-Encapsulated-Layout-Height"
        return "<NSLayoutConstraint:\(view.address) '\(name)' \(isHorizontal ? "H" : "V"):[\(view.logName)(\(length))]   (active)>"
    }
}

extension NSLayoutConstraint {
    /// The constraint as UIKit's log has it.
    var logDescription: String {
        let name = identifier.map { "'\($0)' " } ?? ""
        return "<NSLayoutConstraint:\(address) \(name)\(logFormula)   (\(isActive ? "active" : "inactive"))>"
    }

    private var logFormula: String {
        let left = Self.logSide(firstItem, firstAttribute)
        let relation = [Relation.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="][relation] ?? "=="
        let strength = priority == .required ? "" : " @\(CGFloat(priority.rawValue).logNumber)"
        guard secondAttribute != .notAnAttribute else { return "\(left) \(relation) \(constant.logNumber)\(strength)" }
        let factor = multiplier == 1 ? "" : "\(multiplier.logNumber)*"
        let offset = constant == 0 ? "" : " \(constant < 0 ? "-" : "+") \(abs(constant).logNumber)"
        return "\(left) \(relation) \(factor)\(Self.logSide(secondItem, secondAttribute))\(offset)\(strength)"
    }

    private static func logSide(_ item: AnyObject?, _ attribute: Attribute) -> String {
        guard let item = item as? HeadlessObject else { return "nil.\(attribute)" }
        let name = (item as? UILayoutGuide).map { "'\($0.identifier)'" } ?? ""
        return "\(item.logName)\(name).\(attribute)"
    }
}

extension HeadlessObject {
    fileprivate var address: String { ObjectIdentifier(self).address }
    fileprivate var logName: String { "\(type(of: self)):\(address)" }
}

extension CGFloat {
    /// The number without needless decimals.
    fileprivate var logNumber: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : String(format: "%g", self)
    }
}
