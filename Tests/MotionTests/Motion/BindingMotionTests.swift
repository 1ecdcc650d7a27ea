import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Writes through bindings with animations.
@MainActor @Suite struct BindingMotionTests {
  /// A gauge with its own state, set through a binding by a button.
  private struct Switch: View {
    let change: (Binding<Int>) -> Binding<Int>
    @State private var goal = 0

    var body: some View {
      VStack {
        Gauge("gauge", goal)
        Button("set") { change($goal).wrappedValue = 1 - goal }
      }
    }
  }

  private func harness(_ change: @escaping (Binding<Int>) -> Binding<Int>) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 400, height: 100)) { Switch(change: change) }
  }

  @Test func `a binding with an animation animates its write`() {
    let harness = harness { $0.animation(.linear(duration: 1)) }
    harness.click("set", at: 0)
    #expect(abs(harness.progress("gauge", at: 0.25) - 0.25) < 1e-9)
  }

  @Test func `a binding with a transaction uses it for its write`() {
    let harness = harness { $0.transaction(Transaction(animation: .linear(duration: 2))) }
    harness.click("set", at: 0)
    #expect(abs(harness.progress("gauge", at: 0.5) - 0.25) < 1e-9)
  }

  @Test func `a binding uses the default spring by default`() {
    let harness = harness { $0.animation() }
    harness.click("set", at: 0)
    #expect(abs(harness.progress("gauge", at: 0.25) - defaultSpring(0.25)) < 0.005)
  }

  @Test func `a binding without an animation does not animate its write`() {
    let harness = harness { $0 }
    harness.click("set", at: 0)
    #expect(harness.progress("gauge", at: 0) == 1)
  }

  @Test func `writes to two states of one view in one update have their own animations`() {
    struct Pair: View {
      @State private var one = 0
      @State private var two = 0

      var body: some View {
        VStack {
          Gauge("one", one)
          Gauge("two", two)
          Button("set") {
            withAnimation(.linear(duration: 1)) { one = 1 }
            withAnimation(.linear(duration: 2)) { two = 1 }
          }
        }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 400, height: 100)) { Pair() }
    harness.click("set", at: 0)
    #expect(abs(harness.progress("one", at: 0.5) - 0.5) < 1e-9)
    #expect(abs(harness.progress("two", at: 0.5) - 0.25) < 1e-9)
  }
}
