import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Operators that follow the time of a scheduler.
struct PublisherTimeTests {
  private enum Oops: Error, Equatable { case late, first }

  /// The events that a receiver gets, and the cancellations of the publisher.
  private final class Log<Value> {
    var values: [Value] = []
    var ends: [String] = []
    var cancellations = 0
  }

  private func log<Source: Publisher, P: Publisher>(
    _ source: Source, _ transform: (Publishers.HandleEvents<Source>) -> P
  ) -> (Log<P.Output>, AnyCancellable) {
    let log = Log<P.Output>()
    let watched = source.handleEvents(receiveCancel: { log.cancellations += 1 })
    let subscription = transform(watched).sink { end in
      if case .failure(let error) = end {
        log.ends.append("\(error)")
      } else {
        log.ends.append("end")
      }
    } receiveValue: {
      log.values.append($0)
    }
    return (log, subscription)
  }

  // MARK: Timeout

  @Test func `a publisher without values for some time ends and is cancelled`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (log, subscription) = log(subject) { $0.timeout(.seconds(2), scheduler: scheduler) }
    #expect(scheduler.delays == [2])
    scheduler.run()
    #expect(log.ends == ["end"] && log.cancellations == 1)
    subject.send(1)
    scheduler.run()
    #expect(log.values.isEmpty && log.ends == ["end"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `each value begins the time anew`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Oops>(), ManualScheduler())
    let (log, subscription) = log(subject) {
      $0.timeout(2, scheduler: scheduler, customError: { .late })
    }
    subject.send(1)
    // The time before the value, that after it, and the value.
    #expect(scheduler.delays == [2, 2, 0])
    let value = scheduler.takeLast()
    let later = scheduler.takeLast()
    scheduler.run()
    value?()
    #expect(log.values == [1] && log.ends.isEmpty)
    later?()
    #expect(log.ends == ["late"] && log.cancellations == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `the end of the publisher is the end, also later`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Oops>(), ManualScheduler())
    let (log, subscription) = log(subject) {
      $0.timeout(2, scheduler: scheduler, customError: { .late })
    }
    subject.send(completion: .failure(.first))
    scheduler.run()
    #expect(log.ends == ["first"] && log.cancellations == 0)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a cancelled subscription sends neither a value nor an end`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Oops>(), ManualScheduler())
    let (log, subscription) = log(subject) { $0.timeout(2, scheduler: scheduler) }
    subject.send(1)
    subscription.cancel()
    scheduler.run()
    #expect(log.values.isEmpty && log.ends.isEmpty && log.cancellations == 1)
  }

  // MARK: Intervals

  @Test func `the times between values are measured`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    scheduler.time = 10
    let (log, subscription) = log(subject) { $0.measureInterval(using: scheduler) }
    scheduler.time = 11.5
    subject.send(1)
    scheduler.time = 14
    subject.send(2)
    #expect(log.values.map(\.timeInterval) == [1.5, 2.5])
    withExtendedLifetime(subscription) {}
  }

  @Test func `values of an interval are sent together at its end`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (log, subscription) = log(subject) { $0.collect(.byTime(scheduler, .seconds(3))) }
    #expect(scheduler.delays == [3])
    subject.send(1)
    subject.send(2)
    scheduler.run()
    // An interval without values has no array, and another one follows it.
    scheduler.run()
    subject.send(3)
    subject.send(completion: .finished)
    #expect(log.values == [[1, 2]] && log.ends.isEmpty)
    let end = scheduler.takeLast()
    end?()
    #expect(log.values == [[1, 2], [3]] && log.ends == ["end"])
    scheduler.run()
    #expect(scheduler.delays.isEmpty)
    withExtendedLifetime(subscription) {}
  }

  @Test func `an error loses the values that are collected, a cancellation everything`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Oops>(), ManualScheduler())
    let (failed, first) = log(subject) { $0.collect(.byTime(scheduler, 1)) }
    let (cancelled, second) = log(subject) { $0.collect(.byTime(scheduler, 1)) }
    subject.send(1)
    second.cancel()
    subject.send(completion: .failure(.first))
    scheduler.takeLast()?()
    #expect(failed.values.isEmpty && failed.ends == ["first"])
    scheduler.run()
    #expect(cancelled.values.isEmpty && cancelled.ends.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func `so many values are sent before the end of the interval`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (log, subscription) = log(subject) {
      $0.collect(.byTimeOrCount(scheduler, .seconds(3), 2))
    }
    for value in 1...3 { subject.send(value) }
    #expect(scheduler.delays == [3, 0])
    scheduler.takeLast()?()
    #expect(log.values == [[1, 2]])
    scheduler.run()
    #expect(log.values == [[1, 2], [3]])
    withExtendedLifetime(subscription) {}
  }

  @Test func `values of a scheduler without time are collected until the end`() {
    let (log, subscription) = log([1, 2].publisher) {
      $0.collect(.byTime(ImmediateScheduler.shared, 1))
    }
    #expect(log.values == [[1, 2]] && log.ends == ["end"])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a buffer keeps nothing back`() {
    let (log, subscription) = log([1, 2, 3].publisher) {
      $0.buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
    }
    #expect(log.values == [1, 2, 3] && log.ends == ["end"])
    withExtendedLifetime(subscription) {}
  }
}
