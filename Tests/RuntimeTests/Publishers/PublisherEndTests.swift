import Foundation
import PlumbUI
import Synchronization
import Testing

@testable import TestSupport

/// The effects of the end of a publisher, such as the cancellation of subscriptions that are no
/// longer needed.
struct PublisherEndTests {
  private enum Oops: Error { case first }

  /// The events behind an operator and in front of it.
  private final class Log {
    var values: [Int] = []
    var ends = 0
    /// The values that reached the operator.
    var outputs = 0
    var cancellations = 0
  }

  /// Subscribes to an operator on a publisher.
  private func log<Source: Publisher, P: Publisher>(
    _ source: Source, _ transform: (Publishers.HandleEvents<Source>) -> P
  ) -> (Log, AnyCancellable) where P.Output == Int {
    let log = Log()
    let watched = source.handleEvents(
      receiveOutput: { _ in log.outputs += 1 }, receiveCancel: { log.cancellations += 1 })
    let subscription = transform(watched).sink { _ in
      log.ends += 1
    } receiveValue: {
      log.values.append($0)
    }
    return (log, subscription)
  }

  @Test func `first and prefix cancel their publisher with the last value`() {
    let subject = PassthroughSubject<Int, Never>()
    let (log, subscription) = log(subject) { $0.prefix(2) }
    for value in 1...4 { subject.send(value) }
    #expect(log.values == [1, 2])
    #expect((log.ends, log.outputs, log.cancellations) == (1, 2, 1))
    subscription.cancel()
    #expect(log.cancellations == 1)
  }

  @Test func `a publisher that sends while it is subscribed to is cancelled`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let (log, subscription) = log(subject) { $0.first() }
    subject.send(2)
    #expect(log.values == [1])
    #expect((log.ends, log.outputs, log.cancellations) == (1, 1, 1))
    withExtendedLifetime(subscription) {}
  }

  @Test func `prefix while cancels with the first other value`() {
    let subject = PassthroughSubject<Int, Never>()
    let (log, subscription) = log(subject) { $0.prefix { $0 < 3 } }
    for value in [1, 5, 2] { subject.send(value) }
    #expect(log.values == [1])
    #expect((log.ends, log.outputs, log.cancellations) == (1, 2, 1))
    withExtendedLifetime(subscription) {}
  }

  @Test func `a failed transformation cancels its publisher`() {
    let subject = PassthroughSubject<Int, Never>()
    let (log, subscription) = log(subject) { $0.tryMap { _ -> Int in throw Oops.first } }
    subject.send(1)
    subject.send(2)
    #expect((log.ends, log.outputs, log.cancellations) == (1, 1, 1))
    withExtendedLifetime(subscription) {}
  }

  @Test func `the failure of an inner publisher cancels the outer one`() {
    let (outer, inner) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let (log, subscription) = log(outer) { $0.flatMap { _ in inner } }
    outer.send(1)
    inner.send(completion: .failure(.first))
    outer.send(2)
    #expect((log.ends, log.outputs, log.cancellations) == (1, 1, 1))
    withExtendedLifetime(subscription) {}
  }

  @Test func `the failure of one of several publishers cancels the others`() {
    let (a, b) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    let (merged, first) = log(a) { $0.merge(with: b) }
    let (latest, second) = log(a) { $0.combineLatest(b) { $0 + $1 } }
    let (zipped, third) = log(a) { $0.zip(b).map { $0 + $1 } }
    b.send(completion: .failure(.first))
    a.send(1)
    for log in [merged, latest, zipped] {
      #expect(log.values.isEmpty)
      #expect((log.ends, log.outputs, log.cancellations) == (1, 0, 1))
    }
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `zip finishes when there can be no further pair`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (log, subscription) = log(a) { $0.zip(b).map { $0 + $1 } }
    a.send(1)
    a.send(2)
    a.send(completion: .finished)
    b.send(10)
    #expect(log.ends == 0)
    b.send(20)
    #expect(log.values == [11, 22])
    #expect(log.ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `up to four publishers are merged`() {
    let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
    let three = subjects[0].merge(with: subjects[1], subjects[2])
    let (log, subscription) = log(three) { $0.merge(with: subjects[3]) }
    let (all, second) = self.log(subjects[0]) {
      $0.merge(with: subjects[1], subjects[2], subjects[3])
    }
    for (value, subject) in subjects.enumerated() { subject.send(value) }
    #expect(log.values == [0, 1, 2, 3])
    #expect(all.values == [0, 1, 2, 3])
    for subject in subjects { subject.send(completion: .finished) }
    #expect((log.ends, all.ends) == (1, 1))
    withExtendedLifetime((subscription, second)) {}
  }

  @Test func `a throttled value is sent before the completion, and none after it`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (log, subscription) = log(subject) {
      $0.throttle(for: 1, scheduler: scheduler, latest: true)
    }
    subject.send(1)
    subject.send(2)
    // The first value, and the end of the interval, which comes after the completion.
    let interval = scheduler.takeLast()
    subject.send(completion: .finished)
    scheduler.run()
    #expect(log.values == [1, 2])
    #expect(log.ends == 1)
    interval?()
    #expect(log.values == [1, 2])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a cancelled throttle or debounce sends nothing`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (throttled, first) = log(subject) {
      $0.throttle(for: 1, scheduler: scheduler, latest: true)
    }
    let (debounced, second) = log(subject) { $0.debounce(for: 1, scheduler: scheduler) }
    subject.send(1)
    subject.send(completion: .finished)
    first.cancel()
    second.cancel()
    scheduler.run()
    #expect(throttled.values.isEmpty && debounced.values.isEmpty)
    #expect((throttled.ends, debounced.ends) == (0, 0))
  }

  @Test func `a value sent while the first one is delivered comes after it`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var values: [Int] = []
    let subscription = subject.sink { value in
      values.append(value)
      if value == 1 { subject.send(2) }
      values.append(-value)
    }
    #expect(values == [1, -1, 2, -2])
    withExtendedLifetime(subscription) {}
  }

  /// The values and the end that a receiver gets, on any thread.
  private final class Received: Sendable {
    let values = Mutex<[Int]>([])
    let ends = Mutex(0)
    let subscription = Mutex<AnyCancellable?>(nil)
  }

  @Test func `a receiver misses no event that is sent while it subscribes`() {
    for _ in 0..<500 {
      let (subject, received) = (CurrentValueSubject<Int, Never>(1), Received())
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == 0 {
          subject.send(2)
          subject.send(completion: .finished)
        } else {
          let subscription = subject.sink { _ in
            received.ends.withLock { $0 += 1 }
          } receiveValue: { value in
            received.values.withLock { $0.append(value) }
          }
          received.subscription.withLock { $0 = subscription }
        }
      }
      let values = received.values.withLock(\.self)
      #expect([[], [2], [1, 2]].contains(values))
      #expect(received.ends.withLock(\.self) == 1)
    }
  }
}
