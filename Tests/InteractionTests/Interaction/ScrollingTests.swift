import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Scrolling by the wheel, keys and the indicator.
@MainActor @Suite struct ScrollingTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// A view 1000 high in a window 100 by 100.
  private func tall() -> LayoutHarness {
    LayoutHarness { ScrollView { Labelled("a", 100, 1000) } }
  }

  @Test func `the wheel scrolls the content`() {
    let harness = tall()
    harness.wheel(0, -30)
    #expect(harness["a"].minY == -30)
    harness.wheel(0, 10)
    #expect(harness["a"].minY == -20)
  }

  @Test func `content is limited to its ends`() {
    let harness = tall()
    harness.wheel(0, 50)
    #expect(harness["a"].minY == 0)
    harness.wheel(0, -5000)
    #expect(harness["a"].minY == -900)
  }

  @Test func `content that fits does not scroll`() {
    let harness = LayoutHarness { ScrollView { Labelled("a", 100, 80) } }
    harness.wheel(0, -30)
    #expect(harness["a"].minY == 0)
  }

  @Test func `content scrolls along the scroll axes only`() {
    let harness = LayoutHarness { ScrollView { Labelled("a", 300, 300) } }
    harness.wheel(-20, -30)
    #expect(harness["a"].origin == CGPoint(x: -100, y: -30))
  }

  @Test func `content that shrinks is kept in range`() {
    let height = Knob<CGFloat>(1000)
    let harness = LayoutHarness {
      ScrollView { ObservedContent { Labelled("a", 100, height.value) } }
    }
    harness.wheel(0, -5000)
    height.value = 300
    #expect(harness["a"].minY == -200)
    height.value = 60
    #expect(harness["a"].minY == 0)
  }

  @Test func `a larger window keeps the end of the content in range`() {
    let harness = tall()
    harness.wheel(0, -5000)
    harness.layOut(in: CGSize(width: 100, height: 300))
    #expect(harness["a"].minY == -700)
  }

  @Test func `keys scroll the content under the pointer`() {
    let harness = tall()
    harness.hold(.down)
    #expect(harness["a"].minY == 0)
    harness.tree.send(.pointerMoved(middle))
    harness.hold(.down)
    #expect(harness["a"].minY == -40)
    harness.hold(.up)
    #expect(harness["a"].minY == 0)
    harness.hold(.pageDown)
    #expect(harness["a"].minY == -60)
    harness.hold(.end)
    #expect(harness["a"].minY == -900)
    harness.hold(.pageUp)
    #expect(harness["a"].minY == -840)
    harness.hold(.home)
    #expect(harness["a"].minY == 0)
  }

  @Test func `arrow keys scroll horizontal content`() {
    let harness = LayoutHarness { ScrollView(.horizontal) { Labelled("a", 1000, 100) } }
    harness.tree.send(.pointerMoved(middle))
    harness.hold(.right)
    harness.hold(.down)
    #expect(harness["a"].origin == CGPoint(x: -40, y: 0))
    harness.hold(.end)
    #expect(harness["a"].minX == -900)
  }

  @Test func `keys with modifiers do not scroll`() {
    let harness = tall()
    harness.tree.send(.pointerMoved(middle))
    harness.tree.send(.keyDown(KeyStroke(.down, modifiers: .control)))
    #expect(harness["a"].minY == 0)
  }

  @Test func `the inner of two scroll views scrolls first, the outer at its end`() {
    let harness = LayoutHarness {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Labelled("inner", 100, 150) }.frame(height: 100)
          Labelled("outer", 100, 500)
        }
      }
    }
    harness.wheel(0, -50)
    #expect(harness["inner"].minY == -50)
    #expect(harness["outer"].minY == 100)
    harness.wheel(0, -30)
    #expect(harness["outer"].minY == 70)
  }

  @Test func `each axis scrolls the view of that axis`() {
    let harness = LayoutHarness {
      ScrollView {
        ScrollView(.horizontal) { Labelled("a", 300, 300) }
      }
    }
    harness.wheel(-20, -30)
    #expect(harness["a"].origin == CGPoint(x: -20, y: -30))
  }

  @Test func `disabled scroll views do not scroll`() {
    let harness = LayoutHarness { ScrollView { Labelled("a", 100, 1000) }.scrollDisabled(true) }
    harness.wheel(0, -30)
    harness.hold(.pageDown)
    harness.send(.press(CGPoint(x: 96, y: 5), CGPoint(x: 96, y: 50)))
    #expect(harness["a"].minY == 0)
  }

  @Test func `a click hits scrolled content`() {
    let harness = LayoutHarness {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { Counter("\($0)").frame(width: 100, height: 50).contentShaped() }
        }
      }
    }
    harness.wheel(0, -100)
    harness.click(CGPoint(x: 50, y: 75))
    #expect(harness.texts[3] == "3 1")
  }

  @Test func `content outside of the view is not hit`() {
    let harness = LayoutHarness {
      ZStack {
        Counter("behind").frame(width: 100, height: 100)
        ScrollView { Labelled("a", 20, 300) }.frame(width: 20, height: 20)
      }
    }
    harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 80)))
    harness.hold(.end)
    #expect(harness["a"].minY == 40)
  }

  @Test func `horizontal scrolling is mirrored in right-to-left layouts`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let harness = LayoutHarness(environment: environment) {
      ScrollView(.horizontal) { Labelled("a", 300, 100) }
    }
    harness.wheel(-20, 0)
    #expect(harness["a"].minX == -200)
    harness.wheel(30, 0)
    #expect(harness["a"].minX == -170)
  }

  @Test func `a reader of a position in a scroll view is updated while scrolling`() {
    let harness = LayoutHarness {
      ScrollView {
        GeometryReader { Text("\(Int($0.frame(in: .scrollView).minY))") }.frame(height: 500)
      }
    }
    harness.wheel(0, -30)
    #expect(harness.texts == ["-30"])
  }

  @Test func `special distances do not move content out of range`() {
    let harness = tall()
    for odd in [CGFloat.nan, .infinity, -.infinity, 1e300] { harness.wheel(odd, odd) }
    #expect((-900...0).contains(harness["a"].minY))
  }
}

/// Scroll indicators.
@MainActor @Suite struct ScrollIndicatorTests {
  /// A view 400 high in a window 100 by 100: the bar is a quarter of the track, 24 of 96 points.
  private func harness(_ content: CGFloat = 400) -> LayoutHarness {
    LayoutHarness { ScrollView { Labelled("a", 100, content) } }
  }

  private func commands(of harness: LayoutHarness) -> Int {
    harness.tree.displayList().commands.count
  }

  @Test func `is visible only while content overflows`() {
    #expect(commands(of: harness(400)) == 2)
    #expect(commands(of: harness(100)) == 1)
  }

  @Test func `can be hidden`() {
    let hidden = LayoutHarness { ScrollView(showsIndicators: false) { Labelled("a", 100, 400) } }
    #expect(commands(of: hidden) == 1)
    let never = LayoutHarness { ScrollView { Labelled("a", 100, 400) }.scrollIndicators(.never) }
    #expect(commands(of: never) == 1)
    let sideways = LayoutHarness {
      ScrollView { Labelled("a", 100, 400) }.scrollIndicators(.hidden, axes: .horizontal)
    }
    #expect(commands(of: sideways) == 2)
  }

  @Test func `content is clipped to the bounds by default`() {
    guard case .clip(let path, _, _) = harness().tree.displayList().commands[0] else {
      Issue.record("The content is not clipped.")
      return
    }
    #expect(path == Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
    let open = LayoutHarness { ScrollView { Labelled("a", 100, 400) }.scrollClipDisabled() }
    guard case .fill = open.tree.displayList().commands[0] else {
      Issue.record("The content is clipped.")
      return
    }
  }

  @Test func `dragged over its whole track scrolls over the whole content`() {
    let harness = harness()
    harness.send(.press(CGPoint(x: 96, y: 10), CGPoint(x: 96, y: 46)))
    #expect(harness["a"].minY == -150)
    harness.send(.press(CGPoint(x: 96, y: 46), CGPoint(x: 96, y: 500)))
    #expect(harness["a"].minY == -300)
  }

  @Test func `a press on the track scrolls to that position`() {
    let harness = harness()
    harness.send(.press(CGPoint(x: 96, y: 50), CGPoint(x: 96, y: 50)))
    #expect(harness["a"].minY == -150)
  }

  @Test func `is hit before the content`() {
    let harness = LayoutHarness {
      ScrollView { Counter("a").frame(width: 100, height: 400).contentShaped() }
    }
    harness.click(CGPoint(x: 96, y: 5))
    #expect(harness.texts == ["a 0"])
  }

  @Test func `is dragged at its transformed position`() {
    // Scaled by two about the centre, so that the view's right edge is 100 from the window's left.
    let harness = LayoutHarness {
      ScrollView { Labelled("a", 40, 400) }.frame(height: 50).scaleEffect(2)
        .offset(x: 10)
    }
    // The bar is 46 · 50 / 400, so 20 long; it starts 2 · 2 below the window's top edge.
    harness.send(.press(CGPoint(x: 92, y: 10), CGPoint(x: 92, y: 10 + 2 * 13)))
    // 13 of the 26 points of its travel.
    #expect(harness["a"].minY == -350)
  }

  @Test func `of horizontal content is at the bottom`() {
    let harness = LayoutHarness { ScrollView(.horizontal) { Labelled("a", 400, 100) } }
    harness.send(.press(CGPoint(x: 10, y: 96), CGPoint(x: 46, y: 96)))
    #expect(harness["a"].minX == -150)
  }
}

/// A labelled view of one size.
@MainActor private struct Labelled: View {
  let name: String
  let width: CGFloat
  let height: CGFloat

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    self.name = name
    self.width = width
    self.height = height
  }

  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityLabel(name)
  }
}

extension View {
  /// Makes the whole frame hit-testable, as a colour is.
  fileprivate func contentShaped() -> some View { background(Color.clear) }
}
