import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// How much of a tree an update touches, and that it ends.
@MainActor @Suite struct UpdateTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `evaluates nothing when nothing changed`() {
    let harness = LayoutHarness(in: size) { VStack { Counter("a") } }
    let start = harness.tree.bodyCount
    harness.layOut()
    harness.layOut(in: CGSize(width: 500, height: 300))
    #expect(harness.tree.bodyCount == start)
  }

  @Test func `evaluates a view and what lies below it, not what lies above or beside`() {
    let harness = LayoutHarness(in: size) {
      Watch {
        VStack {
          Counter("a")
          Counter("b")
        }
      }
    }
    // Let the pointer arrive first, as hovering evaluates the button's look.
    let point = CGPoint(x: harness["a 0"].midX, y: harness["a 0"].midY)
    harness.click(point)
    let start = harness.tree.bodyCount
    harness.tree.send(.pointerDown(point, .primary))
    harness.tree.send(.pointerUp(point, .primary))
    harness.layOut()
    // The button's look and its body for the press; the Counter, its Button, the button's style, the
    // look and its body after the release.
    #expect(harness.tree.bodyCount == start + 7)
    #expect(harness.texts == ["a 2", "b 0"])
  }

  @Test func `evaluates a parent before its child and the child once`() {
    let model = Knob(0)
    var order: [String] = []
    let harness = LayoutHarness(in: size) {
      Watch {
        let _ = order.append("parent \(model.value)")
        Watch {
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

  @Test func `does not evaluate a view that its parent takes away`() {
    let model = Knob(0)
    var order: [Int] = []
    let harness = LayoutHarness(in: size) {
      Watch {
        if model.value < 1 {
          Watch {
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

  @Test func `goes on until views that change what the other one reads agree`() {
    let (first, second) = (Knob(0), Knob(0))
    let harness = LayoutHarness(in: size) {
      VStack {
        Watch {
          let _ = second.value < 3 ? first.turn(to: second.value + 1) : ()
          Text("first \(first.value)")
        }
        Watch {
          let _ = first.value > second.value ? second.turn(to: first.value) : ()
          Text("second \(second.value)")
        }
      }
    }
    // Each goes one ahead of the other and is caught up with, until the second has reached 3.
    #expect(harness.texts == ["first 3", "second 3"])
  }

  @Test func `shows what a child's body wrote into the state of its parent`() {
    let harness = LayoutHarness(in: size) { Parent() }
    #expect(harness.texts == ["parent 3", "child 3"])
    harness.click("parent 3")
    #expect(harness.texts == ["parent 13", "child 13"])
  }

  #if DEBUG
    @Test func `stops with a sentence when views never agree`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let harness = LayoutHarness { Restless() }
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

  /// Writes during evaluation until the last digit is 3.
  private struct Child: View {
    @Binding var count: Int

    var body: some View {
      let _ = count % 10 < 3 ? raise() : ()
      Text("child \(count)")
    }

    private func raise() { count += 1 }
  }
}

/// Asks for another evaluation in every evaluation.
private struct Restless: View {
  @State private var count = 0

  var body: some View {
    let _ = raise()
    Text("\(count)")
  }

  private func raise() { count += 1 }
}
