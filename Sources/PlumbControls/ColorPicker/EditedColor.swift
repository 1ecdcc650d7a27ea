internal import Foundation

/// A colour of sRGB whose components are edited in steps of a byte.
struct EditedColor: Equatable {
  /// The red, green and blue components and the opacity, 0 to 255.
  var components: [Int]

  /// A component of a colour.
  enum Component: Int, CaseIterable {
    case red, green, blue, opacity

    /// The name of the component.
    var name: LocalizedStringKey {
      switch self {
      case .red: "Red"
      case .green: "Green"
      case .blue: "Blue"
      case .opacity: "Opacity"
      }
    }
  }

  init(red: Int, green: Int, blue: Int, opacity: Int = 255) {
    components = [red, green, blue, opacity]
  }

  init(_ color: ResolvedColor) {
    components = [color.red, color.green, color.blue, color.opacity].map {
      Int((min(max($0, 0), 1) * 255).rounded())
    }
  }

  /// Creates a colour from hue, saturation and brightness, 0 to 1.
  init(hue: Double, saturation: Double, brightness: Double) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness).resolved(in: .light))
  }

  /// Creates a colour from 3, 4, 6 or 8 hexadecimal digits, with or without a number sign; `nil` for another text.
  ///
  /// - Parameter opacity: the opacity of a colour of 3 or 6 digits, 0 to 255.
  init?(hex text: String, opacity: Int) {
    var digits = text.trimmingCharacters(in: .whitespaces)
    if digits.hasPrefix("#") { digits.removeFirst() }
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    let bytes = stride(from: digits.count * 4 - 8, through: 0, by: -8).map { number >> $0 & 0xFF }
    components = bytes.count == 4 ? bytes : bytes + [opacity]
  }

  subscript(component: Component) -> Int {
    get { components[component.rawValue] }
    set { components[component.rawValue] = min(max(newValue, 0), 255) }
  }

  /// The same colour without transparency.
  var opaque: EditedColor { with(.opacity, 255) }

  /// Returns the colour with another value of a component.
  func with(_ component: Component, _ value: Int) -> EditedColor {
    var color = self
    color[component] = value
    return color
  }

  /// The six hexadecimal digits of the components without the opacity, after a number sign.
  var hex: String {
    "#"
      + components.prefix(3).map { byte in
        (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  var color: Color {
    func share(_ component: Component) -> Double { Double(self[component]) / 255 }
    return Color(
      red: share(.red), green: share(.green), blue: share(.blue), opacity: share(.opacity))
  }
}
