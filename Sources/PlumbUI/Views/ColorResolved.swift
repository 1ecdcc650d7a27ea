extension Color {
  /// A colour by the amounts of light of its components in the primaries of sRGB.
  ///
  /// Components may lie outside 0 to 1; what is painted is brought into sRGB.
  public struct Resolved: Hashable, Sendable {
    public var linearRed: Float
    public var linearGreen: Float
    public var linearBlue: Float
    public var opacity: Float

    /// A colour from the components of a space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let values = [Double(red), Double(green), Double(blue)]
      let light = colorSpace == .sRGBLinear ? values : values.map(ColorCurve.linear)
      let linear = colorSpace == .displayP3 ? Color.sRGB(fromP3: light) : light
      linearRed = Float(linear[0])
      linearGreen = Float(linear[1])
      linearBlue = Float(linear[2])
      self.opacity = opacity
    }

    /// The value of sRGB.
    public var red: Float {
      get { Float(ColorCurve.encoded(Double(linearRed))) }
      set { linearRed = Float(ColorCurve.linear(Double(newValue))) }
    }

    /// The value of sRGB.
    public var green: Float {
      get { Float(ColorCurve.encoded(Double(linearGreen))) }
      set { linearGreen = Float(ColorCurve.linear(Double(newValue))) }
    }

    /// The value of sRGB.
    public var blue: Float {
      get { Float(ColorCurve.encoded(Double(linearBlue))) }
      set { linearBlue = Float(ColorCurve.linear(Double(newValue))) }
    }
  }

  /// The colour as it is in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let color = resolved(in: environment.colorAppearance)
    return Resolved(
      red: Float(color.red), green: Float(color.green), blue: Float(color.blue),
      opacity: Float(color.opacity))
  }

  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red), green: Double(resolved.green), blue: Double(resolved.blue),
      opacity: Double(resolved.opacity))
  }
}

extension Color: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    ResolvedStyle(resolved(in: environment.colorAppearance))
  }
}

extension Color.Resolved: ShapeStyle {
  public func _style(in environment: EnvironmentValues) -> ResolvedStyle {
    Color(self)._style(in: environment)
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components as bytes of sRGB in hexadecimal digits, the opacity where it is not full.
  public var description: String {
    func digits(_ value: Float) -> String {
      let byte = Int(((value > 0 ? min(value, 1) : 0) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + ([red, green, blue] + [opacity]).map(digits).joined()
  }
}

extension Color.Resolved: Animatable {
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  public var animatableData: AnimatableData {
    get {
      AnimatablePair(
        linearRed, AnimatablePair(linearGreen, AnimatablePair(linearBlue, opacity)))
    }
    set {
      linearRed = newValue.first
      linearGreen = newValue.second.first
      linearBlue = newValue.second.second.first
      opacity = newValue.second.second.second
    }
  }
}

extension Color.Resolved: Codable {
  /// The amounts of light of red, green and blue in a row, and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] {
      try container.encode(component)
    }
  }

  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      colorSpace: .sRGBLinear, red: try container.decode(Float.self),
      green: try container.decode(Float.self), blue: try container.decode(Float.self),
      opacity: try container.decode(Float.self))
  }
}
