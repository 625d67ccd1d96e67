@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Other controls of documents") struct ControlDecodingTests {
    private let red = """
        red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"
        """

    @Test("A switch")
    func switchControl() throws {
        let (control, _) = try loadOnly(
            UISwitch.self,
            """
            <switch on="YES" title="Mode" enabled="NO" preferredStyle="checkbox" id="swi">
            <rect key="frame" x="1" y="2" width="49" height="31"/>
            <color key="onTintColor" \(red)/><color key="thumbTintColor" \(red)/></switch>
            """)
        #expect(control.isOn)
        #expect(control.title == "Mode")
        #expect(!control.isEnabled)
        #expect(control.preferredStyle == .checkbox)
        #expect(control.frame == CGRect(x: 1, y: 2, width: 51, height: 31))
        #expect(control.onTintColor == .red)
        #expect(control.thumbTintColor == .red)
        #expect(try !loadOnly(UISwitch.self, "<switch id=\"swi\"/>").object.isOn)
    }

    @Test("A slider, whose limits come before its value")
    func slider() throws {
        let (slider, _) = try loadOnly(
            UISlider.self,
            """
            <slider value="150" minValue="100" maxValue="200" continuous="NO" minimumValueImage="star" \
            maximumValueImage="moon" catalog="system" id="sld"><color key="minimumTrackTintColor" \(red)/>
            <color key="maximumTrackTintColor" \(red)/><color key="thumbTintColor" \(red)/></slider>
            """)
        #expect([slider.minimumValue, slider.value, slider.maximumValue] == [100, 150, 200])
        #expect(!slider.isContinuous)
        #expect(slider.minimumValueImage != nil)
        #expect(slider.maximumValueImage != nil)
        #expect(slider.minimumTrackTintColor == .red)
        #expect(slider.maximumTrackTintColor == .red)
        #expect(slider.thumbTintColor == .red)
    }

    @Test("A stepper, whose limits may lie beyond the usual ones")
    func stepper() throws {
        let (stepper, report) = try loadOnly(
            UIStepper.self,
            """
            <stepper value="150" minimumValue="150" maximumValue="300" stepValue="5" wraps="YES" autorepeat="NO" \
            continuous="NO" id="stp"/>
            """)
        #expect([stepper.minimumValue, stepper.value, stepper.maximumValue, stepper.stepValue] == [150, 150, 300, 5])
        #expect(stepper.wraps)
        #expect(!stepper.autorepeat)
        #expect(!stepper.isContinuous)
        #expect(report.problems.isEmpty)
    }

    @Test("A stepper of impossible limits is reported and has the usual ones")
    func impossibleStepper() throws {
        let (stepper, report) = try loadOnly(UIStepper.self, "<stepper minimumValue=\"9\" maximumValue=\"3\" id=\"stp\"/>")
        #expect([stepper.minimumValue, stepper.maximumValue] == [0, 100])
        #expect(report.problems.first?.message.contains("from 9.0 to 3.0") == true)
    }

    @Test("A progress bar")
    func progressView() throws {
        let (view, _) = try loadOnly(
            UIProgressView.self,
            """
            <progressView progress="0.5" progressImage="star" trackImage="moon" catalog="system" id="prg">
            <color key="progressTintColor" \(red)/><color key="trackTintColor" \(red)/></progressView>
            """)
        #expect(view.progress == 0.5)
        #expect(view.progressTintColor == .red)
        #expect(view.trackTintColor == .red)
        #expect(view.progressImage != nil)
        #expect(view.trackImage != nil)
    }

    @Test("A page control, whose number of pages comes before the present one")
    func pageControl() throws {
        let (control, _) = try loadOnly(
            UIPageControl.self,
            """
            <pageControl currentPage="2" numberOfPages="3" hidesForSinglePage="YES" defersCurrentPageDisplay="YES" id="pgc">
            <color key="pageIndicatorTintColor" \(red)/><color key="currentPageIndicatorTintColor" \(red)/></pageControl>
            """)
        #expect(control.numberOfPages == 3)
        #expect(control.currentPage == 2)
        #expect(control.hidesForSinglePage)
        #expect(control.defersCurrentPageDisplay)
        #expect(control.pageIndicatorTintColor == .red)
        #expect(control.currentPageIndicatorTintColor == .red)
    }

    @Test("A segmented control, whose old style has no effect")
    func segmentedControl() throws {
        let (control, report) = try loadOnly(
            UISegmentedControl.self,
            """
            <segmentedControl segmentControlStyle="bar" selectedSegmentIndex="1" momentary="YES" \
            apportionsSegmentWidthsByContent="YES" id="seg"><segments><segment title="First"/>
            <segment title="Second" enabled="NO" width="30"/><segment title="" image="star" catalog="system"/></segments>
            <color key="selectedSegmentTintColor" \(red)/></segmentedControl>
            """)
        #expect(control.numberOfSegments == 3)
        #expect(control.titleForSegment(at: 0) == "First")
        #expect(!control.isEnabledForSegment(at: 1))
        #expect(control.widthForSegment(at: 1) == 30)
        #expect(control.imageForSegment(at: 2) != nil)
        #expect(control.selectedSegmentIndex == 1)
        #expect(control.isMomentary)
        #expect(control.apportionsSegmentWidthsByContent)
        #expect(control.selectedSegmentTintColor == .red)
        #expect(report.problems.isEmpty)
    }

    @Test(
        "Every style of a wheel is read, the older ones too",
        arguments: [
            ("gray", UIActivityIndicatorView.Style.gray), ("white", .white), ("whiteLarge", .whiteLarge), ("medium", .medium),
            ("large", .large),
        ])
    func indicatorStyles(word: String, style: UIActivityIndicatorView.Style) throws {
        let (view, _) = try loadOnly(UIActivityIndicatorView.self, "<activityIndicatorView style=\"\(word)\" id=\"act\"/>")
        #expect(view.style == style)
    }

    @Test("A wheel is hidden when it stands still only where a document says so")
    func indicatorHiding() throws {
        let (bare, _) = try loadOnly(UIActivityIndicatorView.self, "<activityIndicatorView style=\"gray\" id=\"act\"/>")
        #expect(!bare.hidesWhenStopped)
        #expect(!bare.isHidden)
        let (hiding, _) = try loadOnly(
            UIActivityIndicatorView.self, "<activityIndicatorView hidesWhenStopped=\"YES\" style=\"gray\" id=\"act\"/>")
        #expect(hiding.isHidden)
        let (turning, _) = try loadOnly(
            UIActivityIndicatorView.self,
            """
            <activityIndicatorView hidesWhenStopped="YES" animating="YES" style="gray" id="act"><color key="color" \(red)/>
            </activityIndicatorView>
            """)
        #expect(turning.isAnimating)
        #expect(!turning.isHidden)
        #expect(turning.color == .red)
    }

    @Test("A date picker, whose date counts only where the present one is not asked for")
    func datePicker() throws {
        let dates = """
            <date key="date" timeIntervalSinceReferenceDate="100"/>
            <date key="minimumDate" timeIntervalSinceReferenceDate="50"/>
            <date key="maximumDate" timeIntervalSinceReferenceDate="900000000000"/>
            <locale key="locale" localeIdentifier="de_DE"/><timeZone key="timeZone" name="GMT"/>
            """
        let (picker, _) = try loadOnly(
            UIDatePicker.self,
            """
            <datePicker datePickerMode="countDownTimer" minuteInterval="15" style="inline" countDownDuration="60" \
            useCurrentDate="NO" id="dat">\(dates)</datePicker>
            """)
        #expect(picker.datePickerMode == .countDownTimer)
        #expect(picker.minuteInterval == 15)
        #expect(picker.preferredDatePickerStyle == .inline)
        #expect(picker.datePickerStyle == .wheels)
        #expect(picker.countDownDuration == 60)
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 100))
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 50))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 900_000_000_000))
        #expect(picker.locale?.identifier == "de_DE")
        #expect(picker.timeZone?.secondsFromGMT() == 0)
        let (present, _) = try loadOnly(UIDatePicker.self, "<datePicker datePickerMode=\"date\" id=\"dat\">\(dates)</datePicker>")
        #expect(present.date != Date(timeIntervalSinceReferenceDate: 100))
    }

    @Test("A search bar, with its scopes and the traits of its field")
    func searchBar() throws {
        let (bar, report) = try loadOnly(
            UISearchBar.self,
            """
            <searchBar text="old" placeholder="Find" prompt="Where" searchBarStyle="minimal" barStyle="black" translucent="NO" \
            showsBookmarkButton="YES" showsCancelButton="YES" showsSearchResultsButton="YES" showsScopeBar="YES" id="sea">
                <textInputTraits key="textInputTraits" returnKeyType="go"/>
                <color key="barTintColor" \(red)/>
                <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>
            </searchBar>
            """)
        #expect(report.problems.isEmpty)
        #expect(bar.text == "old")
        #expect(bar.placeholder == "Find")
        #expect(bar.prompt == "Where")
        #expect(bar.searchBarStyle == .minimal)
        #expect(bar.barStyle == .black)
        #expect(!bar.isTranslucent)
        #expect(bar.showsBookmarkButton)
        #expect(bar.showsCancelButton)
        #expect(bar.showsSearchResultsButton)
        #expect(bar.showsScopeBar)
        #expect(bar.scopeButtonTitles == ["All", "Mine"])
        #expect(bar.barTintColor == .red)
        #expect(bar.searchTextField.returnKeyType == .go)
        #expect(bar.searchTextField.superview === bar)
    }

    @Test("A picker's data source and delegate are outlets")
    func pickerView() throws {
        let (objects, report) = try listNib(
            """
            <pickerView id="pck"><connections><outlet property="dataSource" destination="src" id="c01"/>
            <outlet property="delegate" destination="src" id="c02"/></connections></pickerView>
            <customObject id="src" customClass="PickerSource" customModule="HeadlessViewsTests"/>
            """
        ).load(withOwner: nil)
        let picker = try #require(objects.first as? UIPickerView)
        #expect(picker.numberOfComponents == 2)
        #expect(picker.delegate != nil)
        #expect(report.outletsConnected == 2)
    }

    @Test("A refresh control and a color well")
    func others() throws {
        let (control, _) = try loadOnly(
            UIRefreshControl.self,
            """
            <refreshControl enabled="NO" id="ref"><attributedString key="attributedTitle"><fragment content="Pull"/>
            </attributedString></refreshControl>
            """)
        #expect(control.attributedTitle?.string == "Pull")
        #expect(!control.isEnabled)
        let (well, _) = try loadOnly(
            UIColorWell.self,
            "<colorWell title=\"Ink\" supportsAlpha=\"NO\" id=\"wel\"><color key=\"selectedColor\" \(red)/></colorWell>")
        #expect(well.selectedColor == .red)
        #expect(well.title == "Ink")
        #expect(!well.supportsAlpha)
    }
}

/// A data source that a document makes.
final class PickerSource: HeadlessObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1 }
}
