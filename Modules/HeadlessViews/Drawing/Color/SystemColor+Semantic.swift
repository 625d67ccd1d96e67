/// The colors named for their use; their numbers are those that iOS 13 to 18 give when asked, which Apple does not publish.
extension SystemColor {
    static let semantic: [SystemColor] = [
        SystemColor("labelColor", 0x00_00_00, dark: 0xFF_FF_FF),
        SystemColor("secondaryLabelColor", 0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.6, 0.6),
        SystemColor("tertiaryLabelColor", 0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.3, 0.3),
        SystemColor("quaternaryLabelColor", 0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.18, 0.16),
        SystemColor("placeholderTextColor", 0x3C_3C_43, dark: 0xEB_EB_F5, alpha: 0.3, 0.3),
        SystemColor("linkColor", 0x00_7A_FF, dark: 0x09_84_FF),
        SystemColor("separatorColor", 0x3C_3C_43, dark: 0x54_54_58, alpha: 0.29, 0.6),
        SystemColor("opaqueSeparatorColor", 0xC6_C6_C8, dark: 0x38_38_3A),
        SystemColor("systemFillColor", 0x78_78_80, dark: 0x78_78_80, alpha: 0.2, 0.36),
        SystemColor("secondarySystemFillColor", 0x78_78_80, dark: 0x78_78_80, alpha: 0.16, 0.32),
        SystemColor("tertiarySystemFillColor", 0x76_76_80, dark: 0x76_76_80, alpha: 0.12, 0.24),
        SystemColor("quaternarySystemFillColor", 0x74_74_80, dark: 0x76_76_80, alpha: 0.08, 0.18),
        SystemColor("systemBackgroundColor", 0xFF_FF_FF, dark: 0x00_00_00, elevated: 0x1C_1C_1E),
        SystemColor("secondarySystemBackgroundColor", 0xF2_F2_F7, dark: 0x1C_1C_1E, elevated: 0x2C_2C_2E),
        SystemColor("tertiarySystemBackgroundColor", 0xFF_FF_FF, dark: 0x2C_2C_2E, elevated: 0x3A_3A_3C),
        SystemColor("systemGroupedBackgroundColor", 0xF2_F2_F7, dark: 0x00_00_00, elevated: 0x1C_1C_1E),
        SystemColor("secondarySystemGroupedBackgroundColor", 0xFF_FF_FF, dark: 0x1C_1C_1E, elevated: 0x2C_2C_2E),
        SystemColor("tertiarySystemGroupedBackgroundColor", 0xF2_F2_F7, dark: 0x2C_2C_2E, elevated: 0x3A_3A_3C),
        SystemColor("tintColor", 0x00_7A_FF, dark: 0x0A_84_FF),
    ]

    /// The colors that were there before dark mode and do not change with it.
    static let constant: [SystemColor] = [
        SystemColor(name: "darkTextColor", light: .gray(0), dark: .gray(0)),
        SystemColor(name: "lightTextColor", light: .gray(1, alpha: 0.6), dark: .gray(1, alpha: 0.6)),
        SystemColor("scrollViewTexturedBackgroundColor", 0x6F_71_79, dark: 0x6F_71_79),
        SystemColor("viewFlipsideBackgroundColor", 0x1F_21_24, dark: 0x1F_21_24),
    ]
}
