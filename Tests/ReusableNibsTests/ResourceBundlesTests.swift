import Testing

@testable import ReusableNibs

@MainActor @Suite struct ResourceBundlesTests {
    @Test("P30 The resource bundle of the class's own target comes first, and the main bundle last")
    func order() {
        let bundles = ResourceBundles.bundles(for: Badge.self)
        #expect(bundles.first?.bundlePath == Bundle.module.bundlePath)
        #expect(bundles.last?.bundlePath == Bundle.main.bundlePath)
        #expect(Set(bundles.map(\.bundlePath)).count == bundles.count)
    }

    @Test("P31 A class of a module without resources has the bundle of its code")
    func withoutResources() {
        let bundles = ResourceBundles.bundles(for: UIView.self)
        #expect(!bundles.isEmpty)
        #expect(!bundles.contains { $0.bundlePath == Bundle.module.bundlePath })
    }

    @Test(
        "A resource bundle is one that the package manager names for the target",
        arguments: [
            ("Shop_ShopViews.bundle", "ShopViews", true),
            ("Shop_ShopViews.resources", "ShopViews", true),
            ("my-shop_Shop-Views.bundle", "Shop_Views", true),
            ("Shop_OtherViews.bundle", "Views", false),
            ("ShopViews.bundle", "ShopViews", false),
            ("Shop_ShopViews.swiftmodule", "ShopViews", false),
            ("Shop_.bundle", "", false),
        ])
    func names(name: String, module: String, isOne: Bool) {
        #expect(ResourceBundles.isResourceBundle(name, of: module) == isOne)
    }

    @Test("Finds the nibs at the top and in the folders of languages")
    func bundledNibs() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nibs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appendingPathComponent("Base.lproj"), withIntermediateDirectories: true)
        for file in ["Top.xib", "Other.txt", "Base.lproj/Local.xib"] {
            try Data().write(to: folder.appendingPathComponent(file))
        }
        #expect(BundledFiles(fileExtension: "xib").names(in: try #require(Bundle(path: folder.path))) == ["Top", "Local"])
    }
}
