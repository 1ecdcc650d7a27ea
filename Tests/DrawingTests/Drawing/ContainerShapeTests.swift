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

/// Shapes that depend on the shape of their container.
@MainActor @Suite struct ContainerShapeTests {
  private func commands(@ViewBuilder _ content: () -> some View) -> [DrawCommand] {
    let harness = LayoutHarness(content)
    return harness.displayList.commands
  }

  private func fill(_ path: Path) -> [DrawCommand] { [.fill(path, FillStyle(), .color(.black))] }

  /// Returns a rounded rectangle given by its sides in the window of 100 by 100.
  private func rounded(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat
  ) -> Path {
    RoundedRectangle(cornerRadius: radius)
      .path(movedTo: CGRect(x: x, y: y, width: width, height: height))
  }

  @Test func `without a container it is a rectangle`() {
    let drawn = commands { ContainerRelativeShape().fill(.black).frame(width: 20, height: 20) }
    #expect(drawn == fill(Path(CGRect(x: 40, y: 40, width: 20, height: 20))))
  }

  @Test func `a shape that fills the container is the container's shape`() {
    let drawn = commands {
      ContainerRelativeShape().fill(.black).containerShape(.rect(cornerRadius: 20))
    }
    #expect(drawn == fill(rounded(0, 0, 100, 100, radius: 20)))
  }

  @Test func `an inset shape has corners rounder by the inset`() {
    let drawn = commands {
      ContainerRelativeShape().fill(.black).padding(8).containerShape(.rect(cornerRadius: 20))
    }
    #expect(drawn == fill(rounded(8, 8, 84, 84, radius: 12)))
  }

  @Test func `the inset is that of the nearest edge`() throws {
    let drawn = commands {
      ContainerRelativeShape().fill(.black).frame(width: 30, height: 20).padding(5)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        .containerShape(.rect(cornerRadius: 20))
    }
    guard case .fill(let path, _, _) = try #require(drawn.first) else {
      Issue.record("\(drawn) is no fill")
      return
    }
    // Equal except for the rounding of sums.
    let expected = rounded(65, 75, 30, 20, radius: 15)
    for step in 0..<2_400 {
      let point = CGPoint(x: 60.25 + Double(step % 80) / 2, y: 72.25 + Double(step / 80))
      #expect(path.contains(point) == expected.contains(point), "\(point)")
    }
  }

  @Test func `it can be inset, and its border is inside`() {
    let drawn = commands {
      ContainerRelativeShape().inset(by: 6).fill(.black).containerShape(.rect(cornerRadius: 20))
    }
    #expect(drawn == fill(rounded(6, 6, 88, 88, radius: 14)))
    let border = commands {
      ContainerRelativeShape().strokeBorder(.black, lineWidth: 4)
        .containerShape(.rect(cornerRadius: 20))
    }
    let line = StrokeStyle(lineWidth: 4)
    #expect(border == [.stroke(rounded(2, 2, 96, 96, radius: 18), line, .color(.black))])
  }

  @Test func `the innermost container is used`() {
    let drawn = commands {
      ContainerRelativeShape().fill(.black)
        .containerShape(.rect(cornerRadius: 10)).padding(8).containerShape(.rect(cornerRadius: 40))
    }
    #expect(drawn == fill(rounded(8, 8, 84, 84, radius: 10)))
  }

  @Test func `views can be clipped to it`() throws {
    let drawn = commands {
      Color.black.clipShape(ContainerRelativeShape()).padding(8)
        .containerShape(.rect(cornerRadius: 20))
    }
    guard case .clip(let path, _, _) = try #require(drawn.first) else {
      Issue.record("\(drawn) has no clip")
      return
    }
    #expect(path == rounded(8, 8, 84, 84, radius: 12))
  }

  @Test func `it can be a content shape`() {
    let taps = Count()
    let harness = LayoutHarness {
      Color.black.contentShape(ContainerRelativeShape()).onTapGesture { taps.add() }
        .containerShape(.rect(cornerRadius: 30))
    }
    harness.click(CGPoint(x: 2, y: 2))
    #expect(taps.value == 0)
    harness.click(CGPoint(x: 20, y: 20))
    #expect(taps.value == 1)
  }
}
