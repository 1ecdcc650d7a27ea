import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Parts of paths, by length.
@Suite struct PathTrimTests {
  private func elements(_ path: Path) -> [Path.Element] {
    var elements: [Path.Element] = []
    let add = { (element: Path.Element) in elements.append(element) }
    path.forEach(add)
    return elements
  }

  @Test func `a line is trimmed at fractions of its length`() {
    let line = Path { path in
      path.move(to: CGPoint(x: 10, y: 0))
      path.addLine(to: CGPoint(x: 110, y: 0))
    }
    #expect(
      elements(line.trimmedPath(from: 0.25, to: 0.75)) == [
        .move(to: CGPoint(x: 35, y: 0)), .line(to: CGPoint(x: 85, y: 0)),
      ])
    #expect(elements(line.trimmedPath(from: -1, to: 2)) == elements(line))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    #expect(line.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    #expect(line.trimmedPath(from: .nan, to: .nan).isEmpty)
  }

  @Test func `a path of infinite length is not trimmed, unless nothing is left`() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
    }
    #expect(elements(line.trimmedPath(from: 0, to: 1)) == elements(line))
    #expect(elements(line.trimmedPath(from: 0.25, to: 0.5)) == elements(line))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func `the closing line of a subpath is included`() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // Three quarters of the length: the lower left corner.
    let part = square.trimmedPath(from: 0, to: 0.75)
    #expect(part.currentPoint == CGPoint(x: 0, y: 10))
    let last = square.trimmedPath(from: 0.75, to: 1)
    #expect(last.boundingRect == CGRect(x: 0, y: 0, width: 0, height: 10))
  }

  @Test(arguments: [0.1, 0.25, 0.5, 0.9])
  func `a circle is trimmed at an angle`(fraction: CGFloat) throws {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    let end = try #require(circle.trimmedPath(from: 0, to: fraction).currentPoint)
    // From three o'clock, clockwise as y grows down.
    #expect(hypot(end.x - 50 * cos(fraction * 2 * .pi), end.y - 50 * sin(fraction * 2 * .pi)) < 0.1)
  }

  @Test func `subpaths are trimmed as one sequence`() {
    let two = Path { path in
      for y in [0, 10] {
        path.move(to: CGPoint(x: 0, y: y))
        path.addLine(to: CGPoint(x: 10, y: y))
      }
    }
    #expect(
      elements(two.trimmedPath(from: 0.25, to: 0.75)) == [
        .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)),
        .move(to: CGPoint(x: 0, y: 10)), .line(to: CGPoint(x: 5, y: 10)),
      ])
  }

  @MainActor @Test func `the fractions of a trimmed shape are animated`() {
    let dial = Dial()
    let harness = LayoutHarness(in: CGSize(width: 100, height: 20)) {
      Dialled(dial) { value in
        Rectangle().trim(from: 0, to: value > 0 ? 0.5 : 0.25)
          .stroke(lineWidth: 2)
          .frame(width: 80, height: 20)
          .animation(.linear(duration: 1), value: value)
      }
    }
    harness.show(at: 0)
    dial.value = 1
    harness.show(at: 0)
    harness.show(at: 0.5)
    // Halfway from a quarter, 50, to a half, 100: 75 of the 80 points along the top.
    let widths = harness.tree.displayList().commands.compactMap { command -> CGFloat? in
      guard case .stroke(let path, _, _) = command else { return nil }
      return path.boundingRect.width
    }
    #expect(widths.count == 1 && abs(widths[0] - 75) < 1e-9)
  }
}
