extension ColorComponents {
    /// Red, green and blue of a color.
    struct RedGreenBlue: Equatable {
        var red: CGFloat
        var green: CGFloat
        var blue: CGFloat
    }

    /// The color in sRGB; a color of Display P3 may have numbers beyond 0...1.
    var redGreenBlue: RedGreenBlue {
        switch space {
        case .gray: RedGreenBlue(red: values[0], green: values[0], blue: values[0])
        case .sRGB: RedGreenBlue(red: values[0], green: values[1], blue: values[2])
        case .displayP3: displayP3InSRGB
        }
    }

    /// How light the color is if it is a gray, in any space; nil if it has a hue.
    var white: CGFloat? {
        let color = redGreenBlue
        guard abs(color.red - color.green) < 0.000_01, abs(color.green - color.blue) < 0.000_01 else { return nil }
        return color.red
    }

    /// Both spaces have the same white and the same curve, so only the primaries differ: the matrix between their linear
    /// numbers follows from the chromaticities that the two standards give.
    private var displayP3InSRGB: RedGreenBlue {
        let linear = values.map(Self.linear)
        let rows: [[CGFloat]] = [
            [1.224_940_176, -0.224_940_176, 0],
            [-0.042_056_955, 1.042_056_955, 0],
            [-0.019_637_555, -0.078_636_046, 1.098_273_600],
        ]
        let mixed = rows.map { row in
            Self.encoded(row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])
        }
        return RedGreenBlue(red: mixed[0], green: mixed[1], blue: mixed[2])
    }

    /// The light that a number of sRGB's curve stands for; the curve is mirrored below zero.
    private static func linear(_ value: CGFloat) -> CGFloat {
        let size = abs(value)
        let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return value < 0 ? -light : light
    }

    private static func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let value = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -value : value
    }
}
