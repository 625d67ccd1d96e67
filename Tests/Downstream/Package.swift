// swift-tools-version: 6.2
import PackageDescription

let reusableCells = Target.Dependency.product(name: "ReusableCells", package: "ReusableViews")

let reusableStoryboards = Target.Dependency.product(name: "ReusableStoryboards", package: "ReusableViews")

let package = Package(
    name: "Downstream",
    platforms: [.iOS(.v13), .tvOS(.v13), .visionOS(.v1), .macOS(.v12)],
    dependencies: [.package(name: "ReusableViews", path: "../..")],
    targets: [
        // A library of someone else's that has a `Reusable` of its own, and UIKit's classes conform to it.
        .target(name: "OtherLibrary", dependencies: [reusableCells]),
        .target(
            name: "App", dependencies: [reusableCells, reusableStoryboards, "OtherLibrary"], resources: [.process("Resources")]),
        .testTarget(name: "AppTests", dependencies: ["App"]),
        .testTarget(
            name: "KitTests", dependencies: ["App", .product(name: "ConformanceKit", package: "ReusableViews")]),
        .target(
            name: "LegacyApp", dependencies: [reusableCells], resources: [.process("Resources")],
            swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(name: "LegacyAppTests", dependencies: ["LegacyApp"]),
    ],
    swiftLanguageModes: [.v6]
)
