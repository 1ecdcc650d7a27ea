import PlumbUI
import Testing

@testable import Tally

/// The frames of scenes, computed by the rules that the scenes show.
@MainActor @Suite struct SceneFrameTests {
  /// The frames of the views of a type, after all movement.
  private func frames(
    _ type: String, of scene: String, _ arguments: [String] = [], actions: [SceneAction] = []
  ) throws -> [CGRect] {
    let screen = try HeadlessScreen(
      options: Screen.options(["--scene", scene] + arguments), actions: actions)
    screen.show(at: nil)
    return TreeReport.Node(screen.elements).all(type).map(\.frame.rect)
  }

  /// The widths of cells that show them in a text, in the first row.
  private func columns(of scene: String, count: Int) throws -> [CGFloat] {
    try frames("GeometryReader", of: scene).prefix(count).map(\.width)
  }

  @Test func `a minimum is reserved before the higher priority is served`() throws {
    // 75 − 50 = 25 are left for the one with the higher priority.
    #expect(try frames("Rectangle", of: "priority-rectangles").map(\.width) == [50, 25])
  }

  @Test func `a rectangle with a minimum makes its stack wider than proposed`() throws {
    let texts = try frames("Text", of: "hstack-flexible")
    let wide = try frames("Rectangle", of: "hstack-flexible", ["--size", "400x80"])
    let narrow = try frames("Rectangle", of: "hstack-flexible", ["--size", "240x80"])
    #expect(wide.map(\.width) == [400 - 8 - texts[0].width])
    #expect(narrow.map(\.width) == [200])
  }

  @Test func `a guide 20 points above the middle moves its view down`() throws {
    // The guides of the three are at 25, 15 and 20 − 20 = 0 from their tops.
    let tops = try frames("Rectangle", of: "alignment-guide").map(\.minY)
    #expect(tops.map { $0 - tops[0] } == [0, 10, 25])
    let centred = try frames("Rectangle", of: "custom-alignment").map(\.midY)
    #expect(centred[0] == centred[1])
  }

  @Test func `stacks align the edges that they are told`() throws {
    let squares = try frames("Rectangle", of: "stack-alignment")
    #expect(squares[0].minY == squares[1].minY)
    #expect(squares[2].maxX == squares[3].maxX)
    #expect(squares[4].maxX == squares[5].maxX && squares[4].maxY == squares[5].maxY)
  }

  @Test func `columns are computed twice`() throws {
    // 300 − 8: 146 and at least 250, in all 404. 404 − 8: 198 and at least 250.
    #expect(try columns(of: "lazy-flexible", count: 2) == [198, 250])
    // 300 − 16: at least 100, 92, at least 180, in all 388. 388 − 16: 124, two times 58, at least 180.
    #expect(try columns(of: "lazy-mixed", count: 4) == [124, 58, 58, 180])
    // 300 − 8: at most 100, then the other 192.
    #expect(try columns(of: "lazy-safe", count: 2) == [100, 192])
    #expect(try columns(of: "lazy-fixed", count: 3) == [100, 150, 50])
  }

  @Test func `as many adaptive columns as fit share the width`() throws {
    let widths = try columns(of: "lazy-adaptive", count: 7)
    // Seven times 50 and six times 8 are 398; eight do not fit into 400.
    #expect(widths.allSatisfy { abs($0 - (400 - 48) / 7.0) < 0.001 })
    let cells = try frames("GeometryReader", of: "lazy-adaptive")
    #expect(cells.count == 10)
    #expect(Set(cells.map(\.minY)).count == 2)
  }

  @Test func `the buttons are as wide as the widest`() throws {
    let own = try frames("Button", of: "buttons-hstack").map(\.width)
    let equal = try frames("Button", of: "equal-width-buttons")
    #expect(Set(own).count == 3)
    #expect(equal.map(\.width) == Array(repeating: own.max() ?? 0, count: 3))
    // Labels of fixed width do not take the size that the layout proposes.
    #expect(try frames("Button", of: "equal-width-labels").map(\.width) == own)
    let flexible = try frames("Button", of: "buttons-max-width")
    #expect(flexible.first?.minX == 0 && flexible.last?.maxX == 400)
  }

  @Test func `buttons stand in a row where they fit`() throws {
    let low = try frames("Button", of: "view-that-fits", ["--size", "400x260"])
    let wide = try frames("Button", of: "view-that-fits", ["--size", "800x260"])
    #expect(Set(low.map(\.minX)).count == 1 && Set(low.map(\.minY)).count == 3)
    #expect(Set(wide.map(\.minX)).count == 3 && Set(wide.map(\.minY)).count == 1)
  }

  @Test func `a vote ends the tie, and the first is at the top`() throws {
    let row = try frames("Avatar", of: "any-layout").map(\.midY)
    let circle = try frames("Avatar", of: "any-layout", actions: [.tap(label: "Goldfish")])
    #expect(Set(row).count == 1)
    #expect(circle[1].midY < circle[0].midY)
    #expect(abs(circle[0].midY - circle[2].midY) < 0.001)
  }

  @Test func `a second place is higher than a third`() throws {
    // Cat 25, Dog 16, Goldfish 9; in the order of the data Cat, Goldfish, Dog.
    let avatars = try frames("Avatar", of: "radial-ranks")
    #expect(avatars[0].midY < avatars[2].midY && avatars[2].midY < avatars[1].midY)
  }

  @Test func `a stack by preferences places its views along either axis`() throws {
    // Each is 8 points after the one before, which are 50 and 30 long.
    let row = try frames("Rectangle", of: "custom-stack").map(\.minX)
    #expect(row.map { $0 - row[0] } == [0, 58, 96])
    let column = try frames(
      "Rectangle", of: "custom-stack", actions: [.tap(label: "Toggle axis")]
    ).map(\.minY)
    for (top, expected) in zip(column, [0, 58, 96] as [CGFloat]) {
      #expect(abs(top - column[0] - expected) < 0.001)
    }
    #expect(column.count == 3)
  }

  @Test func `a reader proposes a third of its width`() throws {
    #expect(try frames("Rectangle", of: "geometry-reader").map(\.width) == [100])
  }
}
