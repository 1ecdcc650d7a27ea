extension Color: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal such as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

/// Allows a colour literal as the argument of `Color(…)`, as in code written for iOS.
extension Color.Resolved: _ExpressibleByColorLiteral {
  /// Creates the resolved colour of a literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(colorSpace: .sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }
}

extension PlatformColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a literal.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
  }
}

/// The type of a colour literal without a contextual type: as on Apple's systems the type from
/// which `Color(…)` is made, so that a property can keep the literal.
public typealias _ColorLiteralType = PlatformColor
