/// One database of votes.
///
/// An entry is stored when `append` returns: it survives a crash of the program and of the machine.
final class BallotFile {
  let path: String
  private let database: Database
  private let insertion: Statement
  private let standing: Statement

  /// The size of a page of the database in bytes.
  static let pageSize = 4_096

  /// Opens a file.
  ///
  /// - Throws: an error of the kind `damaged` if it is not a database of votes.
  init(_ path: String, _ access: Database.Access = .existing) throws(StorageError) {
    self.path = path
    database = try Database(path, access)
    // Every commit waits until the disk has it. WAL lets others read meanwhile.
    try database.execute(
      """
      PRAGMA page_size = \(Self.pageSize); PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
      """)
    try Schema.update(database)
    insertion = try database.prepare(
      """
      INSERT INTO entry(ballot, turn, poll, contender, time, checksum)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6
        WHERE ?2 = 0 OR EXISTS (SELECT 1 FROM entry WHERE ballot = ?1 AND turn = ?2 - 1)
        ON CONFLICT(ballot, turn) DO NOTHING
      """)
    standing = try database.prepare("SELECT contender, votes FROM standing WHERE poll = ?1")
  }

  /// Stores entries, all or none. Entries that are stored already are ignored, as are turns without
  /// the preceding turn.
  func append(_ entries: some Sequence<BallotEntry>) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      for entry in entries {
        defer { insertion.reset() }
        insertion.bind(entry.ballot.bytes, 1)
        insertion.bind(Int64(entry.turn), 2)
        insertion.bind(entry.poll, 3)
        insertion.bind(entry.contender, 4)
        insertion.bind(entry.time, 5)
        insertion.bind(entry.checksum, 6)
        try insertion.step()
      }
    }
  }

  /// Returns the votes of each contender of a poll that was ever voted for.
  func standings(of poll: String) throws(StorageError) -> [String: Int] {
    defer { standing.reset() }
    standing.bind(poll, 1)
    var votes: [String: Int] = [:]
    while try standing.step() { votes[try standing.text(0)] = Int(standing.integer(1)) }
    return votes
  }

  /// Calls a closure with each entry in the order they were stored.
  ///
  /// - Parameter poll: the poll whose entries are wanted; `nil` for all.
  func forEachEntry(
    of poll: String?, _ body: (BallotEntry) throws(StorageError) -> Void
  ) throws(StorageError) {
    let condition = poll == nil ? "" : "WHERE poll = ?1"
    let rows = try database.prepare(
      """
      SELECT ballot, turn, poll, contender, time, checksum FROM entry \(condition) ORDER BY number
      """)
    if let poll { rows.bind(poll, 1) }
    while try rows.step() {
      guard let ballot = BallotID(bytes: try rows.bytes(0)) else {
        throw damaged("an entry is invalid")
      }
      let entry = BallotEntry(
        ballot: ballot, turn: Int(rows.integer(1)), poll: try rows.text(2),
        contender: try rows.text(3), time: rows.integer(4))
      guard entry.checksum == rows.integer(5) else { throw damaged("an entry was changed") }
      try body(entry)
    }
  }

  /// Reads the whole file and checks that it is consistent. The time is proportional to its size.
  ///
  /// - Throws: an error of the kind `damaged` if it is not.
  func verify() throws(StorageError) {
    let check = try database.prepare("PRAGMA integrity_check(1)")
    if try check.step() {
      let found = try check.text(0)
      if found != "ok" { throw damaged(found) }
    }
    // One transaction: others may add entries meanwhile.
    try database.execute("BEGIN")
    defer { try? database.execute("COMMIT") }
    try forEachEntry(of: nil) { (_) throws(StorageError) in }
    let differences = try database.number(
      """
      WITH counted AS (
        SELECT poll, contender, sum(1 - 2 * (turn % 2)) AS votes FROM entry
          GROUP BY poll, contender)
      SELECT (SELECT count(*) FROM (SELECT * FROM counted EXCEPT SELECT * FROM standing))
        + (SELECT count(*) FROM (SELECT * FROM standing EXCEPT SELECT * FROM counted))
      """)
    if differences != 0 { throw damaged("the counts do not agree with the entries") }
  }

  /// The largest number of an entry, which is the number of entries ever stored; `nil` if it is
  /// unreadable.
  var lastNumber: Int? {
    (try? database.number("SELECT max(number) FROM entry")).flatMap(\.self).map(Int.init)
  }

  /// Leaves the file as it is when it is closed.
  func keepAsItIs() { database.keepLogOnClose() }

  private func damaged(_ reason: String) -> StorageError {
    StorageError(.damaged, path: path, reason: reason)
  }
}
