// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that whoever uses the library never resolves or builds it.
let package = Package(
    name: "ReusableViewsBenchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(name: "ReusableViews", path: "..")
    ],
    targets: [
        // C, because the call that tells the size of the heap is not in Swift's view of the C library.
        .target(name: "AllocatedMemory"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "AllocatedMemory",
                .product(name: "HeadlessViews", package: "ReusableViews"),
                .product(name: "InterfaceDocuments", package: "ReusableViews"),
                .product(name: "LayoutSolver", package: "ReusableViews"),
                .product(name: "ReusableCells", package: "ReusableViews"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)
