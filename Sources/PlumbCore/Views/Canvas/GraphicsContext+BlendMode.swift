extension GraphicsContext {
  /// The blending of a drawing operation with the existing drawing.
  ///
  /// As SwiftUI. The modes that clear the drawing outside of the new one, `copy`, `clear`,
  /// `sourceIn`, `sourceOut`, `destinationIn`, `destinationAtop` and `xor`, are not available.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// Creates the mode with a number.
    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// The modes with their numbers, in ascending order.
    private static let modes: [(Int32, PlumbGraphics.BlendMode)] = [
      (0, .normal), (1, .multiply), (2, .screen), (3, .overlay), (4, .darken), (5, .lighten),
      (6, .colorDodge), (7, .colorBurn), (8, .softLight), (9, .hardLight), (10, .difference),
      (11, .exclusion), (12, .hue), (13, .saturation), (14, .color), (15, .luminosity),
      (20, .sourceAtop), (21, .destinationOver), (23, .destinationOut), (26, .plusDarker),
      (27, .plusLighter),
    ]

    /// The mode for painting; `normal` for unknown numbers.
    var mode: PlumbGraphics.BlendMode {
      Self.modes.first { $0.0 == rawValue }?.1 ?? .normal
    }

    /// Paints over the existing drawing.
    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    /// Multiplies the colours.
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    /// Multiplies the inverted colours.
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    /// Multiplies or screens, depending on the existing colour.
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    /// Uses the darker of the components.
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    /// Uses the lighter of the components.
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    /// Brightens the existing colour to reflect the new one.
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    /// Darkens the existing colour to reflect the new one.
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    /// Darkens or lightens softly, depending on the new colour.
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    /// Multiplies or screens, depending on the new colour.
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    /// Uses the absolute difference of the components.
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    /// Uses a difference of lower contrast.
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    /// Uses the hue of the new colour.
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    /// Uses the saturation of the new colour.
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    /// Uses the hue and the saturation of the new colour.
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    /// Uses the luminosity of the new colour.
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    /// Paints where the existing drawing is opaque.
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    /// Paints behind the existing drawing.
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    /// Erases the existing drawing where the new one is opaque.
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    /// Adds the inverted components.
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    /// Adds the components.
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}
