/// The dash pattern of a line along text.
package enum LinePattern: Hashable, Sendable {
  case solid, dot, dash, dashDot, dashDotDot

  /// The lengths of dashes and gaps by turns, in multiples of the line's thickness; empty for a
  /// solid line.
  package var lengths: [CGFloat] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}
