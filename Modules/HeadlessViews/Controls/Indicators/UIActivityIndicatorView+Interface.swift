import InterfaceDocuments

extension UIActivityIndicatorView {
    func decodeActivityIndicator(_ decoder: InterfaceDecoder) {
        if let style = decoder.choice(.style, Style.self) { self.style = style }
        decoder.color(.color) { color = $0 }
        // Interface Builder writes YES and leaves NO out; UIKit's default is YES.
        hidesWhenStopped = decoder.boolean(.hidesWhenStopped) ?? false
        if decoder.boolean(.animating) == true { startAnimating() }
    }

    /// What Interface Builder may set by name on an activity indicator.
    static let activityIndicatorKeys = UIView.keyedProperties.adding([
        "color": KeyedProperty(\UIActivityIndicatorView.color),
        "hidesWhenStopped": KeyedProperty(\UIActivityIndicatorView.hidesWhenStopped),
    ])
}

extension UIActivityIndicatorView.Style: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIActivityIndicatorView.Style> = [
        "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium, "large": .large,
    ]
}
