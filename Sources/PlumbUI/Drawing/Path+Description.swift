/// A path as text: the numbers of each step before its letter, as SwiftUI writes it.
///
/// `m` begins a subpath, `l` draws a line, `q` and `c` curves with the control points first, and `h`
/// closes the subpath. Numbers are in points; they are read back as the same path.
extension Path: LosslessStringConvertible {
  public var description: String {
    elements.map(\.description).joined(separator: " ")
  }

  /// The path a text describes; `nil` where it breaks the form, or a step has no beginning.
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

  /// Appends a step; says no if there is none of that letter with so many numbers.
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
  /// The shortest text that is read back as the same number; whole numbers have no fraction.
  fileprivate var text: String {
    let text = Double(self).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
