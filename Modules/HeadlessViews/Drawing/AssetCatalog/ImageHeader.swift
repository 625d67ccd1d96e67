/// What a picture's file says at its beginning: how many pixels it has.
///
/// PNG, JPEG and GIF are understood. No pixel is decoded.
struct ImageHeader: Equatable {
    var width: Int
    var height: Int

    init?(_ data: Data) {
        let bytes = Bytes(data: data)
        guard let size = bytes.pngSize ?? bytes.gifSize ?? bytes.jpegSize, size.width > 0, size.height > 0 else { return nil }
        self = size
    }

    private init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    private struct Bytes {
        let data: Data

        /// A number of some bytes, or nil where the data ends before.
        func number(at offset: Int, count: Int, bigEndian: Bool) -> Int? {
            guard offset >= 0, offset + count <= data.count else { return nil }
            let slice = data.dropFirst(offset).prefix(count)
            return (bigEndian ? Array(slice) : slice.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }

        var pngSize: ImageHeader? {
            guard data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
                let width = number(at: 16, count: 4, bigEndian: true),
                let height = number(at: 20, count: 4, bigEndian: true)
            else { return nil }
            return ImageHeader(width: width, height: height)
        }

        var gifSize: ImageHeader? {
            guard data.starts(with: Array("GIF8".utf8)),
                let width = number(at: 6, count: 2, bigEndian: false),
                let height = number(at: 8, count: 2, bigEndian: false)
            else { return nil }
            return ImageHeader(width: width, height: height)
        }

        /// A JPEG is a chain of segments; the size stands in the one that starts the frame.
        var jpegSize: ImageHeader? {
            guard data.starts(with: [0xFF, 0xD8]) else { return nil }
            var offset = 2
            while let marker = number(at: offset, count: 2, bigEndian: true), marker >> 8 == 0xFF {
                if marker == 0xFFFF {
                    offset += 1
                    continue
                }
                if Self.startsFrame(marker & 0xFF) {
                    guard let height = number(at: offset + 5, count: 2, bigEndian: true),
                        let width = number(at: offset + 7, count: 2, bigEndian: true)
                    else { return nil }
                    return ImageHeader(width: width, height: height)
                }
                guard let length = number(at: offset + 2, count: 2, bigEndian: true), length >= 2 else { return nil }
                offset += 2 + length
            }
            return nil
        }

        /// The sixteen frame markers, without the three that mean tables (0xC4, 0xC8, 0xCC).
        private static func startsFrame(_ marker: Int) -> Bool {
            (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
        }
    }
}
