import EngineTesting
import Foundation
import SwiftUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

extension Semantics {
  /// A scroll to a row that was not made requests the rows around it only a few times, whatever their number.
  @MainActor @Suite struct ScrollToCostTests {
    /// Content that passes on the requests of a container and counts them.
    private final class CountingContent: DeferredContent {
      let content: any DeferredContent
      private(set) var count = 0

      init(_ content: any DeferredContent) { self.content = content }

      func makeContent(_ cells: Range<Int>) {
        count += 1
        content.makeContent(cells)
      }

      func releaseContent(except cells: [Range<Int>]) { content.releaseContent(except: cells) }
    }

    private final class Remote {
      private(set) var proxy: ScrollViewProxy?

      func take(_ proxy: ScrollViewProxy) { self.proxy = proxy }
    }

    private func lazyNode(below node: LayoutNode) -> LazyLayoutNode? {
      if let node = node as? LazyLayoutNode { return node }
      return node.children.lazy.compactMap(lazyNode).first
    }

    /// Returns the number of requests for rows in a scroll to the last row, in a window of a height.
    private func questions(
      _ height: CGFloat, @ViewBuilder _ row: @escaping (Int) -> some View
    ) throws -> Int {
      let remote = Remote()
      let harness = LayoutHarness(in: size(100, height)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1_000) { row($0) } } }
        }
      }
      let node = try #require(lazyNode(below: harness.tree.rootLayoutNode))
      let counting = CountingContent(try #require(node.contentProvider))
      node.contentProvider = counting
      remote.proxy?.scrollTo(999, anchor: .bottom)
      #expect(harness["998"].minY > 0 && harness["998"].maxY <= height)
      return withExtendedLifetime(counting) { counting.count }
    }

    @Test func `sixteen times as many rows take four more questions on each side`() throws {
      func cost(_ height: CGFloat) throws -> Int {
        try questions(height) { fixedView("\($0)", 30, 20) }
      }
      let (few, many) = (try cost(200), try cost(3_200))
      #expect(few <= 12)
      #expect(many <= few + 2 * 4)
    }

    @Test func `rows of several views and of different heights take few more`() throws {
      func cost(_ height: CGFloat) throws -> Int {
        try questions(height) { row in
          Color.red.frame(width: 30, height: CGFloat(10 + row * 7 % 20))
          fixedView("\(row)", 30, 20)
          Color.blue.frame(width: 30, height: 10)
        }
      }
      let (few, many) = (try cost(200), try cost(3_200))
      #expect(few <= 24)
      // If lines are shorter than expected, some more rows are requested.
      #expect(many <= few + 2 * 8)
    }

    /// The number of times that rows were made.
    private final class Evaluations {
      private(set) var count = 0

      func add() { count += 1 }
    }

    @Test func `rows between the start and the end are not made`() {
      let remote = Remote()
      let evaluations = Evaluations()
      let harness = LayoutHarness(in: size(300, 400)) {
        ScrollViewReader { proxy in
          let _ = remote.take(proxy)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<300) { row in
                let _ = evaluations.add()
                HStack {
                  Circle().frame(width: 24)
                  VStack(alignment: .leading) {
                    Text("Row \(row)")
                    Text("Details").foregroundStyle(.secondary)
                  }
                  Spacer()
                  Button("Act") {}
                }
                .frame(height: 40)
              }
            }
          }
        }
      }
      harness.layOut()
      // Ten are seen at first.
      #expect(evaluations.count <= 12)
      remote.proxy?.scrollTo(299, anchor: .bottom)
      #expect(harness["Row 299"].maxY <= 400)
      // And ten at the end, with half as many before them.
      #expect(evaluations.count <= 12 + 18)
    }
  }
}
