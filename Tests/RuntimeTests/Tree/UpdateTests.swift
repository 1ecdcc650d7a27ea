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

/// The parts of a tree that an update evaluates, and its termination.
@MainActor @Suite struct UpdateTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `evaluates nothing without a change`() {
    let harness = LayoutHarness(in: size) { VStack { Counter("a") } }
    let start = harness.tree.bodyCount
    harness.layOut()
    harness.layOut(in: CGSize(width: 500, height: 300))
    #expect(harness.tree.bodyCount == start)
  }

  @Test func `evaluates a view and its descendants, not its ancestors or siblings`() {
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        VStack {
          Counter("a")
          Counter("b")
        }
      }
    }
    // The pointer enters first, as hovering evaluates the button's appearance.
    let point = CGPoint(x: harness["a 0"].midX, y: harness["a 0"].midY)
    harness.click(point)
    let start = harness.tree.bodyCount
    harness.tree.send(.pointerDown(point, .primary))
    harness.tree.send(.pointerUp(point, .primary))
    harness.layOut()
    // The button's appearance and its body for the press; the Counter, its Button, the button's
    // style, the appearance and its body after the release.
    #expect(harness.tree.bodyCount == start + 7)
    #expect(harness.texts == ["a 2", "b 0"])
  }

  @Test func `evaluates a parent before its child and the child once`() {
    let model = Knob(0)
    var order: [String] = []
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        let _ = order.append("parent \(model.value)")
        ObservedContent {
          let _ = order.append("child \(model.value)")
          Text("\(model.value)")
        }
      }
    }
    #expect(order == ["parent 0", "child 0"])
    order = []
    model.value = 1
    harness.layOut()
    #expect(order == ["parent 1", "child 1"])
  }

  @Test func `does not evaluate a view that its parent removes`() {
    let model = Knob(0)
    var order: [Int] = []
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        if model.value < 1 {
          ObservedContent {
            let _ = order.append(model.value)
            Text("\(model.value)")
          }
        }
      }
    }
    model.value = 1
    harness.layOut()
    #expect(order == [0])
  }

  @Test func `a layout shows the changes of one transaction, not of the next`() {
    let log = Log()
    let harness = LayoutHarness(in: size) { TwoChanges(log: log) }
    let count = log.entries.count
    harness.click("change")
    #expect(log.entries.dropFirst(count) == ["60.0 old", "60.0 new"])
  }

  @Test func `repeats until views that change each other's state are consistent`() {
    let (first, second) = (Knob(0), Knob(0))
    let harness = LayoutHarness(in: size) {
      VStack {
        ObservedContent {
          let _ = second.value < 3 ? first.turn(to: second.value + 1) : ()
          Text("first \(first.value)")
        }
        ObservedContent {
          let _ = first.value > second.value ? second.turn(to: first.value) : ()
          Text("second \(second.value)")
        }
      }
    }
    // Each is incremented past the other in turn, until the second has reached 3.
    #expect(harness.texts == ["first 3", "second 3"])
  }

  @Test func `shows a value written to the parent's state in a child's body`() {
    let harness = LayoutHarness(in: size) { Parent() }
    #expect(harness.texts == ["parent 3", "child 3"])
    harness.click("parent 3")
    #expect(harness.texts == ["parent 13", "child 13"])
  }

  #if DEBUG
    @Test func `stops with a message when views keep changing each other`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let harness = LayoutHarness { EndlessUpdater() }
          harness.layOut()
        }
      }
    }
  #endif
}

private struct Parent: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Button("parent \(count)") { count = 10 }
      Child(count: $count)
    }
  }

  /// Writes state during evaluation until the last digit is 3.
  private struct Child: View {
    @Binding var count: Int

    var body: some View {
      let _ = count % 10 < 3 ? raise() : ()
      Text("child \(count)")
    }

    private func raise() { count += 1 }
  }
}

/// Makes two changes with an animation each; the second is read only by views made during layout.
private struct TwoChanges: View {
  let log: Log
  @State private var width = 40.0
  @State private var text = "old"

  var body: some View {
    GeometryReader { proxy in
      let _ = log.add("\(proxy.size.width) \(text)")
      Color.red
    }
    .frame(width: width, height: 20)
    Button("change") {
      withAnimation(.linear(duration: 1)) { width = 60 }
      withAnimation(.linear(duration: 2)) { text = "new" }
    }
  }
}

/// Requests another evaluation in every evaluation.
private struct EndlessUpdater: View {
  @State private var count = 0

  var body: some View {
    let _ = raise()
    Text("\(count)")
  }

  private func raise() { count += 1 }
}
