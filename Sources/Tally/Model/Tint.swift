/// The colour of a candidate.
nonisolated enum Tint: Hashable, Sendable {
  /// A colour of the theme's palette, by its index modulo the palette's size.
  case palette(Int)
  /// A colour of a poll file, each component from 0 to 1.
  case own(red: Double, green: Double, blue: Double)

  /// The names of the palette's colours in poll files, in the order of the palette.
  static let paletteNames = [
    "purple", "orange", "teal", "rose", "blue", "green", "brown", "grey",
  ]

  /// Creates a colour from a text such as `#D9480F`, with or without the number sign.
  init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    guard digits.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
      let number = Int(digits, radix: 16)
    else { return nil }
    func component(_ shift: Int) -> Double { Double(number >> shift & 0xff) / 255 }
    self = .own(red: component(16), green: component(8), blue: component(0))
  }

  /// Returns red, green and blue, each from 0 to 1, as a text such as `#D9480F`.
  static func hex(red: Double, green: Double, blue: Double) -> String {
    let digits = [red, green, blue].map { component in
      let byte = Int((min(max(component, 0), 1) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  /// The colour as poll files have it: a name of the palette, or red, green and blue.
  var fileText: String {
    switch self {
    case .palette(let index):
      let count = Self.paletteNames.count
      return Self.paletteNames[((index % count) + count) % count]
    case .own(let red, let green, let blue):
      return Self.hex(red: red, green: green, blue: blue)
    }
  }
}
