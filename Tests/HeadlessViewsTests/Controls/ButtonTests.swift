@_spi(Headless) import HeadlessViews
import Testing

@MainActor @Suite("Buttons") struct ButtonTests {
    let button = UIButton(type: .custom)

    @Test("D48 A state without a title has the normal one's")
    func titleFallback() {
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .highlighted)
        #expect(button.title(for: .highlighted) == "Saving")
        #expect(button.title(for: .selected) == "Save")
        #expect(button.title(for: [.selected, .highlighted]) == "Save")
        #expect(button.currentTitle == "Save")
        button.isHighlighted = true
        #expect(button.currentTitle == "Saving")
        #expect(button.titleLabel?.text == "Saving")
    }

    @Test("Images, colors and symbol settings of states fall back, too")
    func otherFallbacks() throws {
        let star = try #require(UIImage(systemName: "star"))
        let moon = try #require(UIImage(systemName: "moon"))
        button.setImage(star, for: .normal)
        button.setImage(moon, for: .selected)
        button.setBackgroundImage(star, for: .normal)
        button.setTitleColor(.red, for: .normal)
        button.setTitleShadowColor(.green, for: .normal)
        button.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large), forImageIn: .normal)
        button.setAttributedTitle(NSAttributedString(string: "x"), for: .normal)
        #expect(button.image(for: .disabled) == star)
        #expect(button.backgroundImage(for: .disabled) == star)
        #expect(button.titleColor(for: .disabled) == .red)
        #expect(button.titleShadowColor(for: .disabled) == .green)
        #expect(button.attributedTitle(for: .disabled)?.string == "x")
        #expect(button.preferredSymbolConfigurationForImage(in: .disabled) == UIImage.SymbolConfiguration(scale: .large))
        button.isSelected = true
        #expect(button.currentImage == moon)
        #expect(button.imageView?.image == moon)
    }

    @Test("A value of nil takes a state's own value away")
    func takingAway() {
        button.setTitle("Save", for: .normal)
        button.setTitle("Saving", for: .highlighted)
        button.setTitle(nil, for: .highlighted)
        #expect(button.title(for: .highlighted) == "Save")
    }

    @Test("A title is white on a custom button and in the tint color on a system button")
    func titleColor() {
        #expect(button.currentTitleColor == .white)
        let system = UIButton(type: .system)
        system.setTitle("Save", for: .normal)
        system.tintColor = .green
        #expect(system.currentTitleColor == .green)
        #expect(system.titleLabel?.textColor == .green)
    }

    @Test("Title and image are subviews, the image behind")
    func subviews() throws {
        button.setTitle("Save", for: .normal)
        button.setImage(UIImage(systemName: "star"), for: .normal)
        #expect(button.subviews == [try #require(button.imageView), try #require(button.titleLabel)])
    }

    @Test("An attributed title comes before a plain one")
    func attributedTitle() {
        button.setTitle("plain", for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "styled", attributes: [.kern: 1]), for: .normal)
        #expect(button.titleLabel?.attributedText?.string == "styled")
    }

    @Test("A configuration comes before what was set for states")
    func configuration() {
        button.setTitle("state", for: .normal)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "configuration"
        configuration.subtitle = "more"
        configuration.baseForegroundColor = .yellow
        button.configuration = configuration
        #expect(button.currentTitle == "configuration")
        #expect(button.titleLabel?.text == "configuration")
        #expect(button.titleLabel?.textColor == .yellow)
        #expect(button.subtitleLabel?.text == "more")
        button.configuration = nil
        #expect(button.titleLabel?.text == "state")
        #expect(button.subtitleLabel == nil)
    }

    @Test("A configuration's title is that of its attributed title")
    func configurationTitle() {
        var configuration = UIButton.Configuration.plain()
        configuration.attributedTitle = AttributedString("styled")
        #expect(configuration.title == "styled")
        configuration.title = nil
        #expect(configuration.attributedTitle == nil)
        #expect(configuration != .gray())
        configuration.contentInsets = .zero
        configuration.setDefaultContentInsets()
        #expect(configuration == .plain())
    }

    @Test("The configuration is brought up to date when the button is laid out after a change of state")
    func configurationUpdate() {
        button.configuration = .plain()
        button.configurationUpdateHandler = { $0.configuration?.title = $0.isSelected ? "on" : "off" }
        #expect(button.currentTitle == nil)
        button.layoutIfNeeded()
        #expect(button.currentTitle == "off")
        button.isSelected = true
        button.layoutIfNeeded()
        #expect(button.currentTitle == "on")
    }

    @Test("A button of an action shows it and runs it when it is tapped")
    func primaryAction() {
        var runs = 0
        let action = UIAction(title: "Save", image: UIImage(systemName: "star")) { _ in runs += 1 }
        let button = UIButton(primaryAction: action)
        button.frame.size = CGSize(width: 40, height: 20)
        button.press()
        button.press(to: CGPoint(x: 400, y: 5))
        #expect(button.currentTitle == "Save")
        #expect(button.currentImage != nil)
        #expect(runs == 1)
    }

    @Test("A tap turns the selection over where that is asked for")
    func selection() {
        button.frame.size = CGSize(width: 40, height: 20)
        button.press()
        #expect(!button.isSelected)
        button.changesSelectionAsPrimaryAction = true
        button.press()
        #expect(button.isSelected)
    }

    @Test("The buttons for details, adding and closing show a symbol")
    func symbols() {
        for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
            #expect(UIButton(type: type).currentImage?.isSymbolImage == true, "\(type)")
        }
        #expect(UIButton(type: .system).currentImage == nil)
    }
}
