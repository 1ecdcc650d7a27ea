import EngineTesting
import Foundation
import PlumbUI
import Synchronization
import Testing

@testable import TestSupport

/// The number of evaluations of nested visual effects that read their frames.
@MainActor @Suite struct VisualEffectCostTests {
  /// A thread-safe counter of evaluations.
  private final class Evaluations: Sendable {
    private let counter = Mutex(0)

    var count: Int { counter.withLock { $0 } }

    func add() { counter.withLock { $0 += 1 } }
  }

  private let evaluations = Evaluations()

  /// A view of 10 by 10 in a number of visual effects, each of which moves it by its position in
  /// the window.
  private func nest(_ depth: Int) -> LayoutHarness {
    let evaluations = evaluations
    var view = AnyView(Color.red.frame(width: 10, height: 10).accessibilityLabel("box"))
    for _ in 0..<depth {
      view = AnyView(
        view.visualEffect { content, proxy in
          evaluations.add()
          return content.offset(y: proxy.frame(in: .global).minY / 5)
        })
    }
    return LayoutHarness {
      view.frame(width: 100, height: 100, alignment: .topLeading).offset(y: 5)
    }
  }

  @Test func `drawing evaluates each visual effect once`() {
    let harness = nest(14)
    let before = evaluations.count
    _ = harness.tree.displayList()
    #expect(evaluations.count - before == 14)
  }

  @Test func `hit testing evaluates the visual effects of ancestors at most once`() {
    let harness = nest(14)
    let before = evaluations.count
    _ = harness.tree.elements()
    // 1 + 2 + … + 14 for the frame of the only element.
    #expect(evaluations.count - before <= 14 * 15 / 2)
    harness.click(CGPoint(x: 50, y: 50))
  }

  @Test func `a visual effect receives the presented frames of its ancestors`() {
    // The outer effect is at 5 and moves by 1; the inner one then is at 6 and moves by 1.2.
    #expect(abs(nest(2)["box"].minY - 7.2) < 1e-9)
  }
}
