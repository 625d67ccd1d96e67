import InterfaceDocuments

extension InterfaceClasses {
    /// The classes of bars and of what is in bars.
    static let bars: [InterfaceWord: any InterfaceDecodable.Type] = [
        .navigationBar: UINavigationBar.self, .toolbar: UIToolbar.self, .tabBar: UITabBar.self,
        .barButtonItem: UIBarButtonItem.self, .navigationItem: UINavigationItem.self, .tabBarItem: UITabBarItem.self,
    ]
}
