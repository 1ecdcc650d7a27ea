import EngineTesting
import Foundation
import SwiftUI
import Testing

/// The lines above and below the rows of a list.
@MainActor @Suite struct ListSeparatorTests {
  /// The upper edges of the lines of a list of three rows of 28 points, from the top.
  private func lines(
    spacing: CGFloat? = nil, style: some ListStyle, _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> [Double] {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 300)) {
      List(0..<3, id: \.self) { number in
        Text(verbatim: "\(number)").listRowSeparator(visibility, edges: edges)
      }
      .listStyle(style).listRowSpacing(spacing)
    }
    return harness.tree.displayList().dump().split(separator: "\n").compactMap { line in
      let parts = line.split(whereSeparator: { "( )".contains($0) })
      return parts.count > 5 && parts[0] == "fill" && parts[5] == "1" ? Double(parts[3]) : nil
    }
    .sorted()
  }

  @Test func `a line at an edge of two rows is drawn once`() {
    // The upper edge of the first row, and the lower one of each.
    #expect(lines(style: .plain, .visible) == [0, 27, 55, 83])
    #expect(lines(style: .plain, .visible, edges: .bottom) == [27, 55, 83])
    #expect(lines(style: .plain, .automatic) == [27, 55])
  }

  @Test func `an upper line is drawn where the row before draws none`() {
    #expect(lines(style: .sidebar, .visible, edges: .top).count == 3)
    #expect(lines(style: .sidebar, .automatic) == [])
  }

  @Test func `rows at a distance have a line at each edge that is asked for`() {
    #expect(lines(spacing: 6, style: .plain, .visible) == [0, 27, 34, 61, 68, 95])
    #expect(lines(spacing: 6, style: .plain, .automatic) == [27, 61])
  }

  @Test func `rows at a distance on panels are panels of their own without lines`() {
    #expect(lines(spacing: 6, style: .insetGrouped, .visible) == [])
    #expect(lines(style: .insetGrouped, .automatic).count == 2)
  }
}
