/// How a line along letters is made.
enum LinePattern: Hashable, Sendable {
  case solid, dot, dash, dashDot, dashDotDot

  /// Lengths that are drawn and left out by turns, in thicknesses of the line; empty for all of it.
  var lengths: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
