/// A class's nib, made into objects to see what becomes of them.
@MainActor struct NibExamination {
    let nib: ClassNib
    let examined: PlatformNibs.Examined
    /// What kept views in the nib, or its owner, from loading nibs of their own.
    let failures: [NibFailure]
    /// The view that the nib is the content of; nil for a nib that is loaded without an owner.
    let owner: UIView?
    /// All views in the nib's objects, as they were when they had just been made.
    let views: Set<ObjectIdentifier>
    /// The views in the nib that are to load nibs of their own, and did not, so that they lack what those connect.
    let empty: [UIView]

    /// Makes a class's nib into objects; throws where there is no nib to be made into any.
    init(of checked: CheckedClass) throws(NibFailure) {
        guard let type = checked.type as? any NibDescribing.Type else {
            throw .noFile(type: checked.name, name: "nib", searched: [], nearby: nil)
        }
        nib = try ClassNib(of: type)
        let (owner, ofOwner) = OwnedNibs.collectingFailures { Self.owner(of: type) }
        let (result, inNib) = OwnedNibs.collectingFailures { [nib] in
            Result { () throws(NibFailure) in try nib.examine(owner: owner) }
        }
        self.owner = owner
        examined = try result.get()
        // What keeps the nib itself from being loaded by its owner shows in what was made here.
        failures = (ofOwner + inNib).filter { failure in
            if case .unreadable(checked.name, _, _) = failure { false } else { true }
        }
        let made = examined.objects.compactMap { $0 as? UIView }.flatMap(\.selfAndDescendants)
        views = Set((made + (owner?.selfAndDescendants ?? [])).map(ObjectIdentifier.init))
        empty = made.filter(\.lacksNibContent)
    }

    /// A class that is both the root of its nib and the owner is taken for the root, which needs no owner.
    private static func owner(of type: any NibDescribing.Type) -> UIView? {
        guard !(type is any NibLoadable.Type), let ownerType = type as? any (UIView & NibOwnerLoadable).Type else { return nil }
        return PlatformViews.makeListed(ownerType)
    }

    /// The top-level objects.
    var objects: [AnyObject] { examined.objects.map { $0 as AnyObject } }

    /// The top-level objects of the class.
    var roots: [AnyObject] { objects.filter { ClassAncestry.isKind($0, of: nib.type) } }

    /// The object whose properties the outlets are: the owner, or the first object of the class.
    var subject: AnyObject? { owner ?? roots.first }

    /// Has what the nib is made for set itself up, as it is set up by whoever loads the nib, unless it lacks what it would need for that.
    ///
    /// An owner has done so already.
    func setUp() {
        guard owner == nil, obstacleToUse == nil else { return }
        for case let root as any NibDescribing in roots where UnconnectedOutlets.names(of: root).isEmpty {
            NibSetUp.perform(on: root)
        }
    }

    /// The nib's file, as far as that is known.
    var place: Finding.Place? {
        PlatformNibs.name(of: nib.nib).map { Finding.Place(file: "\($0).\(PlatformNibs.fileExtension)") }
    }

    /// What keeps the top-level objects from being what the nib means; nil for nothing.
    var obstacleToRoots: String? {
        guard let unknown = examined.notes?.unknownClasses, !unknown.isEmpty else { return nil }
        return "the program has no class \(unknown.joined(separator: ", "))"
    }

    /// What keeps the outlets from being what the nib means; nil for nothing.
    var obstacleToOutlets: String? {
        obstacleToRoots ?? (subject == nil ? "the nib has no object of the class" : nil)
    }

    /// What keeps the objects from being of use; nil for nothing.
    var obstacleToUse: String? {
        if let obstacleToOutlets { return obstacleToOutlets }
        guard failures.isEmpty, empty.isEmpty else { return "a view of the nib has no content" }
        guard let notes = examined.notes else { return nil }
        return notes.outlets.isEmpty && notes.ownerOutlets.isEmpty ? nil : "an outlet of the nib fails"
    }
}

extension UIView {
    /// The view and all that is in it, from back to front.
    var selfAndDescendants: [UIView] { [self] + subviews.flatMap(\.selfAndDescendants) }

    /// Whether the view is to load a nib of its own, did not, and lacks what that would connect.
    ///
    /// One that is also made as the root of its nib has what it needs.
    var lacksNibContent: Bool {
        guard self is any NibOwnerLoadable, !(self is any NibLoadable), !OwnedNibs.hasContent(self) else { return false }
        return !UnconnectedOutlets.names(of: self).isEmpty
    }
}
