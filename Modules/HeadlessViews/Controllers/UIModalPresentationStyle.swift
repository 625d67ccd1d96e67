/// How a controller is shown over others.
public enum UIModalPresentationStyle: Int, Sendable {
    /// As the system finds best.
    case automatic = -2
    /// As the popover's adaptation asks for.
    case none = -1
    /// Over the whole screen, with what is below taken away.
    case fullScreen = 0
    /// Over part of the screen, with a margin round it.
    case pageSheet = 1
    /// In the middle of the screen, in the size of a form.
    case formSheet = 2
    /// Over the controller that defines the context.
    case currentContext = 3
    /// As the app's own presentation controller does.
    case custom = 4
    /// Over the whole screen, with what is below left in place.
    case overFullScreen = 5
    /// Over the controller that defines the context, with what is below left in place.
    case overCurrentContext = 6
    /// In a popover.
    case popover = 7
}

/// How a controller comes and goes when it is shown over others.
public enum UIModalTransitionStyle: Int, Sendable {
    /// Up from below.
    case coverVertical = 0
    /// Turning round its vertical middle.
    case flipHorizontal = 1
    /// Fading in.
    case crossDissolve = 2
    /// A corner of the old view curls up.
    case partialCurl = 3
}

extension UIModalPresentationStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIModalPresentationStyle> = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
        "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
        "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
}

extension UIModalTransitionStyle: InterfaceChoice {
    static let interfaceNames: InterfaceNames<UIModalTransitionStyle> = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]
}
