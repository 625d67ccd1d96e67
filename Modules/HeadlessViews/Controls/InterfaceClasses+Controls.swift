import InterfaceDocuments

extension InterfaceClasses {
    /// The elements of labels, images, controls and what arranges or decorates them.
    static let controls: [InterfaceWord: any InterfaceDecodable.Type] = [
        .label: UILabel.self, .button: UIButton.self, .imageView: UIImageView.self, .textField: UITextField.self,
        .textView: UITextView.self, .switch: UISwitch.self, .slider: UISlider.self, .stepper: UIStepper.self,
        .progressView: UIProgressView.self, .pageControl: UIPageControl.self, .segmentedControl: UISegmentedControl.self,
        .activityIndicatorView: UIActivityIndicatorView.self, .datePicker: UIDatePicker.self, .pickerView: UIPickerView.self,
        .searchBar: UISearchBar.self, .refreshControl: UIRefreshControl.self, .stackView: UIStackView.self,
        .visualEffectView: UIVisualEffectView.self, .colorWell: UIColorWell.self,
    ]
}
