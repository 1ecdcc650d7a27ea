internal import Foundation

/// The rows of a table, as wide as the table or, in a narrower one, as the columns need.
struct TableRowsWidth {
  /// The width in points.
  let least: CGFloat
}

extension TableRowsWidth: ImplementationModifier {
  func body(content: Content) -> some View {
    content
      .containerRelativeFrame(.horizontal, alignment: .topLeading) { width, _ in max(width, least) }
      // Scroll views in cells align their content as elsewhere.
      .defaultScrollAnchor(nil, for: .alignment)
  }
}
