extension Color {
  /// A colour given by linear components in the primaries of sRGB.
  ///
  /// Components may be outside 0...1; they are clamped for painting.
  public struct Resolved: Hashable, Sendable {
    /// The linear red component.
    public var linearRed: Float
    /// The linear green component.
    public var linearGreen: Float
    /// The linear blue component.
    public var linearBlue: Float
    /// The opacity, 0 to 1.
    public var opacity: Float

    /// Creates a colour from components in a colour space.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let values = [Double(red), Double(green), Double(blue)]
      let light = colorSpace == .sRGBLinear ? values : values.map(ColorConversion.linear)
      let linear = colorSpace == .displayP3 ? Color.sRGB(fromP3: light) : light
      linearRed = Float(linear[0])
      linearGreen = Float(linear[1])
      linearBlue = Float(linear[2])
      self.opacity = opacity
    }

    /// Creates the linear components of a colour, rounded once.
    init(_ color: ResolvedColor) {
      linearRed = Float(ColorConversion.linear(color.red))
      linearGreen = Float(ColorConversion.linear(color.green))
      linearBlue = Float(ColorConversion.linear(color.blue))
      opacity = Float(color.opacity)
    }

    /// The red component in sRGB.
    public var red: Float {
      get { Float(ColorConversion.encoded(Double(linearRed))) }
      set { linearRed = Float(ColorConversion.linear(Double(newValue))) }
    }

    /// The green component in sRGB.
    public var green: Float {
      get { Float(ColorConversion.encoded(Double(linearGreen))) }
      set { linearGreen = Float(ColorConversion.linear(Double(newValue))) }
    }

    /// The blue component in sRGB.
    public var blue: Float {
      get { Float(ColorConversion.encoded(Double(linearBlue))) }
      set { linearBlue = Float(ColorConversion.linear(Double(newValue))) }
    }
  }

  /// Returns the components of the colour in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolved(in: environment.colorAppearance))
  }

  /// Creates a colour from resolved components.
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
  /// The components as bytes of sRGB in hexadecimal digits, followed by the opacity.
  public var description: String {
    func digits(_ value: Float) -> String {
      let byte = Int(((value > 0 ? min(value, 1) : 0) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + ([red, green, blue] + [opacity]).map(digits).joined()
  }
}

extension Color.Resolved: Animatable {
  /// The type of the components for animations.
  public typealias AnimatableData = AnimatablePair<
    Float, AnimatablePair<Float, AnimatablePair<Float, Float>>
  >

  /// The linear components and the opacity.
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

/// The coding of the linear components and the opacity as an array.
extension Color.Resolved: Codable {
  /// Encodes the linear red, green and blue components and the opacity as an array.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for component in [linearRed, linearGreen, linearBlue, opacity] {
      try container.encode(component)
    }
  }

  /// Creates a colour by decoding an array of its linear components and its opacity.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    self.init(
      colorSpace: .sRGBLinear, red: try container.decode(Float.self),
      green: try container.decode(Float.self), blue: try container.decode(Float.self),
      opacity: try container.decode(Float.self))
  }
}
