import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

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

  // MARK: Ends and colours

  /// The lines of a view: rectangles of a height of one point, from the top, with their colours.
  private func lines(_ view: some View) -> [(frame: CGRect, color: ResolvedColor)] {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 300)) { view }
    func fills(_ commands: [DrawCommand]) -> [(CGRect, ResolvedColor)] {
      commands.flatMap { command -> [(CGRect, ResolvedColor)] in
        switch command {
        case .fill(let path, _, .color(let color)): [(path.boundingRect, color)]
        case .clip(_, _, let inner), .group(_, let inner), .transform(_, let inner): fills(inner)
        default: []
        }
      }
    }
    return fills(harness.displayList.commands)
      .filter { $0.0.height == 1 }.sorted { $0.0.minY < $1.0.minY }
      .map { (frame: $0.0, color: $0.1) }
  }

  private func resolved(_ color: Color) -> ResolvedColor {
    color.resolved(in: EnvironmentValues().colorAppearance)
  }

  @Test func `lines reach from guide to guide`() {
    let lines = lines(
      List {
        HStack(spacing: 0) {
          Color.clear.frame(width: 20, height: 20)
          Color.clear.frame(width: 60, height: 20)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] + 5 }
        }
        Color.clear.frame(width: 20, height: 20)
        Color.clear.frame(width: 20, height: 20)
      }
      .listStyle(.plain))
    // The content begins at 12.
    #expect(lines.map(\.frame.minX) == [32, 12])
    #expect(lines.map(\.frame.maxX) == [97, 188])
  }

  @Test func `from right to left, guides are measured from the right`() {
    let lines = lines(
      List {
        HStack(spacing: 0) {
          Color.clear.frame(width: 20, height: 20)
          Color.clear.frame(width: 60, height: 20)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        }
        Color.clear.frame(width: 20, height: 20)
      }
      .listStyle(.plain)
      .environment(\.layoutDirection, .rightToLeft))
    #expect(lines.map(\.frame.maxX) == [168])
    #expect(lines.map(\.frame.minX) == [12])
  }

  @Test func `each edge of a row has a colour of its own`() {
    let lines = lines(
      List {
        Text("A").listRowSeparator(.visible)
          .listRowSeparatorTint(.red, edges: .top).listRowSeparatorTint(.blue, edges: .bottom)
      }
      .listStyle(.plain))
    #expect(lines.map(\.color) == [resolved(.red), resolved(.blue)])
  }

  private typealias Rows = ForEach<Range<Int>, Int, Text>

  private func sections(
    @ViewBuilder _ change: (Section<EmptyView, Rows, EmptyView>) -> some View
  ) -> [(frame: CGRect, color: ResolvedColor)] {
    let section = Section { ForEach(0..<2) { Text(verbatim: "\($0)") } }
    return lines(
      List {
        change(section)
        Section { Text("C") }
      }
      .listStyle(.plain))
  }

  @Test func `a section has lines at its ends where they are to be visible`() {
    #expect(sections { $0 }.map(\.frame.minY) == [27])
    #expect(sections { $0.listSectionSeparator(.visible) }.map(\.frame.minY) == [0, 27, 55])
    #expect(
      sections { $0.listSectionSeparator(.visible, edges: .bottom) }.map(\.frame.minY) == [27, 55])
    let tinted = sections {
      $0.listSectionSeparator(.visible).listSectionSeparatorTint(.red, edges: .top)
    }
    #expect(tinted.map(\.color).map { $0 == resolved(.red) } == [true, false, false])
  }

  @Test func `on panels a section has no lines at its ends`() {
    let count = lines(
      List { Section { Text("A") }.listSectionSeparator(.visible) }.listStyle(.insetGrouped)
    ).count
    #expect(count == 0)
  }
}
