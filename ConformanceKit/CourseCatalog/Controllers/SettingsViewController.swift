import ReusableStoryboards

/// What a person can choose about the app: static rows, with a switch in each.
final class SettingsViewController: UITableViewController, StoryboardSceneBased, SegueSource {
    enum SegueIdentifier: String, CaseIterable { case done }

    static let sceneStoryboard = UIStoryboard.catalog

    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var playOnSwitch: UISwitch!
    #if canImport(UIKit)
        @IBOutlet
    #endif
    private weak var mobileDataSwitch: UISwitch!

    var settings = Settings()

    /// The switches, from top to bottom.
    var switches: [UISwitch] { [playOnSwitch, mobileDataSwitch] }

    override func viewDidLoad() {
        super.viewDidLoad()
        playOnSwitch.isOn = settings.playsOn
        mobileDataSwitch.isOn = settings.usesMobileData
    }

    @IBAction func changePlaysOn(_ sender: UISwitch) { settings.playsOn = sender.isOn }

    @IBAction func changeUsesMobileData(_ sender: UISwitch) { settings.usesMobileData = sender.isOn }
}

#if !canImport(UIKit)
    extension SettingsViewController: ActionTarget {
        static let actionTable = ActionTable(
            for: SettingsViewController.self,
            [
                "changePlaysOn:": { controller, sender in
                    if let control = sender as? UISwitch { controller.changePlaysOn(control) }
                },
                "changeUsesMobileData:": { controller, sender in
                    if let control = sender as? UISwitch { controller.changeUsesMobileData(control) }
                },
            ])
    }
#endif
