import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Values sent by publishers, as in Combine.
struct PublisherTests {
  private enum Oops: Error, Equatable { case first, second }

  private final class Notes<Value> {
    var values: [Value] = []
    var ends = 0
  }

  private func notes<P: Publisher>(_ publisher: P) -> (Notes<P.Output>, AnyCancellable) {
    let notes = Notes<P.Output>()
    let subscription = publisher.sink { _ in
      notes.ends += 1
    } receiveValue: {
      notes.values.append($0)
    }
    return (notes, subscription)
  }

  @Test func `values are transformed, filtered and counted`() {
    let source = [1, 2, 2, 3, 3, 4].publisher
    #expect(notes(source.map { $0 * 2 }).0.values == [2, 4, 4, 6, 6, 8])
    #expect(notes(source.filter { $0 > 2 }).0.values == [3, 3, 4])
    #expect(notes(source.compactMap { $0 == 2 ? nil : $0 }).0.values == [1, 3, 3, 4])
    #expect(notes(source.removeDuplicates()).0.values == [1, 2, 3, 4])
    #expect(notes(source.dropFirst(4)).0.values == [3, 4])
    #expect(notes(source.scan(0, +)).0.values == [1, 3, 5, 8, 11, 15])
    #expect(notes(source.prepend(7, 8)).0.values == [7, 8, 1, 2, 2, 3, 3, 4])
    #expect(notes([nil, 5].publisher.replaceNil(with: 1)).0.values == [1, 5])
    #expect(notes(source.drop { $0 != 2 }).0.values == [2, 2, 3, 3, 4])
    #expect(notes(source.prefix { $0 < 3 }).0.values == [1, 2, 2])
    #expect(notes(source.reduce(0, +)).0.values == [15])
    #expect(notes(source.collect()).0.values == [[1, 2, 2, 3, 3, 4]])
    #expect(notes(Fail<Int, Oops>(error: .first).collect()).0.values.isEmpty)
  }

  @Test func `prefix completes after its last value`() {
    let subject = PassthroughSubject<Int, Never>()
    let (notes, subscription) = notes(subject.prefix(2))
    for value in 1...4 { subject.send(value) }
    subject.send(completion: .finished)
    #expect(notes.values == [1, 2])
    #expect(notes.ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `a completed subject sends no values, and completes new subscribers`() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    let (early, first) = notes(subject)
    subject.send(2)
    subject.send(completion: .failure(.first))
    subject.send(3)
    subject.value = 4
    #expect(subject.value == 2)
    subject.send(completion: .finished)
    let (late, second) = notes(subject)
    #expect(early.values == [1, 2])
    #expect(early.ends == 1)
    #expect(late.values.isEmpty)
    #expect(late.ends == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `combineLatest sends when it has all values`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let (notes, subscription) = notes(a.combineLatest(b) { "\($0)\($1)" })
    a.send(1)
    a.send(2)
    b.send("x")
    a.send(3)
    a.send(completion: .finished)
    b.send("y")
    #expect(notes.values == ["2x", "3x", "3y"])
    #expect(notes.ends == 0)
    b.send(completion: .finished)
    #expect(notes.ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `combineLatest supports nil values`() {
    let a = CurrentValueSubject<Int?, Never>(nil)
    let (notes, subscription) = notes(a.combineLatest(Just(1)) { first, _ in first })
    a.send(4)
    #expect(notes.values == [nil, 4])
    withExtendedLifetime(subscription) {}
  }

  @Test func `four latest values go together`() {
    let subjects = (1...4).map { CurrentValueSubject<Int, Never>($0) }
    let all = subjects[0].combineLatest(subjects[1], subjects[2], subjects[3])
    let (notes, subscription) = notes(all.map { [$0, $1, $2, $3] })
    subjects[2].send(9)
    #expect(notes.values == [[1, 2, 3, 4], [1, 2, 9, 4]])
    withExtendedLifetime(subscription) {}
  }

  @Test func `zip sends pairs of values`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (notes, subscription) = notes(a.zip(b).map { [$0, $1] })
    a.send(1)
    a.send(2)
    b.send(10)
    b.send(20)
    b.send(30)
    #expect(notes.values == [[1, 10], [2, 20]])
    withExtendedLifetime(subscription) {}
  }

  @Test func `merge completes with the last of its publishers`() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let (notes, subscription) = notes(a.merge(with: b))
    a.send(1)
    b.send(2)
    a.send(completion: .finished)
    b.send(3)
    #expect(notes.values == [1, 2, 3])
    #expect(notes.ends == 0)
    b.send(completion: .finished)
    #expect(notes.ends == 1)
    #expect(self.notes(Publishers.MergeMany([PassthroughSubject<Int, Never>]())).0.ends == 1)
    withExtendedLifetime(subscription) {}
  }

  @Test func `an error ends all operators, and may be replaced`() {
    let source = ["1", "x", "2"].publisher
    let numbers = source.tryMap { text -> Int in
      guard let number = Int(text) else { throw Oops.second }
      return number
    }
    var end: Subscribers.Completion<Oops>?
    let subscription = numbers.mapError { $0 as? Oops ?? .first }.sink {
      end = $0
    } receiveValue: {
      #expect($0 == 1)
    }
    #expect(end == .failure(.second))
    #expect(notes(numbers.replaceError(with: 0)).0.values == [1, 0])
    #expect(notes(numbers.catch { _ in [7, 8].publisher }).0.values == [1, 7, 8])
    withExtendedLifetime(subscription) {}
  }

  @Test func `inner publishers are subscribed to in parallel or one at a time`() {
    let subjects = (0..<2).map { _ in PassthroughSubject<Int, Never>() }
    let outer = PassthroughSubject<Int, Never>()
    let (flat, first) = notes(outer.flatMap { subjects[$0] })
    let (last, second) = notes(outer.map { subjects[$0] }.switchToLatest())
    outer.send(0)
    subjects[0].send(1)
    outer.send(1)
    subjects[0].send(2)
    subjects[1].send(3)
    #expect(flat.values == [1, 2, 3])
    #expect(last.values == [1, 3])
    outer.send(completion: .finished)
    #expect(flat.ends == 0)
    for subject in subjects { subject.send(completion: .finished) }
    #expect(flat.ends == 1)
    #expect(last.ends == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a debounced value is sent after a time without values`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (notes, subscription) = notes(
      subject.debounce(for: 0.5, scheduler: scheduler, options: nil))
    subject.send(1)
    subject.send(2)
    #expect(scheduler.delays == [0.5, 0.5])
    #expect(notes.values.isEmpty)
    scheduler.run()
    #expect(notes.values == [2])
    subject.send(3)
    subject.send(completion: .finished)
    scheduler.run()
    // As Combine: a value that waits when the publisher completes is lost.
    #expect(notes.values == [2])
    #expect(notes.ends == 1)
    subscription.cancel()
  }

  @Test func `a throttled publisher sends the first value and at most one per interval`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (notes, subscription) = notes(
      subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true))
    for value in 1...3 { subject.send(value) }
    // The first value, and the end of the interval that it started.
    #expect(scheduler.delays == [0, 1])
    scheduler.run()
    #expect(notes.values == [1, 3])
    scheduler.run()
    subject.send(4)
    scheduler.run()
    #expect(notes.values == [1, 3, 4])
    subscription.cancel()
  }

  @Test func `a value scheduled on another thread is not delivered after cancellation`() {
    let (subject, scheduler) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let (notes, subscription) = notes(subject.receive(on: scheduler))
    subject.send(1)
    scheduler.run()
    subject.send(2)
    subscription.cancel()
    scheduler.run()
    #expect(notes.values == [1])
  }

  @Test func `a future keeps its first result, and share subscribes once`() {
    var promise: Future<Int, Oops>.Promise?
    let future = Future<Int, Oops> { promise = $0 }
    let (early, first) = notes(future)
    promise?(.success(1))
    promise?(.failure(.first))
    #expect(early.values == [1])
    #expect(notes(future).0.values == [1])

    var begun = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = Deferred {
      begun += 1
      return subject
    }.share()
    let (a, second) = notes(shared)
    let (b, third) = notes(shared)
    subject.send(5)
    #expect((a.values, b.values, begun) == ([5], [5], 1))
    withExtendedLifetime((first, second, third)) {}
  }

  @Test func `subscriptions end when they are released`() {
    let subject = PassthroughSubject<Int, Never>()
    var kept = Set<AnyCancellable>()
    var values: [Int] = []
    subject.map { $0 + 1 }.sink { values.append($0) }.store(in: &kept)
    subject.send(1)
    kept.removeAll()
    subject.send(2)
    #expect(values == [2])
  }

  @Test func `values can be assigned to properties and subjects`() {
    final class Model: ObservableObject {
      @Published var count = 0
      var last = 0
    }
    let (model, subject) = (Model(), PassthroughSubject<Int, Never>())
    subject.assign(to: &model.$count)
    let subscription = model.$count.map { $0 * 10 }.assign(to: \.last, on: model)
    subject.send(3)
    #expect((model.count, model.last) == (3, 30))
    withExtendedLifetime(subscription) {}
  }

  @Test func `notifications are published`() {
    let (center, name) = (NotificationCenter(), Notification.Name("tests.news"))
    let (notes, subscription) = notes(center.publisher(for: name).map { $0.object as? Int })
    center.post(name: name, object: 5)
    subscription.cancel()
    center.post(name: name, object: 6)
    #expect(notes.values == [5])
    #expect(center.publisher(for: name) == center.publisher(for: name))
  }

  @Test func `values can be awaited`() async {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    #expect(values == [1, 2, 3])
  }

  @Test func `data is decoded`() {
    let numbers = Just(Data("[1, 2]".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(notes(numbers).0.values == [[1, 2]])
    let broken = Just(Data("[".utf8)).decode(type: [Int].self, decoder: JSONDecoder())
    #expect(notes(broken.replaceError(with: [])).0.values == [[]])
  }
}
