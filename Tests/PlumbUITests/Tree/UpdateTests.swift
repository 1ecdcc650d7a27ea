import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// How much of a tree an update touches, and that it ends.
@MainActor @Suite struct UpdateTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `evaluates nothing when nothing changed`() {
    let laid = Laid(in: size) { VStack { Counter("a") } }
    let start = laid.tree.bodyCount
    laid.layOut()
    laid.layOut(in: CGSize(width: 500, height: 300))
    #expect(laid.tree.bodyCount == start)
  }

  @Test func `evaluates a view and what lies below it, not what lies above or beside`() {
    let laid = Laid(in: size) {
      Watch {
        VStack {
          Counter("a")
          Counter("b")
        }
      }
    }
    // Let the pointer arrive first, as hovering evaluates the button's look.
    let point = CGPoint(x: laid["a 0"].midX, y: laid["a 0"].midY)
    laid.click(point)
    let start = laid.tree.bodyCount
    laid.tree.send(.pointerDown(point, .primary))
    laid.tree.send(.pointerUp(point, .primary))
    laid.layOut()
    // The button's look and its body for the press; the Counter, its Button, the button's style, the
    // look and its body after the release.
    #expect(laid.tree.bodyCount == start + 7)
    #expect(laid.texts == ["a 2", "b 0"])
  }

  @Test func `evaluates a parent before its child and the child once`() {
    let model = Knob(0)
    var order: [String] = []
    let laid = Laid(in: size) {
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
    laid.layOut()
    #expect(order == ["parent 1", "child 1"])
  }

  @Test func `does not evaluate a view that its parent takes away`() {
    let model = Knob(0)
    var order: [Int] = []
    let laid = Laid(in: size) {
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
    laid.layOut()
    #expect(order == [0])
  }

  @Test func `goes on until views that change what the other one reads agree`() {
    let (first, second) = (Knob(0), Knob(0))
    let laid = Laid(in: size) {
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
    #expect(laid.texts == ["first 3", "second 3"])
  }

  @Test func `shows what a child's body wrote into the state of its parent`() {
    let laid = Laid(in: size) { Parent() }
    #expect(laid.texts == ["parent 3", "child 3"])
    laid.click("parent 3")
    #expect(laid.texts == ["parent 13", "child 13"])
  }

  #if DEBUG
    @Test func `stops with a sentence when views never agree`() async {
      await #expect(processExitsWith: .failure) {
        await MainActor.run {
          let laid = Laid { Restless() }
          laid.layOut()
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
