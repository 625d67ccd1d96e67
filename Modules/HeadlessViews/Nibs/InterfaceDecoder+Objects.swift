import InterfaceDocuments

extension InterfaceDecoder {
    /// The object that the child for a property stands for; made now.
    func object<Object>(_ key: InterfaceWord, as type: Object.Type = Object.self) -> Object? {
        guard let child = child(key) else { return nil }
        return loading.object(for: child) as? Object
    }

    /// The objects of a list, such as `<subviews>`; made now, in document order.
    func objects<Object>(in list: InterfaceWord, as type: Object.Type = Object.self) -> [Object] {
        element.child(list)?.children.compactMap { loading.object(for: $0) as? Object } ?? []
    }

    /// Runs a closure with the object whose id an attribute holds, once every object of the document is made.
    func whenMade<Object>(_ word: InterfaceWord, as type: Object.Type = Object.self, _ use: @escaping (Object) -> Void) {
        guard let id = self[word] else { return }
        loading.afterObjects { loading in
            if let object = loading.object(withID: id) as? Object { use(object) }
        }
    }
}
