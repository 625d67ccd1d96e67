import Testing

@testable import HeadlessViews

@Suite("System colors")
struct SystemColorTests {
    private static let dark = UITraitCollection(userInterfaceStyle: .dark)
    private static let light = UITraitCollection(userInterfaceStyle: .light)

    private func bytes(_ color: UIColor, _ traits: [UITraitCollection]) -> [Int] {
        let components = color.resolvedColor(with: UITraitCollection(traitsFrom: traits)).cgColor.components ?? []
        return components.dropLast().map { Int(($0 * 255).rounded()) }
    }

    @Test("Has the palette's published numbers for light, dark and high contrast")
    func palette() {
        let contrast = UITraitCollection(accessibilityContrast: .high)
        #expect(bytes(.systemBlue, [Self.light]) == [0, 122, 255])
        #expect(bytes(.systemBlue, [Self.dark]) == [10, 132, 255])
        #expect(bytes(.systemBlue, [Self.light, contrast]) == [0, 64, 221])
        #expect(bytes(.systemBlue, [Self.dark, contrast]) == [64, 156, 255])
        #expect(bytes(.systemGray6, [Self.light]) == [242, 242, 247])
        #expect(bytes(.systemMint, [Self.dark]) == [99, 230, 226])
    }

    @Test("Raises a background's level in the dark only")
    func elevation() {
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        #expect(bytes(.systemBackground, [Self.dark]) == [0, 0, 0])
        #expect(bytes(.systemBackground, [Self.dark, elevated]) == [28, 28, 30])
        #expect(bytes(.systemBackground, [Self.light, elevated]) == [255, 255, 255])
    }

    @Test("Gives labels their own alpha in each appearance")
    func labels() {
        #expect(UIColor.secondaryLabel.resolvedColor(with: Self.light).cgColor.alpha == 0.6)
        #expect(UIColor.quaternaryLabel.resolvedColor(with: Self.light).cgColor.alpha == 0.18)
        #expect(UIColor.quaternaryLabel.resolvedColor(with: Self.dark).cgColor.alpha == 0.16)
    }

    @Test("Knows the names that documents use, old ones too")
    func names() {
        #expect(UIColor.systemColor(named: "systemBackgroundColor") == .systemBackground)
        #expect(UIColor.systemColor(named: "groupTableViewBackgroundColor") == .systemGroupedBackground)
        #expect(UIColor.systemColor(named: "tableCellGroupedBackgroundColor") == .secondarySystemGroupedBackground)
        #expect(UIColor.systemColor(named: "darkTextColor") == .darkText)
        #expect(UIColor.systemColor(named: "whiteColor") == .white)
        #expect(UIColor.systemColor(named: "tintColor") == .tintColor)
        #expect(UIColor.systemColor(named: "scrollViewTexturedBackgroundColor") != nil)
        #expect(UIColor.systemColor(named: "noColor") == nil)
    }

    @Test(
        "Has the numbers that a document of the corpus gives for each system color",
        .enabled(if: ProcessInfo.processInfo.environment["INTERFACE_CORPUS"] != nil))
    func corpus() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["INTERFACE_CORPUS"])
        let fallbacks = try SystemColorFallback.all(in: URL(fileURLWithPath: folder))
        #expect(fallbacks.count > 50)
        for (name, given) in Dictionary(grouping: fallbacks, by: \.name) {
            let color = try #require(UIColor.systemColor(named: name), "\(name)")
            let light = color.resolvedColor(with: Self.light)
            #expect(given.contains { $0.agrees(with: light) }, "\(given) is here \(light)")
        }
    }
}

/// The numbers that a document gives for a system color, in its list of resources.
private struct SystemColorFallback {
    var name: String
    var numbers: [String: Double]

    /// Whether the numbers are a color's, but for rounding.
    ///
    /// Systems before iOS 15 and after iOS 18 have another red and teal, so a single document may disagree.
    func agrees(with color: UIColor) -> Bool {
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let given = [
            numbers["red"] ?? numbers["white"], numbers["green"] ?? numbers["white"], numbers["blue"] ?? numbers["white"],
            numbers["alpha"],
        ]
        return zip(given, [red, green, blue, alpha]).allSatisfy { abs(($0 ?? 1) - Double($1)) < 0.002 }
    }

    static func all(in folder: URL) throws -> [SystemColorFallback] {
        let pattern = try NSRegularExpression(pattern: "<systemColor name=\"(\\w+)\">\\s*<color ([^>]*)/>")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects ?? []).compactMap { $0 as? URL }.flatMap { file -> [SystemColorFallback] in
            guard ["xib", "storyboard"].contains(file.pathExtension), let text = try? String(contentsOf: file, encoding: .utf8)
            else { return [] }
            let whole = NSRange(text.startIndex..., in: text)
            return pattern.matches(in: text, range: whole).map { match in
                let part = { (index: Int) in (text as NSString).substring(with: match.range(at: index)) }
                return SystemColorFallback(name: part(1), numbers: attributes(part(2)))
            }
        }
    }

    private static func attributes(_ text: String) -> [String: Double] {
        let pairs = text.split(separator: " ").compactMap { attribute -> (String, Double)? in
            let halves = attribute.split(separator: "=")
            guard halves.count == 2, let number = Double(halves[1].filter { $0 != "\"" }) else { return nil }
            return (String(halves[0]), number)
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
