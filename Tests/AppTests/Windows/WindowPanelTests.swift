import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// Menus and popovers that leave their window, if the platform supports it.
@MainActor @Suite struct WindowPanelTests {
  /// A window with a menu at the bottom, of which each of five items is 100 by 30 points.
  private struct Program: App {
    var chosen: Knob<Int?> = Knob(nil)
    var style = Style.menu

    enum Style { case menu, popover, sheet }

    var body: some Scene {
      WindowGroup("Main") {
        Content(chosen: chosen, style: style)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      }
    }
  }

  private struct Content: View {
    let chosen: Knob<Int?>
    let style: Program.Style
    @State private var isShown = false

    var body: some View {
      switch style {
      case .menu:
        Color.blue.frame(width: 40, height: 20)
          .onTapGesture { isShown = true }
          .modifier(
            LayerModifier.popup(isPresented: isShown, dismiss: { isShown = false }) { items })
      case .popover:
        Color.blue.frame(width: 40, height: 20)
          .onTapGesture { isShown = true }
          .popover(isPresented: $isShown, arrowEdge: .bottom) { items }
      case .sheet:
        Color.blue.frame(width: 40, height: 20)
          .onTapGesture { isShown = true }
          .sheet(isPresented: $isShown) { items }
      }
    }

    private var items: some View {
      VStack(spacing: 0) {
        ForEach(0..<5) { index in
          Color(white: Double(index) / 5).frame(width: 100, height: 30)
            .onTapGesture {
              chosen.value = index
              isShown = false
            }
        }
      }
    }
  }

  /// The part of the desktop around a window of 200 points at (300, 400).
  private static let desktop = CGRect(x: -300, y: -400, width: 1_000, height: 1_000)

  /// Runs a program whose button is pressed, with more steps while its window is open.
  private func run(
    _ program: Program, on desktop: CGRect? = desktop,
    _ steps: (WindowsHarness<Program>) -> Void
  ) throws {
    let harness = try WindowsHarness(program)
    harness.then { harness.opened[0].panelBounds = desktop }
    harness.then(in: 0, .click(10, 190))
    steps(harness)
    try harness.run()
  }

  @Test func `a menu without room in the window is in a panel below its button`() throws {
    var panels: [WindowPanel] = []
    try run(Program()) { harness in harness.then { panels = harness.opened[0].panels } }
    let panel = try #require(panels.first)
    #expect(panels.count == 1)
    // 4 points below the button, at its left edge, and 10 points around for an arrow.
    #expect(panel.origin == CGPoint(x: -10, y: 194))
    #expect(panel.content.size == CGSize(width: 120, height: 170))
    #expect(panel.content.background == .clear)
  }

  @Test func `a click beyond the edges of the window reaches the menu`() throws {
    let program = Program()
    var panelCounts: [Int] = []
    try run(program) { harness in
      harness.then { panelCounts.append(harness.opened[0].panels.count) }
      // The fourth item, which begins 94 points below the button.
      harness.then(in: 0, .click(50, 200 + 4 + 3 * 30 + 15))
      harness.then { panelCounts.append(harness.opened[0].panels.count) }
    }
    #expect(program.chosen.value == 3)
    #expect(panelCounts == [1, 0])
  }

  @Test func `a menu stays in the window where panels cannot leave it`() throws {
    let program = Program()
    try run(program, on: nil) { harness in
      harness.then { #expect(harness.opened[0].panels.isEmpty) }
      // Above the button, with the last item 4 points above it.
      harness.then(in: 0, .click(50, 180 - 4 - 15))
    }
    #expect(program.chosen.value == 4)
  }

  @Test func `a menu with room in the window needs no panel`() throws {
    let program = Program()
    // The lower edge of the desktop is the lower edge of the window, so that the menu is above its
    // button.
    try run(program, on: CGRect(x: -300, y: -400, width: 1_000, height: 600)) { harness in
      harness.then { #expect(harness.opened[0].panels.isEmpty) }
      harness.then(in: 0, .click(50, 180 - 4 - 15))
    }
    #expect(program.chosen.value == 4)
  }

  @Test func `a panel shows the menu, and nothing around it`() throws {
    var panel: WindowPanel?
    try run(Program()) { harness in harness.then { panel = harness.opened[0].panels.first } }
    let content = try #require(panel?.content)
    let canvas = PixelCanvas(width: 120, height: 170)
    Painter(rasterizer: TextServices.monospaced.rasterizer)
      .paint(content, on: canvas, damage: [canvas.bounds])
    // The grey of each item, in its middle: a fifth more than the one before.
    for index in 0..<5 {
      let pixel = unsafe canvas.pixels[(10 + index * 30 + 15) * 120 + 60]
      let grey = UInt32((Double(index) / 5 * 255).rounded())
      #expect(pixel == 0xFF00_0000 | grey << 16 | grey << 8 | grey)
    }
    for index in [0, 119, 5 * 120 + 60, 169 * 120 + 119] {
      #expect(unsafe canvas.pixels[index] == 0)
    }
  }

  @Test func `a menu goes when another window becomes the active one`() throws {
    var panelCounts: [Int] = []
    try run(Program()) { harness in
      harness.then {
        panelCounts.append(harness.opened[0].panels.count)
        harness.opened[0].isActive = false
      }
      harness.then(in: 0, [.activationChanged])
      harness.then { panelCounts.append(harness.opened[0].panels.count) }
    }
    #expect(panelCounts == [1, 0])
  }

  @Test func `a menu goes when its window moves or is resized, and a popover stays`() throws {
    for event in [Event.moved, .resized] {
      var panelCounts: [Int] = []
      try run(Program()) { harness in
        harness.then(in: 0, [event])
        harness.then { panelCounts.append(harness.opened[0].panels.count) }
      }
      #expect(panelCounts == [0])
    }

    var panels: [WindowPanel] = []
    try run(Program(style: .popover)) { harness in
      // The lower edge of the window moves to the lower edge of the desktop.
      harness.then {
        harness.opened[0].panelBounds = CGRect(x: -300, y: -800, width: 1_000, height: 1_000)
      }
      harness.then(in: 0, [.moved])
      harness.then { panels = harness.opened[0].panels }
    }
    // Now 14 points above the button, which begins at 180, with 150 points of items and 10 around.
    #expect(panels.first?.origin.y == 6)
  }

  @Test func `a popover leaves the window, with room for its arrow`() throws {
    var panels: [WindowPanel] = []
    let program = Program(style: .popover)
    try run(program) { harness in
      harness.then { panels = harness.opened[0].panels }
      harness.then(in: 0, .click(20, 200 + 14 + 30 + 15))
    }
    let panel = try #require(panels.first)
    // 14 points below the button, below its middle, and 10 points around for the arrow.
    #expect(panel.origin == CGPoint(x: 20 - 50 - 10, y: 200 + 14 - 10))
    #expect(panel.content.size == CGSize(width: 120, height: 170))
    #expect(program.chosen.value == 1)
  }

  @Test func `a sheet stays in the window`() throws {
    var panels: [WindowPanel]?
    try run(Program(style: .sheet)) { harness in
      harness.then { panels = harness.opened[0].panels }
    }
    #expect(panels?.isEmpty == true)
  }
}
