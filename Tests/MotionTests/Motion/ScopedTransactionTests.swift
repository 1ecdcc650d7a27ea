import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Animations of some modifiers, of some values, and of everything.
@MainActor @Suite struct ScopedTransactionTests {
  private let windowSize = CGSize(width: 400, height: 100)

  private func harness(@ViewBuilder _ content: @escaping () -> some View) -> LayoutHarness {
    LayoutHarness(in: windowSize) { ObservedContent(content) }
  }

  private func alpha(_ harness: LayoutHarness, at time: Double) -> [Double] {
    harness.commands(at: time).compactMap { command in
      if case .group(.opacity(let opacity), _) = command { opacity } else { nil }
    }
  }

  @Test func `modifiers in the body of an animation use it for every change`() {
    let dial = Dial()
    let harness = harness {
      Color.red.frame(width: 10, height: 10)
        .animation(.linear(duration: 1)) { $0.opacity(0.2 + 0.6 * Double(dial.value)) }
    }
    dial.value = 1
    #expect(abs((alpha(harness, at: 0.5).first ?? 0) - 0.5) < 1e-9)
  }

  @Test func `modifiers outside of the body and the view inside do not`() {
    let dial = Dial()
    let harness = harness {
      Gauge("inside", dial.value)
        .opacity(0.1 + 0.1 * Double(dial.value))
        .animation(.linear(duration: 1)) { $0.opacity(0.3 + 0.2 * Double(dial.value)) }
        .opacity(0.6 + 0.1 * Double(dial.value))
    }
    dial.value = 1
    let opacities = alpha(harness, at: 0.5)
    #expect(zip(opacities, [0.7, 0.4, 0.2]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(opacities.count == 3)
    #expect(harness.progress("inside", at: 0.5) == 1)
  }

  @Test func `the view inside keeps the outer transaction`() {
    let dial = Dial()
    let harness = harness {
      Gauge("inside", dial.value)
        .opacity(0.2 + 0.4 * Double(dial.value))
        .animation(.linear(duration: 1)) { $0.opacity(0.4 + 0.4 * Double(dial.value)) }
    }
    withAnimation(.linear(duration: 2)) { dial.value = 1 }
    let opacities = alpha(harness, at: 0.5)
    #expect(zip(opacities, [0.6, 0.3]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(harness.progress("inside", at: 0.5) - 0.25) < 1e-9)
  }

  @Test func `a view inside that changes by itself uses the outer transaction, too`() {
    let dial = Dial()
    let harness = harness {
      ObservedContent { Gauge("inside", dial.value) }
        .animation(.linear(duration: 1)) { $0.opacity(0.5) }
    }
    withAnimation(.linear(duration: 2)) { dial.value = 1 }
    #expect(abs(harness.progress("inside", at: 0.5) - 0.25) < 1e-9)
    dial.value = 0
    #expect(harness.progress("inside", at: 0.5) == 0)
  }

  @Test func `an animation of nil applies changes of its body at once`() {
    let dial = Dial()
    let harness = harness {
      Color.red.frame(width: 10, height: 10)
        .animation(nil) { $0.opacity(0.2 + 0.6 * Double(dial.value)) }
    }
    withAnimation(.linear(duration: 1)) { dial.value = 1 }
    #expect(abs((alpha(harness, at: 0.5).first ?? 0) - 0.8) < 1e-9)
  }

  @Test func `a transaction may apply to the modifiers in its body only`() {
    let dial = Dial()
    let harness = harness {
      Gauge("inside", dial.value)
        .transaction {
          $0.animation = $0.animation?.speed(2)
        } body: {
          $0.opacity(0.2 + 0.4 * Double(dial.value))
        }
    }
    withAnimation(.linear(duration: 1)) { dial.value = 1 }
    #expect(abs((alpha(harness, at: 0.25).first ?? 0) - 0.4) < 1e-9)
    #expect(abs(harness.progress("inside", at: 0.25) - 0.25) < 1e-9)
  }

  @Test func `a transaction may depend on a change of a value`() {
    let (shown, watched) = (Dial(), Dial())
    let harness = harness {
      Gauge("gauge", shown.value)
        .transaction(value: watched.value) { $0.animation = .linear(duration: 1) }
    }
    shown.value = 1
    #expect(harness.progress("gauge", at: 0) == 1)
    (shown.value, watched.value) = (0, 1)
    #expect(abs(harness.progress("gauge", at: 0.25) - 0.75) < 1e-9)
  }

  @available(*, deprecated, message: "Uses a modifier that is deprecated.")
  private func always(_ dial: Dial, _ animation: Animation?) -> some View {
    Gauge("gauge", dial.value).animation(animation)
  }

  @available(*, deprecated, message: "Uses a modifier that is deprecated.")
  @Test func `an animation without a value applies to every change`() {
    let dial = Dial()
    let moving = harness { always(dial, .linear(duration: 1)) }
    dial.value = 1
    #expect(abs(moving.progress("gauge", at: 0.25) - 0.25) < 1e-9)
    let still = harness { always(dial, nil) }
    withAnimation(.linear(duration: 1)) { dial.value = 0 }
    #expect(still.progress("gauge", at: 0.25) == 0)
  }
}
