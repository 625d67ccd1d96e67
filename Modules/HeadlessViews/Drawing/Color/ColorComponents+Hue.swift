extension ColorComponents {
    /// Hue, saturation and brightness of a color, each from 0 to 1.
    struct HueSaturationBrightness: Equatable {
        var hue: CGFloat
        var saturation: CGFloat
        var brightness: CGFloat
    }

    /// Makes a color of sRGB from a point of the hexagonal cone; a hue beyond 0...1 counts as the nearer end.
    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = min(max(hue, 0), 1) * 6
        let channel = { (offset: CGFloat) -> CGFloat in
            let place = (offset + sector).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        self = .sRGB(channel(5), channel(3), channel(1), alpha: alpha)
    }

    /// The color's place in the hexagonal cone; a gray has hue 0.
    var hueSaturationBrightness: HueSaturationBrightness {
        let color = redGreenBlue
        let brightness = max(color.red, color.green, color.blue)
        let chroma = brightness - min(color.red, color.green, color.blue)
        guard chroma > 0, brightness > 0 else {
            return HueSaturationBrightness(hue: 0, saturation: 0, brightness: brightness)
        }
        let sector: CGFloat =
            if brightness == color.red {
                (color.green - color.blue) / chroma
            } else if brightness == color.green {
                (color.blue - color.red) / chroma + 2
            } else {
                (color.red - color.green) / chroma + 4
            }
        let hue = sector / 6
        return HueSaturationBrightness(hue: hue < 0 ? hue + 1 : hue, saturation: chroma / brightness, brightness: brightness)
    }
}
