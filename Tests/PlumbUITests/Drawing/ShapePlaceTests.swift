import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// Where shapes are drawn that do not look at the origin of their rectangle.
@MainActor @Suite struct ShapePlaceTests {
  /// A square at the top left, made of fixed points.
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 4, height: 4)) }
  }

  private func commands(@ViewBuilder _ content: () -> some View) -> [DrawCommand] {
    let harness = LayoutHarness(content)
    return harness.tree.displayList(in: harness.size, scale: 1).commands
  }

  @Test func `a shape of fixed points stands where its frame does`() {
    let drawn = commands { Corner().fill(.black).frame(width: 20, height: 20) }
    // The frame lies in the middle of 100 by 100.
    #expect(
      drawn == [.fill(Path(CGRect(x: 40, y: 40, width: 4, height: 4)), FillStyle(), .color(.black))]
    )
  }

  @Test func `it clips there too`() throws {
    let drawn = commands { Color.black.clipShape(Corner()).frame(width: 20, height: 20) }
    guard case .clip(let path, _, _) = try #require(drawn.first) else {
      Issue.record("\(drawn) has no clip")
      return
    }
    #expect(path == Path(CGRect(x: 40, y: 40, width: 4, height: 4)))
  }
}
