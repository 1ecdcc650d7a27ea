internal import PlumbUI

/// The colours that UIKit and AppKit name alike.
extension ColorObject {
  // MARK: Adaptable colours

  /// The system red.
  public static var systemRed: Self { Self(Color(PlatformColor.systemRed)) }
  /// The system orange.
  public static var systemOrange: Self { Self(Color(PlatformColor.systemOrange)) }
  /// The system yellow.
  public static var systemYellow: Self { Self(Color(PlatformColor.systemYellow)) }
  /// The system green.
  public static var systemGreen: Self { Self(Color(PlatformColor.systemGreen)) }
  /// The system mint.
  public static var systemMint: Self { Self(Color(PlatformColor.systemMint)) }
  /// The system teal.
  public static var systemTeal: Self { Self(Color(PlatformColor.systemTeal)) }
  /// The system cyan.
  public static var systemCyan: Self { Self(Color(PlatformColor.systemCyan)) }
  /// The system blue.
  public static var systemBlue: Self { Self(Color(PlatformColor.systemBlue)) }
  /// The system indigo.
  public static var systemIndigo: Self { Self(Color(PlatformColor.systemIndigo)) }
  /// The system purple.
  public static var systemPurple: Self { Self(Color(PlatformColor.systemPurple)) }
  /// The system pink.
  public static var systemPink: Self { Self(Color(PlatformColor.systemPink)) }
  /// The system brown.
  public static var systemBrown: Self { Self(Color(PlatformColor.systemBrown)) }
  /// The system grey.
  public static var systemGray: Self { Self(Color(PlatformColor.systemGray)) }

  // MARK: Fills

  /// The translucent fill of thin and small shapes.
  public static var systemFill: Self { Self(Color(PlatformColor.systemFill)) }
  /// The translucent fill of medium-sized shapes.
  public static var secondarySystemFill: Self { Self(Color(PlatformColor.secondarySystemFill)) }
  /// The translucent fill of large shapes.
  public static var tertiarySystemFill: Self { Self(Color(PlatformColor.tertiarySystemFill)) }
  /// The translucent fill of large and complex shapes.
  public static var quaternarySystemFill: Self { Self(Color(PlatformColor.quaternarySystemFill)) }

  // MARK: Fixed colours

  /// Black.
  public static var black: Self { Self(Color(PlatformColor.black)) }
  /// A grey of one third.
  public static var darkGray: Self { Self(Color(PlatformColor.darkGray)) }
  /// A grey of one half.
  public static var gray: Self { Self(Color(PlatformColor.gray)) }
  /// A grey of two thirds.
  public static var lightGray: Self { Self(Color(PlatformColor.lightGray)) }
  /// White.
  public static var white: Self { Self(Color(PlatformColor.white)) }
  /// Transparent black.
  public static var clear: Self { Self(Color(PlatformColor.clear)) }
  /// Pure red.
  public static var red: Self { Self(Color(PlatformColor.red)) }
  /// Pure green.
  public static var green: Self { Self(Color(PlatformColor.green)) }
  /// Pure blue.
  public static var blue: Self { Self(Color(PlatformColor.blue)) }
  /// Green and blue.
  public static var cyan: Self { Self(Color(PlatformColor.cyan)) }
  /// Red and green.
  public static var yellow: Self { Self(Color(PlatformColor.yellow)) }
  /// Red and blue.
  public static var magenta: Self { Self(Color(PlatformColor.magenta)) }
  /// Red with half of green.
  public static var orange: Self { Self(Color(PlatformColor.orange)) }
  /// Half of red and of blue.
  public static var purple: Self { Self(Color(PlatformColor.purple)) }
  /// A dark orange.
  public static var brown: Self { Self(Color(PlatformColor.brown)) }
}
