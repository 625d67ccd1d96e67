import InterfaceDocuments

/// AVKit's controller that plays films; here it has a plain view.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    /// How a film fills the view; within its edges by default.
    open var videoGravity = AVLayerVideoGravity.resizeAspect

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let value = decoder?.string(.videoGravity) { videoGravity = AVLayerVideoGravity(rawValue: value) }
    }
}

/// How a film fills its layer.
public struct AVLayerVideoGravity: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a way of filling of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As large as fits, with its own proportions.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// So large that it fills the layer, with its own proportions.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// As large as the layer, with the layer's proportions.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
