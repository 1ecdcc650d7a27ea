/// The requests that wait for their times.
struct PendingRequests {
  private struct Entry {
    var request: UNNotificationRequest
    /// The time at which the request is due.
    var date: Date
  }

  private var entries: [Entry] = []

  /// The requests, in the order in which they were added.
  var requests: [UNNotificationRequest] { entries.map(\.request) }

  /// The time at which the first request is due; `nil` if there is none.
  var nextDate: Date? { entries.map(\.date).min() }

  /// Adds a request, in place of one with the same identifier.
  ///
  /// - Returns: `false` if the request will never be due. It is not added, and another one with its identifier is
  ///   removed.
  mutating func insert(_ request: UNNotificationRequest, at now: Date) -> Bool {
    remove { $0 == request.identifier }
    guard let trigger = request.trigger else {
      entries.append(Entry(request: request, date: now))
      return true
    }
    guard let date = trigger.nextDate(after: now) else { return false }
    entries.append(Entry(request: request, date: date))
    return true
  }

  /// Removes the requests whose identifiers have a property.
  mutating func remove(where isRemoved: (String) -> Bool) {
    entries.removeAll { isRemoved($0.request.identifier) }
  }

  /// Removes one request, if it is still there.
  mutating func remove(_ request: UNNotificationRequest) {
    entries.removeAll { $0.request === request }
  }

  /// Takes the requests that are due, the earliest first. The ones that repeat stay, for their next times.
  mutating func takeDue(at now: Date) -> [UNNotificationRequest] {
    let due = entries.filter { $0.date <= now }.sorted { $0.date < $1.date }
    entries = entries.compactMap { entry in
      guard entry.date <= now else { return entry }
      guard let trigger = entry.request.trigger, trigger.repeats,
        let next = trigger.nextDate(after: now, since: entry.date)
      else { return nil }
      return Entry(request: entry.request, date: next)
    }
    return due.map(\.request)
  }
}
