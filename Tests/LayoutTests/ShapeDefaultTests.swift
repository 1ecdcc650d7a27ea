import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The default line widths and corners of shapes.
  @MainActor @Suite struct ShapeDefaultTests {
    private let rectangle = CGRect(x: 0, y: 0, width: 100, height: 60)

    /// Returns the path and the width in points of the only line that a view draws.
    private func line(@ViewBuilder _ content: () -> some View) throws -> (Path, CGFloat) {
      let commands = LayoutHarness(in: rectangle.size, content).tree.displayList().commands
      let lines = commands.compactMap { command -> (Path, CGFloat)? in
        if case .stroke(let path, let style, _) = command { (path, style.lineWidth) } else { nil }
      }
      return try #require(lines.first)
    }

    @Test func `a stroke is 1 thick, half of it on either side of the edge`() throws {
      let (path, width) = try line { Rectangle().stroke(.red) }
      #expect(width == 1)
      #expect(path.boundingRect == rectangle)
    }

    @Test func `a border is 1 thick, entirely inside the edge`() throws {
      let (path, width) = try line { Rectangle().strokeBorder(.red) }
      #expect(width == 1)
      #expect(path.boundingRect == rectangle.insetBy(dx: 0.5, dy: 0.5))
    }

    @Test(arguments: [CGFloat(0), -3]) func `a stroke of thickness 0 draws nothing`(
      width: CGFloat
    ) {
      #expect(Path(rectangle).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func `corners are continuous by default`() {
      func rounded(_ radius: CGFloat, _ style: RoundedCornerStyle) -> Path {
        Path(roundedRect: rectangle, cornerRadius: radius, style: style)
      }
      #expect(rounded(12, .continuous) != rounded(12, .circular))
      #expect(
        RoundedRectangle(cornerRadius: 12).path(in: rectangle) == rounded(12, .continuous))
      #expect(
        RoundedRectangle(cornerRadius: 12, style: .circular).path(in: rectangle)
          == rounded(12, .circular))
      #expect(Capsule().path(in: rectangle) == rounded(30, .continuous))
    }

    @Test func `a corner radius is limited to half of the short side`() {
      let half = RoundedRectangle(cornerRadius: 30).path(in: rectangle)
      #expect(RoundedRectangle(cornerRadius: 99).path(in: rectangle) == half)
    }

    @Test func `a circle is drawn in the centre of its frame`() {
      let middle = Circle().path(in: rectangle).boundingRect
      #expect(middle.isNear(CGRect(x: 20, y: 0, width: 60, height: 60)))
    }

    @Test func `the size of a circle is square for all kinds of drawing`() {
      func measuredSize(_ view: some View) -> CGSize {
        LayoutHarness(proposing: 100, 60) { view }.measuredSize
      }
      #expect(measuredSize(Circle().fill(.red)) == size(60, 60))
      #expect(measuredSize(Circle().stroke(.red, lineWidth: 9)) == size(60, 60))
      #expect(measuredSize(Circle().strokeBorder(.red, lineWidth: 9)) == size(60, 60))
      #expect(measuredSize(Circle().inset(by: 5)) == size(60, 60))
    }
  }
}
