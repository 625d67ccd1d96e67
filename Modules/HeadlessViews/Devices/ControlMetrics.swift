/// How large the system's controls are: that has changed with the design of the system.
///
/// Where a document tells what it was drawn by, it is laid out with the controls of that time.
struct ControlMetrics: Equatable, Sendable {
    /// A switch's frame; constraints see it two points narrower. `E19`
    var switchSize = CGSize(width: 51, height: 31)
    /// A stepper's frame. `E20`
    var stepperSize = CGSize(width: 94, height: 32)
    /// What constraints see of a slider's height. `E21`
    var sliderHeight: CGFloat = 34
    /// By how much constraints see a slider smaller than its frame.
    var sliderInsets = UIEdgeInsets.zero
    /// The height of a progress bar. `E22`
    var progressHeight: CGFloat = 4
    /// The dots of a page control. `E23`
    var pages = Pages(width: 18, rest: 20, height: 26)
    /// The height of a segmented control's frame; constraints see it a point lower. `E26`
    var segmentedHeight: CGFloat = 32
    /// The room beside the content of a segment, and what all segments together take more: fitted to documents, no published figure.
    var segmentRoom: CGFloat = 20
    var segmentRest: CGFloat = -1
    /// Whether the content of each segment takes whole points, and not only all of them together.
    var roundsSegmentsToPoints = false
    /// How heavy the titles of segments are.
    var segmentWeight = UIFont.Weight.medium
    /// The height of a text field with round corners. `E25`
    var roundedFieldHeight: CGFloat = 34
    /// The least height of a text field without a border.
    var plainFieldHeight: CGFloat = 0
    /// The room for marks above and below the text of a field.
    var fieldTextRoom: CGFloat = 1.5
    /// How the system's font is cut for its sizes.
    var fontCut = SystemFontCut.continuous
    /// The height of a search bar for constraints.
    var searchBarHeight: CGFloat = 56
    /// The height of a date picker that is a small button.
    var compactDateHeight: CGFloat = 34
    /// Whether there are date pickers other than wheels.
    var hasCompactDatePickers = true
    /// Whether the size of a button with a configuration is a whole number of points, and not only of pixels.
    var roundsButtonsToPoints = false
    /// The height of a toolbar for constraints where there is height enough.
    var toolbarHeight: CGFloat = 44
    /// The margins above and below what a table's cell shows.
    var cellMargin: CGFloat = 11
    /// The margins beside what is in a controller's view.
    var sideMargins = SystemMargins()
    /// The margins beside what a table's cell shows, which tables make wide on phones that controllers do not.
    var cellSideMargins = SystemMargins(leastWide: 390)
    /// The symbol of a button that shows more about something.
    var infoButtonSize = CGSize(width: 25, height: 24)

    /// The dots of a page control: the width of one, what is beside them all, and the height.
    struct Pages: Equatable, Sendable {
        var width: CGFloat
        var rest: CGFloat
        var height: CGFloat
    }

    /// The controls that there are by default.
    static let standard = ControlMetrics()

    /// Those of iOS 26.
    static let ofIOS26: ControlMetrics = {
        var metrics = ControlMetrics()
        metrics.switchSize = CGSize(width: 63, height: 28)
        metrics.plainFieldHeight = 22
        metrics.infoButtonSize = CGSize(width: 26, height: 20)
        metrics.compactDateHeight = 36
        metrics.cellMargin = 15
        metrics.searchBarHeight = 64
        return metrics
    }()

    /// Those from iOS 14 to iOS 18.
    static let ofIOS14: ControlMetrics = {
        var metrics = ControlMetrics()
        metrics.sliderHeight = 30
        metrics.sliderInsets = UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        metrics.roundsButtonsToPoints = true
        metrics.toolbarHeight = 49
        return metrics
    }()

    /// Those of iOS 13.
    static let ofIOS13: ControlMetrics = {
        var metrics = ofIOS14
        metrics.progressHeight = 2
        metrics.pages = Pages(width: 16, rest: -9, height: 37)
        metrics.hasCompactDatePickers = false
        metrics.fieldTextRoom = 0
        metrics.fontCut = .stepped
        metrics.toolbarHeight = 44
        metrics.cellSideMargins.usual = 15
        return metrics
    }()

    /// Those of iOS 9 and iOS 10.
    static let ofIOS9: ControlMetrics = {
        var metrics = ofIOS11
        metrics.cellMargin = 8
        metrics.cellSideMargins = SystemMargins(usual: 8, wide: 8)
        return metrics
    }()

    /// Those up to iOS 8.
    static let ofIOS8: ControlMetrics = {
        var metrics = ofIOS9
        metrics.sideMargins.wide = metrics.sideMargins.usual
        return metrics
    }()

    /// Those of iOS 11 and iOS 12.
    static let ofIOS11: ControlMetrics = {
        var metrics = ofIOS13
        metrics.cellSideMargins.usual = 16
        metrics.stepperSize = CGSize(width: 94, height: 29)
        metrics.segmentedHeight = 29
        metrics.segmentRoom = 14
        metrics.segmentRest = 1
        metrics.roundsSegmentsToPoints = true
        metrics.segmentWeight = .regular
        metrics.roundedFieldHeight = 30
        metrics.infoButtonSize = CGSize(width: 22, height: 22)
        return metrics
    }()
}

extension ControlMetrics {
    /// Those of the screen.
    @MainActor static var current: ControlMetrics { UIScreen.main.state.controls }

    /// The margin beside what a table's cell shows, on the screen.
    @MainActor var cellSideMargin: CGFloat { cellSideMargins.side(inWidth: UIScreen.main.bounds.width) }
}
