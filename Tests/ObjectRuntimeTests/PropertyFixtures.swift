import Foundation

class Label {
    var text = ""
}

class BoldLabel: Label {}

class Button {}

protocol Delegate: AnyObject {
    func answer() -> Int
}

protocol Source: AnyObject {
    func count() -> Int
}

class Controller: Delegate, Source {
    let number: Int

    init(_ number: Int) { self.number = number }

    func answer() -> Int { number }
    func count() -> Int { number + 1 }
}

enum Alignment: Int {
    case left
    case right
}

struct Token: ~Copyable {
    var number = 1
}

struct Insets: Equatable {
    var top = 0.0
    var left = 0.0
}

@propertyWrapper
struct Clamped {
    var wrappedValue: Int
}

class BaseScreen {
    private var hidden: Label?
    private var shared = "base"

    var hiddenLabel: Label? { hidden }
    var baseShared: String { shared }
}

class Screen: BaseScreen {
    var label: Label!
    var optionalLabel: Label?
    var plainLabel = Label()
    weak var weakLabel: Label?
    weak var delegate: (any Delegate)?
    weak var both: (any Delegate & Source)?
    weak var anything: AnyObject?
    var strongDelegate: (any Delegate)?
    unowned var owner: Label
    unowned var maybeOwner: Label?
    unowned var delegateOwner: any Delegate
    unowned(unsafe) var unmanaged: Label?
    var labels: [Label]!
    var optionalLabels: [Label]?
    var plainLabels: [Label] = []
    var numbers: [Double] = []
    let constant = 1
    var text = "text"
    var optionalText: String?
    var insets = Insets()
    var alignment = Alignment.left
    var any: Any?
    var action: (() -> Int)?
    lazy var lazyAction: () -> Int = { 1 }
    var kind: Int.Type = Int.self
    var pair = (1, "one")
    var token = Token()
    lazy var lazyText = "lazy"
    lazy var lazyOptional: String? = "lazy"
    lazy var lazyLabels: [Label] = []
    @Clamped var clamped = 3
    private var shared = 1
    private var neverSetHere = 7
    private(set) var observed = 0
    var withObserver = 0 {
        didSet { observed += 1 }
    }

    init(owner: Label, delegateOwner: any Delegate) {
        self.owner = owner
        self.delegateOwner = delegateOwner
    }

    var ownShared: Int { shared }
    var neverSet: Int { neverSetHere }
}

class NumberScreen {
    var int = 0
    var int8: Int8 = 0
    var uint: UInt = 0
    var uint64: UInt64 = 0
    var float: Float = 0
    var double = 0.0
    var cgFloat: CGFloat = 0
    var bool = false
    var optionalInt: Int?
    var optionalFloat: CGFloat!
    var nsNumber: NSNumber?
}

class GenericScreen<Item> {
    var before: UInt8 = 1
    var item: Item
    var items: [Item] = []
    weak var label: Label?

    init(_ item: Item) { self.item = item }
}

class WordsScreen: GenericScreen<String> {
    var after: Label?
}
