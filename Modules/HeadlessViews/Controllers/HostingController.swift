/// Stands for a controller of a SwiftUI view, which there is none of here: it has a plain view.
final class HostingController: UIViewController {}
