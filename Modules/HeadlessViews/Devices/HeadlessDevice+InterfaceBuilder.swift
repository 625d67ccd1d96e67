extension HeadlessDevice {
    /// The device that Interface Builder's documents name, nil for a name that is not known.
    public init?(identifier: String) {
        guard let device = Self.identified[identifier] else { return nil }
        self = device
    }

    /// The devices that Interface Builder offers, phones first, each kind from the smallest on.
    public static let all: [HeadlessDevice] = phones + tablets + [television]

    private static let identified = Dictionary(all.map { ($0.identifier, $0) }) { first, _ in first }

    /// Sizes as Apple's guidelines list them.
    ///
    /// How far a camera reaches is what `safeAreaInsets` is on the phone; the document of a `retina6_1` from before Xcode 12 was laid out
    /// with 44 instead of 48.
    private static let phones = [
        HeadlessDevice("retina3_5", .phone, 320, 480, scale: 2, .homeButton),
        HeadlessDevice("retina4_0", .phone, 320, 568, scale: 2, .homeButton),
        HeadlessDevice("retina4_7", .phone, 375, 667, scale: 2, .homeButton),
        HeadlessDevice("retina5_5", .phone, 414, 736, scale: 3, .homeButton),
        HeadlessDevice("retina5_4", .phone, 375, 812, scale: 3, .camera(50)),
        HeadlessDevice("retina5_9", .phone, 375, 812, scale: 3, .camera(44)),
        HeadlessDevice("retina6_0", .phone, 390, 844, scale: 3, .camera(47)),
        HeadlessDevice("retina6_12", .phone, 393, 852, scale: 3, .camera(59)),
        HeadlessDevice("retina6_3", .phone, 402, 874, scale: 3, .camera(62)),
        HeadlessDevice("retina6_1", .phone, 414, 896, scale: 2, .camera(48)),
        HeadlessDevice("retina6_5", .phone, 414, 896, scale: 3, .camera(44)),
        HeadlessDevice("retina6_55", .phone, 420, 912, scale: 3, .camera(68)),
        HeadlessDevice("retina6_7", .phone, 428, 926, scale: 3, .camera(47)),
        HeadlessDevice("retina6_72", .phone, 430, 932, scale: 3, .camera(59)),
        HeadlessDevice("retina6_9", .phone, 440, 956, scale: 3, .camera(62)),
    ]

    private static let tablets = [
        HeadlessDevice("ipad7_9", .pad, 768, 1024, scale: 2, .homeButton),
        HeadlessDevice("ipad8_3rounded", .pad, 744, 1133, scale: 2, .roundedTablet),
        HeadlessDevice("ipad9_7", .pad, 768, 1024, scale: 2, .homeButton),
        HeadlessDevice("ipad10_2", .pad, 810, 1080, scale: 2, .homeButton),
        HeadlessDevice("ipad10_5", .pad, 834, 1112, scale: 2, .homeButton),
        HeadlessDevice("ipad10_9rounded", .pad, 820, 1180, scale: 2, .roundedTablet),
        HeadlessDevice("ipad11_0rounded", .pad, 834, 1194, scale: 2, .roundedTablet),
        HeadlessDevice("ipad12_9", .pad, 1024, 1366, scale: 2, .homeButton),
        HeadlessDevice("ipad12_9rounded", .pad, 1024, 1366, scale: 2, .roundedTablet),
        HeadlessDevice("ipad13_0rounded", .pad, 1032, 1376, scale: 2, .roundedTablet),
    ]

    private static let television = HeadlessDevice("appleTV", .tv, 1920, 1080, scale: 1, .television)
}
