import InterfaceDocuments
import ObjectRuntime

/// Finds the custom classes that a document names.
///
/// `customModule` names the module, unless `customModuleProvider="target"` says that the document's own target is meant: then the module of
/// File's Owner, and the main executable's, come first, since the written name may be older than the target's. `B38`
@MainActor struct InterfaceClassResolver {
    private let modules: [String]

    /// A resolver for a nib that is loaded for an owner, or by code of some modules.
    init(owner: AnyObject?, modules: [String] = []) {
        let ownerModule = owner.map { ClassLookup.moduleName(of: Swift.type(of: $0)) }
        self.modules = ([ownerModule].compactMap(\.self) + modules + MainModule.names).uniqued()
    }

    /// The class to make for an element: its custom class, or the base class where that is not to be had. `B28`
    func type(
        of element: InterfaceElement, base: any InterfaceDecodable.Type, loading: InterfaceLoading
    ) -> any InterfaceDecodable.Type {
        guard let name = element[.customClass]?.string, !name.isEmpty else { return base }
        if let found = find(name, element) as? any InterfaceDecodable.Type { return found }
        loading.noteUnknownClass(name, module: element[.customModule]?.string)
        return base
    }

    /// An object for a `<customObject>`: of its class, made by its plain `init()`, or a bare one. `B2`
    func makeCustomObject(of element: InterfaceElement, loading: InterfaceLoading) -> AnyObject? {
        guard let name = element[.customClass]?.string, !name.isEmpty else { return HeadlessObject() }
        let found: AnyClass? = find(name, element)
        if let type = found as? any InterfaceDecodable.Type {
            return type.init(coder: InterfaceCoder(element: element, loading: loading))
        }
        if let type = found as? HeadlessObject.Type { return ObjectInitializers.headless(type) }
        if let type = found as? NSObject.Type { return ObjectInitializers.foundation(type) }
        loading.noteUnknownClass(name, module: element[.customModule]?.string)
        return HeadlessObject()
    }

    private func find(_ name: String, _ element: InterfaceElement) -> AnyClass? {
        let written = element[.customModule]?.string
        let isInherited = element[.customModuleProvider]?.string == "target" || written == nil
        let candidates = isInherited ? modules + [written].compactMap(\.self) : [written].compactMap(\.self)
        for module in candidates {
            if let found = try? ClassLookup.find(named: name, inModule: module) { return found }
        }
        return try? ClassLookup.find(named: name, inModule: "HeadlessViews")
    }
}

extension InterfaceLoading {
    /// Notes a class that the process does not have, in UIKit's words. `B28`
    func noteUnknownClass(_ name: String, module: String?) {
        let full = module.map { "_TtC\($0.utf8.count)\($0)\(name.utf8.count)\(name)" } ?? name
        guard report.unknownClasses.insert(full).inserted, logs else { return }
        StandardError.log("Unknown class \(full) in Interface Builder file.")
    }
}
