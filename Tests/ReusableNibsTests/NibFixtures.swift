import ReusableNibs

/// The second of its nib's views, behind a gesture recogniser, an object and a plain view.
final class Badge: UIView, NibLoadable {
    private weak var mark: UIView?
    private(set) var wakeCount = 0

    var hasMark: Bool { mark?.superview === self }

    /// How often it had been woken each time it was set up.
    private(set) var setUps: [Int] = []

    override func awakeFromNib() {
        super.awakeFromNib()
        wakeCount += 1
    }

    func didLoadFromNib() { setUps.append(hasMark ? wakeCount : 0) }
}

final class BadgeHelper: NSObject {}

class Card: UIView, NibLoadable {}

final class WideCard: Card {}

/// Its nib's root is a plain `Card`.
final class FakeCard: Card {}

/// It has no nib of its name.
final class NarrowCard: Card {}

/// A class that gives one nib for itself and all below it.
class Panel: UIView, NibOwnerLoadable {
    class var nib: UINib { UINib(nibName: "Panel", bundle: .module) }
}

final class SidePanel: Panel {}

final class ShelfPanel: Panel {
    override class var nib: UINib { UINib(nibName: "Shelf", bundle: .module) }
}

final class Rating: UIView, NibOwnerLoadable {
    private(set) weak var star: UIView?
    private(set) weak var backdrop: UIView?
    /// How many views it had each time it was set up.
    private(set) var setUps: [Int] = []

    func didLoadFromNib() { setUps.append(star == nil ? 0 : subviews.count) }
}

enum Catalog {
    final class Shelf: UIView, NibOwnerLoadable {}
}

class Box<Content>: UIView, NibOwnerLoadable {
    final class Lid: UIView, NibOwnerLoadable {}
}

private final class Hidden: UIView, NibOwnerLoadable {}

@MainActor func makeHidden() -> UIView & NibOwnerLoadable { Hidden() }

/// A class of both kinds.
final class Twofold: UIView, NibLoadable, NibOwnerLoadable {}

/// Loads its content in both initializers, and keeps what keeps it from that.
class SelfLoading: UIView, NibOwnerLoadable {
    private(set) var failure: NibFailure?

    override init(frame: CGRect) {
        super.init(frame: frame)
        load()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        load()
    }

    private func load() {
        do throws(NibFailure) {
            try loadingNibContent()
        } catch {
            failure = error
        }
    }
}

/// Its nib holds a `Hall`.
final class Hall: SelfLoading {}

/// Its nib holds a `Hen`.
final class Egg: SelfLoading {}

/// Its nib holds an `Egg`.
final class Hen: SelfLoading {}

/// Its nib holds two of `Dish`.
final class Tray: SelfLoading {}

final class Dish: SelfLoading {}

final class OwnedRow: UITableViewCell, NibOwnerLoadable {}

/// Its nib names the module that the target had before.
final class Stale: UIView, NibOwnerLoadable {
    private(set) weak var badge: Badge?
}

final class Hollow: UIView, NibOwnerLoadable {}

final class Vacant: UIView, NibOwnerLoadable, NibLoadable {}

/// Its nib connects an outlet that is gone.
final class Faded: UIView, NibLoadable {}

/// Its nib's root has a class of another module.
final class Stranger: UIView, NibLoadable {}

/// Its nib is called `casing`.
final class Casing: UIView, NibLoadable {}

/// Its nib is for iPad only.
final class Padded: UIView, NibLoadable {}

final class Absent: UIView, NibLoadable, NibOwnerLoadable {}

/// A class with a nib of another name.
final class Renaming: UIView, NibLoadable {
    static let nib = UINib(nibName: "Renamed", bundle: .module)
}

/// A class with a nib that is not there.
final class Misnamed: UIView, NibLoadable {
    static let nib = UINib(nibName: "Nowhere", bundle: .module)
}

/// A class of a name that another module of the tests has too, with a nib that names no module.
final class NamesakeView: UIView, NibLoadable {
    static let nib = UINib(
        data: Data(
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch">
                <objects>
                    <view contentMode="scaleToFill" id="1" customClass="NamesakeView" customModuleProvider="target"/>
                </objects>
            </document>
            """.utf8), bundle: nil)
}

/// A class with a nib that is no document.
final class Damaged: UIView, NibLoadable {
    static let nib = UINib(data: Data("<document>\n  <objects>\n</document>\n".utf8), bundle: nil)
}
