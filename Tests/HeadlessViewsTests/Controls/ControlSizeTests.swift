@_spi(Headless) @testable import HeadlessViews
import Testing

@MainActor @Suite("Sizes of controls")
struct ControlSizeTests {
    @Test("E27 A button's size is its title's in whole points, with 12 points of room in the height")
    func systemButton() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let title = TextMeasure.width(of: "Button", in: .systemFont(ofSize: 15))
        #expect(button.intrinsicContentSize == CGSize(width: title.rounded(.up), height: 30))
        #expect(button.sizeThatFits(CGSize(width: 5, height: 5)) == button.intrinsicContentSize)
    }

    @Test("D48 Content insets count in the size in place of that room, the title's and the image's do not")
    func insets() {
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        let own = button.intrinsicContentSize
        button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        #expect(button.intrinsicContentSize == own)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.intrinsicContentSize == CGSize(width: own.width + 40, height: 18 + 20))
    }

    @Test("A button with an image alone is as large as that")
    func imageButton() {
        let button = UIButton()
        button.setImage(UIImage(interfaceName: "a", size: CGSize(width: 24, height: 20), isSystem: false), for: .normal)
        #expect(button.intrinsicContentSize == CGSize(width: 24, height: 20))
    }

    @Test("A button with nothing is as high as one with a title: 12 points more than a line of its font, or what its insets add")
    func emptyButton() {
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
        let button = UIButton()
        #expect(button.intrinsicContentSize == CGSize(width: 30, height: 34))
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 21, right: 5)
        #expect(button.intrinsicContentSize == CGSize(width: 9, height: 43))
    }

    @Test("A button with a configuration has its insets round the title, which is set in the size of running text")
    func configuredButton() {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Next"
        let button = UIButton(configuration: configuration)
        let title = TextMeasure.lines(of: "Next", in: .preferredFont(forTextStyle: .body)).size
        let size = button.intrinsicContentSize
        #expect(abs(size.width - title.width - 24) < 1)
        #expect(abs(size.height - title.height - 14) < 1)
    }

    @Test("An image above the title adds to the height, and one beside it to the width")
    func imagePlacement() {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(interfaceName: "a", size: CGSize(width: 10, height: 40), isSystem: false)
        configuration.imagePadding = 5
        let sizing = ButtonSizing(title: CGSize(width: 30, height: 20), image: CGSize(width: 10, height: 40))
        #expect(sizing.size(configuration) == CGSize(width: 24 + 45, height: 14 + 40))
        configuration.imagePlacement = .top
        #expect(sizing.size(configuration) == CGSize(width: 24 + 30, height: 14 + 65))
    }

    @Test("E25 A text field with round corners is 34 points high, one without a border a line and a half point")
    func textFieldHeights() {
        let field = UITextField()
        #expect(field.intrinsicContentSize == CGSize(width: 5, height: 22))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: 33, height: 34))
        field.font = .systemFont(ofSize: 12)
        #expect(field.intrinsicContentSize.height == 34)
    }

    @Test("E25 A text field is as wide as its text, or as what stands in its place")
    func textFieldWidths() {
        let field = UITextField()
        field.placeholder = "Enter a name"
        let placeholder = TextMeasure.width(of: "Enter a name", in: .systemFont(ofSize: 17)).rounded(.up)
        #expect(field.intrinsicContentSize.width == placeholder)
        field.text = "Ann"
        #expect(field.intrinsicContentSize.width == TextMeasure.width(of: "Ann", in: .systemFont(ofSize: 17)).rounded(.up))
    }

    @Test("E26 A segmented control is 32 points high, and constraints see it a point lower")
    func segmentedControl() {
        let control = UISegmentedControl(items: ["One", "Two"])
        #expect(control.sizeThatFits(.zero).height == 32)
        #expect(control.intrinsicContentSize.height == 31)
        #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0))
        #expect(control.intrinsicContentSize.width > 40)
    }

    @Test("E25 Before iOS 14 a text field had no room for marks round its text")
    func olderTextField() {
        func height(_ points: CGFloat, _ style: UITextField.BorderStyle, _ metrics: ControlMetrics) -> CGFloat {
            let line = UIFont.systemFont(ofSize: points).lineHeight
            return FieldSizing(borderStyle: style, lineHeight: line, textWidth: 50, isSecure: false, metrics: metrics).size.height
        }
        #expect(height(17, .none, .ofIOS13) == 21)
        #expect(height(12, .none, .ofIOS9) == 15)
        #expect(height(18, .roundedRect, .ofIOS13) == 34)
        #expect(height(16, .none, .ofIOS14) == 21)
        #expect(height(18, .none, .ofIOS14) == 23)
    }

    @Test("E26 Titles of segments are a little heavier than regular, and only all segments together are whole points wide")
    func segmentWidths() {
        func sizing(_ widths: [CGFloat], byContent: Bool = false, rounds: Bool = false) -> CGFloat {
            let segments = widths.map { SegmentSizing.Segment(contentWidth: $0, givenWidth: 0) }
            return SegmentSizing(segments: segments, isByContent: byContent, room: 20, rest: -1, roundsSegments: rounds).width
        }
        #expect(sizing([63.1, 80.6, 100], byContent: true) == 302)
        #expect(sizing([30, 79.1]) == 197)
        #expect(sizing([30, 79.1], rounds: true) == 199)
        let control = UISegmentedControl(items: ["Hexadecimal"])
        let medium = TextMeasure.width(of: "Hexadecimal", in: .systemFont(ofSize: 13, weight: .medium))
        #expect(control.intrinsicContentSize.width == (medium + 19).rounded(.down))
    }

    @Test("A text view leaves room for another line below text of a style")
    func textViewOfStyle() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        view.font = .preferredFont(forTextStyle: .callout)
        view.text = "1\n2\n3\n4\n5\n6\n7\n8"
        view.isScrollEnabled = false
        #expect(view.intrinsicContentSize.height == 184)
    }

    @Test("E29 A text view has no size of its own while it scrolls, and else that of its text")
    func textView() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        view.font = .systemFont(ofSize: 14)
        view.text = "One line"
        #expect(view.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric))
        view.isScrollEnabled = false
        let one = view.intrinsicContentSize.height
        #expect(abs(one - 16 - 16.7) < 1)
        view.text = "One line\nand another"
        #expect(view.intrinsicContentSize.height > one + 16)
    }

    @Test("Wheels are 320 by 216 points")
    func pickers() {
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    }

    @Test("E30 Bars have the height of the device: less where there is little height, and more for a large title")
    func bars() {
        let bar = UINavigationBar()
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        bar.prefersLargeTitles = true
        #expect(bar.intrinsicContentSize.height == 96)
        #expect(UIToolbar().intrinsicContentSize.height == 44)
        #expect(UITabBar().sizeThatFits(CGSize(width: 390, height: 0)) == CGSize(width: 390, height: 49))
        let compact = BarHeights(UITraitCollection(verticalSizeClass: .compact))
        #expect([compact.navigationBar(showingLargeTitle: true), compact.toolbar, compact.tabBar] == [32, 32, 32])
    }

    @Test("A toolbar is higher where constraints put it above the line that stands for a button, in the systems that made it so")
    func toolbarAboveLine() {
        var state = UIScreen.main.state
        state.controls = .ofIOS14
        UIScreen.main.perform(in: state) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.screenSafeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            let toolbar = UIToolbar()
            toolbar.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(toolbar)
            let top = toolbar.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor)
            top.isActive = true
            #expect(toolbar.intrinsicContentSize.height == 44)
            top.isActive = false
            window.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: toolbar.bottomAnchor).isActive = true
            #expect(toolbar.intrinsicContentSize.height == 49)
            window.screenSafeAreaInsets = .zero
            #expect(toolbar.intrinsicContentSize.height == 44)
        }
    }

    @Test("E19 E20 Controls have the sizes of the system that a document was drawn by")
    func metrics() {
        #expect(ControlMetrics.ofIOS26.switchSize == CGSize(width: 63, height: 28))
        #expect(ControlMetrics.ofIOS9.stepperSize == CGSize(width: 94, height: 29))
        var state = UIScreen.main.state
        state.controls = .ofIOS26
        UIScreen.main.perform(in: state) {
            #expect(UISwitch().frame.size == CGSize(width: 63, height: 28))
            #expect(UISwitch().intrinsicContentSize == CGSize(width: 61, height: 28))
        }
        #expect(UISwitch().frame.size == CGSize(width: 51, height: 31))
    }

    @Test("E34 The baselines of a text field and a button are those of text in the middle of the height")
    func baselines() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(field.firstBaselineOffsetFromTop - ((60 - font.lineHeight) / 2 + font.ascender)) < 0.01)
        #expect(abs(field.firstBaselineOffsetFromTop + field.lastBaselineOffsetFromBottom - 60) < 0.01)
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        let title = UIFont.systemFont(ofSize: 15)
        #expect(abs(button.firstBaselineOffsetFromTop - ((60 - title.lineHeight) / 2 + title.ascender)) < 0.01)
        #expect(abs(button.firstBaselineOffsetFromTop + button.lastBaselineOffsetFromBottom - 60) < 0.01)
    }
}
