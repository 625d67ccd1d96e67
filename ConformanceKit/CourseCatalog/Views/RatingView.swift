import ReusableCells

/// Five stars, of which a tap fills as many as are left of it.
final class RatingView: UIView, NibOwnerLoadable {
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private var starViews: [UIImageView]!

    /// The number of stars that are filled, from 0 to 5.
    var rating = 0 {
        didSet { fillStars() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        loadNibContent()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        loadNibContent()
    }

    @IBAction func rate(_ sender: UITapGestureRecognizer) {
        let place = sender.location(in: self).x
        rating = starViews.filter { $0.frame.minX <= place }.count
    }

    private func fillStars() {
        for (number, starView) in starViews.enumerated() {
            starView.image = UIImage(systemName: number < rating ? "star.fill" : "star")
        }
    }
}

#if !canImport(UIKit)
    extension RatingView: ActionTarget {
        static let actionTable = ActionTable(
            for: RatingView.self,
            [
                "rate:": { view, sender in
                    if let recognizer = sender as? UITapGestureRecognizer { view.rate(recognizer) }
                }
            ])
    }
#endif
