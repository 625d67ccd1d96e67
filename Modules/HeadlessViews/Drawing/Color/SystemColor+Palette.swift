/// The palette: colors of the human interface guidelines (iOS 15 to 18), with a variant for increased contrast.
extension SystemColor {
    static let palette: [SystemColor] = [
        SystemColor("systemRedColor", 0xFF_3B_30, dark: 0xFF_45_3A, highContrast: 0xD7_00_15, 0xFF_69_61),
        SystemColor("systemOrangeColor", 0xFF_95_00, dark: 0xFF_9F_0A, highContrast: 0xC9_34_00, 0xFF_B3_40),
        SystemColor("systemYellowColor", 0xFF_CC_00, dark: 0xFF_D6_0A, highContrast: 0xB2_50_00, 0xFF_D4_26),
        SystemColor("systemGreenColor", 0x34_C7_59, dark: 0x30_D1_58, highContrast: 0x24_8A_3D, 0x30_DB_5B),
        SystemColor("systemMintColor", 0x00_C7_BE, dark: 0x63_E6_E2, highContrast: 0x0C_81_7B, 0x66_D4_CF),
        SystemColor("systemTealColor", 0x30_B0_C7, dark: 0x40_C8_E0, highContrast: 0x00_82_99, 0x5D_E6_FF),
        SystemColor("systemCyanColor", 0x32_AD_E6, dark: 0x64_D2_FF, highContrast: 0x00_71_A4, 0x70_D7_FF),
        SystemColor("systemBlueColor", 0x00_7A_FF, dark: 0x0A_84_FF, highContrast: 0x00_40_DD, 0x40_9C_FF),
        SystemColor("systemIndigoColor", 0x58_56_D6, dark: 0x5E_5C_E6, highContrast: 0x36_34_A3, 0x7D_7A_FF),
        SystemColor("systemPurpleColor", 0xAF_52_DE, dark: 0xBF_5A_F2, highContrast: 0x89_44_AB, 0xDA_8F_FF),
        SystemColor("systemPinkColor", 0xFF_2D_55, dark: 0xFF_37_5F, highContrast: 0xD3_0F_45, 0xFF_64_82),
        SystemColor("systemBrownColor", 0xA2_84_5E, dark: 0xAC_8E_68, highContrast: 0x7F_65_45, 0xB5_94_69),
        SystemColor("systemGrayColor", 0x8E_8E_93, dark: 0x8E_8E_93, highContrast: 0x6C_6C_70, 0xAE_AE_B2),
        SystemColor("systemGray2Color", 0xAE_AE_B2, dark: 0x63_63_66, highContrast: 0x8E_8E_93, 0x7C_7C_80),
        SystemColor("systemGray3Color", 0xC7_C7_CC, dark: 0x48_48_4A, highContrast: 0xAE_AE_B2, 0x54_54_56),
        SystemColor("systemGray4Color", 0xD1_D1_D6, dark: 0x3A_3A_3C, highContrast: 0xBC_BC_C0, 0x44_44_46),
        SystemColor("systemGray5Color", 0xE5_E5_EA, dark: 0x2C_2C_2E, highContrast: 0xD8_D8_DC, 0x36_36_38),
        SystemColor("systemGray6Color", 0xF2_F2_F7, dark: 0x1C_1C_1E, highContrast: 0xEB_EB_F0, 0x24_24_26),
    ]
}
