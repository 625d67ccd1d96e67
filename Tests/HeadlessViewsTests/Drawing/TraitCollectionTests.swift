import Testing

@testable import HeadlessViews

@Suite("Trait collections")
struct TraitCollectionTests {
    @Test("States nothing when made of nothing")
    func empty() {
        let traits = UITraitCollection()
        #expect(traits.userInterfaceStyle == .unspecified)
        #expect(traits.userInterfaceIdiom == .unspecified)
        #expect(traits.displayScale == 0)
        #expect(traits.preferredContentSizeCategory == .unspecified)
        #expect(traits.layoutDirection == .unspecified)
    }

    @Test("Takes the later of two collections that state the same trait")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(),
        ])
        #expect(merged.userInterfaceStyle == .light)
        #expect(merged.displayScale == 2)
    }

    @Test("Contains the traits that it states, and those of a collection that states nothing")
    func containing() {
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
        ])
        #expect(traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .compact)))
        #expect(!traits.containsTraits(in: UITraitCollection(horizontalSizeClass: .regular)))
        #expect(traits.containsTraits(in: UITraitCollection()))
        #expect(traits.containsTraits(in: nil))
        #expect(!UITraitCollection().containsTraits(in: traits))
    }

    @Test("Tells whether colors look different by style, contrast and level alone")
    func colorAppearance() {
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(accessibilityContrast: .high)))
        #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(displayScale: 2)))
        #expect(!light.hasDifferentColorAppearance(comparedTo: nil))
    }

    @Test("Puts the former traits back after some code ran under others")
    func current() {
        #expect(UITraitCollection.current.userInterfaceIdiom == .phone)
        UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
            #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        }
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
    }

    @Test("Is equal to a collection that states the same")
    func equality() {
        #expect(UITraitCollection(displayScale: 2) == UITraitCollection(displayScale: 2))
        #expect(UITraitCollection(displayScale: 2) != UITraitCollection(displayScale: 3))
    }

    @Test("Orders content sizes from the smallest text to the largest")
    func contentSizes() {
        #expect(UIContentSizeCategory.extraSmall < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL") == .accessibilityExtraExtraExtraLarge)
    }
}

@Suite("Traits of an app's own")
struct CustomTraitTests {
    private enum Density: UITraitDefinition {
        static let defaultValue = 1
    }

    private enum Formula: UITraitDefinition {
        static let defaultValue: @Sendable () -> Int = { 0 }
        static let affectsColorAppearance = true
    }

    @Test("Gives the default value until a value is stated, and takes the later of two")
    func values() {
        #expect(UITraitCollection()[Density.self] == 1)
        let traits = UITraitCollection { $0[Density.self] = 5 }
        #expect(traits[Density.self] == 5)
        let merged = UITraitCollection(traitsFrom: [traits, UITraitCollection(Density.self, value: 7), UITraitCollection()])
        #expect(merged[Density.self] == 7)
        #expect(traits.replacing(Density.self, value: 9)[Density.self] == 9)
        #expect(traits[Density.self] == 5)
    }

    @Test("Reads and states UIKit's own traits by their types and by their names")
    func systemTraits() {
        let traits = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[UITraitDisplayScale.self] = 2
        }
        #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
        #expect(traits.displayScale == 2)
        #expect(traits == UITraitCollection(traitsFrom: [.init(userInterfaceStyle: .dark), .init(displayScale: 2)]))
        #expect(traits.modifyingTraits { $0.displayScale = 3 }.userInterfaceStyle == .dark)
    }

    @Test("Lists the traits that changed")
    func changes() {
        let one = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0[Density.self] = 5
        }
        let names = { (traits: [UITrait]) in Set(traits.map { $0.name }) }
        #expect(names(one.changedTraits(from: nil)) == ["UITraitUserInterfaceStyle", "Density"])
        #expect(one.changedTraits(from: one.replacing(Density.self, value: 5)).isEmpty)
        #expect(names(one.changedTraits(from: one.replacing(Density.self, value: 6))) == ["Density"])
        #expect(UITraitCollection.systemTraitsAffectingColorAppearance.count == 3)
    }

    @Test("Takes a value that cannot be compared for another one unless it is the same")
    func incomparableValues() {
        let one = UITraitCollection(Formula.self, value: { 1 })
        #expect(one == one)
        #expect(one == UITraitCollection(traitsFrom: [one]))
        #expect(one != UITraitCollection(Formula.self, value: { 1 }))
        #expect(one != UITraitCollection(Density.self, value: 1))
        #expect(one.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(!UITraitCollection(Density.self, value: 2).hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    }
}
