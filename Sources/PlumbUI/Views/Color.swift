internal import Foundation

/// A colour; as a view it fills the room it gets.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  private enum Base: Hashable {
    case fixed(ResolvedColor)
    case system(SystemColor)
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

  /// A colour from components between 0 and 1.
  ///
  /// Colours outside sRGB are brought into it, as the canvas holds nothing else.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    func encoded(_ component: Double) -> Double {
      let bounded = component.isFinite ? min(max(component, 0), 1) : 0
      guard colorSpace == .sRGBLinear else { return bounded }
      return bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * pow(bounded, 1 / 2.4) - 0.055
    }
    base = .fixed(
      ResolvedColor(
        red: encoded(red), green: encoded(green), blue: encoded(blue), opacity: opacity))
  }

  /// A grey between black (0) and white (1).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness between 0 and 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ offset: Double) -> Double {
      let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
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

  func resolved(in scheme: ColorScheme) -> ResolvedColor {
    let color =
      switch base {
      case .fixed(let color): color
      case .system(let color): color.resolved(in: scheme)
      }
    return color.multiplyingOpacity(by: opacityFactor)
  }

  public var description: String {
    switch base {
    case .fixed(let color):
      "rgb(\(color.red), \(color.green), \(color.blue), \(color.opacity * opacityFactor))"
    case .system(let color):
      opacityFactor == 1 ? "\(color)" : "\(color) at \(opacityFactor)"
    }
  }
}

extension Color: View, _PrimitiveView {
  public static func _resolve(_ view: Color, at cursor: inout _ChildCursor) {
    let color = view.resolved(in: cursor.environment.colorScheme)
    cursor.leaf(listedAs: Color.self) { ColorNode() }.box.update(color, at: cursor.moment)
  }
}
