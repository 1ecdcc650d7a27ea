import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The number of publishers to which `flatMap` subscribes at a time.
struct PublisherLimitTests {
  private enum Oops: Error, Equatable { case first }

  /// Publishers by their numbers, which are subscribed to when they are asked for.
  private final class Work {
    var subjects: [PassthroughSubject<String, Oops>] = []
    var values: [String] = []
    var ends: [Subscribers.Completion<Oops>] = []

    func start(_ value: Int) -> PassthroughSubject<String, Oops> {
      let subject = PassthroughSubject<String, Oops>()
      subjects.append(subject)
      return subject
    }

    func follow<P: Publisher>(_ publisher: P) -> AnyCancellable
    where P.Output == String, P.Failure == Oops {
      publisher.sink {
        self.ends.append($0)
      } receiveValue: {
        self.values.append($0)
      }
    }
  }

  @Test func `values wait until one of the publishers completes`() {
    let work = Work()
    let source = PassthroughSubject<Int, Oops>()
    let subscription = work.follow(source.flatMap(maxPublishers: .max(2)) { work.start($0) })
    for value in 1...4 { source.send(value) }
    #expect(work.subjects.count == 2)
    work.subjects[1].send("b")
    work.subjects[1].send(completion: .finished)
    #expect(work.subjects.count == 3)
    work.subjects[2].send("c")
    work.subjects[0].send("a")
    #expect(work.values == ["b", "c", "a"])
    source.send(completion: .finished)
    for index in 0...3 { work.subjects[index].send(completion: .finished) }
    #expect(work.subjects.count == 4)
    #expect(work.ends == [.finished])
    withExtendedLifetime(subscription) {}
  }

  @Test func `the end of the values is not that of those which wait`() {
    let work = Work()
    let numbers = [1, 2].publisher.setFailureType(to: Oops.self)
    let subscription = work.follow(numbers.flatMap(maxPublishers: .max(1)) { work.start($0) })
    #expect(work.ends.isEmpty)
    work.subjects[0].send(completion: .finished)
    #expect(work.ends.isEmpty && work.subjects.count == 2)
    work.subjects[1].send("last")
    work.subjects[1].send(completion: .finished)
    #expect(work.values == ["last"] && work.ends == [.finished])
    withExtendedLifetime(subscription) {}
  }

  @Test func `an error or a cancellation starts no publisher that waits`() {
    let (failed, cancelled) = (Work(), Work())
    let numbers = [1, 2, 3].publisher.setFailureType(to: Oops.self)
    let first = failed.follow(numbers.flatMap(maxPublishers: .max(1)) { failed.start($0) })
    failed.subjects[0].send(completion: .failure(.first))
    #expect(failed.subjects.count == 1)
    #expect(failed.ends == [.failure(.first)])
    let second = cancelled.follow(numbers.flatMap(maxPublishers: .max(1)) { cancelled.start($0) })
    second.cancel()
    cancelled.subjects[0].send(completion: .finished)
    #expect(cancelled.subjects.count == 1 && cancelled.ends.isEmpty)
    withExtendedLifetime(first) {}
  }

  @Test func `many publishers that complete at once follow one that does not`() {
    let first = PassthroughSubject<Int, Never>()
    var sum = 0
    let subscription = (0...100_000).publisher
      .flatMap(maxPublishers: .max(1)) { value in
        value == 0 ? first.eraseToAnyPublisher() : Just(value).eraseToAnyPublisher()
      }
      .sink { sum += $0 }
    #expect(sum == 0)
    first.send(completion: .finished)
    #expect(sum == 5_000_050_000)
    withExtendedLifetime(subscription) {}
  }

  @Test func `publishers with and without errors go together`() {
    let work = Work()
    _ = work.follow(Just(1).flatMap { _ in Fail<String, Oops>(error: .first) })
    _ = work.follow(Fail<String, Oops>(error: .first).flatMap { Just($0) })
    #expect(work.ends == [.failure(.first), .failure(.first)])
    var sum = 0
    _ = Just(1).flatMap { Just($0 + 1) }.sink { sum += $0 }
    #expect(sum == 2)
  }

  @Test func `numbers of values are compared`() {
    #expect(Subscribers.Demand.max(2) < .max(3) && Subscribers.Demand.max(3) < .unlimited)
    #expect(!(Subscribers.Demand.unlimited < .max(3)) && Subscribers.Demand.none == .max(0))
    #expect("\(Subscribers.Demand.max(2)) \(Subscribers.Demand.unlimited)" == "max(2) unlimited")
  }
}
