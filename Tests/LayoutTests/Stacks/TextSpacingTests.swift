import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The preferred spacing of texts and controls, as far as it depends on the face.
  @MainActor @Suite struct TextSpacingTests {
    /// A face of given metrics, whatever its size.
    private final class Face: TextMeasurer {
      let metrics: (FontKey) -> FontMetrics

      init(_ metrics: @escaping (FontKey) -> FontMetrics) {
        self.metrics = metrics
      }

      func metrics(of font: FontKey) -> FontMetrics { metrics(font) }

      func width(of run: String, in font: FontKey) -> CGFloat { CGFloat(run.count) * 5 }
    }

    /// Returns the distances in points between consecutive views, set in a face.
    private func distances(
      in face: Face, scale: CGFloat = 1, @ViewBuilder _ content: () -> some View
    ) -> [CGFloat] {
      let record = Distances.Record()
      let content = content()
      let tree = ViewTree(
        root: Distances(record: record) { content },
        textServices: TextServices(measurer: face, rasterizer: BoxRasterizer()))
      _ = tree.displayList(in: size(100, 100), scale: scale)
      return record.lengths
    }

    /// San Francisco at 13 points, as on macOS.
    private let sanFrancisco = Face { _ in
      FontMetrics(ascent: 12.57, descent: 3.17, capHeight: 9.16, leading: 0)
    }

    @Test func `a text in San Francisco has the spacing measured with SwiftUI`() {
      let lengths = distances(in: sanFrancisco) {
        Color.red
        Text("a")
        Text("b")
        Color.red
        Color.red
        HStack { Color.red }
        Text("c")
      }
      let measured: [CGFloat] = [4.74, 0, 8.15, 8, 8, 4.74]
      #expect(lengths.count == measured.count)
      for (length, printed) in zip(lengths, measured) {
        #expect(abs(length - printed) <= 0.005, "\(length) and not \(printed)")
      }
    }

    @Test func `a button with padding around its label is not spaced as text`() {
      let lengths = distances(in: sanFrancisco) {
        Text("a")
        Button("b") {}.buttonStyle(.bordered)
        Button("c") {}.buttonStyle(.bordered)
      }
      #expect(abs(lengths[0] - 8.15) <= 0.005)
      #expect(lengths[1] == 8)
    }

    @Test func `toggles have a spacing of 6, and a text has its own`() {
      func lengths(_ style: some ToggleStyle) -> [CGFloat] {
        distances(in: sanFrancisco) {
          Text("a")
          Toggle("b", isOn: .constant(true)).toggleStyle(style)
          Toggle("c", isOn: .constant(true)).toggleStyle(style)
        }
      }
      for lengths in [lengths(.checkbox), lengths(.switch)] {
        #expect(abs(lengths[0] - 8.15) <= 0.005)
        #expect(lengths[1] == 6)
      }
    }

    @Test func `the lower of two texts determines the spacing, in whole pixels`() {
      let face = Face {
        FontMetrics(
          ascent: 0.75 * $0.size, descent: 0.25 * $0.size, capHeight: 0.7 * $0.size,
          leading: 0.04 * $0.size)
      }
      @ViewBuilder func texts() -> some View {
        Text("a").font(.system(size: 10))
        Text("b").font(.system(size: 30))
        Text("c").font(.system(size: 10))
      }
      // 1.2 and 0.4 points
      #expect(distances(in: face) { texts() } == [2, 1])
      #expect(distances(in: face, scale: 2) { texts() } == [1.5, 0.5])
    }
  }

  /// A layout that records the distances between consecutive subviews.
  private struct Distances: Layout {
    final class Record {
      var lengths: [CGFloat] = []
    }

    var record: Record

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      record.lengths = zip(subviews, subviews.dropFirst()).map {
        $0.spacing.distance(to: $1.spacing, along: .vertical)
      }
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }
}
