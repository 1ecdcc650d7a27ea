import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The animation that applies to a change.
@MainActor @Suite struct TransactionMotionTests {
  private let windowSize = CGSize(width: 400, height: 100)

  private func harness(@ViewBuilder _ content: @escaping () -> some View) -> LayoutHarness {
    LayoutHarness(in: windowSize) { ObservedContent(content) }
  }

  @Test func `an animation modifier applies to its content only`() {
    let dial = Dial()
    let harness = harness {
      VStack(alignment: .leading) {
        Gauge("inside", dial.value).animation(.linear(duration: 1), value: dial.value)
        Gauge("outside", dial.value)
      }
    }
    dial.value = 1
    #expect(abs(harness.progress("inside", at: 0.5) - 0.5) < 1e-9)
    #expect(harness.progress("outside", at: 0.5) == 1)
  }

  @Test func `a modifier applied after an animation modifier is not animated by it`() throws {
    let dial = Dial()
    let harness = harness {
      Color.red.frame(width: 10, height: 10)
        .opacity(0.2 + 0.4 * Double(dial.value))
        .animation(.linear(duration: 1), value: dial.value)
        .offset(x: CGFloat(dial.value) * 100)
    }
    let before = try #require(harness.fills(at: 0).first).bounds.minX
    dial.value = 1
    #expect(harness.fills(at: 0.5).first?.bounds.minX == before + 100)
    #expect(harness.tree.isMoving)
  }

  @Test func `an animation modifier applies to changes of its value`() {
    let (shown, watched) = (Dial(), Dial())
    let harness = harness {
      Gauge("gauge", shown.value).animation(.linear(duration: 1), value: watched.value)
    }
    shown.value = 1
    #expect(harness.progress("gauge", at: 0) == 1)
    #expect(!harness.tree.isMoving)
    (shown.value, watched.value) = (0, 1)
    #expect(abs(harness.progress("gauge", at: 0.25) - 0.75) < 1e-9)
  }

  @Test func `an inner animation modifier overrides withAnimation and outer modifiers`() {
    let dial = Dial()
    let harness = harness {
      VStack(alignment: .leading) {
        Gauge("inner", dial.value).animation(.linear(duration: 1), value: dial.value)
        Gauge("outer", dial.value)
      }
      .animation(.linear(duration: 2), value: dial.value)
      Gauge("free", dial.value)
    }
    withAnimation(.linear(duration: 4)) { dial.value = 1 }
    #expect(abs(harness.progress("inner", at: 0.5) - 0.5) < 1e-9)
    #expect(abs(harness.progress("outer", at: 0.5) - 0.25) < 1e-9)
    #expect(abs(harness.progress("free", at: 0.5) - 0.125) < 1e-9)
  }

  @Test func `an animation of nil makes the change immediate`() {
    let dial = Dial()
    let harness = harness {
      VStack {
        Gauge("still", dial.value).animation(nil, value: dial.value)
        Gauge("moving", dial.value)
      }
    }
    withAnimation(.linear(duration: 1)) { dial.value = 1 }
    #expect(harness.progress("still", at: 0.5) == 1)
    #expect(abs(harness.progress("moving", at: 0.5) - 0.5) < 1e-9)
  }

  @Test func `the transaction modifier overrides the current transaction`() {
    let dial = Dial()
    let harness = harness {
      VStack {
        Gauge("slow", dial.value).transaction { $0.animation = .linear(duration: 2) }
        Gauge("still", dial.value).transaction { $0.animation = nil }
        Gauge("inner", dial.value)
          .animation(.linear(duration: 1), value: dial.value)
          .transaction { $0.animation = .linear(duration: 8) }
      }
    }
    withAnimation(.linear(duration: 4)) { dial.value = 1 }
    #expect(abs(harness.progress("slow", at: 0.5) - 0.25) < 1e-9)
    #expect(harness.progress("still", at: 0.5) == 1)
    #expect(abs(harness.progress("inner", at: 0.5) - 0.5) < 1e-9)
  }

  @Test func `disablesAnimations disables animation modifiers, not the transaction's own`() {
    let dial = Dial()
    let harness = harness {
      VStack {
        Gauge("gauge", dial.value)
          .animation(.linear(duration: 1), value: dial.value)
          .transaction { $0.disablesAnimations = true }
      }
    }
    withAnimation(.linear(duration: 4)) { dial.value = 1 }
    #expect(abs(harness.progress("gauge", at: 1) - 0.25) < 1e-9)
    harness.show(at: 10)
    dial.value = 0
    #expect(harness.progress("gauge", at: 10) == 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `a transaction that disables animations applies to all views`() {
    let dial = Dial()
    let harness = harness {
      Gauge("gauge", dial.value).animation(.linear(duration: 1), value: dial.value)
    }
    var transaction = Transaction(animation: .linear(duration: 4))
    transaction.disablesAnimations = true
    withTransaction(transaction) { dial.value = 1 }
    #expect(abs(harness.progress("gauge", at: 1) - 0.25) < 1e-9)
  }

  @Test func `the innermost withAnimation applies to each write`() {
    let (outer, inner) = (Dial(), Dial())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent { Gauge("outer", outer.value) }
      ObservedContent { Gauge("inner", inner.value) }
    }
    withAnimation(.linear(duration: 4)) {
      withAnimation(.linear(duration: 1)) { inner.value = 1 }
      outer.value = 1
    }
    #expect(abs(harness.progress("outer", at: 0.5) - 0.125) < 1e-9)
    #expect(abs(harness.progress("inner", at: 0.5) - 0.5) < 1e-9)
  }

  @Test func `two calls of withAnimation and a plain write in one update are independent`() {
    let (one, two, three) = (Dial(), Dial(), Dial())
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent { Gauge("one", one.value) }
      ObservedContent { Gauge("two", two.value) }
      ObservedContent { Gauge("three", three.value) }
    }
    withAnimation(.linear(duration: 1)) { one.value = 1 }
    withAnimation(.linear(duration: 2)) { two.value = 1 }
    three.value = 1
    #expect(abs(harness.progress("one", at: 0.5) - 0.5) < 1e-9)
    #expect(abs(harness.progress("two", at: 0.5) - 0.25) < 1e-9)
    #expect(harness.progress("three", at: 0.5) == 1)
  }

  @Test func `a view that reads the value itself inside an animation modifier is animated`() {
    let dial = Dial()
    let harness = harness {
      HStack {
        ObservedContent {
          Color.red.frame(width: 10, height: 10).offset(x: 100 * CGFloat(dial.value))
        }
      }
      .animation(.linear(duration: 1), value: dial.value)
    }
    // Centred in 400 points.
    #expect(harness.fills(at: 0).first?.bounds.minX == 195)
    dial.value = 1
    #expect(harness.fills(at: 0.5).first?.bounds.minX == 245)
  }

  @Test func `a view is animated if only the value's change reaches it`() {
    struct ValueReader: View {
      let dial: Dial

      var body: some View {
        Color.red.frame(width: 10, height: 10).offset(x: 100 * CGFloat(dial.value))
      }
    }
    let dial = Dial()
    let harness = harness {
      ValueReader(dial: dial).animation(.linear(duration: 1), value: dial.value)
    }
    dial.value = 1
    // Centred in 400 points.
    #expect(harness.fills(at: 0.5).first?.bounds.minX == 245)
  }

  @Test func `a view that reads a value itself has its ancestors' transaction`() {
    let dial = Dial()
    let harness = LayoutHarness(in: windowSize) {
      HStack {
        ObservedContent { Gauge("slow", dial.value) }
      }
      .transaction { $0.animation = .linear(duration: 2) }
    }
    withAnimation(.linear(duration: 1)) { dial.value = 1 }
    #expect(abs(harness.progress("slow", at: 0.5) - 0.25) < 1e-9)
  }

  @Test func `nested withAnimation of nil makes the change immediate`() {
    let dial = Dial()
    let harness = harness { Gauge("gauge", dial.value) }
    withAnimation { withAnimation(nil) { dial.value = 1 } }
    #expect(harness.progress("gauge", at: 0) == 1)
    #expect(!harness.tree.isMoving)
  }

  @Test func `a write of an equal value is not animated`() {
    let dial = Dial(1)
    let harness = harness { Gauge("gauge", dial.value) }
    withAnimation { dial.value = 1 }
    harness.show(at: 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `an inserted view has its final position at once`() {
    let dial = Dial()
    let harness = harness {
      if dial.value == 1 { Gauge("gauge", 1).animation(.default, value: dial.value) }
    }
    withAnimation(.linear(duration: 1)) { dial.value = 1 }
    #expect(harness.progress("gauge", at: 0) == 1)
  }
}
