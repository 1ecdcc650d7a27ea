import Foundation
import Testing

@testable import UserNotifications

/// The requests that wait, with times given by the test.
@Suite struct PendingRequestsTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func request(
    _ id: String, after seconds: TimeInterval? = nil, repeats: Bool = false
  ) -> UNNotificationRequest {
    UNNotificationRequest(
      identifier: id, content: UNNotificationContent(),
      trigger: seconds.map { UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats) }
    )
  }

  /// Adds requests at the start.
  private func pending(_ requests: UNNotificationRequest...) -> PendingRequests {
    var pending = PendingRequests()
    for request in requests { _ = pending.insert(request, at: start) }
    return pending
  }

  /// Takes the identifiers that are due some seconds after the start.
  private func due(_ pending: inout PendingRequests, after seconds: TimeInterval) -> [String] {
    pending.takeDue(at: start + seconds).map(\.identifier)
  }

  @Test func `a request without a trigger is due at once, and once`() {
    var pending = pending(request("a"))
    #expect(pending.nextDate == start)
    let (first, second) = (due(&pending, after: 0), due(&pending, after: 1))
    #expect(first == ["a"] && second.isEmpty && pending.requests.isEmpty)
  }

  @Test func `a request is due when its time has passed, the earliest first`() {
    var pending = pending(request("b", after: 20), request("a", after: 10), request("c", after: 30))
    #expect(pending.requests.map(\.identifier) == ["b", "a", "c"])
    #expect(pending.nextDate == start + 10)
    let (early, then) = (due(&pending, after: 9.9), due(&pending, after: 20))
    #expect(early.isEmpty && then == ["a", "b"])
    #expect(pending.nextDate == start + 30)
  }

  @Test func `a request that repeats stays, and leaves out the times that were missed`() {
    var pending = pending(request("a", after: 60, repeats: true))
    let first = due(&pending, after: 60)
    #expect(first == ["a"] && pending.nextDate == start + 120)
    // The computer slept from 61 to 250: the times at 120, 180 and 240 have passed.
    let afterSleep = due(&pending, after: 250)
    #expect(afterSleep == ["a"] && pending.nextDate == start + 300)
  }

  @Test func `a request replaces the one with its identifier`() {
    var pending = pending(request("a", after: 10), request("a", after: 20))
    let (early, late) = (due(&pending, after: 15), due(&pending, after: 25))
    #expect(early.isEmpty && late == ["a"])
  }

  @Test func `a request that is removed is never due`() {
    let (first, second) = (request("a", after: 10), request("b", after: 10))
    var pending = pending(first, second, request("c", after: 10))
    pending.remove { $0 == "a" }
    pending.remove(second)
    let left = due(&pending, after: 10)
    #expect(left == ["c"])
  }

  @Test func `a request without a date in the future is not added`() {
    var pending = PendingRequests()
    let past = UNNotificationRequest(
      identifier: "a", content: UNNotificationContent(),
      trigger: UNCalendarNotificationTrigger(
        dateMatching: DateComponents(year: 2020, month: 1, day: 1), repeats: false))
    let isAdded = pending.insert(past, at: start)
    #expect(!isAdded && pending.nextDate == nil)
  }

  @Test func `no time at all ends the program with a sentence`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 0, repeats: false)
    }
    let message = try #require(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("must be greater than 0 seconds."))
  }

  @Test func `less than a minute between repetitions ends the program with a sentence`()
    async throws
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = UNTimeIntervalNotificationTrigger(timeInterval: 59.9, repeats: true)
    }
    let message = try #require(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("must be at least 60 seconds."))
  }

  @Test func `a time without end is never due`() {
    var pending = pending(request("a", after: .infinity))
    let due = due(&pending, after: 1e12)
    #expect(due.isEmpty && pending.requests.count == 1)
  }
}
