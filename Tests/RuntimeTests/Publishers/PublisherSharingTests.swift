import Foundation
import PlumbUI
import Testing

/// Operators that observe a publisher, share it, or join it with others.
struct PublisherSharingTests {
  private enum Oops: Error, Equatable { case first }

  private func values<P: Publisher>(_ publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let subscription = publisher.sink { _ in
    } receiveValue: {
      values.append($0)
    }
    withExtendedLifetime(subscription) {}
    return values
  }

  // MARK: Events

  @Test func `the subscription comes before the values, and may be cancelled`() {
    var events: [String] = []
    let subject = PassthroughSubject<Int, Never>()
    var connection: (any Subscription)?
    let subscription = subject.handleEvents(
      receiveSubscription: {
        connection = $0
        events.append("subscription")
      }, receiveOutput: { events.append("\($0)") },
      receiveCompletion: { _ in events.append("end") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append("\($0)") }
    ).sink { _ in }
    subject.send(1)
    connection?.cancel()
    subject.send(2)
    #expect(events == ["subscription", "unlimited", "1"])
    subscription.cancel()
    #expect(events.last == "cancel")
  }

  @Test func `a breakpoint whose conditions are false lets events pass`() {
    let watched = [1, 2].publisher.breakpoint(
      receiveSubscription: { _ in false }, receiveOutput: { $0 > 2 },
      receiveCompletion: { _ in false })
    #expect(values(watched) == [1, 2])
    #expect(values([1, 2].publisher.breakpointOnError()) == [1, 2])
  }

  @Test func `a breakpoint stops the program`() async {
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      _ = Just(1).breakpoint(receiveOutput: { $0 == 1 }).sink { _ in }
    }
    await #expect(processExitsWith: .signal(SIGTRAP)) {
      let failing = Fail<Int, CancellationError>(error: CancellationError())
      _ = failing.breakpointOnError().sink { _ in
      } receiveValue: { _ in
      }
    }
  }

  // MARK: Sharing

  @Test func `a subject sends to all receivers from the moment of the connection`() {
    var subscriptions = 0
    let shared = [1, 2].publisher
      .handleEvents(receiveSubscription: { _ in subscriptions += 1 })
      .multicast { PassthroughSubject<Int, Never>() }
    var received: [[Int]] = [[], []]
    let first = shared.sink { received[0].append($0) }
    let second = shared.sink { received[1].append($0) }
    #expect(subscriptions == 0 && received == [[], []])
    let connection = shared.connect()
    #expect(subscriptions == 1 && received == [[1, 2], [1, 2]])
    withExtendedLifetime((first, second, connection)) {}
  }

  @Test func `a connection ends when it is cancelled, and its subject is that of the program`() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    var received: [Int] = []
    let shared = source.multicast(subject: subject)
    let subscription = shared.sink { received.append($0) }
    let connection = shared.connect()
    source.send(1)
    connection.cancel()
    source.send(2)
    subject.send(3)
    #expect(received == [0, 1, 3])
    withExtendedLifetime(subscription) {}
  }

  @Test func `a publisher waits for its connection`() {
    var received: [Int] = []
    let waiting = [1, 2].publisher.makeConnectable()
    let subscription = waiting.sink { received.append($0) }
    #expect(received.isEmpty)
    withExtendedLifetime((subscription, waiting.connect())) {}
    #expect(received == [1, 2])
  }

  // MARK: Several publishers

  @Test func `a value of another publisher is the end or the beginning`() {
    let (source, other) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Void, Oops>())
    var (before, after): ([Int], [Int]) = ([], [])
    var ends: [Subscribers.Completion<Oops>] = []
    let first = source.prefix(untilOutputFrom: other)
      .sink {
        ends.append($0)
      } receiveValue: {
        before.append($0)
      }
    let second = source.drop(untilOutputFrom: other)
      .sink { _ in
      } receiveValue: {
        after.append($0)
      }
    source.send(1)
    other.send()
    source.send(2)
    #expect(before == [1] && ends == [.finished])
    other.send(completion: .finished)
    source.send(3)
    #expect(after == [2, 3])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `the end of another publisher is no value of it`() {
    let (source, other) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Void, Oops>())
    var before: [Int] = []
    var ends: [Subscribers.Completion<Oops>] = []
    let first = source.prefix(untilOutputFrom: other)
      .sink { _ in
      } receiveValue: {
        before.append($0)
      }
    let second = source.drop(untilOutputFrom: other)
      .sink {
        ends.append($0)
      } receiveValue: { _ in
      }
    other.send(completion: .failure(.first))
    source.send(1)
    #expect(before == [1])
    #expect(ends == [.failure(.first)])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `up to four publishers are zipped, and up to eight merged`() {
    let (a, b, c, d) = ([1, 2].publisher, [3, 4].publisher, [5, 6].publisher, [7].publisher)
    #expect(values(a.zip(b) { $0 * $1 }) == [3, 8])
    #expect(values(a.zip(b, c) { $0 + $1 + $2 }) == [9, 12])
    #expect(values(a.zip(b, c)).map { "\($0)" } == ["(1, 3, 5)", "(2, 4, 6)"])
    #expect(values(a.zip(b, c, d) { $0 + $1 + $2 + $3 }) == [16])
    #expect(values(Publishers.Zip4(a, b, c, d)).map { "\($0)" } == ["(1, 3, 5, 7)"])
    #expect(values(a.combineLatest(b, c) { $0 + $1 + $2 }) == [11, 12])
    #expect(values(a.combineLatest(b, c, d) { $0 + $1 + $2 + $3 }) == [19])
    #expect(values(Publishers.Merge3(a, b, d)) == [1, 2, 3, 4, 7])
    #expect(values(Publishers.Merge5(a, b, d, d, d)) == [1, 2, 3, 4, 7, 7, 7])
    #expect(values(a.merge(with: d, d, d, d, d, d, d)) == [1, 2, 7, 7, 7, 7, 7, 7, 7])
  }

  // MARK: Values

  @Test func `values are taken by their numbers and their properties`() {
    let words = ["one", "three", "eleven"].publisher
    #expect(values(words.output(in: 1...1)) == ["three"])
    #expect(values(words.output(in: 1...)) == ["three", "eleven"])
    #expect(values(words.output(in: ..<2)) == ["one", "three"])
    #expect(
      values(words.map(\.count, \.isEmpty)).map { "\($0)" }
        == ["(3, false)", "(5, false)", "(6, false)"])
    #expect(values(words.prepend(["zero"])) == ["zero", "one", "three", "eleven"])
    let number: Int? = 3
    #expect(values(number.publisher) == [3])
    #expect(values(Int?.none.publisher) == [])
  }

  @Test func `the value of a future is awaited`() async throws {
    let future = Future<Int, Never> { promise in
      // Called once, on the other thread.
      nonisolated(unsafe) let promise = promise
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { promise(.success(7)) }
    }
    #expect(await future.value == 7)
    #expect(await future.value == 7)
    let failed = Future<Int, Oops> { $0(.failure(.first)) }
    await #expect(throws: Oops.first) { try await failed.value }
  }
}
