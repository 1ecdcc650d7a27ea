import Combine
import Foundation
import Testing

/// Operators that tell something of all values, answer failures, or continue with other publishers.
struct PublisherSummaryTests {
  private enum Oops: Error, Equatable { case first, second }

  /// The values and the end of a publisher that ends at once.
  private func result<P: Publisher>(
    _ publisher: P
  ) -> (values: [P.Output], failure: P.Failure?, ends: Int) {
    var (values, failure, ends) = ([P.Output](), P.Failure?.none, 0)
    let subscription = publisher.sink { completion in
      ends += 1
      if case .failure(let error) = completion { failure = error }
    } receiveValue: {
      values.append($0)
    }
    subscription.cancel()
    return (values, failure, ends)
  }

  private let numbers = [3, 1, 2].publisher

  @Test func `values are encoded and decoded again`() {
    struct Point: Codable, Equatable { var x: Int }
    let data = result([Point(x: 1)].publisher.encode(encoder: JSONEncoder())).values
    #expect(data.map { String(decoding: $0, as: UTF8.self) } == ["{\"x\":1}"])
    let points = data.publisher.decode(type: Point.self, decoder: JSONDecoder())
    #expect(result(points).values == [Point(x: 1)])
    #expect(result([Double.nan].publisher.encode(encoder: JSONEncoder())).failure != nil)
  }

  @Test func `one value tells something of all`() {
    #expect(result(numbers.count()).values == [3])
    #expect(result(numbers.last()).values == [2])
    #expect(result(numbers.last { $0 > 1 }).values == [2])
    #expect(result(numbers.last { $0 > 3 }).values == [])
    #expect(result(numbers.min()).values == [1])
    #expect(result(numbers.max()).values == [3])
    #expect(result(numbers.max { $0 > $1 }).values == [1])
    #expect(result(numbers.contains(1)).values == [true])
    #expect(result(numbers.contains { $0 > 3 }).values == [false])
    #expect(result(numbers.allSatisfy { $0 > 0 }).values == [true])
    #expect(result(numbers.allSatisfy { $0 > 1 }).values == [false])
    #expect(result(numbers.output(at: 1)).values == [1])
    #expect(result(numbers.ignoreOutput()).ends == 1)
    #expect(result(numbers.collect(2)).values == [[3, 1], [2]])
    #expect(result(numbers.replaceEmpty(with: 7)).values == [3, 1, 2])
    #expect(result([Int]().publisher.replaceEmpty(with: 7)).values == [7])
  }

  @Test func `the search for a value ends with it`() {
    let subject = PassthroughSubject<Int, Never>()
    var (found, ends) = ([Bool](), 0)
    let subscription = subject.contains(2).sink { _ in
      ends += 1
    } receiveValue: {
      found.append($0)
    }
    subject.send(1)
    #expect(found.isEmpty)
    subject.send(2)
    #expect(found == [true] && ends == 1)
    subscription.cancel()
  }

  @Test func `a failed publisher has no summary`() {
    let failed = Fail<Int, Oops>(error: .first)
    #expect(result(failed.count()).values.isEmpty)
    #expect(result(failed.count()).failure == .first)
    #expect(result(failed.replaceEmpty(with: 1)).values.isEmpty)
  }

  @Test func `a failure is answered as often as it is said`() {
    var attempts = 0
    let failing = Deferred { () -> Fail<Int, Oops> in
      attempts += 1
      return Fail(error: .first)
    }
    #expect(result(failing.retry(2)).failure == .first)
    #expect(attempts == 3)
    attempts = 0
    let second = Deferred { () -> AnyPublisher<Int, Oops> in
      attempts += 1
      return attempts < 2
        ? Fail(error: .first).eraseToAnyPublisher()
        : Just(5).setFailureType(to: Oops.self).eraseToAnyPublisher()
    }
    #expect(result(second.retry(4)).values == [5])
    #expect(attempts == 2)
  }

  @Test func `another publisher follows a failure, unless it cannot be made`() {
    let failed = Fail<Int, Oops>(error: .first)
    #expect(result(failed.tryCatch { _ in Just(1) }).values == [1])
    let thrown = result(failed.tryCatch { _ -> Just<Int> in throw Oops.second })
    #expect(thrown.failure as? Oops == .second)
    #expect(result(numbers.assertNoFailure()).values == [3, 1, 2])
  }

  @Test func `closures that throw end the values`() {
    let some = result(numbers.tryCompactMap { $0 == 1 ? nil : $0 })
    #expect(some.values == [3, 2] && some.failure == nil)
    let odd = result(
      numbers.tryFilter {
        if $0 == 2 { throw Oops.second }
        return $0 > 1
      })
    #expect(odd.values == [3] && odd.failure as? Oops == .second)
  }

  @Test func `publishers follow each other`() {
    #expect(result(numbers.append(4, 5)).values == [3, 1, 2, 4, 5])
    #expect(result(numbers.append([4])).values == [3, 1, 2, 4])
    #expect(result(numbers.append(Just(9))).values == [3, 1, 2, 9])
    #expect(result(numbers.prepend(Just(9))).values == [9, 3, 1, 2])
    let pairs = result(numbers.zip(["a", "b"].publisher, [true, false, true].publisher)).values
    #expect(pairs.map { "\($0.0)\($0.1)\($0.2)" } == ["3atrue", "1bfalse"])
  }

  @Test func `the second publisher begins at the end of the first one`() {
    let (first, second) = (PassthroughSubject<Int, Oops>(), PassthroughSubject<Int, Oops>())
    var (values, failure) = ([Int](), Oops?.none)
    let subscription = first.append(second).sink { completion in
      if case .failure(let error) = completion { failure = error }
    } receiveValue: {
      values.append($0)
    }
    second.send(1)
    first.send(2)
    first.send(completion: .finished)
    second.send(3)
    second.send(completion: .failure(.second))
    #expect(values == [2, 3] && failure == .second)
    subscription.cancel()
  }

  @Test func `values are read in a loop, which throws the failure`() async throws {
    var read: [Int] = []
    for try await number in numbers.setFailureType(to: Oops.self).values { read.append(number) }
    #expect(read == [3, 1, 2])
    await #expect(throws: Oops.first) {
      for try await _ in Fail<Int, Oops>(error: .first).values {}
    }
  }
}
