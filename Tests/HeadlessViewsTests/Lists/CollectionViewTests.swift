@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Collection views, their cells and layouts")
struct CollectionViewTests {
    @Test("D54 Has UIKit's defaults")
    func defaults() {
        let layout = UICollectionViewFlowLayout()
        let view = UICollectionView(frame: CGRect(x: 1, y: 2, width: 3, height: 4), collectionViewLayout: layout)
        #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.collectionViewLayout === layout)
        #expect(view.allowsSelection && !view.allowsMultipleSelection)
        #expect(!view.allowsSelectionDuringEditing && !view.allowsMultipleSelectionDuringEditing)
        #expect(view.isPrefetchingEnabled)
        #expect(view.backgroundColor == .systemBackground)
        #expect(view.dataSource == nil && view.delegate == nil && view.backgroundView == nil)
    }

    @Test("F8 Names the kinds of section views as UIKit does")
    func kinds() {
        #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
        #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    }

    @Test("F9 A flow layout has UIKit's defaults")
    func flowDefaults() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.estimatedItemSize == .zero)
        #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
        #expect(layout.sectionInset == .zero)
        #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
        #expect(layout.scrollDirection == .vertical)
        #expect(!layout.sectionHeadersPinToVisibleBounds && !layout.sectionFootersPinToVisibleBounds)
        #expect(layout.sectionInsetReference == .fromContentInset)
    }

    @Test("A101 Its delegate is the scroll view's")
    func delegate() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        let owner = CollectionOwner()
        view.delegate = owner
        view.dataSource = owner
        #expect((view as UIScrollView).delegate === owner)
        #expect(view.delegate === owner)
    }

    @Test("A cell shows its selected background only while selected or highlighted")
    func backgrounds() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        let plain = UIView()
        let selected = UIView()
        cell.backgroundView = plain
        cell.selectedBackgroundView = selected
        #expect(cell.subviews == [plain, cell.contentView])
        cell.isHighlighted = true
        #expect(cell.subviews == [plain, selected, cell.contentView])
        cell.isHighlighted = false
        #expect(cell.subviews == [plain, cell.contentView])
        cell.isSelected = true
        #expect(selected.frame == cell.bounds)
    }

    @Test("A cell's content view follows its bounds")
    func contentFrame() {
        let cell = UICollectionViewCell(frame: CGRect(x: 5, y: 5, width: 30, height: 40))
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        cell.frame.size = CGSize(width: 10, height: 20)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(cell.reuseIdentifier == nil && !cell.isSelected && !cell.isHighlighted)
    }

    @Test("Reads all that Interface Builder writes of a collection view and its flow layout")
    func decoding() throws {
        let (view, report) = try loadOnly(
            UICollectionView.self,
            """
            <collectionView clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="scaleToFill" dataMode="prototypes" \
            minimumZoomScale="0.0" maximumZoomScale="0.0" bounces="NO" allowsSelection="NO" allowsMultipleSelection="YES" \
            prefetchingEnabled="NO" id="1">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="16" \
                minimumInteritemSpacing="17" sectionInsetReference="safeArea" sectionHeadersPinToVisibleBounds="YES" \
                sectionFootersPinToVisibleBounds="YES" id="2">
                    <size key="itemSize" width="90" height="100"/>
                    <size key="estimatedItemSize" width="9" height="10"/>
                    <size key="headerReferenceSize" width="1" height="2"/>
                    <size key="footerReferenceSize" width="3" height="4"/>
                    <inset key="sectionInset" minX="5" minY="6" maxX="7" maxY="8"/>
                </collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="Film" id="3"/></cells>
                <collectionReusableView key="sectionHeaderView" reuseIdentifier="Title" id="4"/>
                <collectionReusableView key="sectionFooterView" reuseIdentifier="Sum" id="5"/>
            </collectionView>
            """)
        #expect(report.problems.isEmpty)
        #expect(report.views == 1)
        #expect(!view.bounces && !view.allowsSelection && view.allowsMultipleSelection && !view.isPrefetchingEnabled)
        #expect(view.minimumZoomScale == 0 && view.maximumZoomScale == 0)
        let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.collectionView === view)
        #expect(layout.scrollDirection == .horizontal && layout.sectionInsetReference == .fromSafeArea)
        #expect(layout.minimumLineSpacing == 16 && layout.minimumInteritemSpacing == 17)
        #expect(layout.itemSize == CGSize(width: 90, height: 100))
        #expect(layout.estimatedItemSize == CGSize(width: 9, height: 10))
        #expect(layout.headerReferenceSize == CGSize(width: 1, height: 2))
        #expect(layout.footerReferenceSize == CGSize(width: 3, height: 4))
        #expect(layout.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 8, right: 7))
        #expect(layout.sectionHeadersPinToVisibleBounds && layout.sectionFootersPinToVisibleBounds)
    }

    @Test("Reads the estimate that lets cells size themselves")
    func automaticEstimate() throws {
        let (view, _) = try loadOnly(
            UICollectionView.self,
            """
            <collectionView id="1">
                <collectionViewFlowLayout key="collectionViewLayout" automaticEstimatedItemSize="YES" id="2"/>
            </collectionView>
            """)
        let layout = view.collectionViewLayout as? UICollectionViewFlowLayout
        #expect(layout?.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    }

    @Test("Makes an app's own layout, and a flow layout where the document has none")
    func layouts() throws {
        let (view, _) = try loadOnly(
            UICollectionView.self,
            """
            <collectionView id="1">
                <collectionViewLayout key="collectionViewLayout" customClass="SpiralLayout" customModule="HeadlessViewsTests" id="2"/>
            </collectionView>
            """)
        #expect((view.collectionViewLayout as? SpiralLayout)?.turns == 3)
        #expect(view.collectionViewLayout.collectionView === view)
        let bare = try loadOnly(UICollectionView.self, #"<collectionView id="1"/>"#).object
        #expect(bare.collectionViewLayout is UICollectionViewFlowLayout)
        #expect(bare.collectionViewLayout.collectionView === bare)
    }

    @Test(
        "Takes the content view of any age from a cell's document",
        arguments: [
            #"<view key="contentView"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/><subviews><view id="3"/></subviews></view>"#,
            #"<collectionViewCellContentView key="contentView" opaque="NO" id="2"><subviews><view id="3"/></subviews></collectionViewCellContentView>"#,
        ])
    func contentViews(_ contentView: String) throws {
        let (cell, report) = try loadOnly(
            UICollectionViewCell.self,
            """
            <collectionViewCell opaque="NO" clipsSubviews="YES" multipleTouchEnabled="YES" contentMode="center" \
            reuseIdentifier="Film" id="1">
                <rect key="frame" x="0.0" y="0.0" width="50" height="50"/>
                \(contentView)
                <size key="customSize" width="50" height="50"/>
            </collectionViewCell>
            """)
        #expect(report.problems.isEmpty)
        #expect(cell.reuseIdentifier == "Film")
        #expect(cell.subviews == [cell.contentView])
        #expect(cell.contentView.subviews.count == 1)
    }

    @Test("Reads a section view")
    func sectionView() throws {
        let (view, report) = try loadOnly(
            UICollectionReusableView.self,
            #"<collectionReusableView opaque="NO" contentMode="center" reuseIdentifier="Title" id="1"/>"#)
        #expect(report.problems.isEmpty)
        #expect(view.reuseIdentifier == "Title")
    }

    @Test("Takes its data source, delegate and layout as outlets")
    func outlets() throws {
        let owner = CollectionOwner()
        let nib = listNib(
            """
            <collectionView id="1">
                <collectionViewFlowLayout key="collectionViewLayout" id="2"/>
                <connections>
                    <outlet property="dataSource" destination="-1" id="3"/>
                    <outlet property="delegate" destination="-1" id="4"/>
                </connections>
            </collectionView>
            """)
        let (objects, report) = try nib.load(withOwner: owner)
        let view = try #require(objects.first as? UICollectionView)
        #expect(report.undeliverable.isEmpty)
        #expect(view.dataSource === owner && view.delegate === owner)
    }
}

/// What an app has as the owner of a collection view.
private final class CollectionOwner: HeadlessObject, UICollectionViewDataSource, UICollectionViewDelegate {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }
}
