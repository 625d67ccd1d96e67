@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Devices")
struct HeadlessDeviceTests {
    private func device(_ identifier: String) throws -> HeadlessDevice { try #require(HeadlessDevice(identifier: identifier)) }

    @Test("Every name stands for one device, and a name that is not known for none")
    func identifiers() {
        #expect(Set(HeadlessDevice.all.map(\.identifier)).count == HeadlessDevice.all.count)
        #expect(HeadlessDevice.all.allSatisfy { HeadlessDevice(identifier: $0.identifier) == $0 })
        #expect(HeadlessDevice(identifier: "retina9_9") == nil)
    }

    @Test("A phone with a home button has a status bar upright, and nothing that is covered on its side")
    func homeButton() throws {
        let phone = try device("retina4_7")
        #expect(phone.size(.portrait) == CGSize(width: 375, height: 667))
        #expect(phone.size(.landscape) == CGSize(width: 667, height: 375))
        #expect(phone.safeAreaInsets(.portrait) == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
        #expect(phone.safeAreaInsets(.landscape) == .zero)
    }

    @Test("A phone with a camera in its screen is covered at both sides when it lies on one")
    func camera() throws {
        let phone = try device("retina6_12")
        #expect(phone.safeAreaInsets(.portrait) == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
        #expect(phone.safeAreaInsets(.landscape) == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        #expect(phone.statusBarHeight(.landscape) == 0)
    }

    @Test(
        "Phones are compact in width, the large ones only upright, and compact in height on their sides",
        arguments: [
            ("retina4_7", HeadlessDevice.Orientation.portrait, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
            ("retina4_7", .landscape, .compact, .compact), ("retina6_5", .portrait, .compact, .regular),
            ("retina6_5", .landscape, .regular, .compact), ("ipad9_7", .portrait, .regular, .regular),
            ("ipad9_7", .landscape, .regular, .regular),
        ])
    func sizeClasses(
        identifier: String, orientation: HeadlessDevice.Orientation, width: UIUserInterfaceSizeClass,
        height: UIUserInterfaceSizeClass
    ) throws {
        let device = try device(identifier)
        #expect(device.horizontalSizeClass(orientation) == width)
        #expect(device.verticalSizeClass(orientation) == height)
    }

    @Test("The screen is a device's for as long as the work takes, with the category that text follows")
    func screen() throws {
        let tablet = try device("ipad11_0rounded")
        let before = (UIScreen.main.bounds, UIScreen.main.traitCollection)
        UIScreen.main.perform(as: tablet, .landscape, contentSizeCategory: .accessibilityLarge) {
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 1194, height: 834))
            #expect(UIScreen.main.scale == 2)
            #expect(UIScreen.main.traitCollection.userInterfaceIdiom == .pad)
            #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
            #expect(UIFont.preferredFont(forTextStyle: .body).pointSize > 17)
        }
        #expect(UIScreen.main.bounds == before.0)
        #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == before.1.preferredContentSizeCategory)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    }

    @Test("The screen is what it was after work that throws")
    func throwing() throws {
        struct Failure: Error {}
        let before = UIScreen.main.bounds
        #expect(throws: Failure.self) { try UIScreen.main.perform(as: try device("ipad9_7")) { throw Failure() } }
        #expect(UIScreen.main.bounds == before)
    }

    @Test("D27 A window that fills the screen has its safe area, and a smaller one what of it reaches in")
    func window() throws {
        let phone = try device("retina5_9")
        UIScreen.main.perform(as: phone) {
            #expect(UIWindow(frame: UIScreen.main.bounds).safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
            #expect(UIWindow(frame: CGRect(x: 0, y: 100, width: 375, height: 100)).safeAreaInsets == .zero)
        }
        #expect(UIWindow(frame: UIScreen.main.bounds).safeAreaInsets == .zero)
    }

    @Test("D32 A controller's view has the margins of the device at its sides, and the safe area alone above and below")
    func margins() throws {
        for (identifier, side) in [("retina5_9", CGFloat(16)), ("retina6_5", 20), ("ipad9_7", 20)] {
            let device = try device(identifier)
            UIScreen.main.perform(as: device) {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = UIViewController()
                window.rootViewController = controller
                window.isHidden = false
                let insets = device.safeAreaInsets(.portrait)
                #expect(
                    controller.view.layoutMargins == UIEdgeInsets(top: insets.top, left: side, bottom: insets.bottom, right: side))
            }
        }
    }

    @Test(
        "A cell leaves room at its sides by the width of the screen, and little before what is at its end",
        arguments: [("retina4_7", 16), ("retina6_0", 20), ("retina6_1", 20)] as [(String, CGFloat)])
    func cellMargins(_ identifier: String, _ side: CGFloat) throws {
        UIScreen.main.perform(as: try device(identifier)) {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: side))
            cell.accessoryType = .disclosureIndicator
            #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: side, bottom: 11, right: 8))
        }
    }

    @Test("A table's cells and headers keep 20 points at the sides of phones on which controllers keep 16")
    func tableMargins() throws {
        UIScreen.main.perform(as: try device("retina6_12")) {
            let controller = UITableViewController(style: .plain)
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
            header.preservesSuperviewLayoutMargins = true
            controller.tableView.tableHeaderView = header
            controller.tableView.layoutIfNeeded()
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            #expect([cell, cell.contentView, controller.tableView, header].map(\.layoutMargins.left) == [20, 20, 20, 20])
            #expect(controller.systemMinimumLayoutMargins.leading == 16)
        }
    }

    @Test("What a cell shows has the cell's margins where it is to preserve those and has smaller ones of its own")
    func preservedCellMargins() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 60)
        cell.layoutIfNeeded()
        cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 15, bottom: 8, right: 15)
        #expect(cell.contentView.layoutMargins.left == 15)
        cell.contentView.preservesSuperviewLayoutMargins = true
        #expect(cell.contentView.layoutMargins.left == 20)
    }
}
