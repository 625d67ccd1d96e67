import InterfaceDocuments

extension InterfaceClasses {
    /// The elements of views that come from other frameworks than UIKit.
    static let otherFrameworks: [InterfaceWord: any InterfaceDecodable.Type] = [
        .mapView: MKMapView.self, .wkWebView: WKWebView.self, .webView: UIWebView.self, .sceneKitView: SCNView.self,
        .arscnView: ARSCNView.self, .arskView: ARSKView.self, .arView: ARView.self, .skView: SKView.self,
        .glkView: GLKView.self, .mtkView: MTKView.self,
    ]
}
