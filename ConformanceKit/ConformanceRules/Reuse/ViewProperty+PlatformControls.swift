#if os(tvOS)
    extension ViewProperty {
        /// None: televisions have no switches and no sliders.
        static func platformControls(of view: UIView) -> [ViewProperty] { [] }
    }
#else
    extension ViewProperty {
        /// What can be seen of controls that not every platform has.
        static func platformControls(of view: UIView) -> [ViewProperty] {
            switch view {
            case is UISwitch: [ViewProperty("isOn") { (view: UISwitch) in view.isOn }]
            case is UISlider: [ViewProperty("value") { (slider: UISlider) in slider.value }]
            case is UIStepper: [ViewProperty("value") { (stepper: UIStepper) in stepper.value }]
            default: []
            }
        }
    }
#endif
