import InterfaceDocuments

extension InterfaceClasses {
    /// The classes of scroll views, lists and what is in lists.
    static let lists: [InterfaceWord: any InterfaceDecodable.Type] = [
        .scrollView: UIScrollView.self
    ]
}
