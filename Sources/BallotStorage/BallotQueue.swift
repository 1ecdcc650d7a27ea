internal import Dispatch
internal import Glibc
internal import Synchronization

/// Stores the votes of one poll away from the main thread, in the order they are cast, and reports
/// the votes of other programs.
///
/// An entry that cannot be stored stays in the queue and is tried again until it is.
public final class BallotQueue: @unchecked Sendable {
  /// The state of the stored votes. Reports arrive in the order of the states.
  public struct Report: Hashable, Sendable {
    /// The stored votes of each contender that was ever voted for.
    public var votes: [String: Int] = [:]
    /// The number of submitted entries that are stored; `votes` contains them and no later ones.
    public var stored = 0
    /// The reason why entries could not be stored; `nil` while there is none.
    public var failure: StorageError?
    /// The damaged files that were replaced.
    public var salvages: [Salvage] = []
    /// Whether `votes` has been read.
    public var isRead = false

    /// Creates a report of votes that have not been read.
    public init() {}
  }

  private let poll: String
  private let location: BallotLocation
  private let receive: @Sendable (Report) -> Void
  private let queue = DispatchQueue(label: "ballots", qos: .userInitiated)
  /// The entries that are not stored, in the order they were submitted.
  private let waiting = Mutex<[BallotEntry]>([])

  // Used on the queue only, which is why the class may be sent.
  private let store: BallotStore
  private var watch: (path: String, source: FileWatch)?
  /// The damaged files that the check of the whole file has replaced.
  private var foundElsewhere: [Salvage] = []
  private var report = Report()
  private var retryDelay = BallotQueue.shortestDelay
  private var isWaitingToRetry = false
  /// The number of submitted entries that are stored.
  private var storedCount = 0
  /// The number of changes of the file that were noticed.
  private var lastChange = 0
  private var isAboutToRead = false

  private static let shortestDelay = 0.5
  private static let longestDelay = 8.0

  /// Creates a queue and begins to read the votes.
  ///
  /// - Parameter receive: called on a background thread whenever the report has changed.
  public init(
    _ location: BallotLocation, poll: String, receive: @escaping @Sendable (Report) -> Void
  ) {
    self.location = location
    self.poll = poll
    self.receive = receive
    store = BallotStore(location)
    queue.async { [self] in work() }
    verify()
  }

  /// Stores an entry after the ones submitted before.
  public func submit(_ entry: BallotEntry) {
    waiting.withLock { $0.append(entry) }
    queue.async { [self] in
      retryDelay = Self.shortestDelay
      // Entries that came together were stored together, with the first of them.
      if waiting.withLock({ !$0.isEmpty }) { work() }
    }
  }

  /// Calls a closure with all stored entries of the poll, on a background thread; with none if they
  /// cannot be read.
  public func entries(_ receive: @escaping @Sendable ([BallotEntry]) -> Void) {
    queue.async { [self] in receive((try? store.entries(of: poll)) ?? []) }
  }

  /// Tries once more to store all entries, and waits until that is done.
  ///
  /// - Parameter seconds: the longest time to wait.
  /// - Returns: the entries that are not stored, and why.
  public func finish(within seconds: Double) -> (entries: [BallotEntry], reason: StorageError?) {
    let reason = Mutex<StorageError?>(nil)
    let done = DispatchSemaphore(value: 0)
    queue.async { [self] in
      work()
      reason.withLock { $0 = report.failure }
      done.signal()
    }
    _ = done.wait(timeout: .now() + seconds)
    return (waiting.withLock(\.self), reason.withLock(\.self))
  }

  // MARK: On the queue

  /// Stores the waiting entries, reads the votes and reports the changes.
  private func work() {
    var next = report
    do throws(StorageError) {
      let entries = waiting.withLock(\.self)
      if !entries.isEmpty {
        try store.append(entries)
        waiting.withLock { $0.removeFirst(entries.count) }
        storedCount += entries.count
      }
      next.votes = try store.standings(of: poll)
      // Reported together: an entry that is stored is in the votes.
      next.stored = storedCount
      next.failure = nil
      next.isRead = true
      retryDelay = Self.shortestDelay
    } catch {
      next.failure = error
      if error.kind != .newer { retry() }
    }
    next.salvages = foundElsewhere + store.salvages
    follow()
    guard next != report else { return }
    report = next
    receive(next)
  }

  private func retry() {
    guard !isWaitingToRetry else { return }
    isWaitingToRetry = true
    queue.asyncAfter(deadline: .now() + retryDelay) { [weak self] in
      guard let self else { return }
      isWaitingToRetry = false
      retryDelay = min(2 * retryDelay, Self.longestDelay)
      work()
    }
  }

  /// Watches the file in use.
  private func follow() {
    guard let path = store.path, path != watch?.path else { return }
    watch = (
      path,
      FileWatch(path: path, queue: queue) { [weak self] in self?.followChange() }
    )
  }

  /// Reads the entries that another program writes.
  ///
  /// The log is written before its entries count. The moment when they count, once the disk has
  /// them, is not reported.
  private func followChange() {
    if !isAboutToRead {
      isAboutToRead = true
      queue.asyncAfter(deadline: .now() + 0.05) { [weak self] in
        self?.isAboutToRead = false
        self?.work()
      }
    }
    lastChange += 1
    for delay in [0.2, 0.8] {
      queue.asyncAfter(deadline: .now() + delay) { [weak self, lastChange] in
        if let self, self.lastChange == lastChange { work() }
      }
    }
  }

  /// Reads the whole file once, on a thread of its own, and continues with the readable entries of
  /// a damaged one.
  private func verify() {
    guard case .file = location else { return }
    DispatchQueue.global(qos: .utility).async { [location, weak self] in
      let other = BallotStore(location)
      try? other.verify()
      let salvages = other.salvages
      guard !salvages.isEmpty else { return }
      self?.queue.async { [weak self] in
        self?.foundElsewhere += salvages
        self?.work()
      }
    }
  }
}
