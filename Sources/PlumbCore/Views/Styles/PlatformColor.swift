/// A colour by the name that UIKit or AppKit gives it, for `Color(.systemGray4)`.
///
/// The values for the light and the dark scheme and for increased contrast are the ones that Apple
/// publishes for iOS. Backgrounds in the dark scheme are the elevated ones, for a window above
/// others, so that `systemBackground` is the colour of the window itself. AppKit's names have the
/// value of the name of UIKit with the same purpose.
public struct PlatformColor: Hashable, Sendable {
  let color: Color

  init(color: Color) {
    self.color = color
  }

  init(_ color: SystemColor) {
    self.color = Color(system: color)
  }

  /// Creates a colour from sRGB components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Creates a grey between black (0) and white (1).
  public init(white: Double, alpha: Double) {
    color = Color(white: white, opacity: alpha)
  }

  /// Creates a colour from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  /// Returns the colour with an opacity in place of its own.
  ///
  /// As UIKit: a label that is already translucent gets exactly this opacity.
  public func withAlphaComponent(_ alpha: Double) -> PlatformColor {
    PlatformColor(color: color.withOpacity(alpha))
  }
}

extension Color {
  /// Creates a colour of the system, such as `Color(.secondaryLabel)`.
  // The colours of an app's own catalogue, which are found by the same literal, come first.
  @_disfavoredOverload
  public init(_ color: PlatformColor) {
    self = color.color
  }

  /// Creates a colour of the system by UIKit's name.
  public init(uiColor: PlatformColor) {
    self = uiColor.color
  }

  /// Creates a colour of the system by AppKit's name.
  public init(nsColor: PlatformColor) {
    self = nsColor.color
  }
}
