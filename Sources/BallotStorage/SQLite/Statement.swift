internal import CSQLite

/// A prepared statement of a database.
final class Statement {
  private let database: Database
  private let handle: OpaquePointer

  init(_ sql: String, in database: Database) throws(StorageError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v2(database.handle, sql, -1, &handle, nil)
    guard code == SQLITE_OK, let handle else { throw database.error(code) }
    self.database = database
    self.handle = handle
  }

  deinit { sqlite3_finalize(handle) }

  // MARK: Parameters, numbered from 1

  func bind(_ number: Int64, _ index: Int32) { sqlite3_bind_int64(handle, index, number) }

  func bind(_ text: String, _ index: Int32) {
    var text = text
    text.withUTF8 { bytes in
      let start = UnsafeRawPointer(bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
      _ = sqlite3_bind_text(handle, index, start, Int32(bytes.count), CSQLiteTransient())
    }
  }

  func bind(_ bytes: [UInt8], _ index: Int32) {
    sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count), CSQLiteTransient())
  }

  // MARK: Rows

  /// Goes to the next row. Returns `false` after the last one, and for statements without rows.
  @discardableResult
  func step() throws(StorageError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    case let code: throw database.error(code)
    }
  }

  /// Makes the statement ready for new parameters.
  func reset() { sqlite3_reset(handle) }

  // MARK: Columns, numbered from 0

  func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

  func text(_ column: Int32) -> String {
    sqlite3_column_text(handle, column).map { String(cString: $0) } ?? ""
  }

  func bytes(_ column: Int32) -> [UInt8] {
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(
      UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
