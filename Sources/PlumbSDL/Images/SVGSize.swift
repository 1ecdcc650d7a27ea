internal import Foundation

/// The size that an SVG file declares in its first element.
struct SVGSize: Equatable {
  /// The width in pixels.
  var width: Double
  /// The height in pixels.
  var height: Double

  /// Whether data begin as an SVG file.
  static func isPresent(in data: Data) -> Bool {
    let first = data.prefix(64).first {
      ![0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF].contains($0)
    }
    return first == UInt8(ascii: "<") && attributes(in: data) != nil
  }

  /// Returns the text of the first element between its name and its end; `nil` if there is none among the first bytes.
  private static func attributes(in data: Data) -> Substring? {
    var rest = String(decoding: data.prefix(16_384), as: UTF8.self)[...]
    while let bracket = rest.firstIndex(of: "<") {
      rest = rest[bracket...].dropFirst()
      if rest.hasPrefix("svg") { return rest.dropFirst(3).prefix { $0 != ">" } }
    }
    return nil
  }

  /// Reads the width and the height. If they are missing or relative, the size of the view box is used; `nil` without
  /// one.
  init?(_ data: Data) {
    guard let text = Self.attributes(in: data) else { return nil }
    if let width = Self.pixels(Self.attribute("width", in: text)),
      let height = Self.pixels(Self.attribute("height", in: text))
    {
      self.init(width: width, height: height)
      return
    }
    let box = (Self.attribute("viewBox", in: text) ?? "")
      .split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard box.count == 4 else { return nil }
    self.init(width: box[2], height: box[3])
  }

  private init?(width: Double, height: Double) {
    guard width > 0, height > 0, width < 1e6, height < 1e6 else { return nil }
    (self.width, self.height) = (width, height)
  }

  /// Returns the value of an attribute.
  private static func attribute(_ name: String, in text: Substring) -> String? {
    var rest = text
    while let equals = rest.firstIndex(of: "=") {
      let word = rest[..<equals].split(whereSeparator: \.isWhitespace).last
      let quoted = rest[rest.index(after: equals)...].drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      let inner = quoted.dropFirst()
      guard let end = inner.firstIndex(of: quote) else { return nil }
      if let word, word == name { return String(inner[..<end]) }
      rest = inner[inner.index(after: end)...]
    }
    return nil
  }

  /// Returns a length in pixels; `nil` for one that is relative to something.
  private static func pixels(_ text: String?) -> Double? {
    let units: [(String, Double)] = [
      ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ]
    guard let text = text?.trimmingCharacters(in: .whitespaces) else { return nil }
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(2)).map { $0 * factor }
    }
    return Double(text)
  }
}
