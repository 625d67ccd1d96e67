/// The class that an object is made of, where it is not the one that its element stands for.
public struct InterfaceCustomClass: Sendable, Hashable {
    /// The class's name in its source.
    public var name: String
    /// The module that it is in; nil for a class known by its Objective-C name.
    public var module: String?
    /// Whether the module is the one that the document is compiled into, whatever that is called.
    public var isOfTarget: Bool

    /// Makes a name of a class.
    public init(name: String, module: String?, isOfTarget: Bool) {
        self.name = name
        self.module = module
        self.isOfTarget = isOfTarget
    }
}

extension InterfaceElement {
    /// The class that the object is made of, nil where it is the one that the element stands for.
    public var customClass: InterfaceCustomClass? {
        guard let name = self[.customClass] else { return nil }
        return InterfaceCustomClass(
            name: name.string, module: self[.customModule].flatMap { $0.isEmpty ? nil : $0.string },
            isOfTarget: self[.customModuleProvider] == "target")
    }
}
