extension GraphicsContext {
  /// How something drawn mixes with what is there.
  ///
  /// As SwiftUI. The modes that limit a canvas to what is drawn last, `copy`, `clear`, `sourceIn`,
  /// `sourceOut`, `destinationIn`, `destinationAtop` and `xor`, are not there.
  @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32

    public init(rawValue: Int32) {
      self.rawValue = rawValue
    }

    /// In the order of their numbers.
    private static let modes: [(Int32, PlumbUI.BlendMode)] = [
      (0, .normal), (1, .multiply), (2, .screen), (3, .overlay), (4, .darken), (5, .lighten),
      (6, .colorDodge), (7, .colorBurn), (8, .softLight), (9, .hardLight), (10, .difference),
      (11, .exclusion), (12, .hue), (13, .saturation), (14, .color), (15, .luminosity),
      (20, .sourceAtop), (21, .destinationOver), (23, .destinationOut), (26, .plusDarker),
      (27, .plusLighter),
    ]

    /// The mode of that number, normal for unknown ones.
    var mode: PlumbUI.BlendMode {
      Self.modes.first { $0.0 == rawValue }?.1 ?? .normal
    }

    public static var normal: BlendMode { BlendMode(rawValue: 0) }
    public static var multiply: BlendMode { BlendMode(rawValue: 1) }
    public static var screen: BlendMode { BlendMode(rawValue: 2) }
    public static var overlay: BlendMode { BlendMode(rawValue: 3) }
    public static var darken: BlendMode { BlendMode(rawValue: 4) }
    public static var lighten: BlendMode { BlendMode(rawValue: 5) }
    public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
    public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
    public static var softLight: BlendMode { BlendMode(rawValue: 8) }
    public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
    public static var difference: BlendMode { BlendMode(rawValue: 10) }
    public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
    public static var hue: BlendMode { BlendMode(rawValue: 12) }
    public static var saturation: BlendMode { BlendMode(rawValue: 13) }
    public static var color: BlendMode { BlendMode(rawValue: 14) }
    public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
    public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
    public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
    public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
    public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
    public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }
  }
}
