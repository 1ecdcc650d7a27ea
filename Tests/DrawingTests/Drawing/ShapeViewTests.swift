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

/// Painting and hit testing of shapes.
@MainActor @Suite struct ShapeViewTests {
  private func commands(@ViewBuilder _ content: () -> some View) -> [DrawCommand] {
    LayoutHarness(content).tree.displayList().commands
  }

  /// Returns a description of the painted commands.
  private func words(_ commands: [DrawCommand]) -> [String] {
    commands.map { command in
      switch command {
      case .fill(_, _, .color(let color)): "fill \(name(color))"
      case .stroke(_, let style, .color(let color)): "stroke \(style.lineWidth) \(name(color))"
      default: "\(command)"
      }
    }
  }

  private func name(_ color: ResolvedColor) -> String {
    switch color {
    case ResolvedColor(red: 1, green: 0, blue: 0): "red"
    case ResolvedColor(red: 0, green: 0, blue: 1): "blue"
    default: "\(color)"
    }
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let blue = Color(red: 0, green: 0, blue: 1)

  @Test func `later fills and strokes are painted in front`() {
    #expect(
      words(commands { Circle().fill(red).stroke(blue, lineWidth: 3) })
        == ["fill red", "stroke 3.0 blue"])
    #expect(
      words(commands { Circle().stroke(blue, lineWidth: 3).fill(red) })
        == ["stroke 3.0 blue", "fill red"])
    #expect(
      words(
        commands {
          Circle().fill(red).strokeBorder(blue, lineWidth: 2).stroke(red).fill(blue)
        }) == ["fill red", "stroke 2.0 blue", "stroke 1.0 red", "fill blue"])
  }

  @Test func `a chain of fills and strokes is one view`() {
    let harness = LayoutHarness {
      HStack(spacing: 0) {
        Rectangle().fill(red).stroke(blue)
        Rectangle().fill(red)
      }
    }
    let bounds = harness.tree.displayList().commands.compactMap { command in
      if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
    }
    #expect(bounds.map(\.width) == [50, 50])
  }

  @Test func `a border is drawn inside the edge`() {
    let drawn = commands { Rectangle().strokeBorder(red, lineWidth: 10) }
    guard case .stroke(let path, let style, _) = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(style.lineWidth == 10)
    #expect(path.boundingRect == CGRect(x: 5, y: 5, width: 90, height: 90))
  }

  @Test func `the path of a shape is requested in a rectangle with origin zero`() {
    // A shape that assumes an origin of zero, as many do.
    struct Corner: Shape {
      func path(in rect: CGRect) -> Path {
        Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height / 2))
      }
    }
    let drawn = commands { Corner().frame(width: 40, height: 20) }
    guard case .fill(let path, _, _) = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(path.boundingRect == CGRect(x: 30, y: 40, width: 20, height: 10))
    let clipped = commands { Color.red.clipShape(Corner()).frame(width: 40, height: 20) }
    guard case .clip(let outline, _, _) = clipped.first else {
      Issue.record("\(clipped)")
      return
    }
    #expect(outline.boundingRect == CGRect(x: 30, y: 40, width: 20, height: 10))
  }

  @Test func `a path is a shape and a view, drawn from the view's corner`() {
    let drawn = commands {
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)).frame(width: 40, height: 20)
    }
    guard case .fill(let path, _, _) = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(path.boundingRect == CGRect(x: 31, y: 42, width: 3, height: 4))
    let stroked = commands { Path(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5)).stroke(red) }
    #expect(words(stroked) == ["stroke 1.0 red"])
  }

  @Test func `a stroked outline is a shape whose clip is its area`() {
    let ring = Circle().stroke(lineWidth: 6)
    let drawn = commands { ring.fill(red) }
    guard case .stroke(_, let style, _) = drawn.first else {
      Issue.record("\(drawn)")
      return
    }
    #expect(style.lineWidth == 6)
    let path = ring.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.contains(CGPoint(x: 1, y: 50)) && !path.contains(CGPoint(x: 50, y: 50)))
    #expect(path.boundingRect.minX < -2.9)
    guard case .clip = commands({ red.clipShape(ring) }).first else {
      Issue.record("An outline cuts nothing.")
      return
    }
    #expect(words(commands { Circle().stroke().fill(red) }) == ["stroke 1.0 red"])
  }

  // MARK: Hitting

  /// Returns whether a tap hits views at a point.
  private func isHit(_ point: CGPoint, @ViewBuilder _ content: () -> some View) -> Bool {
    let hits = Knob(0)
    let harness = LayoutHarness { content().onTapGesture { hits.turn(to: 1) } }
    harness.click(point)
    return hits.value == 1
  }

  @Test func `a stroked shape is hit on its stroke`() {
    let edge = CGPoint(x: 10, y: 50)
    let middle = CGPoint(x: 50, y: 50)
    func ring() -> some View { Circle().stroke(red, lineWidth: 8).frame(width: 80, height: 80) }
    #expect(isHit(edge) { ring() })
    #expect(!isHit(middle) { ring() })
    #expect(isHit(middle) { Circle().fill(red).stroke(blue).frame(width: 80, height: 80) })
  }

  @Test func `an even-odd fill is not hit where it is empty`() {
    struct Frame: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path(rect)
        path.addRect(rect.insetBy(dx: 20, dy: 20))
        return path
      }
    }
    let middle = CGPoint(x: 50, y: 50)
    #expect(isHit(middle) { Frame().fill(red) })
    #expect(!isHit(middle) { Frame().fill(red, style: FillStyle(eoFill: true)) })
    #expect(isHit(CGPoint(x: 5, y: 50)) { Frame().fill(red, style: FillStyle(eoFill: true)) })
  }
}
