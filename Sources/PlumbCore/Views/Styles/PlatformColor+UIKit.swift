/// The names of UIKit.
extension PlatformColor {
  // MARK: Adaptable colours

  /// The system red.
  public static var systemRed: PlatformColor { PlatformColor(.red) }
  /// The system orange.
  public static var systemOrange: PlatformColor { PlatformColor(.orange) }
  /// The system yellow.
  public static var systemYellow: PlatformColor { PlatformColor(.yellow) }
  /// The system green.
  public static var systemGreen: PlatformColor { PlatformColor(.green) }
  /// The system mint.
  public static var systemMint: PlatformColor { PlatformColor(.mint) }
  /// The system teal.
  public static var systemTeal: PlatformColor { PlatformColor(.teal) }
  /// The system cyan.
  public static var systemCyan: PlatformColor { PlatformColor(.cyan) }
  /// The system blue.
  public static var systemBlue: PlatformColor { PlatformColor(.blue) }
  /// The system indigo.
  public static var systemIndigo: PlatformColor { PlatformColor(.indigo) }
  /// The system purple.
  public static var systemPurple: PlatformColor { PlatformColor(.purple) }
  /// The system pink.
  public static var systemPink: PlatformColor { PlatformColor(.pink) }
  /// The system brown.
  public static var systemBrown: PlatformColor { PlatformColor(.brown) }
  /// The system grey.
  public static var systemGray: PlatformColor { PlatformColor(.gray) }
  /// The second of the six system greys, from the darkest in the light scheme to the lightest.
  public static var systemGray2: PlatformColor { PlatformColor(.gray2) }
  /// The third of the six system greys.
  public static var systemGray3: PlatformColor { PlatformColor(.gray3) }
  /// The fourth of the six system greys.
  public static var systemGray4: PlatformColor { PlatformColor(.gray4) }
  /// The fifth of the six system greys.
  public static var systemGray5: PlatformColor { PlatformColor(.gray5) }
  /// The sixth of the six system greys.
  public static var systemGray6: PlatformColor { PlatformColor(.gray6) }
  /// The accent colour.
  public static var tintColor: PlatformColor { PlatformColor(.accent) }

  // MARK: Labels and text

  /// The text of primary labels.
  public static var label: PlatformColor { PlatformColor(.label) }
  /// The text of secondary labels.
  public static var secondaryLabel: PlatformColor { PlatformColor(.secondaryLabel) }
  /// The text of tertiary labels.
  public static var tertiaryLabel: PlatformColor { PlatformColor(.tertiaryLabel) }
  /// The text of quaternary labels.
  public static var quaternaryLabel: PlatformColor { PlatformColor(.quaternaryLabel) }
  /// The placeholder in an empty field.
  public static var placeholderText: PlatformColor { PlatformColor(.tertiaryLabel) }
  /// The text of links.
  public static var link: PlatformColor { PlatformColor(.link) }
  /// Dark text on a light background in both schemes.
  public static var darkText: PlatformColor { PlatformColor(color: .black) }
  /// Light text on a dark background in both schemes.
  public static var lightText: PlatformColor { PlatformColor(color: Color(white: 1, opacity: 0.6)) }

  // MARK: Fills and separators

  /// The translucent fill of thin and small shapes.
  public static var systemFill: PlatformColor { PlatformColor(.strongFill) }
  /// The translucent fill of medium-sized shapes.
  public static var secondarySystemFill: PlatformColor { PlatformColor(.secondaryFill) }
  /// The translucent fill of large shapes.
  public static var tertiarySystemFill: PlatformColor { PlatformColor(.fill) }
  /// The translucent fill of large and complex shapes.
  public static var quaternarySystemFill: PlatformColor { PlatformColor(.quaternaryFill) }
  /// A translucent line between contents.
  public static var separator: PlatformColor { PlatformColor(.separator) }
  /// An opaque line between contents.
  public static var opaqueSeparator: PlatformColor { PlatformColor(.opaqueSeparator) }

  // MARK: Backgrounds

  /// The background of a window.
  public static var systemBackground: PlatformColor { PlatformColor(.background) }
  /// The background of content on the background of a window.
  public static var secondarySystemBackground: PlatformColor { PlatformColor(.secondaryBackground) }
  /// The background of content on secondary backgrounds.
  public static var tertiarySystemBackground: PlatformColor {
    PlatformColor(.tertiarySystemBackground)
  }
  /// The background of a window with grouped content.
  public static var systemGroupedBackground: PlatformColor { PlatformColor(.groupedBackground) }
  /// The background of a group.
  public static var secondarySystemGroupedBackground: PlatformColor {
    PlatformColor(.secondaryGroupedBackground)
  }
  /// The background of content in a group.
  public static var tertiarySystemGroupedBackground: PlatformColor {
    PlatformColor(.tertiaryGroupedBackground)
  }
}

/// The fixed colours, which are the same in every appearance.
extension PlatformColor {
  /// Black.
  public static var black: PlatformColor { PlatformColor(color: .black) }
  /// A grey of one third.
  public static var darkGray: PlatformColor { PlatformColor(white: 1 / 3, alpha: 1) }
  /// A grey of one half.
  public static var gray: PlatformColor { PlatformColor(white: 0.5, alpha: 1) }
  /// A grey of two thirds.
  public static var lightGray: PlatformColor { PlatformColor(white: 2 / 3, alpha: 1) }
  /// White.
  public static var white: PlatformColor { PlatformColor(color: .white) }
  /// Transparent black.
  public static var clear: PlatformColor { PlatformColor(color: .clear) }
  /// Pure red.
  public static var red: PlatformColor { PlatformColor(red: 1, green: 0, blue: 0, alpha: 1) }
  /// Pure green.
  public static var green: PlatformColor { PlatformColor(red: 0, green: 1, blue: 0, alpha: 1) }
  /// Pure blue.
  public static var blue: PlatformColor { PlatformColor(red: 0, green: 0, blue: 1, alpha: 1) }
  /// Green and blue.
  public static var cyan: PlatformColor { PlatformColor(red: 0, green: 1, blue: 1, alpha: 1) }
  /// Red and green.
  public static var yellow: PlatformColor { PlatformColor(red: 1, green: 1, blue: 0, alpha: 1) }
  /// Red and blue.
  public static var magenta: PlatformColor { PlatformColor(red: 1, green: 0, blue: 1, alpha: 1) }
  /// Red with half of green.
  public static var orange: PlatformColor { PlatformColor(red: 1, green: 0.5, blue: 0, alpha: 1) }
  /// Half of red and of blue.
  public static var purple: PlatformColor { PlatformColor(red: 0.5, green: 0, blue: 0.5, alpha: 1) }
  /// A dark orange.
  public static var brown: PlatformColor {
    PlatformColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  }
}
