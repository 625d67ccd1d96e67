import InterfaceDocuments
import ObjectRuntime

/// Finds the custom classes that a document names.
///
/// `customModule` names the module. With `customModuleProvider="target"`, or without a module, the target that the document is compiled
/// into is meant, whatever the document calls it: the written name may be older than the target's. `B38`
@MainActor class InterfaceClassResolver {
    private let owner: AnyObject?
    private let describedClass: AnyClass?
    private let bundle: Bundle?

    /// The modules that may be that target.
    private lazy var modules: [String] = {
        let asking = [owner.map { Swift.type(of: $0) }, describedClass].compactMap(\.self)
        let bundleModules = bundle.map { MainModule.names(ofResources: $0) } ?? []
        return (asking.map(ClassLookup.moduleName(of:)) + bundleModules + MainModule.names).uniqued()
    }()

    /// A resolver for a nib of a bundle that is loaded for an owner, or that is a class's own.
    init(owner: AnyObject?, describedClass: AnyClass? = nil, bundle: Bundle? = nil) {
        self.owner = owner
        self.describedClass = describedClass
        self.bundle = bundle
    }

    /// The class to make for an element: its custom class, or the base class where that is not to be had. `B28`
    func type(
        of element: InterfaceElement, base: any InterfaceDecodable.Type, loading: InterfaceLoading
    ) -> any InterfaceDecodable.Type {
        guard let customClass = element.customClass, !customClass.name.isEmpty else { return base }
        if let found = find(customClass) as? any InterfaceDecodable.Type { return found }
        loading.noteUnknownClass(customClass)
        return base
    }

    /// An object for a `<customObject>`: of its class, made by its plain `init()`, or a bare one. `B2`
    func makeCustomObject(of element: InterfaceElement, loading: InterfaceLoading) -> AnyObject? {
        guard let customClass = element.customClass, !customClass.name.isEmpty else { return HeadlessObject() }
        let found: AnyClass? = find(customClass)
        if let type = found as? any InterfaceDecodable.Type {
            return type.init(coder: InterfaceCoder(element: element, loading: loading))
        }
        if let type = found as? HeadlessObject.Type { return ObjectInitializers.headless(type) }
        if let type = found as? NSObject.Type { return ObjectInitializers.foundation(type) }
        loading.noteUnknownClass(customClass)
        return HeadlessObject()
    }

    /// A constraint of the class that an element names, still without a form.
    func makeConstraint(of element: InterfaceElement, loading: InterfaceLoading) -> NSLayoutConstraint {
        guard let customClass = element.customClass, !customClass.name.isEmpty else { return NSLayoutConstraint() }
        let type = find(customClass) as? NSLayoutConstraint.Type
        if let type, let made = ObjectInitializers.headless(type) as? NSLayoutConstraint { return made }
        loading.noteUnknownClass(customClass)
        return NSLayoutConstraint()
    }

    /// The class that a document names; nil where the process does not have it.
    func find(_ customClass: InterfaceCustomClass) -> AnyClass? {
        let written = [customClass.module].compactMap(\.self)
        let isOfTarget = customClass.isOfTarget || customClass.module == nil
        for module in (isOfTarget ? modules + written : written) + ["HeadlessViews"] {
            if let found = ClassLookup.known(named: customClass.name, inModule: module) { return found }
        }
        return isOfTarget ? onlyClass(named: customClass.name) : nil
    }

    /// The class of a name that only one module of the program has: what is left where nothing tells which target is meant, as when a nib
    /// is loaded from memory and without an owner.
    private func onlyClass(named name: String) -> AnyClass? {
        let all = ClassLookup.all(named: name)
        return all.count == 1 ? all[0] : nil
    }
}

/// Finds the framework's own classes alone, and makes the rest as the classes that they inherit from in Interface Builder.
///
/// Who looks at documents of any app has classes of its own, which are not meant where they happen to have a name that an app uses.
final class FrameworkClassResolver: InterfaceClassResolver {
    override func find(_ customClass: InterfaceCustomClass) -> AnyClass? {
        ClassLookup.known(named: customClass.name, inModule: "HeadlessViews")
    }
}

extension InterfaceLoading {
    /// Notes a class that the process does not have, in UIKit's words. `B28`
    func noteUnknownClass(_ customClass: InterfaceCustomClass) {
        let full = customClass.runtimeName
        guard report.unknownClasses.insert(full).inserted, isStrict else { return }
        StandardError.log("Unknown class \(full) in Interface Builder file.")
    }
}

extension InterfaceCustomClass {
    /// The class's name as Objective-C would have it. `B38`
    var runtimeName: String { module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name }
}
