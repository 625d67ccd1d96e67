import ReusableNibs
import Testing

typealias LoadableView = UIView & NibLoadable

@MainActor @Suite struct NibLoadableTests {
    @Test("Takes the first root of the class, whatever stands before it")
    func firstRoot() throws {
        let badge = try Badge.loadedFromNib()
        #expect(badge.hasMark)
        #expect(badge.wakeCount == 1)
        #expect(badge.superview == nil)
    }

    @Test("P38 The view is set up once, after it was woken with its outlets connected")
    func setUp() throws {
        #expect(try Badge.loadedFromNib().setUps == [1])
    }

    @Test("Makes a new view with each call")
    func newViews() {
        #expect(Badge.loadFromNib() !== Badge.loadFromNib())
    }

    @Test("Loads the nib of the class that a metatype holds")
    func metatype() {
        let type: Card.Type = WideCard.self
        let card = type.loadFromNib()
        #expect(card is WideCard)
        #expect(card.bounds.width == 300)
        #expect(Swift.type(of: Card.loadFromNib()) == Card.self)
    }

    @Test("Refuses a root of a superclass of the class that a metatype holds")
    func rootOfSuperclass() {
        let type: Card.Type = FakeCard.self
        let failure = NibFailure.noRoot(
            type: TypeName(FakeCard.self), nib: "FakeCard", found: [TypeName(Card.self)], unknown: [])
        #expect(throws: failure) { try type.loadedFromNib() }
    }

    @Test("B38 A class that a nib names without a module is the one in the module of the class whose nib it is")
    func moduleOfDescribedClass() throws {
        #expect(try NamesakeView.loadedFromNib().superview == nil)
    }

    @Test("Lists what is at the top of a nib that has no root of the class")
    func noRoot() {
        let failure = NibFailure.noRoot(type: TypeName(Vacant.self), nib: "Vacant", found: [], unknown: [])
        #expect(throws: failure) { try Vacant.loadedFromNib() }
    }

    @Test("Names the classes of the nib that the program does not have")
    func unknownClass() {
        let failure = NibFailure.noRoot(
            type: TypeName(Stranger.self), nib: "Stranger", found: [TypeName(UIView.self)], unknown: ["_TtC9Elsewhere8Stranger"])
        #expect(throws: failure) { try Stranger.loadedFromNib() }
    }

    @Test("Loads the nib that the class names itself")
    func ownNib() throws {
        #expect(try type(of: Renaming.loadedFromNib()) == Renaming.self)
    }

    @Test("P30 P31 Says where a nib was looked for, and that there is none")
    func noFile() throws {
        let failure = try #require(throws: NibFailure.self) { try Absent.loadedFromNib() }
        guard case .noFile(let type, let name, let searched, nil) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(type == TypeName(Absent.self))
        #expect(name == "Absent.xib")
        #expect(searched.first == Bundle.module.bundlePath)
        #expect(searched.last == Bundle.main.bundlePath)
    }

    @Test(
        "P28 P32 Names a nib that may be meant",
        arguments: [
            (Casing.self as any LoadableView.Type, NibFailure.Nearby.differsInCase("casing.xib")),
            (Padded.self, .otherDevice("Padded~ipad.xib")),
            (NarrowCard.self, .superclass(TypeName(Card.self), "Card.xib")),
        ])
    func nearby(type: any LoadableView.Type, expected: NibFailure.Nearby) throws {
        let failure = try #require(throws: NibFailure.self) { try type.loadedFromNib() }
        guard case .noFile(_, _, _, let nearby) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(nearby == expected)
    }

    @Test("Says which outlet the class does not have")
    func missingOutlet() throws {
        let failure = try #require(throws: NibFailure.self) { try Faded.loadedFromNib() }
        guard case .unreadable(let type, "Faded", let reason) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(type == TypeName(Faded.self))
        #expect(reason.hasPrefix("Faded.xib:"))
        #expect(reason.hasSuffix("this class is not key value coding-compliant for the key formerTitle."))
    }

    @Test("Says at which line a nib cannot be read")
    func damaged() throws {
        let failure = try #require(throws: NibFailure.self) { try Damaged.loadedFromNib() }
        guard case .unreadable(_, "given by Damaged.nib", let reason) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(reason.contains("data:3:1: found </document>, expected </objects>"))
    }

    @Test("Says that the nib which a class names is not there, in UIKit's words")
    func misnamed() throws {
        let failure = try #require(throws: NibFailure.self) { try Misnamed.loadedFromNib() }
        guard case .unreadable(_, "Nowhere", let reason) = failure else {
            Issue.record("\(failure)")
            return
        }
        #expect(reason.contains("Could not load NIB in bundle: 'NSBundle <\(Bundle.module.bundlePath)>"))
        #expect(reason.hasSuffix("with name 'Nowhere'"))
    }
}
