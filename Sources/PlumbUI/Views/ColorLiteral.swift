extension Color: _ExpressibleByColorLiteral {
  /// The colour of a literal, as `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)` is one.
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(
      .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
}

/// What lets a literal stand in `Color(…)`, as sources for phones write it.
extension Color.Resolved: _ExpressibleByColorLiteral {
  public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(colorSpace: .sRGB, red: red, green: green, blue: blue, opacity: alpha)
  }
}

/// What a colour literal is where nothing says otherwise.
public typealias _ColorLiteralType = Color
