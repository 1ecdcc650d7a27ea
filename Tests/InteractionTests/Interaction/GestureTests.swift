import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Gestures of views.
@MainActor @Suite struct GestureTests {
  private let log = Log()
  private let middle = CGPoint(x: 50, y: 50)

  /// A square of 60 in a window of 100.
  private var square: some View { Color.red.frame(width: 60, height: 60) }

  @Test func `a tap begins and ends inside the view`() {
    let harness = LayoutHarness { square.onTapGesture { log.add("tap") } }
    harness.tree.send(.press(middle))
    harness.tree.send(.press(middle, CGPoint(x: 5, y: 5)))
    harness.tree.send(.press(CGPoint(x: 5, y: 5), middle))
    #expect(log.entries == ["tap"])
  }

  @Test func `a tap needs visible content or a content shape`() {
    let harness = LayoutHarness {
      HStack {
        VStack {
          square.frame(height: 10)
          Spacer()
        }
        .onTapGesture { log.add("plain") }
        VStack {
          square.frame(height: 10)
          Spacer()
        }
        .contentShape(Rectangle())
        .onTapGesture { log.add("shaped") }
      }
    }
    harness.tree.send(.press(CGPoint(x: 20, y: 80)))
    harness.tree.send(.press(CGPoint(x: 80, y: 80)))
    #expect(log.entries == ["shaped"])
  }

  @Test func `a double tap needs two taps in a limited time`() {
    let harness = LayoutHarness { square.onTapGesture(count: 2) { log.add("double") } }
    harness.tree.send(.press(middle))
    harness.tree.advance(to: 0.3)
    harness.tree.send(.press(middle))
    #expect(log.entries == ["double"])
    harness.tree.advance(to: 5)
    harness.tree.send(.press(middle))
    harness.tree.advance(to: 6)
    harness.tree.send(.press(middle))
    #expect(log.entries == ["double"])
  }

  @Test func `a single tap is delayed while a double tap is possible`() {
    let harness = LayoutHarness {
      square.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
    }
    harness.tree.send(.press(middle))
    #expect(log.entries.isEmpty)
    #expect(harness.tree.nextWakeUp == 0.35)
    harness.tree.advance(to: 0.4)
    #expect(log.entries == ["single"])
    harness.tree.send(.press(middle))
    harness.tree.send(.press(middle))
    harness.tree.advance(to: 2)
    #expect(log.entries == ["single", "double"])
  }

  @Test func `a drag begins after ten points and reports its location`() {
    let harness = LayoutHarness {
      square.gesture(
        DragGesture()
          .onChanged { log.add("\($0.location.x) from \($0.startLocation.x)") }
          .onEnded { log.add("by \($0.translation.width)") })
    }
    harness.tree.send(.press(CGPoint(x: 30, y: 50), CGPoint(x: 39, y: 50), CGPoint(x: 45, y: 50)))
    // The square starts 20 points inside the window.
    #expect(log.entries == ["25.0 from 10.0", "by 15.0"])
  }

  @Test func `a drag may use global coordinates and continues outside of the view`() {
    let harness = LayoutHarness {
      square.gesture(
        DragGesture(minimumDistance: 0, coordinateSpace: .global)
          .onChanged { log.add("\($0.location.x)") })
    }
    harness.tree.send(.press(CGPoint(x: 30, y: 50), CGPoint(x: 200, y: 50)))
    #expect(log.entries == ["30.0", "200.0"])
  }

  @Test func `a drag has a velocity`() {
    var end: DragGesture.Value?
    let harness = LayoutHarness { square.gesture(DragGesture().onEnded { end = $0 }) }
    harness.tree.send(.pointerDown(CGPoint(x: 30, y: 50), .primary))
    harness.tree.advance(to: 0.5)
    harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 50)))
    harness.tree.send(.pointerUp(CGPoint(x: 50, y: 50), .primary))
    #expect(end?.velocity == CGSize(width: 40, height: 0))
    #expect(end?.predictedEndTranslation == CGSize(width: 30, height: 0))
  }

  @Test func `a tap of a descendant and a drag of an ancestor can coexist`() {
    let harness = LayoutHarness {
      square.onTapGesture { log.add("tap") }
        .gesture(DragGesture(minimumDistance: 0).onChanged { _ in log.add("drag") })
    }
    harness.tree.send(.press(middle))
    harness.tree.send(.press(middle, CGPoint(x: 70, y: 50)))
    #expect(log.entries == ["tap", "drag"])
  }

  @Test func `a descendant button wins over a tap and loses against a drag`() {
    let harness = LayoutHarness {
      Button {
        log.add("button")
      } label: {
        square
      }
      .buttonStyle(.plain)
      .gesture(DragGesture().onEnded { _ in log.add("drag") })
      .onTapGesture { log.add("tap") }
    }
    harness.tree.send(.press(middle))
    harness.tree.send(.press(middle, CGPoint(x: 65, y: 50)))
    #expect(log.entries == ["button", "drag"])
  }

  @Test func `a high-priority gesture wins, and a simultaneous one is recognised as well`() {
    let harness = LayoutHarness {
      square.onTapGesture { log.add("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.add("along") })
        .padding(1)
        .highPriorityGesture(TapGesture().onEnded { log.add("high") })
    }
    harness.tree.send(.press(middle))
    #expect(log.entries.sorted() == ["along", "high"])
  }

  @Test func `a mask disables a gesture, or those of the subviews`() {
    let harness = LayoutHarness {
      VStack(spacing: 0) {
        Color.red.onTapGesture { log.add("a") }
          .gesture(TapGesture().onEnded { log.add("A") }, including: .gesture)
        Color.blue.onTapGesture { log.add("b") }
          .gesture(TapGesture().onEnded { log.add("B") }, including: .subviews)
      }
    }
    harness.tree.send(.press(CGPoint(x: 50, y: 20)))
    harness.tree.send(.press(CGPoint(x: 50, y: 80)))
    #expect(log.entries == ["A", "b"])
  }

  @Test func `a long press ends while the pointer is still pressed`() {
    let harness = LayoutHarness {
      square.onLongPressGesture(minimumDuration: 1) {
        log.add("long")
      } onPressingChanged: {
        log.add("\($0)")
      }
    }
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.advance(to: 0.9)
    #expect(log.entries == ["true"])
    harness.tree.advance(to: 1)
    #expect(log.entries == ["true", "false", "long"])
    harness.tree.send(.pointerUp(middle, .primary))
    #expect(log.entries.count == 3)
  }

  @Test func `a long press fails if the pointer moves or is released early`() {
    let harness = LayoutHarness { square.onLongPressGesture { log.add("long") } }
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 65, y: 50)))
    harness.tree.advance(to: 1)
    harness.tree.send(.pointerUp(middle, .primary))
    harness.tree.send(.press(middle))
    harness.tree.advance(to: 3)
    #expect(log.entries.isEmpty)
  }

  @Test func `a long press with numbers that are none needs no time and no movement`() {
    let harness = LayoutHarness {
      square.onLongPressGesture(minimumDuration: .nan, maximumDistance: .nan) { log.add("long") }
    }
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.advance(to: 0.1)
    #expect(log.entries == ["long"])
  }

  @Test func `a long press without a valid distance fails with any movement`() {
    let harness = LayoutHarness {
      square.onLongPressGesture(minimumDuration: 1, maximumDistance: .nan) { log.add("long") }
    }
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: middle.x + 1, y: middle.y)))
    harness.tree.advance(to: 2)
    harness.tree.send(.pointerUp(middle, .primary))
    #expect(log.entries == [])
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.advance(to: 4)
    #expect(log.entries == ["long"])
  }

  @Test func `a GestureState is reset when the gesture ends`() {
    struct Slider: View {
      @GestureState private var offset = CGSize.zero

      var body: some View {
        Color.red.frame(width: 60, height: 60).accessibilityLabel("square")
          .offset(offset)
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    let harness = LayoutHarness { Slider() }
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 65, y: 50)))
    #expect(harness["square"].minX == 35)
    harness.tree.send(.pointerUp(CGPoint(x: 65, y: 50), .primary))
    #expect(harness["square"].minX == 20)
  }

  @Test func `sequenced gestures`() {
    let harness = LayoutHarness {
      square.gesture(
        LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
          .onEnded { value in
            guard case .second(true, let drag?) = value else { return }
            log.add("\(drag.translation.width)")
          })
    }
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.advance(to: 1)
    harness.tree.send(.pointerMoved(CGPoint(x: 70, y: 50)))
    harness.tree.send(.pointerUp(CGPoint(x: 70, y: 50), .primary))
    #expect(log.entries == ["20.0"])
  }

  @Test func `exclusive gestures`() {
    let harness = LayoutHarness {
      square.gesture(
        TapGesture(count: 2).exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first: log.add("double")
            case .second: log.add("single")
            }
          })
    }
    harness.tree.send(.press(middle))
    harness.tree.send(.press(middle))
    #expect(log.entries == ["double"])
  }

  @Test func `a nil gesture and one in a disabled view are ignored`() {
    let tap: (some Gesture)? = TapGesture().onEnded { log.add("tap") }
    let none: TapGesture? = nil
    let harness = LayoutHarness {
      VStack(spacing: 0) {
        Color.red.gesture(none)
        Color.blue.gesture(tap).disabled(true)
        Color.green.gesture(tap)
      }
    }
    for y in [10, 50, 90] as [CGFloat] { harness.tree.send(.click(50, y)) }
    #expect(log.entries == ["tap"])
  }

  @Test func `a view without hit testing lets presses through`() {
    let harness = LayoutHarness {
      ZStack {
        square.onTapGesture { log.add("back") }
        square.onTapGesture { log.add("front") }.allowsHitTesting(false)
      }
    }
    harness.tree.send(.press(middle))
    #expect(log.entries == ["back"])
  }

  @Test func `onHover reports when the pointer enters and leaves`() {
    let harness = LayoutHarness {
      square.onHover { log.add("inner \($0)") }.padding(10).background(Color.blue)
        .onHover { log.add("outer \($0)") }
    }
    harness.tree.send(.pointerMoved(CGPoint(x: 15, y: 50)))
    harness.tree.send(.pointerMoved(middle))
    harness.tree.send(.pointerExited)
    #expect(
      log.entries == ["outer true", "inner true", "inner false", "outer false"])
  }

  @Test func `onHover does not end with a press, but with a release outside`() {
    let harness = LayoutHarness { square.onHover { log.add("\($0)") } }
    harness.tree.send(.pointerMoved(middle))
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.send(.pointerUp(middle, .primary))
    #expect(log.entries == ["true"])
    harness.tree.send(.pointerDown(middle, .primary))
    harness.tree.send(.pointerMoved(CGPoint(x: 1, y: 1)))
    #expect(log.entries == ["true"])
    harness.tree.send(.pointerUp(CGPoint(x: 1, y: 1), .primary))
    #expect(log.entries == ["true", "false"])
  }

  @Test func `a button that is shown while the pointer is over its row can be pressed`() {
    struct Row: View {
      let action: @MainActor () -> Void
      @State private var isHovered = false

      var body: some View {
        HStack {
          Color.red.frame(width: 30, height: 30).accessibilityLabel("row")
          if isHovered { Button("Delete", action: action).buttonStyle(.plain) }
        }
        .onHover { isHovered = $0 }
      }
    }
    let harness = LayoutHarness { Row { log.add("deleted") } }
    let row = harness["row"]
    harness.tree.send(.pointerMoved(CGPoint(x: row.midX, y: row.midY)))
    let button = harness["Delete"]
    let point = CGPoint(x: button.midX, y: button.midY)
    harness.tree.send(.pointerMoved(point))
    harness.tree.send(.pointerDown(point, .primary))
    harness.layOut()
    harness.tree.send(.pointerUp(point, .primary))
    #expect(log.entries == ["deleted"])
  }

  @Test func `a custom gesture is composed of others`() {
    struct TapTwice: Gesture {
      let action: () -> Void

      var body: some Gesture<Void> { TapGesture(count: 2).onEnded { action() } }
    }
    let harness = LayoutHarness { square.gesture(TapTwice { log.add("twice") }) }
    harness.tree.send(.press(middle))
    harness.tree.send(.press(middle))
    #expect(log.entries == ["twice"])
  }
}
