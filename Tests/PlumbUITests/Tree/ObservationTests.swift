import Foundation
import PlumbTesting
import Synchronization
import Testing

@testable import PlumbUI

/// Which bodies run when a model changes.
@MainActor @Suite struct ObservationTests {
  private let model = Model()

  private func laid() -> Laid {
    let model = model
    return Laid(in: CGSize(width: 400, height: 400)) { Root(model: model) }
  }

  @Test func `evaluate every body once at first`() {
    // Root, Left, Right, and Right's Inner.
    #expect(laid().tree.bodyCount == 4)
  }

  @Test func `evaluate only the bodies that read what changed, and those below them`() {
    let laid = laid()
    let start = laid.tree.bodyCount
    model.left = 1
    #expect(laid.texts == ["left 1", "right 0", "inner"])
    #expect(laid.tree.bodyCount == start + 1)
    model.right = 1
    #expect(laid.texts == ["left 1", "right 1", "inner"])
    #expect(laid.tree.bodyCount == start + 3)
  }

  @Test func `evaluate a body once for any number of changes before the update`() {
    let laid = laid()
    let start = laid.tree.bodyCount
    for count in 1...50 { model.left = count }
    #expect(laid.texts[0] == "left 50")
    #expect(laid.tree.bodyCount == start + 1)
  }

  @Test func `evaluate nothing for a property nobody reads`() {
    let laid = laid()
    let start = laid.tree.bodyCount
    model.unread = 1
    laid.layOut()
    #expect(laid.tree.bodyCount == start)
  }

  @Test func `go on being observed after every change`() {
    let laid = laid()
    for count in 1...5 {
      model.left = count
      #expect(laid.texts[0] == "left \(count)")
    }
  }

  @Test func `are observed only as far as the last body read them`() {
    let laid = laid()
    model.isLeftShown = false
    #expect(laid.texts[0] == "hidden")
    let start = laid.tree.bodyCount
    model.left = 1
    laid.layOut()
    // The one registration left from the body before may fire once more, no oftener.
    model.left = 2
    laid.layOut()
    #expect(laid.tree.bodyCount <= start + 1)
    #expect(laid.texts[0] == "hidden")
  }

  @Test func `written from a button's action show in the next frame`() {
    let model = model
    let laid = Laid(in: CGSize(width: 400, height: 400)) {
      Watch { Button("votes \(model.left)") { model.left += 1 } }
    }
    laid.click("votes 0")
    laid.click("votes 1")
    #expect(laid.texts == ["votes 2"])
  }

  @Test func `kept in State are made once and observed`() {
    let laid = Laid(in: CGSize(width: 400, height: 400)) { Keeper() }
    laid.click("0")
    laid.click("1")
    #expect(laid.texts == ["2"])
  }

  @Test func `end the tree's sleep, also when they change on another thread`() async {
    let laid = laid()
    let calls = Mutex(0)
    let maySleep = laid.tree.sleep { calls.withLock { $0 += 1 } }
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
    let mayStillSleep = laid.tree.sleep {}
    #expect(!mayStillSleep)
    #expect(laid.texts[0] == "left 7")
    #expect(laid.tree.sleep {})
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
