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

/// Links in texts: a character is ten points wide, a line twenty high.
@MainActor @Suite struct TextLinkTests {
  /// The opened URLs.
  private final class Opened {
    var addresses: [String] = []
  }

  private func harness(
    _ text: Text, _ opened: Opened, in size: CGSize = CGSize(width: 300, height: 100),
    _ environment: EnvironmentValues = EnvironmentValues()
  ) -> LayoutHarness {
    var environment = environment
    environment.openURL = OpenURLAction {
      opened.addresses.append($0.absoluteString)
      return .handled
    }
    return LayoutHarness(in: size, environment: environment) {
      text.font(.system(size: 20))
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func `a Markdown link opens where its letters are, and only there`() {
    let opened = Opened()
    let harness = harness(Text("See [here](https://a.org) or [there](https://b.org)."), opened)
    // "See here or there."
    for x in [5, 35, 85, 105, 175] as [CGFloat] { harness.tree.send(.click(x, 10)) }
    #expect(opened.addresses == [])
    harness.tree.send(.click(45, 10))
    harness.tree.send(.click(165, 10))
    #expect(opened.addresses == ["https://a.org", "https://b.org"])
    harness.tree.send(.click(45, 25))
    #expect(opened.addresses.count == 2)
  }

  @Test func `the pointer is a hand over a link and while one is pressed`() {
    let harness = harness(Text("See [here](https://a.org) or there."), Opened())
    func shape(at x: CGFloat) -> PointerShape {
      harness.tree.send(.pointerMoved(CGPoint(x: x, y: 10)))
      return harness.tree.pointer.shape
    }
    #expect(shape(at: 5) == .arrow)
    #expect(shape(at: 45) == .link)
    harness.tree.send(.pointerDown(CGPoint(x: 45, y: 10), .primary))
    #expect(harness.tree.pointer.shape == .link)
    harness.tree.send(.pointerUp(CGPoint(x: 45, y: 10), .primary))
    #expect(harness.tree.pointer.shape == .link)
    #expect(shape(at: 105) == .arrow)
  }

  @Test func `a press released elsewhere opens nothing`() {
    let opened = Opened()
    let harness = harness(Text("[here](https://a.org) or"), opened)
    harness.tree.send([
      .pointerDown(CGPoint(x: 5, y: 10), .primary), .pointerUp(CGPoint(x: 65, y: 10), .primary),
    ])
    #expect(opened.addresses == [])
  }

  @Test func `a link on two lines can be pressed on both`() {
    let opened = Opened()
    let harness = harness(
      Text("one [two three](https://a.org) four"), opened, in: CGSize(width: 80, height: 100))
    // "one two", "three", "four".
    harness.tree.send(.click(45, 10))
    harness.tree.send(.click(15, 30))
    harness.tree.send(.click(65, 30))
    harness.tree.send(.click(15, 50))
    harness.tree.send(.click(15, 10))
    #expect(opened.addresses == ["https://a.org", "https://a.org"])
  }

  @Test func `links of attributed strings can be opened, too`() throws {
    var string = AttributedString("go on")
    let range = try #require(string.range(of: "on"))
    string[range].link = URL(string: "https://a.org")
    let opened = Opened()
    let harness = harness(Text(string), opened)
    harness.tree.send(.click(5, 10))
    harness.tree.send(.click(35, 10))
    #expect(opened.addresses == ["https://a.org"])
  }

  @Test func `styles inside of a link do not divide it`() {
    let opened = Opened()
    let harness = harness(Text("[a **b** c](https://a.org)"), opened)
    harness.tree.send(.click(25, 10))
    #expect(opened.addresses.count == 1)
    #expect(
      harness.tree.elements().flattened.filter { $0.type == "Link" }.map(\.label) == ["a b c"])
  }

  @Test func `a link is at its letters in right-to-left text`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let opened = Opened()
    let harness = harness(
      Text("אב [גד](https://a.org)"), opened, in: CGSize(width: 100, height: 20), environment)
    // The line is right-aligned; its first words are at the right.
    harness.tree.send(.click(95, 10))
    #expect(opened.addresses == [])
    harness.tree.send(.click(55, 10))
    #expect(opened.addresses == ["https://a.org"])
  }

  @Test func `the tab key moves from link to link, the return key opens one`() {
    let opened = Opened()
    let harness = harness(Text("[here](https://a.org) or [there](https://b.org)"), opened)
    harness.tree.send([.key(.tab), .key(.tab), .key(.return)])
    // A repeated key opens it once.
    harness.tree.send(.keyDown(KeyStroke(.return, isRepeat: true)))
    #expect(opened.addresses == ["https://b.org"])
    harness.layOut()
    let rings = harness.displayList.commands.filter {
      if case .stroke = $0 { true } else { false }
    }
    #expect(rings.count == 1)
  }

  @Test func `a button with a label without links is unaffected`() {
    var count = 0
    let opened = Opened()
    let harness = LayoutHarness(in: CGSize(width: 300, height: 20)) {
      Button {
        count += 1
      } label: {
        Text("press [me](https://a.org)").font(.system(size: 20))
      }
      .buttonStyle(.plain)
      .environment(\.openURL, OpenURLAction { _ in .handled })
    }
    _ = opened
    let frame = harness["press me"]
    harness.tree.send(.click(frame.minX + 5, frame.midY))
    #expect(count == 1)
    harness.tree.send(.click(frame.maxX - 5, frame.midY))
    #expect(count == 1)
  }

  @Test func `a text that gets and loses a link keeps its identity`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 20)) { Toggling() }
    for _ in 0..<2 {
      harness.tree.send(.click(5, 10))
      harness.layOut()
    }
    #expect(harness.tree.elements().flattened.contains { $0.label == "now plain" })
  }

  private struct Toggling: View {
    @State private var hasLink = false

    var body: some View {
      Text(hasLink ? "now [linked](https://a.org)" : "now plain").font(.system(size: 20))
        .onTapGesture { hasLink.toggle() }
    }
  }
}
