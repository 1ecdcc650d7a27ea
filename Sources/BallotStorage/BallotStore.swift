internal import Glibc

/// The place where votes are kept.
public enum BallotLocation: Hashable, Sendable {
  /// In memory, until the program ends.
  case memory
  /// In the file at a path, and in the files that follow it after damage or a reset.
  case file(String)
}

/// A file that was found damaged, and the numbers of its saved and lost entries.
public struct Salvage: Hashable, Sendable {
  /// The damaged file, which was left as it is.
  public let damaged: String
  /// The file in which votes are kept from now on.
  public let current: String
  /// The number of entries that were read from the damaged file.
  public let entries: Int
  /// The number of entries that are lost; `nil` if it is not known.
  public let lost: Int?
}

/// The stored votes of a location, used by one thread at a time.
///
/// Several programs may use one location at once. An error leaves everything as it was and may go
/// away by itself, unless it is of the kind `newer`.
public final class BallotStore {
  private let location: BallotLocation
  private var file: BallotFile?
  private var generation = 1
  private var identity: Files.Identity?
  /// The damaged files that were replaced, in order.
  public private(set) var salvages: [Salvage] = []

  /// Creates a store; the file is opened, and made if there is none, with the first use.
  public init(_ location: BallotLocation) {
    self.location = location
  }

  /// The path of the file in use; `nil` for votes in memory.
  public var path: String? { file.flatMap { $0.path == Self.memory ? nil : $0.path } }

  /// Stores entries, all or none; when it returns, they survive a crash.
  ///
  /// Entries that are stored already are ignored, as are turns whose preceding turn is not stored.
  public func append(_ entries: [BallotEntry]) throws(StorageError) {
    repeat {
      try use { (file) throws(StorageError) in try file.append(entries) }
      // Another program may have begun a new file while this one was written.
    } while isReplaced
  }

  /// Returns the votes of each contender of a poll that was ever voted for.
  public func standings(of poll: String) throws(StorageError) -> [String: Int] {
    if isReplaced { close() }
    var votes: [String: Int] = [:]
    try use { (file) throws(StorageError) in votes = try file.standings(of: poll) }
    return votes
  }

  /// Returns the entries of a poll, or of all polls for `nil`, in the order they were stored.
  public func entries(of poll: String?) throws(StorageError) -> [BallotEntry] {
    if isReplaced { close() }
    var entries: [BallotEntry] = []
    try use { (file) throws(StorageError) in
      entries = []
      try file.forEachEntry(of: poll) { (entry) throws(StorageError) in entries.append(entry) }
    }
    return entries
  }

  /// Checks the whole file; if it is damaged, continues with its readable entries.
  public func verify() throws(StorageError) {
    try use { (file) throws(StorageError) in try file.verify() }
  }

  /// Begins a file without the entries of a poll.
  ///
  /// - Returns: the path of the file that has them, which is left as it is; `nil` for votes in memory.
  public func reset(_ poll: String) throws(StorageError) -> String? {
    try verify()
    let kept = try entries(of: nil).filter { $0.poll != poll }
    guard let path else {
      close()
      return nil
    }
    try beginFile(with: kept)
    return path
  }

  // MARK: The file in use

  private static let memory = ":memory:"

  /// Performs a body on the file, and once more on a new one if the file is damaged.
  private func use(_ body: (BallotFile) throws(StorageError) -> Void) throws(StorageError) {
    do {
      try body(openFile())
    } catch  where error.kind == .damaged {
      try salvage()
      try body(openFile())
    }
  }

  private func openFile() throws(StorageError) -> BallotFile {
    if let file { return file }
    let file: BallotFile
    switch location {
    case .memory: file = try BallotFile(Self.memory, .create)
    case .file(let path):
      guard path.utf8.count <= Database.longestPath else {
        throw StorageError(
          .other, path: "\(path.prefix(80))…",
          reason: "the path has more than \(Database.longestPath) bytes")
      }
      let generations = Generations(path: path)
      generations.removeAbandoned()
      if generations.last == nil {
        let first = generations.path(of: generations.first)
        // Another program may have made it by now.
        if !Files.exists(first) { try make(first, with: []) }
      }
      generation = generations.last ?? 1
      let path = generations.path(of: generation)
      if Files.isUnusable(path) {
        throw StorageError(.other, path: path, reason: "it is not a regular file")
      }
      identity = Files.identity(of: path)
      file = try BallotFile(path)
    }
    self.file = file
    return file
  }

  private func close() { file = nil }

  /// Whether another program has begun a new file, or this one was removed.
  private var isReplaced: Bool {
    guard let file, case .file(let path) = location else { return false }
    guard
      Files.exists(Generations(path: path).path(of: generation + 1))
        || Files.identity(of: file.path) != identity
    else { return false }
    close()
    return true
  }

  // MARK: New files

  /// Makes a file with entries, unless another program makes it first.
  private func make(_ path: String, with entries: [BallotEntry]) throws(StorageError) {
    Files.makeFolder(path.folderAndName.folder)
    let temporary = Generations.temporary(for: path)
    defer { Files.removeDatabase(temporary) }
    do throws(StorageError) {
      try BallotFile(temporary, .create).append(entries)
    } catch {
      throw StorageError(error.kind, path: path, reason: error.reason)
    }
    _ = Files.publish(temporary, as: path)
  }

  /// Continues in the file of the next generation.
  private func beginFile(with entries: [BallotEntry]) throws(StorageError) {
    guard case .file(let path) = location else { return }
    let next = Generations(path: path).path(of: generation + 1)
    try make(next, with: entries)
    close()
  }

  /// Continues in a new file with the readable entries of the damaged one, which is left as it is.
  private func salvage() throws(StorageError) {
    guard case .file(let path) = location else { return }
    defer { close() }
    // Another program has found the damage before.
    if Files.exists(Generations(path: path).path(of: generation + 1)) { return }
    let damaged = Generations(path: path).path(of: generation)
    let stored = file?.lastNumber
    file?.keepAsItIs()
    let readable = Self.readable(in: damaged)
    try beginFile(with: readable)
    // Other programs may have written to the damaged file until the new one had its name; from now
    // on they write to the new one.
    try openFile().append(Self.readable(in: damaged))
    salvages.append(
      Salvage(
        damaged: damaged, current: try openFile().path, entries: readable.count,
        lost: Self.lost(of: stored, in: damaged, readable: readable.count)))
  }

  /// Returns the number of entries that are lost; `nil` if the number that was stored is not known,
  /// or is damaged itself: more than the file has space for.
  private static func lost(of stored: Int?, in path: String, readable: Int) -> Int? {
    guard let stored, stored >= readable, stored <= Files.size(of: path) / smallestRow else {
      return nil
    }
    return stored - readable
  }

  /// Less than the bytes of any row and its entry in the index.
  private static let smallestRow = 40

  private static func readable(in path: String) -> [BallotEntry] {
    var scan = EntryScan()
    for suffix in ["", "-wal"] { scan.add(path: path + suffix) }
    return scan.inOrder
  }
}
