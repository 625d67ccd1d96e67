import InterfaceDocuments

extension InterfaceClasses {
    /// The classes of controllers.
    static let controllers: [InterfaceWord: any InterfaceDecodable.Type] = [
        .viewController: UIViewController.self, .navigationController: UINavigationController.self,
        .tabBarController: UITabBarController.self, .splitViewController: UISplitViewController.self,
        .tableViewController: UITableViewController.self, .collectionViewController: UICollectionViewController.self,
        .pageViewController: UIPageViewController.self, .hostingController: HostingController.self,
        .avPlayerViewController: AVPlayerViewController.self, .glkViewController: GLKViewController.self,
        .searchDisplayController: UISearchDisplayController.self,
    ]
}
