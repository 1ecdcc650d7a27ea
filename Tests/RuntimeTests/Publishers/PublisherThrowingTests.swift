import Foundation
import PlumbUI
import Testing

/// Operators with functions that may throw.
struct PublisherThrowingTests {
  private enum Oops: Error { case first }

  /// Returns the values and the end of a publisher of the numbers 1 to 4.
  private func events<P: Publisher>(
    _ transform: (Publishers.Sequence<[Int], Never>) -> P
  ) -> [String] where P.Failure == any Error {
    var events: [String] = []
    let subscription = transform([1, 2, 3, 4].publisher).sink { end in
      if case .failure(let error) = end { events.append("\(error)") } else { events.append("end") }
    } receiveValue: {
      events.append("\($0)")
    }
    withExtendedLifetime(subscription) {}
    return events
  }

  /// Throws for the number 3.
  private func check(_ value: Int, _ result: Bool) throws -> Bool {
    if value == 3 { throw Oops.first }
    return result
  }

  @Test func `results of functions that do not throw are those of the other forms`() {
    #expect(events { $0.tryScan(0) { $0 + $1 } } == ["1", "3", "6", "10", "end"])
    #expect(events { $0.tryReduce(0) { $0 + $1 } } == ["10", "end"])
    #expect(events { $0.tryDrop { $0 < 3 } } == ["3", "4", "end"])
    #expect(events { $0.tryPrefix { $0 < 3 } } == ["1", "2", "end"])
    #expect(events { $0.tryRemoveDuplicates { $0 / 2 == $1 / 2 } } == ["1", "2", "4", "end"])
    #expect(events { $0.tryFirst { $0 > 1 } } == ["2", "end"])
    #expect(events { $0.tryFirst { $0 > 9 } } == ["end"])
    #expect(events { $0.tryLast { $0 < 3 } } == ["2", "end"])
    #expect(events { $0.tryContains { $0 == 4 } } == ["true", "end"])
    #expect(events { $0.tryContains { $0 == 5 } } == ["false", "end"])
    #expect(events { $0.tryAllSatisfy { $0 < 5 } } == ["true", "end"])
    #expect(events { $0.tryAllSatisfy { $0 < 2 } } == ["false", "end"])
    #expect(events { $0.tryMin { $0 < $1 } } == ["1", "end"])
    #expect(events { $0.tryMax { $0 < $1 } } == ["4", "end"])
  }

  @Test func `an error is the end, after the values before it`() {
    #expect(events { $0.tryScan(0) { try check($1, true) ? $0 + $1 : 0 } } == ["1", "3", "first"])
    #expect(events { $0.tryReduce(0) { try check($1, true) ? $0 + $1 : 0 } } == ["first"])
    #expect(events { $0.tryDrop { try check($0, true) } } == ["first"])
    #expect(events { $0.tryPrefix { try check($0, true) } } == ["1", "2", "first"])
    #expect(events { $0.tryRemoveDuplicates { try check($1, $0 == $1) } } == ["1", "2", "first"])
    #expect(events { $0.tryFirst { try check($0, false) } } == ["first"])
    #expect(events { $0.tryLast { try check($0, true) } } == ["first"])
    #expect(events { $0.tryContains { try check($0, false) } } == ["first"])
    #expect(events { $0.tryAllSatisfy { try check($0, true) } } == ["first"])
    #expect(events { $0.tryMin { try check($0, $0 < $1) } } == ["first"])
  }

  @Test func `an error cancels the publisher, and each subscription begins anew`() {
    var cancellations = 0
    let subject = PassthroughSubject<Int, Never>()
    let sums = subject.handleEvents(receiveCancel: { cancellations += 1 })
      .tryScan(0) { try check($1, true) ? $0 + $1 : 0 }
    var values: [[Int]] = [[], []]
    let first = sums.sink { _ in
    } receiveValue: {
      values[0].append($0)
    }
    subject.send(1)
    let second = sums.sink { _ in
    } receiveValue: {
      values[1].append($0)
    }
    subject.send(2)
    #expect(values == [[1, 3], [2]])
    subject.send(3)
    #expect(cancellations == 2)
    subject.send(4)
    #expect(values == [[1, 3], [2]])
    withExtendedLifetime((first, second)) {}
  }

  @Test func `a function may cause values`() {
    let subject = PassthroughSubject<Int, Never>()
    var values: [Int] = []
    let subscription = subject.tryScan(0) { sum, value in
      if value == 1 { subject.send(5) }
      return value
    }
    .sink { _ in
    } receiveValue: {
      values.append($0)
    }
    subject.send(1)
    #expect(values == [5, 1])
    withExtendedLifetime(subscription) {}
  }
}
