internal import CSQLite
internal import Glibc

/// A connection to an SQLite database, used by one thread at a time.
final class Database {
  let path: String
  let handle: OpaquePointer

  /// The way in which a file is opened.
  enum Access {
    /// An existing file is read and written.
    case existing
    /// The file is made if it does not exist.
    case create
    /// The file is only read.
    case readOnly

    fileprivate var flags: Int32 {
      switch self {
      case .existing: SQLITE_OPEN_READWRITE
      case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      case .readOnly: SQLITE_OPEN_READONLY
      }
    }
  }

  /// The longest time that a statement waits for other programs, in milliseconds.
  static let patience: Int32 = 2_000

  /// The largest number of bytes in the path of a file, which is SQLite's own.
  static let longestPath = Int(sqlite3_vfs_find(nil)?.pointee.mxPathname ?? 512)

  init(_ path: String, _ access: Access) throws(StorageError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, access.flags | SQLITE_OPEN_EXRESCODE, nil)
    // A connection that failed to open carries the reason, and is closed all the same.
    guard code == SQLITE_OK, let handle else {
      let error = StorageError(code: code, of: handle, path: path)
      sqlite3_close_v2(handle)
      throw error
    }
    self.path = path
    self.handle = handle
    sqlite3_busy_timeout(handle, Self.patience)
  }

  deinit { sqlite3_close_v2(handle) }

  /// Leaves the file as it is when the connection closes, instead of moving the log into it.
  func keepLogOnClose() { _ = CSQLiteKeepLogOnClose(handle) }

  /// Executes statements that return no rows of interest.
  func execute(_ sql: String) throws(StorageError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code) }
  }

  /// Prepares a statement.
  func prepare(_ sql: String) throws(StorageError) -> Statement {
    try Statement(sql, in: self)
  }

  /// Returns the number that a statement gives.
  func number(_ sql: String) throws(StorageError) -> Int64? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(0) : nil
  }

  /// Performs a body in a transaction that writes. All of it is stored or, after an error, nothing.
  func transaction(_ body: () throws(StorageError) -> Void) throws(StorageError) {
    // Locks at once: a transaction that began by reading could not wait for another one.
    try execute("BEGIN IMMEDIATE")
    do {
      try body()
      try execute("COMMIT")
    } catch {
      // After some errors SQLite has rolled back itself; then this fails and nothing is lost.
      try? execute("ROLLBACK")
      throw error
    }
  }

  func error(_ code: Int32) -> StorageError { StorageError(code: code, of: handle, path: path) }
}

extension StorageError {
  /// Creates an error from a result of SQLite.
  ///
  /// - Parameter handle: the connection with the reason; `nil` if there is no memory for one.
  fileprivate init(code: Int32, of handle: OpaquePointer?, path: String) {
    // The same result as for a folder that cannot be written.
    if code & 0xff == SQLITE_CANTOPEN, [EMFILE, ENFILE].contains(sqlite3_system_errno(handle)) {
      self.init(
        .other, path: path,
        reason: "the program may open too few files; raise the limit with ulimit -n 256")
      return
    }
    let message = sqlite3_errmsg(handle).map { String(cString: $0) } ?? "out of memory"
    let kind: Kind =
      switch code & 0xff {
      case SQLITE_FULL: .full
      // The index of the log, which is a file of 32 KB, cannot be made.
      case SQLITE_IOERR where code == SQLITE_IOERR | 19 << 8: .full
      case SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH, SQLITE_CANTOPEN: .readOnly
      case SQLITE_BUSY, SQLITE_LOCKED: .locked
      case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .damaged
      // The statements are always the same, so the schema in the file is not the one they are for.
      case SQLITE_ERROR, SQLITE_CONSTRAINT, SQLITE_MISMATCH, SQLITE_SCHEMA: .damaged
      // The file is shorter than it says.
      case SQLITE_IOERR where code == SQLITE_IOERR | 2 << 8: .damaged
      default: .other
      }
    self.init(kind, path: path, reason: message)
  }
}
