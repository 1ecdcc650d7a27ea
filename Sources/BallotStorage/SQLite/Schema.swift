/// The schema of the database, as the steps that lead to it.
enum Schema {
  /// The statements that lead from each version to the next. The version of a database is the
  /// number of steps it has taken; a step that was published is never changed.
  static let steps = [
    """
    CREATE TABLE entry(
      number INTEGER PRIMARY KEY,
      ballot BLOB NOT NULL,
      turn INTEGER NOT NULL,
      poll TEXT NOT NULL,
      contender TEXT NOT NULL,
      time INTEGER NOT NULL,
      checksum INTEGER NOT NULL,
      UNIQUE(ballot, turn)
    ) STRICT;
    """,
    // The votes of each contender, so that opening a poll does not read all of its entries.
    """
    CREATE TABLE standing(
      poll TEXT NOT NULL,
      contender TEXT NOT NULL,
      votes INTEGER NOT NULL,
      PRIMARY KEY(poll, contender)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO standing
      SELECT poll, contender, sum(1 - 2 * (turn % 2)) FROM entry GROUP BY poll, contender;
    CREATE TRIGGER counted AFTER INSERT ON entry BEGIN
      INSERT INTO standing VALUES (NEW.poll, NEW.contender, 1 - 2 * (NEW.turn % 2))
        ON CONFLICT DO UPDATE SET votes = votes + excluded.votes;
    END;
    """,
  ]

  /// The number by which a database of votes is recognized: "Taly" in ASCII.
  static let applicationID: Int64 = 0x5461_6c79

  /// Brings a database to the current version.
  ///
  /// - Throws: an error of the kind `newer` if it was written by a later version, `damaged` if it is
  ///   a database of another program.
  static func update(_ database: Database) throws(StorageError) {
    let current = try (database.version, database.applicationID)
    if current == (steps.count, applicationID) { return }
    try database.transaction { () throws(StorageError) in
      // Read again: another program may have been quicker.
      let version = try database.version
      guard version <= steps.count else {
        throw StorageError(.newer, path: database.path, reason: "version \(version)")
      }
      let tables = try database.number("SELECT count(*) FROM sqlite_schema")
      let found = try database.applicationID
      guard found == applicationID || version == 0 && tables == 0 else {
        throw StorageError(.damaged, path: database.path, reason: "it is not a file of votes")
      }
      for step in steps.dropFirst(version) { try database.execute(step) }
      try database.execute(
        "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(steps.count)")
    }
  }
}

extension Database {
  fileprivate var version: Int {
    get throws(StorageError) { Int(try number("PRAGMA user_version") ?? 0) }
  }

  fileprivate var applicationID: Int64 {
    get throws(StorageError) { try number("PRAGMA application_id") ?? 0 }
  }
}
