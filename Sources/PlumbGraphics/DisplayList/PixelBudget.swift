internal import Synchronization

/// The number of pixels that the pictures of a program may have in memory at a time.
///
/// Each picture from a file has a share from before it is decoded until nothing shows it, so that many
/// files of a few bytes cannot take all memory together.
package final class PixelBudget: Sendable {
  /// The budget of this program: a gigabyte in memory.
  package static let pictures = PixelBudget(1 << 28)

  /// The largest number of pixels together.
  package let total: Int
  private let reserved = Mutex(0)

  package init(_ total: Int) { self.total = total }

  /// Returns a share of a number of pixels; `nil` if the pictures together would exceed the budget.
  package func reserve(_ count: Int) -> Share? {
    let isFree = reserved.withLock { reserved in
      guard count <= total - reserved else { return false }
      reserved += count
      return true
    }
    return isFree ? Share(of: self, count: count) : nil
  }

  /// A number of pixels that is returned to the budget with the last reference.
  package final class Share: Sendable {
    private let budget: PixelBudget
    private let count: Int

    fileprivate init(of budget: PixelBudget, count: Int) {
      self.budget = budget
      self.count = count
    }

    deinit { budget.reserved.withLock { [count] in $0 -= count } }
  }
}
