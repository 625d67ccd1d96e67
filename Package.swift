// swift-tools-version: 6.2
import PackageDescription

/// What a target is for.
///
/// Where its sources lie, whether it is a product, and how it is built follow from that.
enum Kind {
    /// A library that an app or its tests link: a product of its own, in `Modules/`.
    case module
    /// C code that one module calls, in `Modules/`; no product.
    case calls
    /// A library that tests link: a product of its own, in `ConformanceKit/`.
    case testKit
    /// Part of the test kit or the command, in `ConformanceKit/`; no product of its own.
    case kit
    /// A command that a user runs, in `ConformanceKit/`.
    case command
    /// Tests of the module whose name it bears, in `Tests/`.
    case test
}

struct Part {
    var name: String
    var kind: Kind
    var dependencies: [Target.Dependency] = []
    var resources: [Resource] = []
    /// What this target is built with beside what every target is.
    var settings: [SwiftSetting] = []
}

/// UIKit itself stands in for the headless layer where it exists, so nothing of that layer is built there.
let headlessPlatforms: [Platform] = [.linux, .macOS, .windows, .android]

let parts: [Part] = [
    Part(name: "ObjectRuntimeCalls", kind: .calls),
    Part(name: "ObjectRuntime", kind: .module, dependencies: ["ObjectRuntimeCalls"]),
    Part(name: "InterfaceDocuments", kind: .module),
    Part(name: "LayoutSolver", kind: .module),
    Part(name: "HeadlessViews", kind: .module, dependencies: ["ObjectRuntime", "InterfaceDocuments", "LayoutSolver"]),
    Part(
        name: "ViewPlatform", kind: .module,
        dependencies: [
            .target(name: "HeadlessViews", condition: .when(platforms: headlessPlatforms)),
            .target(name: "ObjectRuntime", condition: .when(platforms: headlessPlatforms)),
            .target(name: "InterfaceDocuments", condition: .when(platforms: headlessPlatforms)),
        ]),
    Part(name: "ReusableNibs", kind: .module, dependencies: ["ViewPlatform"]),
    Part(name: "ReusableCells", kind: .module, dependencies: ["ReusableNibs"]),
    Part(name: "ReusableStoryboards", kind: .module, dependencies: ["ViewPlatform"]),

    Part(name: "ConformanceRules", kind: .testKit, dependencies: ["ReusableCells", "ReusableStoryboards"]),
    Part(name: "ConformanceKit", kind: .testKit, dependencies: ["ConformanceRules"]),

    Part(
        name: "CourseCatalog", kind: .kit, dependencies: ["ReusableCells", "ReusableStoryboards"],
        resources: [.process("Resources")]),
    Part(name: "Inspection", kind: .kit, dependencies: ["HeadlessViews", "InterfaceDocuments"]),
    Part(name: "reusable", kind: .command, dependencies: ["CourseCatalog", "Inspection"]),

    Part(name: "ObjectRuntimeTests", kind: .test, dependencies: ["ObjectRuntime"]),
    Part(name: "InterfaceDocumentsTests", kind: .test, dependencies: ["InterfaceDocuments"]),
    Part(name: "LayoutSolverTests", kind: .test, dependencies: ["LayoutSolver"]),
    Part(name: "HeadlessViewsTests", kind: .test, dependencies: ["HeadlessViews"]),
    Part(name: "CourseCatalogTests", kind: .test, dependencies: ["CourseCatalog", "HeadlessViews", "ConformanceKit"]),
    Part(name: "InspectionTests", kind: .test, dependencies: ["Inspection", "reusable"]),
    Part(name: "ReusableNibsTests", kind: .test, dependencies: ["ReusableNibs"], resources: [.process("Resources")]),
    Part(
        name: "ReusableCellsTests", kind: .test, dependencies: ["ReusableCells", "HeadlessViews"],
        resources: [.process("Resources")]),
    Part(
        name: "ReusableStoryboardsTests", kind: .test, dependencies: ["ReusableStoryboards", "HeadlessViews"],
        resources: [.process("Resources")]),
    Part(
        name: "ConformanceRulesTests", kind: .test, dependencies: ["ConformanceRules", "HeadlessViews"],
        resources: [.process("Resources")]),
    Part(name: "ConformanceKitTests", kind: .test, dependencies: ["ConformanceKit"]),
    Part(
        name: "ReusableCellsSwift5Tests", kind: .test, dependencies: ["ReusableCells", "ConformanceKit"],
        settings: [.swiftLanguageMode(.v5)]),
    Part(
        name: "ReusableCellsMainActorTests", kind: .test, dependencies: ["ReusableCells", "ConformanceKit"],
        settings: [.defaultIsolation(MainActor.self)]),
]

/// What every Swift target is built with.
///
/// Continuous integration sets the variable, so that a warning stops it there and nowhere else, and has the solver check its own state after
/// each of its steps.
let settings: [SwiftSetting] =
    Context.environment["REUSABLEVIEWS_STRICT"] == nil
    ? [] : [.treatAllWarnings(as: .error), .define("LAYOUT_SOLVER_INVARIANTS")]

let package = Package(
    name: "ReusableViews",
    platforms: [.iOS(.v13), .tvOS(.v13), .visionOS(.v1), .macOS(.v12)],
    products: parts.compactMap { part in
        switch part.kind {
        case .module, .testKit: .library(name: part.name, targets: [part.name])
        case .command: .executable(name: part.name, targets: [part.name])
        case .calls, .kit, .test: nil
        }
    },
    targets: parts.map { part in
        switch part.kind {
        case .calls:
            .target(name: part.name, path: "Modules/\(part.name)")
        case .module:
            .target(
                name: part.name, dependencies: part.dependencies, path: "Modules/\(part.name)", resources: part.resources,
                swiftSettings: settings)
        case .kit, .testKit:
            .target(
                name: part.name, dependencies: part.dependencies, path: "ConformanceKit/\(part.name)", resources: part.resources,
                swiftSettings: settings)
        case .command:
            .executableTarget(
                name: part.name, dependencies: part.dependencies, path: "ConformanceKit/\(part.name)", resources: part.resources,
                swiftSettings: settings)
        case .test:
            .testTarget(
                name: part.name, dependencies: part.dependencies, path: "Tests/\(part.name)", resources: part.resources,
                swiftSettings: settings + part.settings)
        }
    },
    swiftLanguageModes: [.v6]
)
