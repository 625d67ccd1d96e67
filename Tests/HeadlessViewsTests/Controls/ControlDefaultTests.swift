@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("What controls are before anything is set") struct ControlDefaultTests {
    @Test("D44 A label has no text, one line, and the system's font of 17 points")
    func label() {
        let label = UILabel()
        #expect(label.text == nil)
        #expect(label.font.pointSize == 17)
        #expect(label.textColor == .label)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(label.textAlignment == .natural)
        #expect(label.isEnabled)
        #expect(!label.adjustsFontSizeToFitWidth)
        #expect(label.minimumScaleFactor == 0)
        #expect(label.baselineAdjustment == .alignBaselines)
        #expect(label.shadowOffset == CGSize(width: 0, height: -1))
        #expect(!label.isUserInteractionEnabled)
    }

    @Test("D45 An image view has no image and takes no touches")
    func imageView() {
        let view = UIImageView()
        #expect(view.image == nil)
        #expect(!view.isUserInteractionEnabled)
        #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    }

    @Test("D47 A control is enabled, neither selected nor highlighted, and centres its content")
    func control() {
        let control = UIControl()
        #expect(control.isEnabled)
        #expect(!control.isSelected)
        #expect(!control.isHighlighted)
        #expect(control.contentHorizontalAlignment == .center)
        #expect(control.contentVerticalAlignment == .center)
    }

    @Test("D48 A button of a type has no size, and a system button's title has 15 points and is cut in the middle")
    func button() throws {
        let button = UIButton(type: .system)
        #expect(button.frame == .zero)
        #expect(button.buttonType == .system)
        let label = try #require(button.titleLabel)
        #expect(label.font.pointSize == 15)
        #expect(label.lineBreakMode == .byTruncatingMiddle)
        #expect(UIButton().buttonType == .custom)
    }

    @Test("D49 A switch is off")
    func switchIsOff() { #expect(!UISwitch().isOn) }

    @Test("D50 A slider goes from 0 to 1, is at 0 and tells its value all along")
    func slider() {
        let slider = UISlider()
        #expect([slider.value, slider.minimumValue, slider.maximumValue] == [0, 0, 1])
        #expect(slider.isContinuous)
    }

    @Test("D51 A stepper goes from 0 to 100 by 1 and is at 0")
    func stepper() {
        let stepper = UIStepper()
        #expect([stepper.value, stepper.minimumValue, stepper.maximumValue, stepper.stepValue] == [0, 0, 100, 1])
        #expect(stepper.autorepeat)
        #expect(stepper.isContinuous)
        #expect(!stepper.wraps)
    }

    @Test("D52 Indicators and text begin as UIKit's do")
    func indicatorsAndText() {
        #expect(UIProgressView().progress == 0)
        #expect(UIPageControl().numberOfPages == 0)
        #expect(UIPageControl().currentPage == 0)
        #expect(!UIPageControl().hidesForSinglePage)
        #expect(UISegmentedControl().selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(!UISegmentedControl().isMomentary)
        #expect(UIActivityIndicatorView().hidesWhenStopped)
        #expect(!UIActivityIndicatorView().isAnimating)
        #expect(UITextField().borderStyle == .none)
        #expect(UITextField().clearButtonMode == .never)
        #expect(UITextView().isEditable)
        #expect(UITextView().isSelectable)
    }

    @Test("D53 A stack view is a row that fills both ways without spacing")
    func stackView() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal)
        #expect(stack.alignment == .fill)
        #expect(stack.distribution == .fill)
        #expect(stack.spacing == 0)
        #expect(!stack.isBaselineRelativeArrangement)
        #expect(!stack.isLayoutMarginsRelativeArrangement)
    }

    @Test("A text field and a text view make capitals at sentences, and their text is empty, never nil")
    func textInput() {
        #expect(UITextField().autocapitalizationType == .sentences)
        #expect(UITextView().autocapitalizationType == .sentences)
        #expect(UITextField().text == "")
        #expect(UITextView().text == "")
        #expect(UITextField().returnKeyType == .default)
        #expect(UITextView().textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    }
}
