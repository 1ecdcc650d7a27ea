internal import CSQLite

/// A prepared statement of a database.
final class Statement {
  private let database: Database
  private let handle: OpaquePointer
  /// The result of the first parameter that was not taken, for want of memory. The statement would
  /// otherwise run with nothing in its place.
  private var failure = SQLITE_OK

  init(_ sql: String, in database: Database) throws(StorageError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(database.handle, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw database.error(code) }
    self.database = database
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  // MARK: Parameters, numbered from 1

  func bind(_ number: Int64, _ index: Int32) { note(sqlite3_bind_int64(handle, index, number)) }

  func bind(_ text: String, _ index: Int32) {
    var text = text
    text.withUTF8 { bytes in
      let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      note(sqlite3_bind_text(handle, index, start, Int32(bytes.count), CSQLiteTransient()))
    }
  }

  func bind(_ bytes: [UInt8], _ index: Int32) {
    note(sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), CSQLiteTransient()))
  }

  private func note(_ code: Int32) {
    if failure == SQLITE_OK { failure = code }
  }

  // MARK: Rows

  /// Goes to the next row. Returns `false` after the last one, and for statements without rows.
  @discardableResult
  func step() throws(StorageError) -> Bool {
    guard failure == SQLITE_OK else { throw database.error(failure) }
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.error(code)
    }
  }

  /// Makes the statement ready for new parameters.
  func reset() {
    sqlite3_reset(handle)
    failure = SQLITE_OK
  }

  // MARK: Columns, numbered from 0

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) throws(StorageError) -> String {
    guard let start = sqlite3_column_text(handle, column) else {
      try checkMemory()
      return ""
    }
    return String(cString: start)
  }

  func bytes(_ column: Int32) throws(StorageError) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else {
      try checkMemory()
      return []
    }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }

  /// Throws where there was no memory for a column, which must not count as an empty one: the file would
  /// seem to be damaged.
  private func checkMemory() throws(StorageError) {
    if sqlite3_errcode(database.handle) == SQLITE_NOMEM { throw database.error(SQLITE_NOMEM) }
  }
}
