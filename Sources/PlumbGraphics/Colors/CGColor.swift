public import Foundation

/// A colour by its components in sRGB, as Core Graphics has it.
public final class CGColor: Hashable, Sendable {
  /// The components of red, green and blue from 0 to 1, and the opacity.
  package let resolved: ResolvedColor

  package init(_ resolved: ResolvedColor) {
    self.resolved = resolved
  }

  /// Creates a colour from sRGB components from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    resolved = ResolvedColor(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }

  /// Creates a colour from sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a grey between black (0) and white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Black without opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The components of red, green and blue, and the opacity.
  public var components: [CGFloat]? {
    [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
  }

  /// The number of components, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(resolved.opacity) }

  /// Returns the colour with an opacity in place of its own.
  public func copy(alpha: CGFloat) -> CGColor? {
    var changed = resolved
    changed.opacity = Double(alpha)
    return CGColor(changed)
  }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.resolved == rhs.resolved }

  public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
}
