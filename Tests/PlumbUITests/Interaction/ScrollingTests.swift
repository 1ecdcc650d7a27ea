import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// How content moves under the wheel, keys and the hand.
@MainActor @Suite struct ScrollingTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// A view 1000 high in a window 100 by 100.
  private func tall() -> LayoutHarness {
    LayoutHarness { ScrollView { Labelled("a", 100, 1000) } }
  }

  @Test func `the wheel moves content`() {
    let harness = tall()
    harness.wheel(0, -30)
    #expect(harness["a"].minY == -30)
    harness.wheel(0, 10)
    #expect(harness["a"].minY == -20)
  }

  @Test func `content stops at its ends`() {
    let harness = tall()
    harness.wheel(0, 50)
    #expect(harness["a"].minY == 0)
    harness.wheel(0, -5000)
    #expect(harness["a"].minY == -900)
  }

  @Test func `content that fits does not move`() {
    let harness = LayoutHarness { ScrollView { Labelled("a", 100, 80) } }
    harness.wheel(0, -30)
    #expect(harness["a"].minY == 0)
  }

  @Test func `content moves only where the view scrolls`() {
    let harness = LayoutHarness { ScrollView { Labelled("a", 300, 300) } }
    harness.wheel(-20, -30)
    #expect(harness["a"].origin == CGPoint(x: -100, y: -30))
  }

  @Test func `content that shrinks is not scrolled past its end`() {
    let height = Knob<CGFloat>(1000)
    let harness = LayoutHarness { ScrollView { Watch { Labelled("a", 100, height.value) } } }
    harness.wheel(0, -5000)
    height.value = 300
    #expect(harness["a"].minY == -200)
    height.value = 60
    #expect(harness["a"].minY == 0)
  }

  @Test func `a larger window shows more of the end`() {
    let harness = tall()
    harness.wheel(0, -5000)
    harness.layOut(in: CGSize(width: 100, height: 300))
    #expect(harness["a"].minY == -700)
  }

  @Test func `keys move the content under the pointer`() {
    let harness = tall()
    harness.press(.down)
    #expect(harness["a"].minY == 0)
    harness.tree.send(.pointerMoved(middle))
    harness.press(.down)
    #expect(harness["a"].minY == -40)
    harness.press(.up)
    #expect(harness["a"].minY == 0)
    harness.press(.pageDown)
    #expect(harness["a"].minY == -60)
    harness.press(.end)
    #expect(harness["a"].minY == -900)
    harness.press(.pageUp)
    #expect(harness["a"].minY == -840)
    harness.press(.home)
    #expect(harness["a"].minY == 0)
  }

  @Test func `arrows move sideways content sideways`() {
    let harness = LayoutHarness { ScrollView(.horizontal) { Labelled("a", 1000, 100) } }
    harness.tree.send(.pointerMoved(middle))
    harness.press(.right)
    harness.press(.down)
    #expect(harness["a"].origin == CGPoint(x: -40, y: 0))
    harness.press(.end)
    #expect(harness["a"].minX == -900)
  }

  @Test func `keys held with others are not about scrolling`() {
    let harness = tall()
    harness.tree.send(.pointerMoved(middle))
    harness.tree.send(.keyDown(KeyStroke(.down, modifiers: .control)))
    #expect(harness["a"].minY == 0)
  }

  @Test func `the inner of two views moves first, and the outer when it cannot`() {
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

  @Test func `each axis moves what scrolls along it`() {
    let harness = LayoutHarness {
      ScrollView {
        ScrollView(.horizontal) { Labelled("a", 300, 300) }
      }
    }
    harness.wheel(-20, -30)
    #expect(harness["a"].origin == CGPoint(x: -20, y: -30))
  }

  @Test func `content that is disabled to scroll stays`() {
    let harness = LayoutHarness { ScrollView { Labelled("a", 100, 1000) }.scrollDisabled(true) }
    harness.wheel(0, -30)
    harness.press(.pageDown)
    harness.drag(from: CGPoint(x: 96, y: 5), to: CGPoint(x: 96, y: 50))
    #expect(harness["a"].minY == 0)
  }

  @Test func `a click finds what was scrolled under it`() {
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

  @Test func `nothing outside the view is hit`() {
    let harness = LayoutHarness {
      ZStack {
        Counter("behind").frame(width: 100, height: 100)
        ScrollView { Labelled("a", 20, 300) }.frame(width: 20, height: 20)
      }
    }
    harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 80)))
    harness.press(.end)
    #expect(harness["a"].minY == 40)
  }

  @Test func `sideways content moves the other way where leading is right`() {
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

  @Test func `what reads its place in a scroll view hears of scrolling`() {
    let harness = LayoutHarness {
      ScrollView {
        GeometryReader { Text("\(Int($0.frame(in: .scrollView).minY))") }.frame(height: 500)
      }
    }
    harness.wheel(0, -30)
    #expect(harness.texts == ["-30"])
  }

  @Test func `odd distances move nothing out of the world`() {
    let harness = tall()
    for odd in [CGFloat.nan, .infinity, -.infinity, 1e300] { harness.wheel(odd, odd) }
    #expect((-900...0).contains(harness["a"].minY))
  }
}

/// The bar that shows where one is.
@MainActor @Suite struct ScrollIndicatorTests {
  /// A view 400 high in a window 100 by 100: the bar is a quarter of the track, 24 of 96 points.
  private func harness(_ content: CGFloat = 400) -> LayoutHarness {
    LayoutHarness { ScrollView { Labelled("a", 100, content) } }
  }

  private func commands(of harness: LayoutHarness) -> Int {
    harness.tree.displayList().commands.count
  }

  @Test func `shows only while content overflows`() {
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

  @Test func `content shows only inside the bounds unless told otherwise`() {
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

  @Test func `dragged over its whole way it moves the content over its whole way`() {
    let harness = harness()
    harness.drag(from: CGPoint(x: 96, y: 10), to: CGPoint(x: 96, y: 46))
    #expect(harness["a"].minY == -150)
    harness.drag(from: CGPoint(x: 96, y: 46), to: CGPoint(x: 96, y: 500))
    #expect(harness["a"].minY == -300)
  }

  @Test func `a press beside it brings it there`() {
    let harness = harness()
    harness.drag(from: CGPoint(x: 96, y: 50), to: CGPoint(x: 96, y: 50))
    #expect(harness["a"].minY == -150)
  }

  @Test func `is pressed in front of the content`() {
    let harness = LayoutHarness {
      ScrollView { Counter("a").frame(width: 100, height: 400).contentShaped() }
    }
    harness.click(CGPoint(x: 96, y: 5))
    #expect(harness.texts == ["a 0"])
  }

  @Test func `is dragged where a transform shows it`() {
    // Twice as large about the middle, so that the view's right edge is 100 from the window's left.
    let harness = LayoutHarness {
      ScrollView { Labelled("a", 40, 400) }.frame(height: 50).scaleEffect(2)
        .offset(x: 10)
    }
    // The bar is 46 · 50 / 400, so 20 long; it starts 2 · 2 below the window's top edge.
    harness.drag(from: CGPoint(x: 92, y: 10), to: CGPoint(x: 92, y: 10 + 2 * 13))
    // 13 of the 26 points of its way.
    #expect(harness["a"].minY == -350)
  }

  @Test func `of sideways content lies at the bottom`() {
    let harness = LayoutHarness { ScrollView(.horizontal) { Labelled("a", 400, 100) } }
    harness.drag(from: CGPoint(x: 10, y: 96), to: CGPoint(x: 46, y: 96))
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
  /// Has the whole frame take the pointer, as a colour does.
  fileprivate func contentShaped() -> some View { background(Color.clear) }
}

extension LayoutHarness {
  /// Turns the wheel over the middle, so that contents move by some points.
  func wheel(_ x: CGFloat, _ y: CGFloat) {
    tree.send(
      .scrolled(
        CGPoint(x: size.width / 2, y: size.height / 2), by: CGSize(width: x, height: y)))
    layOut()
  }

  fileprivate func press(_ key: Key) {
    tree.send(.keyDown(KeyStroke(key)))
    layOut()
  }

  fileprivate func drag(from start: CGPoint, to end: CGPoint) {
    tree.send(.pointerDown(start, .primary))
    tree.send(.pointerMoved(end))
    tree.send(.pointerUp(end, .primary))
    layOut()
  }
}
