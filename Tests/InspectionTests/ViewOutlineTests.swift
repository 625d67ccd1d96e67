@_spi(Headless) import HeadlessViews
import Testing

@Suite("Outlines of views") @MainActor
struct ViewOutlineTests {
    private final class Card: UIView {}
    private class PlainCell: UITableViewCell {}
    private final class PriceCell: PlainCell {}

    @Test("A view has a line with its class and frame, its subviews' lines are below it and further to the right")
    func tree() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        inner.addSubview(UIView(frame: .zero))
        view.addSubview(inner)
        view.addSubview(UIView(frame: CGRect(x: -5, y: 0, width: 0, height: 0)))
        #expect(
            view.outline == """
                UIView (0 0; 100 50)
                  UIView (1 2; 3 4)
                    UIView (0 0; 0 0)
                  UIView (-5 0; 0 0)
                """)
    }

    @Test("A class that is not UIKit's is followed by the one of UIKit's that it derives from")
    func userClasses() {
        #expect(Card(frame: .zero).outline == "Card: UIView (0 0; 0 0)")
        #expect(PriceCell(style: .default, reuseIdentifier: nil).outline.hasPrefix("PriceCell: UITableViewCell (0 0; 320 44)\n"))
    }

    @Test("Numbers have at most two decimals")
    func numbers() {
        let view = UIView(frame: CGRect(x: 1.0 / 3, y: 0.5, width: 20.999, height: 1e9))
        #expect(view.outline == "UIView (0.33 0.5; 21 1000000000)")
    }

    @Test("A frame that is no number at all is written too")
    func strangeNumbers() {
        let view = UIView(frame: .zero)
        view.bounds = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1)
        #expect(view.outline.contains("inf 1)"))
    }

    @Test("The content of a view is in quotes on one line, and a long text is cut")
    func contents() {
        let label = UILabel(frame: .zero)
        label.text = "One\n\"two\""
        #expect(label.outline == #"UILabel (0 0; 0 0) "One\n\"two\"""#)
        label.text = String(repeating: "x", count: 60)
        #expect(label.outline.contains(String(repeating: "x", count: 60) + "\""))
        label.text = String(repeating: "x", count: 61)
        #expect(label.outline.hasSuffix(String(repeating: "x", count: 59) + "…\""))
    }

    @Test("A control tells its title, an image view its image's name, a field its text or what stands in for it")
    func controls() throws {
        let button = UIButton(type: .system)
        button.setTitle("Pay", for: .normal)
        #expect(button.outline.contains(#") "Pay""#))
        let imageView = UIImageView(image: UIImage(systemName: "star.fill"))
        #expect(imageView.outline.hasSuffix(#" "star.fill""#))
        let field = UITextField(frame: .zero)
        field.placeholder = "Name"
        #expect(field.outline.contains(#") "Name""#))
        field.text = "Ada"
        #expect(field.outline.contains(#") "Ada""#))
    }

    @Test("A hidden view says that it is")
    func hidden() {
        let view = UIView(frame: .zero)
        view.isHidden = true
        #expect(view.outline == "UIView (0 0; 0 0) hidden")
    }
}
