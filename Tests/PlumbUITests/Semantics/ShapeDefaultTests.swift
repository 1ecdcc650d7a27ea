import Foundation
import PlumbTesting
import PlumbUI
import Testing

extension Semantics {
  /// What shapes are like where nothing is said of their lines and corners.
  @MainActor @Suite struct ShapeDefaultTests {
    private let rectangle = CGRect(x: 0, y: 0, width: 100, height: 60)

    /// The path and the width in points of the one line a view draws.
    private func line(@ViewBuilder _ content: () -> some View) throws -> (Path, CGFloat) {
      let commands = LayoutHarness(in: rectangle.size, content).tree.displayList().commands
      let lines = commands.compactMap { command -> (Path, CGFloat)? in
        if case .stroke(let path, let style, _) = command { (path, style.lineWidth) } else { nil }
      }
      return try #require(lines.first)
    }

    @Test func `a line is 1 thick, half of it on either side of the edge`() throws {
      let (path, width) = try line { Rectangle().stroke(.red) }
      #expect(width == 1)
      #expect(path.boundingRect == rectangle)
    }

    @Test func `a border is 1 thick, all of it inside`() throws {
      let (path, width) = try line { Rectangle().strokeBorder(.red) }
      #expect(width == 1)
      #expect(path.boundingRect == rectangle.insetBy(dx: 0.5, dy: 0.5))
    }

    @Test(arguments: [CGFloat(0), -3]) func `a line of no thickness draws nothing`(
      width: CGFloat
    ) {
      #expect(Path(rectangle).strokedPath(StrokeStyle(lineWidth: width)).isEmpty)
    }

    @Test func `corners are continuous unless told otherwise`() {
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

    @Test func `a radius is half the short side at most`() {
      let half = RoundedRectangle(cornerRadius: 30).path(in: rectangle)
      #expect(RoundedRectangle(cornerRadius: 99).path(in: rectangle) == half)
    }

    @Test func `a circle is drawn in the middle`() {
      let middle = Circle().path(in: rectangle).boundingRect
      #expect(middle.isNear(CGRect(x: 20, y: 0, width: 60, height: 60)))
    }

    @Test func `a circle is square however it is drawn`() {
      func answer(_ view: some View) -> CGSize { LayoutHarness(proposing: 100, 60) { view }.answer }
      #expect(answer(Circle().fill(.red)) == size(60, 60))
      #expect(answer(Circle().stroke(.red, lineWidth: 9)) == size(60, 60))
      #expect(answer(Circle().strokeBorder(.red, lineWidth: 9)) == size(60, 60))
      #expect(answer(Circle().inset(by: 5)) == size(60, 60))
    }
  }
}
