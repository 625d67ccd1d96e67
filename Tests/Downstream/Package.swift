// swift-tools-version: 6.2
import PackageDescription

/// The language mode of the package's targets.
///
/// Continuous integration builds them in both, and in each with either default isolation; the sources are the same.
let languageMode: SwiftLanguageMode = Context.environment["DOWNSTREAM_LANGUAGE_MODE"] == "5" ? .v5 : .v6

/// The main actor is what declarations are isolated to by default if continuous integration says so.
let isolation: [SwiftSetting] =
    Context.environment["DOWNSTREAM_ISOLATION"] == "MainActor" ? [.defaultIsolation(MainActor.self)] : []

/// Continuous integration sets the variable, so that a warning stops it there and nowhere else.
let strictness: [SwiftSetting] = Context.environment["REUSABLEVIEWS_STRICT"] == nil ? [] : [.treatAllWarnings(as: .error)]

let settings = [.swiftLanguageMode(languageMode)] + isolation + strictness

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "ReusableViews") }

let package = Package(
    name: "Downstream",
    platforms: [.iOS(.v13), .tvOS(.v13), .visionOS(.v1), .macOS(.v12)],
    dependencies: [.package(name: "ReusableViews", path: "../..")],
    targets: [
        // A library of someone else's that has a `Reusable` of its own, and UIKit's classes conform to it.
        .target(name: "OtherLibrary", dependencies: [product("ReusableCells")], swiftSettings: settings),
        .target(
            name: "App", dependencies: [product("ReusableCells"), product("ReusableStoryboards"), "OtherLibrary"],
            resources: [.process("Resources")], swiftSettings: settings),
        .testTarget(name: "AppTests", dependencies: ["App"], swiftSettings: settings),
        .testTarget(name: "KitTests", dependencies: ["App", product("ConformanceKit")], swiftSettings: settings),

        // What the documentation shows: a test finds each of its snippets in here.
        .target(
            name: "Shop", dependencies: [product("ReusableNibs"), product("ReusableCells"), product("ReusableStoryboards")],
            resources: [.process("Resources")], swiftSettings: settings),
        .testTarget(
            name: "ShopTests", dependencies: ["Shop", product("ConformanceKit"), product("HeadlessViews")],
            swiftSettings: settings),

        // XCTest on Linux has no test cases in modules that are on the main actor by default.
        .testTarget(
            name: "XCTestCases", dependencies: ["App", "Shop", product("ConformanceKit")],
            swiftSettings: [.swiftLanguageMode(languageMode)] + strictness),

        // An app that is in the Swift 5 language mode for good.
        .target(
            name: "LegacyApp", dependencies: [product("ReusableCells")], resources: [.process("Resources")],
            swiftSettings: [.swiftLanguageMode(.v5)] + strictness),
        .testTarget(name: "LegacyAppTests", dependencies: ["LegacyApp"], swiftSettings: settings),
    ]
)
