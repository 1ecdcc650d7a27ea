import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The positions of shapes that ignore the origin of their rectangle.
@MainActor @Suite struct ShapePositionTests {
  /// A square at the top left, with absolute points.
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: 4, height: 4)) }
  }

  private func commands(@ViewBuilder _ content: () -> some View) -> [DrawCommand] {
    let harness = LayoutHarness(content)
    return harness.displayList.commands
  }

  @Test func `a shape with absolute points is positioned with its frame`() {
    let drawn = commands { Corner().fill(.black).frame(width: 20, height: 20) }
    // The frame is centred in 100 by 100.
    #expect(
      drawn == [.fill(Path(CGRect(x: 40, y: 40, width: 4, height: 4)), FillStyle(), .color(.black))]
    )
  }

  @Test func `its clip is positioned with its frame, too`() throws {
    let drawn = commands { Color.black.clipShape(Corner()).frame(width: 20, height: 20) }
    guard case .clip(let path, _, _) = try #require(drawn.first) else {
      Issue.record("\(drawn) has no clip")
      return
    }
    #expect(path == Path(CGRect(x: 40, y: 40, width: 4, height: 4)))
  }
}
