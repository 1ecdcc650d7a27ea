import Foundation
import PlumbTesting
import Synchronization
import Testing

@testable import PlumbUI

/// Which bodies run when a model changes.
@MainActor @Suite struct ObservationTests {
  private let model = Model()

  private func harness() -> LayoutHarness {
    let model = model
    return LayoutHarness(in: CGSize(width: 400, height: 400)) { Root(model: model) }
  }

  @Test func `evaluate every body once at first`() {
    // Root, Left, Right, and Right's Inner.
    #expect(harness().tree.bodyCount == 4)
  }

  @Test func `evaluate only the bodies that read what changed, and those below them`() {
    let harness = harness()
    let start = harness.tree.bodyCount
    model.left = 1
    #expect(harness.texts == ["left 1", "right 0", "inner"])
    #expect(harness.tree.bodyCount == start + 1)
    model.right = 1
    #expect(harness.texts == ["left 1", "right 1", "inner"])
    #expect(harness.tree.bodyCount == start + 3)
  }

  @Test func `evaluate a body once for any number of changes before the update`() {
    let harness = harness()
    let start = harness.tree.bodyCount
    for count in 1...50 { model.left = count }
    #expect(harness.texts[0] == "left 50")
    #expect(harness.tree.bodyCount == start + 1)
  }

  @Test func `evaluate nothing for a property nobody reads`() {
    let harness = harness()
    let start = harness.tree.bodyCount
    model.unread = 1
    harness.layOut()
    #expect(harness.tree.bodyCount == start)
  }

  @Test func `go on being observed after every change`() {
    let harness = harness()
    for count in 1...5 {
      model.left = count
      #expect(harness.texts[0] == "left \(count)")
    }
  }

  @Test func `are observed only as far as the last body read them`() {
    let harness = harness()
    model.isLeftShown = false
    #expect(harness.texts[0] == "hidden")
    let start = harness.tree.bodyCount
    model.left = 1
    harness.layOut()
    // The one registration left from the body before may fire once more, no oftener.
    model.left = 2
    harness.layOut()
    #expect(harness.tree.bodyCount <= start + 1)
    #expect(harness.texts[0] == "hidden")
  }

  @Test func `written from a button's action show in the next frame`() {
    let model = model
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      Watch { Button("votes \(model.left)") { model.left += 1 } }
    }
    harness.click("votes 0")
    harness.click("votes 1")
    #expect(harness.texts == ["votes 2"])
  }

  @Test func `kept in State are made once and observed`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) { Keeper() }
    harness.click("0")
    harness.click("1")
    #expect(harness.texts == ["2"])
  }

  @Test func `end the tree's sleep, also when they change on another thread`() async {
    let harness = harness()
    let calls = Mutex(0)
    let maySleep = harness.tree.sleep { calls.withLock { $0 += 1 } }
    #expect(maySleep)
    nonisolated(unsafe) let model = model
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        model.left = 7
        continuation.resume()
      }
    }
    #expect(calls.withLock(\.self) == 1)
    // There is something to do, so there is no going back to sleep before an update.
    let mayStillSleep = harness.tree.sleep {}
    #expect(!mayStillSleep)
    #expect(harness.texts[0] == "left 7")
    #expect(harness.tree.sleep {})
  }
}

@Observable private final class Model {
  var left = 0
  var right = 0
  var unread = 0
  var isLeftShown = true
}

private struct Root: View {
  let model: Model

  var body: some View {
    VStack {
      Left(model: model)
      Right(model: model)
    }
  }
}

private struct Left: View {
  let model: Model

  var body: some View {
    Text(model.isLeftShown ? "left \(model.left)" : "hidden")
  }
}

private struct Right: View {
  let model: Model

  var body: some View {
    Text("right \(model.right)")
    Inner()
  }

  private struct Inner: View {
    var body: some View { Text("inner") }
  }
}

private struct Keeper: View {
  @State private var model = Model()

  var body: some View {
    Button("\(model.left)") { model.left += 1 }
  }
}
