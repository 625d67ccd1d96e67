import InterfaceDocuments

/// The device that a document was drawn for, and by which Interface Builder.
struct DrawnDevice {
    /// How an edition of Interface Builder draws a device.
    ///
    /// It keeps a list of devices of its own, which says other things at times than the devices do.
    struct Edition {
        /// The whole number at the start of what a document has as its `toolsVersion`.
        let number: Int

        /// Reads a version, such as `32700.99.1234`.
        init(version: String) { number = version.split(separator: ".").first.flatMap { Int($0) } ?? 0 }

        /// The height of a bar at the top.
        var navigationBarHeight: CGFloat { isDoubling ? 54 : 44 }
        /// The controls of the system that the edition came with.
        var controls: ControlMetrics {
            switch number {
            case ..<8_000: .ofIOS8
            case ..<13_000: .ofIOS9
            case ..<14_800: .ofIOS11
            case ..<17_000: .ofIOS13
            case 24_000..<32_700: .ofIOS26
            default: .ofIOS14
            }
        }

        /// Whether a phone with a button is drawn without its status bar.
        ///
        /// That is so in the editions of Xcode 11 and 12 and, for a phone that their systems never ran on, in all later ones.
        func forgetsStatusBar(of device: HeadlessDevice) -> Bool {
            device.shape == .homeButton && device.idiom == .phone && number > 14_800
                && (number < 19_000 || device.identifier == "retina3_5")
        }

        /// Whether a view at the top of a nib has the margins of a controller's view.
        var takesNibViewsForScenes: Bool { number >= 8_000 }

        /// Whether a view that fills a container is drawn without what the device covers at the bottom.
        var cutsEmbeddedViews: Bool { number > 14_800 }

        /// Whether what the device covers counts twice, as it does since Xcode 16.
        var isDoubling: Bool { number >= 24_000 && number < 32_700 }

        /// Whether a toolbar floats above the screen's lower edge.
        var floatsToolbars: Bool { number >= 25_000 && number < 32_700 }
    }

    /// The device; nil where the document names none, as those do that are for every size class at once.
    var device: HeadlessDevice?
    var orientation = HeadlessDevice.Orientation.portrait
    let edition: Edition

    /// Reads `<device id="retina6_1" orientation="portrait"/>`.
    ///
    /// A device that came after this was written stands for the phone of the most usual size.
    init(_ document: InterfaceDocument) {
        edition = Edition(version: document.root[.toolsVersion]?.string ?? "")
        guard let element = document.root.child(.device) else { return }
        let identifier = element.id?.string ?? ""
        device = HeadlessDevice(identifier: identifier) ?? HeadlessDevice(identifier: "retina6_0")
        orientation = element[.orientation].flatMap { HeadlessDevice.Orientation(rawValue: $0.string) } ?? .portrait
    }

    /// What the device covers of the screen, as the edition had it.
    func coveredInsets(_ device: HeadlessDevice) -> UIEdgeInsets {
        var insets = device.safeAreaInsets(orientation)
        if case .camera = device.shape, orientation == .portrait { insets.top = cameraDepth(of: device) ?? insets.top }
        if edition.forgetsStatusBar(of: device) { insets.top = 0 }
        guard edition.isDoubling else { return insets }
        return UIEdgeInsets(top: insets.top * 2, left: insets.left * 2, bottom: insets.bottom * 2, right: insets.right * 2)
    }

    /// How far the camera reached into the screen before a newer system moved the edge; nil where it has not.
    private func cameraDepth(of device: HeadlessDevice) -> CGFloat? {
        switch device.identifier {
        case "retina6_1": edition.number < 21_000 ? 44 : nil
        case "retina5_9": edition.number >= 22_000 && edition.number < 32_700 ? 50 : nil
        default: nil
        }
    }
}

extension ScreenState {
    /// The screen that a document was drawn for.
    ///
    /// Without a device it has no size class: what a document varies by these is then as it is by default.
    init(_ drawn: DrawnDevice, textSize: UIContentSizeCategory) {
        if let device = drawn.device {
            self.init(device, drawn.orientation, contentSizeCategory: textSize)
        } else {
            self = .bare
            traits = traits.modifyingTraits { traits in
                traits.displayScale = 2
                traits.horizontalSizeClass = .unspecified
                traits.verticalSizeClass = .unspecified
            }
            scale = 2
        }
        controls = drawn.edition.controls
    }
}
