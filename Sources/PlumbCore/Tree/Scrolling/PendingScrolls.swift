/// The scrolls to perform after the next layout pass.
@MainActor package final class PendingScrolls {
  /// Performs a scroll and returns whether it must be repeated after the next pass.
  package typealias Scroll = @MainActor (UpdateContext) -> Bool

  private var scrolls: [Scroll] = []

  var isEmpty: Bool { scrolls.isEmpty }

  /// Performs a scroll after the next layout pass.
  package func add(_ scroll: @escaping Scroll) {
    scrolls.append(scroll)
  }

  /// Performs the scrolls in the order in which they were added. A scroll added meanwhile is
  /// performed after the next pass, before scrolls that are repeated.
  func perform(at context: UpdateContext) {
    let due = scrolls
    scrolls = []
    let repeated = due.filter { $0(context) }
    scrolls += repeated
  }
}
