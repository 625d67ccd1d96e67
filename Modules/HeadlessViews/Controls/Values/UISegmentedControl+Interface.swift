import InterfaceDocuments

extension UISegmentedControl {
    /// Reads all but the segments.
    ///
    /// `segmentControlStyle` is left alone: UIKit has had one look for all styles since iOS 7.
    func decodeSegmentedControl(_ decoder: InterfaceDecoder) {
        if let index = decoder.integer(.selectedSegmentIndex) { selectedSegmentIndex = index }
        if let isMomentary = decoder.boolean(.momentary) { self.isMomentary = isMomentary }
        if let apportions = decoder.boolean(.apportionsSegmentWidthsByContent) { apportionsSegmentWidthsByContent = apportions }
        decoder.color(.selectedSegmentTintColor) { selectedSegmentTintColor = $0 }
    }

    /// What Interface Builder may set by name on a segmented control.
    static let segmentedControlKeys = UIControl.keyedProperties.adding([
        "selectedSegmentIndex": KeyedProperty(\UISegmentedControl.selectedSegmentIndex),
        "momentary": KeyedProperty(\UISegmentedControl.isMomentary),
        "isMomentary": KeyedProperty(\UISegmentedControl.isMomentary),
        "apportionsSegmentWidthsByContent": KeyedProperty(\UISegmentedControl.apportionsSegmentWidthsByContent),
        "selectedSegmentTintColor": KeyedProperty(\UISegmentedControl.selectedSegmentTintColor),
    ])
}

extension SegmentList.Segment {
    /// Reads a `<segment>`.
    @MainActor init(_ decoder: InterfaceDecoder) {
        self.init(title: decoder.string(.title), image: decoder.image(.image))
        if let isEnabled = decoder.boolean(.enabled) { self.isEnabled = isEnabled }
        if let width = decoder.number(.width) { self.width = width }
        if let child = decoder.element.children.first(where: { $0["key"] == "contentOffset" }) {
            contentOffset = CGSize(width: child[.width]?.number ?? 0, height: child[.height]?.number ?? 0)
        }
    }
}
