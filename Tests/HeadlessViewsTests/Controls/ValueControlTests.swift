@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Switches, sliders, steppers and the like") struct ValueControlTests {
    let target = RecordingTarget()

    @Test("D49 A switch keeps its size and sends nothing when it is set")
    func switchSize() {
        let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 400, height: 1))
        #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
        control.bounds.size = .zero
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        control.addTarget(target, action: "first:", for: .valueChanged)
        control.setOn(true, animated: false)
        #expect(control.isOn)
        #expect(target.log == [])
    }

    @Test("E19 Constraints see a switch two points narrower than its frame")
    func switchLayout() {
        #expect(UISwitch().intrinsicContentSize == CGSize(width: 49, height: 31))
        #expect(UISwitch().sizeThatFits(.zero) == CGSize(width: 51, height: 31))
        #expect(UISwitch().alignmentRectInsets.right == 2)
    }

    @Test("A tap turns a switch over and says so")
    func switchTap() {
        let control = UISwitch()
        control.addTarget(target, action: "first:", for: .valueChanged)
        control.press()
        #expect(control.isOn)
        control.press(to: CGPoint(x: 400, y: 0))
        #expect(control.isOn)
        #expect(target.log == ["first:"])
    }

    @Test("D50 A least value above the greatest moves that, and the value stays between them")
    func slider() {
        let slider = UISlider()
        slider.minimumValue = 5
        #expect(slider.maximumValue == 5)
        #expect(slider.value == 5)
        slider.maximumValue = 10
        slider.value = 99
        #expect(slider.value == 10)
        slider.maximumValue = 2
        #expect(slider.minimumValue == 2)
        #expect(slider.value == 2)
        #expect(slider.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 34))
    }

    @Test("A slider's images of states fall back to the normal one's")
    func sliderImages() throws {
        let slider = UISlider()
        let star = try #require(UIImage(systemName: "star"))
        slider.setThumbImage(star, for: .normal)
        slider.setMinimumTrackImage(star, for: .highlighted)
        #expect(slider.thumbImage(for: .highlighted) == star)
        #expect(slider.currentThumbImage == star)
        #expect(slider.currentMinimumTrackImage == nil)
    }

    @Test("D51 A stepper keeps its value between its limits")
    func stepper() {
        let stepper = UIStepper()
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.maximumValue = 50
        #expect(stepper.value == 50)
        stepper.minimumValue = -5
        stepper.value = -99
        #expect(stepper.value == -5)
    }

    @Test("D51 A stepper without room between its limits traps")
    func stepperLimits() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStepper().maximumValue = 0 }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIStepper's minimumValue (was 0.0) must be less than its maximumValue (was 0.0)"))
    }

    @Test("D51 A stepper without a step traps")
    func stepperStep() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStepper().stepValue = 0 }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("UIStepper's stepValue (was 0.0) must be greater than 0"))
    }

    @Test("Taps step down and up, and round where it wraps; nothing is sent at a limit")
    func stepping() {
        let stepper = UIStepper()
        stepper.addTarget(target, action: "first:", for: .valueChanged)
        let (down, up) = (CGPoint(x: 5, y: 5), CGPoint(x: 90, y: 5))
        stepper.press(from: down)
        #expect(stepper.value == 0)
        #expect(target.log == [])
        stepper.press(from: up)
        #expect(stepper.value == 1)
        stepper.wraps = true
        stepper.press(from: down)
        stepper.press(from: down)
        #expect(stepper.value == 100)
        #expect(target.log.count == 3)
        #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    }

    @Test("D52 Progress stays between 0 and 1")
    func progress() {
        let view = UIProgressView(progressViewStyle: .bar)
        view.progress = 2
        #expect(view.progress == 1)
        view.setProgress(-1, animated: false)
        #expect(view.progress == 0)
        #expect(view.intrinsicContentSize.height == 4)
    }

    @Test("D52 A wheel that stands still is hidden, unless it is to be seen then")
    func activityIndicator() {
        let view = UIActivityIndicatorView(style: .large)
        #expect(view.isHidden)
        #expect(view.frame.size == CGSize(width: 37, height: 37))
        view.startAnimating()
        #expect(view.isAnimating)
        #expect(!view.isHidden)
        view.hidesWhenStopped = false
        view.stopAnimating()
        #expect(!view.isHidden)
        view.hidesWhenStopped = true
        #expect(view.isHidden)
    }

    @Test("An older wheel has its own color and size")
    func olderIndicator() {
        let view = UIActivityIndicatorView(style: .white)
        #expect(view.color == .white)
        #expect(view.intrinsicContentSize == CGSize(width: 20, height: 20))
        view.color = .red
        #expect(view.color == .red)
    }

    @Test("The present page stays among the pages")
    func pages() {
        let control = UIPageControl()
        control.currentPage = 3
        #expect(control.currentPage == 0)
        control.numberOfPages = 5
        control.currentPage = 9
        #expect(control.currentPage == 4)
        control.numberOfPages = 2
        #expect(control.currentPage == 1)
        control.numberOfPages = -1
        #expect(control.numberOfPages == 0)
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: 74, height: 26))
    }

    @Test("A date stays between the earliest and the latest, unless those are the wrong way round")
    func datePicker() {
        let picker = UIDatePicker()
        let (one, two, three) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2), Date(timeIntervalSince1970: 3))
        picker.date = three
        picker.maximumDate = two
        #expect(picker.date == two)
        picker.minimumDate = three
        picker.date = one
        #expect(picker.date == one)
    }

    @Test("Minutes that do not divide an hour count as 1", arguments: [(5, 5), (7, 1), (0, 1), (60, 1), (30, 30)])
    func minuteInterval(given: Int, taken: Int) {
        let picker = UIDatePicker()
        picker.minuteInterval = given
        #expect(picker.minuteInterval == taken)
    }

    @Test("A picker asks its data source once, and again after a reload")
    func pickerView() {
        @MainActor final class Source: UIPickerViewDataSource {
            var rows = [3, 0]
            var questions = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
                questions += 1
                return rows[component]
            }
        }
        let picker = UIPickerView()
        #expect(picker.numberOfComponents == 0)
        let source = Source()
        picker.dataSource = source
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 0) == 3)
        #expect(picker.numberOfRows(inComponent: 9) == 0)
        #expect(source.questions == 2)
        picker.selectRow(7, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        source.rows = [1, 4]
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.reloadAllComponents()
        #expect(picker.numberOfRows(inComponent: 1) == 4)
    }

    @Test("A refresh control says what it is told, and sends nothing for it")
    func refreshControl() {
        let control = UIRefreshControl()
        control.addTarget(target, action: "first:", for: .valueChanged)
        control.beginRefreshing()
        #expect(control.isRefreshing)
        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(target.log == [])
    }
}
