internal import Foundation

/// A colour; as a view it fills the available space.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  private enum Base: Hashable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case named(ImageAssetName)
    indirect case mixture(Color, Color, by: Double, GradientRamp.Space)
    /// A colour that has an opacity of its own.
    indirect case faded(Color)
    /// A colour that a function computes for each appearance.
    case computed(ComputedColor)
    /// A colour whose opacity is replaced.
    indirect case replaced(Color, opacity: Double)
  }

  /// The colour space of RGB components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  private let base: Base
  /// The factor of the opacity; `nil` if none was set.
  private var opacityFactor: Double?

  /// The system red.
  public static let red = Color(system: .red)
  /// The system orange.
  public static let orange = Color(system: .orange)
  /// The system yellow.
  public static let yellow = Color(system: .yellow)
  /// The system green.
  public static let green = Color(system: .green)
  /// The system mint.
  public static let mint = Color(system: .mint)
  /// The system teal.
  public static let teal = Color(system: .teal)
  /// The system cyan.
  public static let cyan = Color(system: .cyan)
  /// The system blue.
  public static let blue = Color(system: .blue)
  /// The system indigo.
  public static let indigo = Color(system: .indigo)
  /// The system purple.
  public static let purple = Color(system: .purple)
  /// The system pink.
  public static let pink = Color(system: .pink)
  /// The system brown.
  public static let brown = Color(system: .brown)
  /// The system grey.
  public static let gray = Color(system: .gray)
  /// White.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// A fully transparent colour.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  /// The colour of primary labels.
  public static let primary = Color(system: .label)
  /// The colour of secondary labels.
  public static let secondary = Color(system: .secondaryLabel)
  /// The accent colour.
  // SwiftUI uses this name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(system: .accent)

  /// Creates a colour of the system, which each view resolves in its environment.
  package init(system color: SystemColor) {
    base = .system(color)
  }

  init(_ color: ResolvedColor) {
    base = .fixed(color)
  }

  init(named name: ImageAssetName) {
    base = .named(name)
  }

  /// Creates a colour that a function computes for each appearance.
  package init(_ color: ComputedColor) {
    base = .computed(color)
  }

  private init(_ base: Base) {
    self.base = base
  }

  /// Creates a colour from components between 0 and 1.
  ///
  /// Colours outside sRGB are clamped to it, since the pixel format is sRGB.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = [red, green, blue].map(Self.clamped)
    let converted =
      switch colorSpace {
      case .sRGB: components
      case .sRGBLinear: components.map(ColorConversion.encoded)
      case .displayP3:
        Self.sRGB(fromP3: components.map(ColorConversion.linear))
          .map { ColorConversion.encoded(Self.clamped($0)) }
      }
    base = .fixed(
      ResolvedColor(
        red: converted[0], green: converted[1], blue: converted[2],
        opacity: Self.clamped(opacity)))
  }

  /// Returns a component clamped to 0...1; 0 for NaN.
  private static func clamped(_ component: Double) -> Double {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }

  /// Converts linear components from the primaries of Display P3 to those of sRGB.
  ///
  /// Both spaces have the same white point. SwiftUI uses the same factors, which make a grey a little redder.
  static func sRGB(fromP3 linear: [Double]) -> [Double] {
    [
      1.2249 * linear[0] - 0.2247 * linear[1],
      -0.0420 * linear[0] + 1.0419 * linear[1],
      -0.0197 * linear[0] - 0.0786 * linear[1] + 1.0979 * linear[2],
    ]
  }

  /// Creates a grey between black (0) and white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      // Hues are cyclic: whole turns do not change the colour.
      let turn = hue - hue.rounded(.down)
      let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ opacity: Double) -> Color {
    var color = opacityFactor == nil ? self : Color(.faded(self))
    color.opacityFactor = opacity
    return color
  }

  /// Returns the colour with an opacity that replaces its own.
  package func withOpacity(_ opacity: Double) -> Color {
    Color(.replaced(self, opacity: Self.clamped(opacity)))
  }

  /// Returns a mixture of two colours: a fraction of 0 is this colour, 1 the other one.
  ///
  /// The colours are mixed as they are in the colour scheme of the environment.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixture(self, rhs, by: Self.clamped(fraction), colorSpace.space))
  }

  /// Returns the components of the colour in an appearance.
  package func resolved(in appearance: ColorAppearance) -> ResolvedColor {
    let color =
      switch base {
      case .fixed(let color): color
      case .system(let color): color.resolved(in: appearance)
      case .named(let name): appearance.names?.color(named: name, in: appearance) ?? .clear
      case .mixture(let one, let other, let fraction, let space):
        one.resolved(in: appearance)
          .mixed(with: other.resolved(in: appearance), by: fraction, in: space)
      case .computed(let color): color.resolved(appearance)
      case .faded(let color): color.resolved(in: appearance)
      case .replaced(let color, let opacity):
        color.resolved(in: appearance).with(opacity: opacity)
      }
    return opacityFactor.map(color.multiplyingOpacity) ?? color
  }

  /// The name or the components of the colour, as SwiftUI describes it: opacities come first, in per cent, and
  /// components are bytes of sRGB in hexadecimal digits, followed by the byte of the opacity.
  public var description: String {
    let name =
      switch base {
      case .fixed(let color): Resolved(color).description
      case .system(.label): "primary"
      case .system(.secondaryLabel): "secondary"
      case .system(.accent): "accentColor"
      case .system(let color): "\(color)"
      case .named(let name): name.name
      case .mixture(let one, let other, let fraction, _):
        "\(one) mixed with \(other) by \(fraction)"
      case .computed: "computed color"
      case .faded(let color): color.description
      case .replaced(let color, let opacity): "\(color) with opacity \(opacity)"
      }
    guard let opacityFactor else { return name }
    let share = (opacityFactor * 100).rounded()
    return (Int(exactly: share).map(String.init) ?? "\(share)") + "% " + name
  }
}
