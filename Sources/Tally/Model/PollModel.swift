import BallotStorage
import Foundation
import Observation
import SwiftUI
import Synchronization

/// The poll shown on the screen, and the votes cast in its window.
///
/// A vote is counted at once. If votes are stored, this happens away from the main thread, and the
/// counts include the votes of other programs.
@Observable
final class PollModel {
  /// The contenders with their current votes.
  private(set) var poll: Poll
  /// The question of the poll, for views that do not show the votes.
  private(set) var question: PollText
  /// Whether the votes are stored; `nil` if they only live as long as the window.
  private(set) var saving: SavingState?
  /// The damaged file that was replaced last, until the user has dismissed the message.
  private(set) var salvage: Salvage?

  /// The file of the poll; `nil` for the poll of the program.
  private(set) var file: String?

  /// The votes that the poll began with, by contender.
  @ObservationIgnored private var firstVotes: [Candidate.ID: Int]
  /// The stored votes that have been reported.
  @ObservationIgnored private var stored = BallotQueue.Report()
  /// The entries of this window that the reports do not contain.
  @ObservationIgnored private var pending: [BallotEntry] = []
  /// The entries of this window, if they are not stored.
  @ObservationIgnored private var unstored: [BallotEntry] = []
  /// The votes of the pending and the unstored entries, by contender. They are kept, as counting all entries for each
  /// one would take longer with every vote.
  @ObservationIgnored private var changes: [Candidate.ID: Int] = [:]
  @ObservationIgnored private var ballots: BallotQueue?
  @ObservationIgnored private let location: BallotLocation?
  /// The queues of polls that were shown before, which store their last votes.
  @ObservationIgnored private var formerQueues: [BallotQueue] = []
  /// Whether the entries were read from a file, and no queue stores further ones.
  @ObservationIgnored private var showsStored = false
  @ObservationIgnored private var done: [BallotEntry] = []
  @ObservationIgnored private var undone: [BallotEntry] = []
  /// Whether there is a vote of this window to take back.
  private(set) var canUndo = false
  /// Whether there is a vote to cast again that was taken back.
  private(set) var canRedo = false

  /// The time of a new entry, in milliseconds since the beginning of 1970.
  @ObservationIgnored var now: () -> Int64 = { Int64(Date().timeIntervalSince1970 * 1_000) }

  /// Creates a model whose votes live as long as it does.
  ///
  /// - Parameter file: the file that the poll was read from, where its changes are saved.
  convenience init(_ poll: Poll, file: String? = nil) {
    self.init(poll, file: file, location: nil)
  }

  private init(_ poll: Poll, file: String?, location: BallotLocation?) {
    self.poll = poll
    question = poll.question
    self.file = file
    self.location = location
    firstVotes = Self.votes(of: poll)
  }

  private static func votes(of poll: Poll) -> [Candidate.ID: Int] {
    Dictionary(uniqueKeysWithValues: poll.candidates.map { ($0.id, $0.votes) })
  }

  /// Creates a model that shows stored entries as a window does; its own votes are not stored.
  convenience init(_ poll: Poll, file: String? = nil, showing entries: [BallotEntry]) {
    self.init(poll, file: file, location: nil)
    showsStored = true
    unstored = entries
    countEntries()
    updateVotes()
  }

  // MARK: Voting

  /// Adds a vote for the contender with an identifier; ignored if there are already `Int.max` votes.
  func vote(for id: Candidate.ID) {
    guard poll.candidates.contains(where: { $0.id == id }), poll.totalVotes < .max else { return }
    undone = []
    cast(BallotEntry(poll: poll.id, contender: id, time: now()))
  }

  /// Takes the last vote of this window back.
  func undo() {
    guard let last = done.popLast() else { return }
    let retraction = last.reversed(at: now())
    undone.append(retraction)
    store(retraction)
  }

  /// Casts the vote again that was taken back last.
  func redo() {
    guard let last = undone.popLast() else { return }
    cast(last.reversed(at: now()))
  }

  private func cast(_ entry: BallotEntry) {
    done.append(entry)
    store(entry)
  }

  private func store(_ entry: BallotEntry) {
    if let ballots {
      pending.append(entry)
      ballots.submit(entry)
    } else {
      unstored.append(entry)
    }
    changes[entry.contender, default: 0] += entry.change
    updateVotes()
  }

  /// Counts the pending and the unstored entries of the poll.
  private func countEntries() {
    changes = [:]
    for entry in pending + unstored where entry.poll == poll.id {
      changes[entry.contender, default: 0] += entry.change
    }
  }

  private func updateVotes() {
    let counted = counted(poll)
    if counted != poll { poll = counted }
    let state = SavingState(
      hasStorage: ballots != nil || showsStored, pending: pending.count, failure: stored.failure)
    if state != saving { saving = state }
    if canUndo == done.isEmpty { canUndo.toggle() }
    if canRedo == undone.isEmpty { canRedo.toggle() }
  }

  private func counted(_ poll: Poll) -> Poll {
    var votes = stored.votes
    votes.merge(firstVotes, uniquingKeysWith: +)
    votes.merge(changes, uniquingKeysWith: +)
    return poll.withVotes(votes)
  }

  // MARK: Editing

  /// Shows a poll that was saved to a file.
  ///
  /// Contenders with a known identifier have their votes, also if they were removed meanwhile. A poll with another
  /// identifier has votes of its own.
  func show(_ next: Poll, of file: String) {
    self.file = file
    question = next.question
    guard next.id != poll.id else {
      poll = counted(next)
      return
    }
    (done, undone) = ([], [])
    firstVotes = Self.votes(of: next)
    if let ballots { formerQueues.append(ballots) }
    (stored, pending) = (BallotQueue.Report(), [])
    poll = next
    countEntries()
    if let location { openStorage(at: location) }
    updateVotes()
  }

  // MARK: Storing

  /// Creates a model whose votes are stored.
  convenience init(_ poll: Poll, file: String? = nil, storedAt location: BallotLocation) {
    self.init(poll, file: file, location: location)
    openStorage(at: location)
  }

  /// Begins to store the votes of the poll.
  ///
  /// The next frame is to show the stored votes, so the model waits for them, but not for long.
  private func openStorage(at location: BallotLocation) {
    let id = poll.id
    let report = Mutex(BallotQueue.Report())
    let isRead = DispatchSemaphore(value: 0)
    ballots = BallotQueue(location, poll: id) { [weak self] next in
      report.withLock { $0 = next }
      isRead.signal()
      DispatchQueue.main.async { MainActor.assumeIsolated { self?.receive(next, of: id) } }
    }
    _ = isRead.wait(timeout: .now() + 0.25)
    receive(report.withLock(\.self), of: id)
  }

  /// - Parameter id: the poll that the report is about.
  private func receive(_ report: BallotQueue.Report, of id: String) {
    // A report about a poll that was shown before can be late.
    guard id == poll.id, report.stored >= stored.stored else { return }
    let count = report.stored - stored.stored
    for entry in pending.prefix(count) { changes[entry.contender, default: 0] -= entry.change }
    pending.removeFirst(count)
    if report.salvages.count > stored.salvages.count { salvage = report.salvages.last }
    stored = report
    updateVotes()
  }

  /// Removes the message about a damaged file.
  func dismissSalvage() { salvage = nil }

  /// Stores the entries that are not stored yet, before the program ends.
  ///
  /// - Returns: the entries that cannot be stored, and the reason.
  func finish() -> (entries: [BallotEntry], reason: StorageError?) {
    let rests = (formerQueues + [ballots].compactMap(\.self)).map { $0.finish(within: 3) }
    return (rests.flatMap(\.entries), rests.lazy.compactMap(\.reason).first)
  }

  // MARK: History

  /// Returns all entries of the poll, of all programs, by their times.
  func entries() async -> [BallotEntry] {
    let poll = poll.id
    var entries = unstored.filter { $0.poll == poll }
    if let ballots {
      entries = await withCheckedContinuation { continuation in
        ballots.entries { continuation.resume(returning: $0) }
      }
      if !pending.isEmpty {
        let known = Set(entries)
        entries += pending.filter { !known.contains($0) }
      }
    }
    return entries.sorted { ($0.time, $0.turn) < ($1.time, $1.turn) }
  }
}

/// Whether the votes of a window are stored.
nonisolated enum SavingState: Hashable, Sendable {
  case saved, saving
  /// Votes cannot be stored, and are tried again.
  case failed(StorageError)

  /// Returns the state for a number of votes that are not stored; `nil` without storage.
  init?(hasStorage: Bool, pending: Int, failure: StorageError?) {
    guard hasStorage else { return nil }
    self = failure.map(Self.failed) ?? (pending > 0 ? .saving : .saved)
  }
}
