import ReusableNibs

final class RatingView: UIView, NibOwnerLoadable {  // the nib's File's Owner is the RatingView
    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadNibContent()
    }
}

extension RatingView {
    @IBAction func rate(_ sender: Any?) { tag += 1 }
}

#if !canImport(UIKit)
    extension RatingView: ActionTarget {
        static let actionTable = ActionTable(for: RatingView.self, ["rate:": { view, sender in view.rate(sender) }])
    }
#endif
