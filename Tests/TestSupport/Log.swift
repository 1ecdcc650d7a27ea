/// A log of events, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  nonisolated init() {}

  func add(_ entry: String) { entries.append(entry) }
}
