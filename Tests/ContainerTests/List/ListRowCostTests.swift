import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

/// The nodes of a row of a list.
@MainActor @Suite struct ListRowCostTests {
  private struct Nodes: Equatable {
    var viewNodes = 0
    var layoutNodes = 0
  }

  private func harness(_ count: Int) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 2_000)) {
      List(0..<count, id: \.self) { Text(verbatim: "Row \($0)") }.listStyle(.plain)
    }
  }

  private func nodes(_ count: Int) throws -> Nodes {
    let harness = harness(count)
    var nodes = Nodes()
    var rest = [try #require(harness.tree.rootNode)]
    while let node = rest.popLast() {
      nodes.viewNodes += 1
      rest += node.children
    }
    nodes.layoutNodes = harness.tree.rootLayoutNode.layoutNodeCount
    return nodes
  }

  /// A list with an action has no more nodes: they are made when the row is dragged.
  @Test func `a row has few nodes`() throws {
    let (few, many) = (try nodes(2), try nodes(12))
    // The row of the lazy stack; the place, the element and the row of the list; its content, and the text.
    #expect(many.viewNodes - few.viewNodes == 10 * 6)
    // The place, the background, the insets, the frame that fills the row, and the text.
    #expect(many.layoutNodes - few.layoutNodes == 10 * 5)
  }

  @Test func `actions are made when the row is dragged`() throws {
    func count(dragging: Bool) throws -> Int {
      let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
        List { Text("Row").swipeActions { Button("Flag") {} } }.listStyle(.plain)
      }
      if dragging {
        let row = harness["Row"]
        let point = CGPoint(x: row.midX, y: row.midY)
        harness.drag(
          point, CGPoint(x: point.x - 20, y: point.y), CGPoint(x: point.x - 90, y: point.y))
        #expect(harness.elements.contains { $0.label == "Flag" })
      } else {
        #expect(harness.elements.allSatisfy { $0.label != "Flag" })
      }
      return harness.tree.rootLayoutNode.layoutNodeCount
    }
    #expect(try count(dragging: false) < count(dragging: true))
  }

  @Test func `a row is measured and placed once for each of its layout nodes`() {
    func cost(_ count: Int) -> (bodies: Int, measures: Int, placements: Int) {
      let before = LayoutCounters.measures
      let tree = harness(count).tree
      return (tree.bodyCount, LayoutCounters.measures - before, tree.placementCount)
    }
    let (few, many) = (cost(2), cost(12))
    #expect(many.bodies - few.bodies == 10)
    #expect(many.placements - few.placements == 10 * 5)
    // Each node once for the length of the line and once for its place, for which the height is known.
    #expect(many.measures - few.measures <= 10 * 2 * 5)
  }
}
