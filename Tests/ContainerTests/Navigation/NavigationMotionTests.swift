import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The movement of screens that are pushed and popped.
@MainActor @Suite struct NavigationMotionTests {
  private static let width: CGFloat = 200

  private func stack(reducingMotion: Bool = false) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: Self.width, height: 200), isAtRest: false) {
      NavigationStack {
        NavigationLink("Open", value: 1).navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in Text("Above") }
      }
    }
    harness.tree.reducesMotion = reducingMotion
    return harness
  }

  private func clickWithoutWaiting(_ label: String, in harness: LayoutHarness, at time: Double) {
    let frame = harness.frame(of: label, at: time)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    harness.tree.send(.pointerMoved(point))
    harness.tree.send(.pointerDown(point, .primary))
    harness.tree.send(.pointerUp(point, .primary))
    harness.show(at: time)
  }

  @Test func `a pushed screen comes from the trailing side`() {
    let harness = stack()
    clickWithoutWaiting("Open", in: harness, at: 0)
    let start = harness.frame(of: "Above", at: 0).midX
    let middle = harness.frame(of: "Above", at: 0.1).midX
    let end = harness.frame(of: "Above", at: 2).midX
    #expect(start == Self.width / 2 + Self.width)
    #expect(middle > end && middle < start)
    #expect(end == Self.width / 2)
  }

  @Test func `a push that is undone turns back where it is`() {
    let harness = stack()
    clickWithoutWaiting("Open", in: harness, at: 0)
    let above = harness.frame(of: "Above", at: 0.1).midX
    let distance = above - Self.width / 2
    #expect(distance > 0 && distance < Self.width)
    clickWithoutWaiting("Back", in: harness, at: 0.1)
    // The two screens are beside each other.
    let root = harness.frame(of: "Open", at: 0.1).midX
    #expect(abs(root - (above - Self.width)) < 1)
    #expect(harness.frame(of: "Open", at: 2).midX == Self.width / 2)
  }

  @Test func `with reduced motion screens are replaced at once`() {
    let harness = stack(reducingMotion: true)
    clickWithoutWaiting("Open", in: harness, at: 0)
    #expect(harness.frame(of: "Above", at: 0).midX == Self.width / 2)
  }

  @Test func `nothing moves after the movement`() {
    let harness = stack()
    clickWithoutWaiting("Open", in: harness, at: 0)
    #expect(harness.tree.isMoving)
    harness.show(at: 3)
    #expect(!harness.tree.isMoving)
  }
}
