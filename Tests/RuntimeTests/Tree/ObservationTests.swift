import EngineTesting
import Foundation
import Synchronization
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The bodies evaluated for a change of a model.
@MainActor @Suite struct ObservationTests {
  private let model = Model()

  private func harness() -> LayoutHarness {
    let model = model
    return LayoutHarness(in: CGSize(width: 400, height: 400)) { Root(model: model) }
  }

  @Test func `evaluates every body once at first`() {
    // Root, Left, Right, and Right's Inner.
    #expect(harness().tree.bodyCount == 4)
  }

  @Test func `evaluates only bodies that read a changed property, and no child that is the same`() {
    let harness = harness()
    let start = harness.tree.bodyCount
    model.left = 1
    #expect(harness.texts == ["left 1", "right 0", "inner"])
    #expect(harness.tree.bodyCount == start + 1)
    model.right = 1
    #expect(harness.texts == ["left 1", "right 1", "inner"])
    #expect(harness.tree.bodyCount == start + 2)
  }

  @Test func `evaluates a body once for any number of changes before the update`() {
    let harness = harness()
    let start = harness.tree.bodyCount
    for count in 1...50 { model.left = count }
    #expect(harness.texts[0] == "left 50")
    #expect(harness.tree.bodyCount == start + 1)
  }

  @Test func `evaluates nothing for a property that no body reads`() {
    let harness = harness()
    let start = harness.tree.bodyCount
    model.unread = 1
    harness.layOut()
    #expect(harness.tree.bodyCount == start)
  }

  @Test func `continues after every change`() {
    let harness = harness()
    for count in 1...5 {
      model.left = count
      #expect(harness.texts[0] == "left \(count)")
    }
  }

  @Test func `is limited to the properties read by the last evaluation`() {
    let harness = harness()
    model.isLeftShown = false
    #expect(harness.texts[0] == "hidden")
    let start = harness.tree.bodyCount
    model.left = 1
    harness.layOut()
    // The registration of the previous evaluation may fire once more at most.
    model.left = 2
    harness.layOut()
    #expect(harness.tree.bodyCount <= start + 1)
    #expect(harness.texts[0] == "hidden")
  }

  @Test func `shows a change made by a button in the next frame`() {
    let model = model
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      ObservedContent { Button("votes \(model.left)") { model.left += 1 } }
    }
    harness.click("votes 0")
    harness.click("votes 1")
    #expect(harness.texts == ["votes 2"])
  }

  @Test func `creates a model in State once and observes it`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) { Owner() }
    harness.click("0")
    harness.click("1")
    #expect(harness.texts == ["2"])
  }

  @Test func `evaluates no body in the middle of an action, where a model may be half changed`() {
    let pages = Pages()
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      ObservedContent { Button(pages.names[pages.index]) { pages.showNext() } }
    }
    harness.click("first")
    #expect(harness.texts == ["last"])
    // The index is out of range before it is animated to 0.
    harness.click("last")
    #expect(harness.texts == ["first"])
  }

  @Test func `shows several changes in one action at once, under the transaction of the first`() {
    let model = model
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      ObservedContent {
        Color.red.frame(width: 100 + CGFloat(model.left), height: 10).accessibilityLabel("bar")
      }
    }
    #expect(harness.frame(of: "bar", at: 0).width == 100)
    model.left = 50
    withAnimation(.linear(duration: 1)) { model.left = 200 }
    #expect(harness.frame(of: "bar", at: 0).width == 300)
    #expect(harness.frame(of: "bar", at: 0.5).width == 300)
  }

  @Test func `wakes the tree, also for a change on another thread`() async {
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
    // An update is pending, so sleeping is not possible before it.
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

@Observable private final class Pages {
  let names = ["first", "last"]
  var index = 0

  func showNext() {
    index += 1
    if index == names.count { withAnimation { index = 0 } }
  }
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

private struct Owner: View {
  @State private var model = Model()

  var body: some View {
    Button("\(model.left)") { model.left += 1 }
  }
}
