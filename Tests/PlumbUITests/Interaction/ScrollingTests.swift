import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// How content moves under the wheel, keys and the hand.
@MainActor @Suite struct ScrollingTests {
  private let middle = CGPoint(x: 50, y: 50)

  /// A view 1000 high in a window 100 by 100.
  private func tall() -> Laid {
    Laid { ScrollView { Labelled("a", 100, 1000) } }
  }

  @Test func `the wheel moves content`() {
    let laid = tall()
    laid.wheel(0, -30)
    #expect(laid["a"].minY == -30)
    laid.wheel(0, 10)
    #expect(laid["a"].minY == -20)
  }

  @Test func `content stops at its ends`() {
    let laid = tall()
    laid.wheel(0, 50)
    #expect(laid["a"].minY == 0)
    laid.wheel(0, -5000)
    #expect(laid["a"].minY == -900)
  }

  @Test func `content that fits does not move`() {
    let laid = Laid { ScrollView { Labelled("a", 100, 80) } }
    laid.wheel(0, -30)
    #expect(laid["a"].minY == 0)
  }

  @Test func `content moves only where the view scrolls`() {
    let laid = Laid { ScrollView { Labelled("a", 300, 300) } }
    laid.wheel(-20, -30)
    #expect(laid["a"].origin == CGPoint(x: -100, y: -30))
  }

  @Test func `content that shrinks is not scrolled past its end`() {
    let height = Knob<CGFloat>(1000)
    let laid = Laid { ScrollView { Watch { Labelled("a", 100, height.value) } } }
    laid.wheel(0, -5000)
    height.value = 300
    #expect(laid["a"].minY == -200)
    height.value = 60
    #expect(laid["a"].minY == 0)
  }

  @Test func `a larger window shows more of the end`() {
    let laid = tall()
    laid.wheel(0, -5000)
    laid.layOut(in: CGSize(width: 100, height: 300))
    #expect(laid["a"].minY == -700)
  }

  @Test func `keys move the content under the pointer`() {
    let laid = tall()
    laid.press(.down)
    #expect(laid["a"].minY == 0)
    laid.tree.send(.pointerMoved(middle))
    laid.press(.down)
    #expect(laid["a"].minY == -40)
    laid.press(.up)
    #expect(laid["a"].minY == 0)
    laid.press(.pageDown)
    #expect(laid["a"].minY == -60)
    laid.press(.end)
    #expect(laid["a"].minY == -900)
    laid.press(.pageUp)
    #expect(laid["a"].minY == -840)
    laid.press(.home)
    #expect(laid["a"].minY == 0)
  }

  @Test func `arrows move sideways content sideways`() {
    let laid = Laid { ScrollView(.horizontal) { Labelled("a", 1000, 100) } }
    laid.tree.send(.pointerMoved(middle))
    laid.press(.right)
    laid.press(.down)
    #expect(laid["a"].origin == CGPoint(x: -40, y: 0))
    laid.press(.end)
    #expect(laid["a"].minX == -900)
  }

  @Test func `keys held with others are not about scrolling`() {
    let laid = tall()
    laid.tree.send(.pointerMoved(middle))
    laid.tree.send(.keyDown(KeyPress(.down, modifiers: .control)))
    #expect(laid["a"].minY == 0)
  }

  @Test func `the inner of two views moves first, and the outer when it cannot`() {
    let laid = Laid {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Labelled("inner", 100, 150) }.frame(height: 100)
          Labelled("outer", 100, 500)
        }
      }
    }
    laid.wheel(0, -50)
    #expect(laid["inner"].minY == -50)
    #expect(laid["outer"].minY == 100)
    laid.wheel(0, -30)
    #expect(laid["outer"].minY == 70)
  }

  @Test func `each axis moves what scrolls along it`() {
    let laid = Laid {
      ScrollView {
        ScrollView(.horizontal) { Labelled("a", 300, 300) }
      }
    }
    laid.wheel(-20, -30)
    #expect(laid["a"].origin == CGPoint(x: -20, y: -30))
  }

  @Test func `content that is disabled to scroll stays`() {
    let laid = Laid { ScrollView { Labelled("a", 100, 1000) }.scrollDisabled(true) }
    laid.wheel(0, -30)
    laid.press(.pageDown)
    laid.drag(from: CGPoint(x: 96, y: 5), to: CGPoint(x: 96, y: 50))
    #expect(laid["a"].minY == 0)
  }

  @Test func `a click finds what was scrolled under it`() {
    let laid = Laid {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { Counter("\($0)").frame(width: 100, height: 50).contentShaped() }
        }
      }
    }
    laid.wheel(0, -100)
    laid.click(CGPoint(x: 50, y: 75))
    #expect(laid.texts[3] == "3 1")
  }

  @Test func `nothing outside the view is hit`() {
    let laid = Laid {
      ZStack {
        Counter("behind").frame(width: 100, height: 100)
        ScrollView { Labelled("a", 20, 300) }.frame(width: 20, height: 20)
      }
    }
    laid.tree.send(.pointerMoved(CGPoint(x: 50, y: 80)))
    laid.press(.end)
    #expect(laid["a"].minY == 40)
  }

  @Test func `sideways content moves the other way where leading is right`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    let laid = Laid(environment: environment) {
      ScrollView(.horizontal) { Labelled("a", 300, 100) }
    }
    laid.wheel(-20, 0)
    #expect(laid["a"].minX == -200)
    laid.wheel(30, 0)
    #expect(laid["a"].minX == -170)
  }

  @Test func `what reads its place in a scroll view hears of scrolling`() {
    let laid = Laid {
      ScrollView {
        GeometryReader { Text("\(Int($0.frame(in: .scrollView).minY))") }.frame(height: 500)
      }
    }
    laid.wheel(0, -30)
    #expect(laid.texts == ["-30"])
  }

  @Test func `odd distances move nothing out of the world`() {
    let laid = tall()
    for odd in [CGFloat.nan, .infinity, -.infinity, 1e300] { laid.wheel(odd, odd) }
    #expect((-900...0).contains(laid["a"].minY))
  }
}

/// The bar that shows where one is.
@MainActor @Suite struct ScrollIndicatorTests {
  /// A view 400 high in a window 100 by 100: the bar is a quarter of the track, 24 of 96 points.
  private func laid(_ content: CGFloat = 400) -> Laid {
    Laid { ScrollView { Labelled("a", 100, content) } }
  }

  private func commands(of laid: Laid) -> Int { laid.tree.displayList().commands.count }

  @Test func `shows only while content overflows`() {
    #expect(commands(of: laid(400)) == 2)
    #expect(commands(of: laid(100)) == 1)
  }

  @Test func `can be hidden`() {
    let hidden = Laid { ScrollView(showsIndicators: false) { Labelled("a", 100, 400) } }
    #expect(commands(of: hidden) == 1)
    let never = Laid { ScrollView { Labelled("a", 100, 400) }.scrollIndicators(.never) }
    #expect(commands(of: never) == 1)
    let sideways = Laid {
      ScrollView { Labelled("a", 100, 400) }.scrollIndicators(.hidden, axes: .horizontal)
    }
    #expect(commands(of: sideways) == 2)
  }

  @Test func `content shows only inside the bounds unless told otherwise`() {
    guard case .clip(let path, _, _) = laid().tree.displayList().commands[0] else {
      Issue.record("The content is not clipped.")
      return
    }
    #expect(path == Path(CGRect(x: 0, y: 0, width: 100, height: 100)))
    let open = Laid { ScrollView { Labelled("a", 100, 400) }.scrollClipDisabled() }
    guard case .fill = open.tree.displayList().commands[0] else {
      Issue.record("The content is clipped.")
      return
    }
  }

  @Test func `dragged over its whole way it moves the content over its whole way`() {
    let laid = laid()
    laid.drag(from: CGPoint(x: 96, y: 10), to: CGPoint(x: 96, y: 46))
    #expect(laid["a"].minY == -150)
    laid.drag(from: CGPoint(x: 96, y: 46), to: CGPoint(x: 96, y: 500))
    #expect(laid["a"].minY == -300)
  }

  @Test func `a press beside it brings it there`() {
    let laid = laid()
    laid.drag(from: CGPoint(x: 96, y: 50), to: CGPoint(x: 96, y: 50))
    #expect(laid["a"].minY == -150)
  }

  @Test func `is pressed in front of the content`() {
    let laid = Laid {
      ScrollView { Counter("a").frame(width: 100, height: 400).contentShaped() }
    }
    laid.click(CGPoint(x: 96, y: 5))
    #expect(laid.texts == ["a 0"])
  }

  @Test func `is dragged where a transform shows it`() {
    // Twice as large about the middle, so that the view's right edge is 100 from the window's left.
    let laid = Laid {
      ScrollView { Labelled("a", 40, 400) }.frame(height: 50).scaleEffect(2)
        .offset(x: 10)
    }
    // The bar is 46 · 50 / 400, so 20 long; it starts 2 · 2 below the window's top edge.
    laid.drag(from: CGPoint(x: 92, y: 10), to: CGPoint(x: 92, y: 10 + 2 * 13))
    // 13 of the 26 points of its way.
    #expect(laid["a"].minY == -350)
  }

  @Test func `of sideways content lies at the bottom`() {
    let laid = Laid { ScrollView(.horizontal) { Labelled("a", 400, 100) } }
    laid.drag(from: CGPoint(x: 10, y: 96), to: CGPoint(x: 46, y: 96))
    #expect(laid["a"].minX == -150)
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

extension Laid {
  /// Turns the wheel over the middle, so that contents move by some points.
  func wheel(_ x: CGFloat, _ y: CGFloat) {
    tree.send(
      .scrolled(
        CGPoint(x: size.width / 2, y: size.height / 2), by: CGSize(width: x, height: y)))
    layOut()
  }

  fileprivate func press(_ key: Key) {
    tree.send(.keyDown(KeyPress(key)))
    layOut()
  }

  fileprivate func drag(from start: CGPoint, to end: CGPoint) {
    tree.send(.pointerDown(start, .primary))
    tree.send(.pointerMoved(end))
    tree.send(.pointerUp(end, .primary))
    layOut()
  }
}
