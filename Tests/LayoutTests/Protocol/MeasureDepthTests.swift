import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The number of measurements of views without intrinsic bounds, in stacks that alternate between
  /// rows and columns.
  @MainActor @Suite struct MeasureDepthTests {
    /// Returns nested stacks with a view beside the rest at each level, in a row or a column.
    private func nest(
      _ depth: Int, _ view: (Int) -> some View, _ wrap: (AnyView) -> some View = { $0 }
    ) -> AnyView {
      (0..<depth).reduce(AnyView(Text(verbatim: "core"))) { inner, level in
        let rest = AnyView(wrap(inner))
        let sibling = AnyView(view(level))
        // The nested stack is the first child at every third level.
        let pair = level.isMultiple(of: 3) ? [rest, sibling] : [sibling, rest]
        let content = ForEach(0..<2) { pair[$0] }
        return level.isMultiple(of: 2) ? AnyView(HStack { content }) : AnyView(VStack { content })
      }
    }

    /// Returns the number of sizes computed per level in a window of one of three shapes.
    private func cost(_ depth: Int, in window: CGSize, _ view: AnyView) -> Double {
      let before = LayoutCounters.measures
      _ = LayoutHarness(in: window) { view }
      return Double(LayoutCounters.measures - before) / Double(depth)
    }

    private func words(_ count: Int) -> String {
      let words = ["wrap", "a", "text", "into", "several", "lines"]
      return (0..<count).map { words[$0 % words.count] }.joined(separator: " ")
    }

    /// Windows with enough space for everything, for some views, and for lines only.
    nonisolated static let windows = [size(20_000, 20_000), size(1_000, 1_000), size(300, 5_000)]

    @Test(arguments: windows)
    func `the cost of texts is independent of depth`(window: CGSize) {
      for length in [1, 30] {
        let view = nest(200) { _ in Text(words(length)) }
        let shallow = cost(5, in: window, nest(5) { _ in Text(words(length)) })
        let deep = cost(200, in: window, view)
        #expect(deep <= shallow)
        #expect(deep <= 5)
      }
    }

    @Test(arguments: windows)
    func `the cost of texts of different lengths is independent of depth`(window: CGSize) {
      let deep = cost(100, in: window, nest(100) { Text(words($0 * 7_919 % 37 + 1)) })
      #expect(deep <= 5)
    }

    @Test(arguments: windows)
    func `the cost of padded texts of few lines is independent of depth`(window: CGSize) {
      func padded(_ depth: Int) -> Double {
        cost(
          depth, in: window,
          nest(depth) { _ in
            Text(words(30)).lineLimit(2).padding(3)
          } _: {
            $0.padding(1)
          })
      }
      #expect(padded(100) <= 1.1 * padded(5))
    }

    @Test(arguments: windows)
    func `the cost of aspect ratios is independent of depth`(window: CGSize) {
      func fitted(_ ratio: CGFloat?, _ depth: Int) -> Double {
        cost(
          depth, in: window,
          nest(depth) { _ in
            Color.red
          } _: {
            $0.aspectRatio(ratio, contentMode: .fit)
          })
      }
      #expect(fitted(1.5, 20) <= 1.1 * fitted(1.5, 5))
      #expect(fitted(nil, 20) <= 1.1 * fitted(nil, 5))
    }

    @Test func `the cost of geometry readers is independent of depth`() {
      func readers(_ depth: Int) -> Double {
        cost(
          depth, in: size(1_000, 1_000),
          nest(depth) { _ in
            GeometryReader { _ in Color.red }
          } _: { inner in
            GeometryReader { _ in inner }
          })
      }
      #expect(readers(20) <= 1.1 * readers(5))
    }

    @Test(arguments: windows)
    func `the cost of custom layouts is independent of depth`(window: CGSize) {
      func layouts(_ depth: Int) -> Double {
        cost(
          depth, in: window,
          nest(depth) { _ in
            Color.red
          } _: { inner in
            ProposalRecorder { inner }
          })
      }
      #expect(layouts(20) <= 1.2 * layouts(5))
    }

    @Test(arguments: windows)
    func `the cost of ViewThatFits is independent of depth`(window: CGSize) {
      func choices(_ depth: Int) -> Double {
        cost(
          depth, in: window,
          nest(depth) { _ in
            Color.red
          } _: { inner in
            ViewThatFits {
              Color.red.frame(width: 500, height: 500)
              inner
            }
          })
      }
      #expect(choices(20) <= 1.3 * choices(5))
    }

    @Test(arguments: windows)
    func `the cost of grids of texts is independent of depth`(window: CGSize) {
      func grids(_ depth: Int) -> Double {
        cost(
          depth, in: window,
          nest(depth) { _ in
            Color.red
          } _: { inner in
            Grid {
              GridRow {
                Color.red
                Text(verbatim: "a")
              }
              GridRow {
                Text(words(5))
                inner
              }
            }
          })
      }
      #expect(grids(20) <= 1.1 * grids(5))
    }

    @Test(arguments: windows)
    func `the cost of spacers and frames beside texts is independent of depth`(window: CGSize) {
      func framed(_ depth: Int) -> Double {
        cost(
          depth, in: window,
          nest(depth) { _ in
            Group {
              Text(words(9)).frame(minWidth: 10)
              Spacer()
            }
          } _: {
            $0.frame(minWidth: 10, minHeight: 10)
          })
      }
      #expect(framed(40) <= 1.1 * framed(5))
    }
  }
}
