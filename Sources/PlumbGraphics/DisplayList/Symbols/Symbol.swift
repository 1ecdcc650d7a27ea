internal import Foundation

/// A symbol image in one colour, in a square of 24 units.
package struct Symbol: Hashable, Sendable {
  /// Lines that are stroked with the stem width of the font.
  package var strokes = Path()
  /// Areas filled with the colour of the symbol.
  package var areas = Path()
  /// Lines that are cut out of the areas and strokes.
  package var cutouts = Path()
  /// Areas that are cut out of the areas and strokes.
  package var holes = Path()
  /// Symbols in front of the rest of this one.
  package var overlays: [Symbol] = []
  /// Lines that become cutouts of the filled variant.
  private var freeLines = Path()
  /// Areas that become holes of the filled variant.
  private var freeAreas = Path()

  /// The side length of the square.
  package static let side: CGFloat = 24

  /// A symbol that shows nothing.
  package static let empty = Symbol()

  /// Creates an empty symbol.
  init() {}

  /// Creates a symbol from a description: letters with their numbers, separated by spaces.
  ///
  /// M, L, Q, C and Z are the elements of a path; `O x y r` is a circle, `R x y w h r` a rectangle
  /// with rounded corners, and `A x y r a b` an arc from one angle to another, in degrees clockwise
  /// from the right. Elements after a `|` are filled; elements after a second `|` are lines, and
  /// after a third `|` areas, that are cut out of the filled variant.
  package init(_ drawing: String) {
    let parts = drawing.split(separator: "|", omittingEmptySubsequences: false).map(Self.path)
    strokes = parts.first ?? Path()
    if parts.count > 1 { areas = parts[1] }
    if parts.count > 2 { freeLines = parts[2] }
    if parts.count > 3 { freeAreas = parts[3] }
  }

  private static func path(_ drawing: Substring) -> Path {
    var path = Path()
    var words = drawing.split(separator: " ")[...]
    while let letter = words.popFirst() {
      var numbers: [CGFloat] = []
      while let number = words.first.flatMap({ Double($0) }) {
        numbers.append(number)
        words.removeFirst()
      }
      append(letter, numbers, to: &path)
    }
    return path
  }

  private static func append(_ letter: Substring, _ n: [CGFloat], to path: inout Path) {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch (letter, n.count) {
    case ("M", 2): path.move(to: point(0))
    case ("L", 2): path.addLine(to: point(0))
    case ("Q", 4): path.addQuadCurve(to: point(2), control: point(0))
    case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
    case ("Z", 0): path.closeSubpath()
    case ("O", 3):
      path.addPath(
        Path(ellipseIn: CGRect(x: n[0] - n[2], y: n[1] - n[2], width: 2 * n[2], height: 2 * n[2])))
    case ("R", 5):
      path.addPath(
        Path(
          roundedRect: CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), cornerRadius: n[4],
          style: .circular))
    case ("A", 5):
      // An arc starts its own subpath, even after a move.
      var arc = Path()
      arc.addRelativeArc(
        center: point(0), radius: n[2], startAngle: .degrees(n[3]), delta: .degrees(n[4] - n[3]))
      path.addPath(arc)
    default:
      preconditionFailure(
        "A symbol contains \(letter) with \(n.count) numbers; use the elements of Symbol.init.")
    }
  }

  /// Whether lines or areas are cut out of the symbol.
  package var hasGaps: Bool { !cutouts.isEmpty || !holes.isEmpty }

  /// The filled variant: the areas that closed lines enclose are filled.
  ///
  /// A symbol without closed lines, such as an arrow, stays as it is.
  var filled: Symbol {
    var symbol = self
    symbol.areas.addPath(strokes.closedSubpaths)
    symbol.cutouts.addPath(freeLines)
    symbol.holes.addPath(freeAreas)
    return symbol
  }

  /// Returns the symbol in other coordinates; the lines keep their width.
  func applying(_ transform: CGAffineTransform) -> Symbol {
    var symbol = Symbol()
    symbol.strokes = strokes.applying(transform)
    symbol.areas = areas.applying(transform)
    symbol.cutouts = cutouts.applying(transform)
    symbol.holes = holes.applying(transform)
    symbol.overlays = overlays.map { $0.applying(transform) }
    return symbol
  }
}

extension Path {
  /// The subpaths that end with a line back to their start.
  var closedSubpaths: Path {
    var closed = Path()
    var subpath = Path()
    for element in elements {
      if case .move = element { subpath = Path() }
      subpath.elements.append(element)
      guard element == .closeSubpath else { continue }
      closed.addPath(subpath)
      subpath = Path()
    }
    return closed
  }
}
