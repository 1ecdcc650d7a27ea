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
  /// Lines that become the cutouts of the filled variant.
  private var freeLines = Path()

  /// The side length of the square.
  package static let side: CGFloat = 24

  /// Creates a symbol from a description: letters with their numbers, separated by spaces.
  ///
  /// M, L, Q, C and Z are the elements of a path; `O x y r` is a circle, `R x y w h r` a rectangle
  /// with rounded corners, and `A x y r a b` an arc from one angle to another, in degrees clockwise
  /// from the right. Elements after a `|` are filled, and elements after a second `|` are the
  /// cutouts of the filled variant.
  package init(_ drawing: String) {
    let parts = drawing.split(separator: "|", omittingEmptySubsequences: false).map(Self.path)
    strokes = parts.first ?? Path()
    if parts.count > 1 { areas = parts[1] }
    if parts.count > 2 { freeLines = parts[2] }
  }

  private init() {}

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

  /// The filled variant: the areas enclosed by lines are filled.
  package var filled: Symbol {
    var symbol = self
    symbol.areas.addPath(strokes)
    symbol.cutouts = freeLines
    return symbol
  }

  /// The variant with a line across, which is separated from the rest.
  var slashed: Symbol {
    var symbol = self
    symbol.strokes.addPath(Symbol("M 3 3 L 21 21").strokes)
    let gap = Symbol("M 4.8 1.2 L 22.8 19.2").strokes
    symbol.cutouts.addPath(gap)
    symbol.freeLines.addPath(gap)
    return symbol
  }

  /// Returns the symbol, scaled to 60 %, inside a frame.
  func enclosed(in frame: Path, isFilled: Bool) -> Symbol {
    let smaller = CGAffineTransform(a: 0.6, b: 0, c: 0, d: 0.6, tx: 4.8, ty: 4.8)
    var symbol = Symbol()
    if isFilled {
      symbol.areas = frame
      symbol.cutouts = strokes.applying(smaller)
      symbol.holes = areas.applying(smaller)
    } else {
      symbol.strokes = frame
      symbol.strokes.addPath(strokes, transform: smaller)
      symbol.areas = areas.applying(smaller)
    }
    return symbol
  }
}
