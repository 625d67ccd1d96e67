import Foundation

@testable import HeadlessViews

/// A folder of resources that a test writes, gone when the test is done with it.
final class TemporaryBundle {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("Assets-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var catalogs: AssetCatalogs {
        AssetCatalogs(in: url)
    }

    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    func write(_ data: Data, to path: String) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    /// Writes a color set of some variants into the catalog.
    func addColor(_ name: String, _ variants: [String]) throws {
        try write(#"{"colors": [\#(variants.joined(separator: ","))]}"#, to: "Assets.xcassets/\(name).colorset/Contents.json")
    }
}

/// The first bytes of pictures: their headers, without any pixel.
enum PictureHeader {
    static func png(width: UInt32, height: UInt32) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8) + bytes(width) + bytes(height)
    }

    static func gif(width: UInt16, height: UInt16) -> Data {
        Data("GIF89a".utf8) + bytes(width).reversed() + bytes(height).reversed()
    }

    /// A JPEG with a segment of its own before the one that starts the frame, as cameras write it.
    static func jpeg(width: UInt16, height: UInt16) -> Data {
        Data([0xFF, 0xD8, 0xFF, 0xE1, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8]) + bytes(height) + bytes(width)
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
        withUnsafeBytes(of: number.bigEndian) { Data($0) }
    }
}
