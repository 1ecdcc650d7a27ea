internal import Foundation

/// A colour; as a view it fills the room it gets.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  private enum Base: Hashable {
    case fixed(ResolvedColor)
    case system(SystemColor)
    case named(ImageAssetName)
    indirect case mixture(Color, Color, by: Double, GradientRamp.Space)
  }

  /// How components are to be understood.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  private let base: Base
  private var opacityFactor = 1.0

  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  public static let gray = Color(.gray)
  public static let white = Color(red: 1, green: 1, blue: 1)
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  public static let primary = Color(.label)
  public static let secondary = Color(.secondaryLabel)
  // The name is SwiftUI's.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let accentColor = Color(.accent)

  init(_ color: SystemColor) {
    base = .system(color)
  }

  init(_ color: ResolvedColor) {
    base = .fixed(color)
  }

  init(named name: ImageAssetName) {
    base = .named(name)
  }

  private init(_ base: Base) {
    self.base = base
  }

  /// A colour from components between 0 and 1.
  ///
  /// Colours outside sRGB are brought into it, as the canvas holds nothing else.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    let components = [red, green, blue].map(Self.bounded)
    let converted =
      switch colorSpace {
      case .sRGB: components
      case .sRGBLinear: components.map(ColorCurve.encoded)
      case .displayP3:
        Self.sRGB(fromP3: components.map(ColorCurve.linear))
          .map { ColorCurve.encoded(Self.bounded($0)) }
      }
    base = .fixed(
      ResolvedColor(
        red: converted[0], green: converted[1], blue: converted[2],
        opacity: Self.bounded(opacity)))
  }

  /// Between 0 and 1; what is no number counts as 0.
  private static func bounded(_ component: Double) -> Double {
    component.isNaN ? 0 : min(max(component, 0), 1)
  }

  /// Linear light in the primaries of sRGB, from that in those of Display P3; both have the same
  /// white.
  static func sRGB(fromP3 linear: [Double]) -> [Double] {
    [
      1.22494 * linear[0] - 0.22494 * linear[1],
      -0.04206 * linear[0] + 1.04206 * linear[1],
      -0.01964 * linear[0] - 0.07864 * linear[1] + 1.09827 * linear[2],
    ]
  }

  /// A grey between black (0) and white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      // A hue is a place on a circle, so any whole turn more or less is the same.
      let turn = hue - hue.rounded(.down)
      let k = (offset + turn * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var color = self
    color.opacityFactor *= opacity
    return color
  }

  /// This colour mixed with another one: 0 is all of this one, 1 all of the other.
  ///
  /// What is mixed are the colours as they are in the colour scheme of the place.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(.mixture(self, rhs, by: Self.bounded(fraction), colorSpace.space))
  }

  func resolved(in appearance: ColorAppearance) -> ResolvedColor {
    let color =
      switch base {
      case .fixed(let color): color
      case .system(let color): color.resolved(in: appearance)
      case .named(let name): appearance.names?.color(named: name, in: appearance) ?? .clear
      case .mixture(let one, let other, let share, let space):
        one.resolved(in: appearance)
          .mixed(with: other.resolved(in: appearance), by: share, in: space)
      }
    return color.multiplyingOpacity(by: opacityFactor)
  }

  public var description: String {
    switch base {
    case .fixed(let color):
      "rgb(\(color.red), \(color.green), \(color.blue), \(color.opacity * opacityFactor))"
    case .system(let color):
      opacityFactor == 1 ? "\(color)" : "\(color) at \(opacityFactor)"
    case .named(let name): "\(name.name) at \(opacityFactor)"
    case .mixture(let one, let other, let share, _): "\(one) mixed with \(other) by \(share)"
    }
  }
}
