/// The textual representation of a path, in the format of SwiftUI: numbers before the letter.
///
/// `m` starts a subpath, `l` appends a line, `q` and `c` append curves with the control points
/// first, and `h` closes the subpath. Numbers are in points; the text gives an equal path when
/// parsed.
extension Path: LosslessStringConvertible {
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }

  /// Creates a path from its description, or `nil` if it is malformed or does not start with a
  /// move.
  public init?(_ string: String) {
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word), number.isFinite {
        numbers.append(CGFloat(number))
        continue
      }
      guard append(String(word), numbers) else { return nil }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }

  /// Appends an element; returns `false` if there is no element with that letter and number count.
  private mutating func append(_ letter: String, _ numbers: [CGFloat]) -> Bool {
    let points = stride(from: 1, to: numbers.count, by: 2).map {
      CGPoint(x: numbers[$0 - 1], y: numbers[$0])
    }
    guard letter == "m" || !isEmpty else { return false }
    switch (letter, numbers.count) {
    case ("m", 2): move(to: points[0])
    case ("l", 2): addLine(to: points[0])
    case ("q", 4): addQuadCurve(to: points[1], control: points[0])
    case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
    case ("h", 0): closeSubpath()
    default: return false
    }
    return true
  }
}

extension Path.Element {
  fileprivate var description: String {
    switch self {
    case .move(let point): "\(point.text) m"
    case .line(let point): "\(point.text) l"
    case .quadCurve(let point, let control): "\(control.text) \(point.text) q"
    case .curve(let point, let control1, let control2):
      "\(control1.text) \(control2.text) \(point.text) c"
    case .closeSubpath: "h"
    }
  }
}

extension CGPoint {
  fileprivate var text: String { "\(x.text) \(y.text)" }
}

extension CGFloat {
  /// The shortest text that is parsed as the same number; whole numbers have no fraction.
  fileprivate var text: String {
    let text = Double(self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
