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

/// State that is read and written on several threads.
@Suite struct StateLocationTests {
  private let invalidations = InvalidationQueue()

  private func location(_ value: Int) -> StateLocation<Int> {
    StateLocation(
      value,
      observer: DelayingObserver(
        invalidator: NodeInvalidator(invalidations: invalidations, node: nil)))
  }

  /// An observer that delays each write by up to 200 microseconds, so that other threads write in
  /// between.
  private struct DelayingObserver: StateObserver {
    let invalidator: NodeInvalidator
    var isEvaluating: Bool { invalidator.isEvaluating }

    func stateDidChange(writing write: () -> Void, _ show: @escaping @Sendable () -> Void) {
      usleep(.random(in: 0...200))
      invalidator.stateDidChange(writing: write, show)
    }
  }

  /// An observer that shows no write to a view.
  private struct IgnoringObserver: StateObserver {
    var isEvaluating: Bool { false }

    func stateDidChange(writing write: () -> Void, _ show: @escaping @Sendable () -> Void) {
      write()
    }
  }

  @Test func `many writes that no view was shown are released one by one`() {
    let count = 300_000
    var location: StateLocation<Int>? = StateLocation(0, observer: IgnoringObserver())
    weak var released: StateLocation<Int>?
    released = location
    for number in 1...count { location?.set(number) }
    #expect(location?.value == count)
    #expect(location?.isUnchanged == false)
    location = nil
    #expect(released == nil)
  }

  @Test func `writes are shown in their order`() {
    let value = location(0)
    for number in 1...3 { value.set(number) }
    #expect(shown(value) == 0)
    _ = invalidations.take().show()
    #expect(shown(value) == 3)
    value.set(4)
    #expect(shown(value) == 3)
    _ = invalidations.take().show()
    #expect(shown(value) == 4)
  }

  @Test func `writes after the end of a window are kept nowhere`() {
    let value = location(0)
    value.set(1)
    value.set(2)
    #expect(shown(value) == 0)
    invalidations.close()
    #expect(invalidations.isEmpty)
    #expect(shown(value) == 2)
    for number in 3...5 {
      value.set(number)
      #expect(invalidations.isEmpty)
      #expect(shown(value) == number)
    }
  }

  /// The value shown to a view that is evaluated on this thread.
  private func shown(_ location: StateLocation<Int>) -> Int {
    invalidations.isEvaluating = true
    defer { invalidations.isEvaluating = false }
    return location.value
  }

  @Test func `other threads read the latest value while views are evaluated`() {
    let count = location(0)
    let isDone = DispatchSemaphore(value: 0)
    invalidations.isEvaluating = true
    Thread.detachNewThread {
      for _ in 0..<100 { count.set(count.value + 1) }
      isDone.signal()
    }
    isDone.wait()
    #expect(count.value == 0)
    invalidations.isEvaluating = false
    #expect(count.value == 100)
  }

  @Test func `a value is shown with the transaction of its write`() {
    let value = location(0)
    let isDone = DispatchSemaphore(value: 0)
    for animation in [Animation.linear(duration: 1), nil] {
      let sign = animation == nil ? -1 : 1
      let scope = CurrentTransaction.Scope(Transaction(animation: animation))
      Thread.detachNewThread {
        for number in 1...200 {
          CurrentTransaction.$scope.withValue(scope) { value.set(sign * number) }
        }
        isDone.signal()
      }
    }
    var writerCount = 2
    var mismatches: [Int] = []
    while writerCount > 0 || !invalidations.isEmpty {
      if isDone.wait(timeout: .now()) == .success { writerCount -= 1 }
      guard !invalidations.isEmpty else { continue }
      let batch = invalidations.take()
      _ = batch.show()
      let shown = shown(value)
      if (shown > 0) != (batch.transaction?.animation != nil) { mismatches.append(shown) }
    }
    #expect(mismatches.isEmpty)
    #expect(shown(value) == value.value)
  }
}
