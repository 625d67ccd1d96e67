/// A control for a date, a time or a length of time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// Makes a picker of the present date, with a frame in its superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes the picker that an Interface Builder document describes.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private var storedDate = Date()

    /// The date, kept between the earliest and the latest; the time at which the picker was made by default.
    ///
    /// Setting it sends no action.
    open var date: Date {
        get { storedDate }
        set { storedDate = clamped(newValue) }
    }

    /// Sets the date.
    ///
    /// No action is sent, and there is no animation to see here.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    /// The earliest date; nil, which is any, by default.
    ///
    /// One after the latest has no effect.
    open var minimumDate: Date? {
        didSet { date = storedDate }
    }

    /// The latest date; nil, which is any, by default.
    ///
    /// One before the earliest has no effect.
    open var maximumDate: Date? {
        didSet { date = storedDate }
    }

    /// What the picker is for; a date and a time by default.
    open var datePickerMode = Mode.dateAndTime

    /// What the picker shall look like; chosen by the system by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic

    /// What the picker looks like: what was asked for, else wheels for a length of time and a small button for all else.
    open var datePickerStyle: UIDatePickerStyle {
        if datePickerMode == .countDownTimer { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    /// The language and customs of the picker; nil, which is the system's, by default.
    open var locale: Locale?

    /// The calendar of the picker; the present one by default.
    open var calendar: Calendar! = .current

    /// The time zone of the picker; nil, which is the calendar's, by default.
    open var timeZone: TimeZone?

    /// The length of time of a picker for one, in seconds; 0 by default.
    open var countDownDuration: TimeInterval = 0

    private var storedInterval = 1

    /// The minutes between two choices; 1 by default.
    ///
    /// What does not divide an hour into equal parts of up to 30 minutes counts as 1.
    open var minuteInterval: Int {
        get { storedInterval }
        set { storedInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
    }

    private func clamped(_ date: Date) -> Date {
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? .distantPast), maximumDate ?? .distantFuture)
    }

    /// The size of the wheels, or the height of the button; a calendar has none.
    open override var intrinsicContentSize: CGSize {
        let metrics = ControlMetrics.current
        switch metrics.hasCompactDatePickers ? datePickerStyle : .wheels {
        case .wheels, .automatic: return PickerWheels.size
        case .compact: return CGSize(width: UIView.noIntrinsicMetric, height: metrics.compactDateHeight)
        case .inline: return super.intrinsicContentSize
        }
    }

    /// The picker's own size, and of the present one what it has none for.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let own = intrinsicContentSize
        return CGSize(width: own.width < 0 ? bounds.width : own.width, height: own.height < 0 ? bounds.height : own.height)
    }

    override func decode(_ decoder: InterfaceDecoder?) {
        super.decode(decoder)
        if let decoder { decodeDatePicker(decoder) }
    }

    override class var keyedProperties: KeyedProperties { datePickerKeys }
}

extension UIDatePicker {
    /// What a date picker is for.
    public enum Mode: Int, Sendable {
        /// A time of day.
        case time = 0
        /// A day.
        case date = 1
        /// A day and a time.
        case dateAndTime = 2
        /// A length of time.
        case countDownTimer = 3
        /// A month of a year.
        case yearAndMonth = 4
    }
}

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
    /// The system's choice.
    case automatic = 0
    /// Wheels that turn.
    case wheels = 1
    /// A small button that opens a calendar.
    case compact = 2
    /// A calendar.
    case inline = 3
}
