@_spi(Headless) import HeadlessViews
import ReusableCells
import Testing

@MainActor @Suite struct CollectionViewTests {
    let collection = makeCollectionView()

    @Test("A cell from a nib has its outlets, one of code is made by its initializer")
    func cells() {
        collection.register(cellType: PosterTile.self)
        collection.register(cellType: PlainTile.self)
        let tile: PosterTile = collection.dequeueReusableCell(for: .first)
        #expect(tile.title?.text == "Title")
        #expect(collection.dequeueReusableCell(for: .first, cellType: PlainTile.self).reuseIdentifier == "PlainTile")
    }

    @Test("A cell that went out of sight is prepared and used again")
    func reuse() {
        collection.register(cellType: PosterTile.self)
        let tile: PosterTile = collection.dequeueReusableCell(for: .first)
        collection.enqueueForReuse(tile)
        #expect(collection.dequeueReusableCell(for: .first, cellType: PosterTile.self) === tile)
        #expect(tile.reuseCount == 1)
    }

    @Test("A supplementary view is registered for its kind alone")
    func supplementaryViews() throws {
        collection.register(supplementaryViewType: PosterShelf.self, ofKind: "shelf")
        collection.register(supplementaryViewType: PlainShelf.self, ofKind: UICollectionView.elementKindSectionHeader)
        let shelf: PosterShelf = collection.dequeueReusableSupplementaryView(ofKind: "shelf", for: .first)
        #expect(shelf.title?.text == "Title")
        let plain = collection.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, for: .first, viewType: PlainShelf.self)
        #expect(plain.reuseIdentifier == "PlainShelf")
        let failure = try #require(throws: ReuseFailure.self) {
            try collection.reusableSupplementaryView(ofKind: "other", for: .first, viewType: PlainShelf.self)
        }
        #expect(
            failure
                == .refused(
                    wanted: TypeName(PlainShelf.self), identifier: "PlainShelf", part: .supplementaryView(kind: "other"),
                    reason: """
                        NSInternalInconsistencyException: could not dequeue a view of kind: other with identifier PlainShelf \
                        - must \
                        register a nib or a class for the identifier or connect a prototype cell in a storyboard
                        """,
                    nearby: .otherPart(.supplementaryView(kind: UICollectionView.elementKindSectionHeader))))
    }

    @Test("A collection view's cell may be a supplementary view, as in UIKit")
    func cellAsSupplementaryView() {
        collection.register(supplementaryViewType: PlainTile.self, ofKind: "tile")
        let tile: PlainTile = collection.dequeueReusableSupplementaryView(ofKind: "tile", for: .first)
        #expect(tile.reuseIdentifier == "PlainTile")
    }

    @Test("A nib is registered also through a list of classes")
    func existentials() {
        let types: [any (UICollectionViewCell & Reusable).Type] = [PosterTile.self, PlainTile.self]
        for type in types { collection.register(cellType: type) }
        #expect(collection.dequeueReusableCell(for: .first, cellType: PosterTile.self).title != nil)
    }
}
