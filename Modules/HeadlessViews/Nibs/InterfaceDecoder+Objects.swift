import InterfaceDocuments

// An object is unwrapped before it is cast: optimized code that casts an optional object to a generic type asks for the class of none.
// Swift 6.3.1

extension InterfaceDecoder {
    /// The object that the child for a property stands for; made now.
    func object<Object>(_ key: InterfaceWord, as type: Object.Type = Object.self) -> Object? {
        guard let child = child(key), let object = loading.object(for: child) else { return nil }
        return object as? Object
    }

    /// The objects of a list, such as `<subviews>`; made now, in document order.
    func objects<Object>(in list: InterfaceWord, as type: Object.Type = Object.self) -> [Object] {
        guard let elements = element.child(list)?.children else { return [] }
        var objects: [Object] = []
        for element in elements {
            if let object = loading.object(for: element), let wanted = object as? Object { objects.append(wanted) }
        }
        return objects
    }

    /// Runs a closure with the object whose id an attribute holds, once every object of the document is made.
    func whenMade<Object>(_ word: InterfaceWord, as type: Object.Type = Object.self, _ use: @escaping (Object) -> Void) {
        guard let id = self[word] else { return }
        loading.afterObjects { loading in
            if let object = loading.object(withID: id), let wanted = object as? Object { use(wanted) }
        }
    }
}
