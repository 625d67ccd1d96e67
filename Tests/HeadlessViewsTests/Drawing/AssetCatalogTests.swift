import Testing

@testable import HeadlessViews

@Suite("Asset catalogs")
struct AssetCatalogTests {
    @Test("Reads a color in each way that Xcode writes its numbers")
    func numbers() throws {
        let bundle = try TemporaryBundle()
        try bundle.addColor(
            "Fraction",
            [
                #"{"color": {"color-space": "srgb", "components": {"red": "0.500", "green": "0.25", "blue": "1.000", "alpha": "0.800"}}}"#
            ])
        try bundle.addColor(
            "Bytes",
            [#"{"color": {"color-space": "srgb", "components": {"red": "255", "green": "51", "blue": "0", "alpha": "1.000"}}}"#])
        try bundle.addColor(
            "Hexadecimal",
            [
                #"{"color": {"color-space": "display-p3", "components": {"red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000"}}}"#
            ])
        try bundle.addColor(
            "Gray", [#"{"color": {"color-space": "gray-gamma-22", "components": {"white": "0.750", "alpha": "1.000"}}}"#])
        let catalogs = bundle.catalogs
        #expect(catalogs.color(named: "Fraction")?.universal == .sRGB(0.5, 0.25, 1, alpha: 0.8))
        #expect(catalogs.color(named: "Bytes")?.universal == .sRGB(1, 0.2, 0))
        #expect(catalogs.color(named: "Hexadecimal")?.universal == .displayP3(1, 0.2, 0))
        #expect(catalogs.color(named: "Gray")?.universal == .gray(0.75))
    }

    @Test("Chooses the variant for the appearance, and falls back where one is missing")
    func appearances() throws {
        let bundle = try TemporaryBundle()
        try bundle.addColor(
            "Accent",
            [
                #"{"idiom": "universal", "color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}"#,
                #"{"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"components": {"red": "0.0", "green": "1.0", "blue": "0.0"}}}"#,
                #"{"idiom": "mac", "color": {"components": {"red": "0.0", "green": "0.0", "blue": "1.0"}}}"#,
            ])
        let color = try #require(bundle.catalogs.color(named: "Accent"))
        let resolve = { UIColor(content: .asset(color)).resolvedColor(with: $0) }
        #expect(resolve(UITraitCollection(userInterfaceStyle: .light)) == .red)
        #expect(resolve(UITraitCollection(userInterfaceStyle: .dark)) == .green)
        #expect(resolve(UITraitCollection(accessibilityContrast: .high)) == .red)
        let darkHigh = [UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(accessibilityContrast: .high)]
        #expect(resolve(UITraitCollection(traitsFrom: darkHigh)) == .green)
    }

    @Test("Follows a reference to a system color")
    func systemReference() throws {
        let bundle = try TemporaryBundle()
        try bundle.addColor("Ground", [#"{"color": {"platform": "ios", "reference": "systemBackgroundColor"}}"#])
        let color = try #require(bundle.catalogs.color(named: "Ground"))
        #expect(color.components(for: TraitValues.Appearance()) == .sRGB(1, 1, 1))
        #expect(color.components(for: TraitValues.Appearance(isDark: true)) == .sRGB(0, 0, 0))
    }

    @Test(
        "Gives no color for a set that makes no sense",
        arguments: [
            #"{"color": {"components": {"red": "x", "green": "0.0", "blue": "0.0"}}}"#,
            #"{"color": {"components": {"red": "nan", "green": "0.0", "blue": "0.0"}}}"#,
            #"{"color": {"reference": "noColor"}}"#, #"{"idiom": "universal"}"#, "{",
        ])
    func nonsense(variant: String) throws {
        let bundle = try TemporaryBundle()
        try bundle.addColor("Broken", [variant])
        #expect(bundle.catalogs.color(named: "Broken") == nil)
    }

    @Test("Puts a folder's name before its colors only if it provides a namespace")
    func namespaces() throws {
        let bundle = try TemporaryBundle()
        let red = #"{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}"#
        try bundle.addColor("Plain/Inner", [red])
        try bundle.addColor("Brand/Outer", [red])
        try bundle.write(#"{"properties": {"provides-namespace": true}}"#, to: "Assets.xcassets/Brand/Contents.json")
        #expect(Set(bundle.catalogs.colorSets.keys) == ["Inner", "Brand/Outer"])
    }

    @Test("Finds colors by name in a bundle, and gives nil for a name that it lacks")
    func namedColors() throws {
        let temporary = try TemporaryBundle()
        try temporary.addColor("Accent", [#"{"color": {"components": {"red": "1.0", "green": "0.0", "blue": "0.0"}}}"#])
        let bundle = try #require(Bundle(path: temporary.url.path))
        let color = try #require(UIColor(named: "Accent", in: bundle, compatibleWith: nil))
        #expect(color.assetName == "Accent")
        #expect(UIColor(named: "Accent", in: bundle, compatibleWith: UITraitCollection()) == .red)
        #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
        #expect(UIColor(named: "../Accent", in: bundle, compatibleWith: nil) == nil)
    }

    @Test("Carries the name and the numbers that a document gives")
    func documentColor() {
        let color = UIColor(assetName: "Accent", fallback: .red)
        #expect(color.assetName == "Accent")
        #expect(color.cgColor == UIColor.red.cgColor)
        #expect(color != .red)
    }
}
