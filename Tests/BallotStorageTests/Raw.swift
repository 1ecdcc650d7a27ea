import CSQLite
import Foundation

/// A connection to a database as any program makes it.
final class Raw {
  private var handle: OpaquePointer?

  struct Failure: Error { var message: String }

  init(_ path: String) throws {
    guard sqlite3_open(path, &handle) == SQLITE_OK else { throw Failure(message: path) }
  }

  deinit { sqlite3_close_v2(handle) }

  func execute(_ sql: String) throws {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
      throw Failure(message: String(cString: sqlite3_errmsg(handle)))
    }
  }

  static func execute(_ sql: String, in path: String) throws { try Raw(path).execute(sql) }
}

/// Performs a body while no file of this program may grow beyond a size in bytes.
func withFileSizeLimit(_ bytes: UInt, _ body: () throws -> Void) throws {
  // Without this the signal would end the program instead of the write.
  let handler = signal(SIGXFSZ, SIG_IGN)
  defer { signal(SIGXFSZ, handler) }
  var usual = rlimit()
  let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  getrlimit(resource, &usual)
  defer { setrlimit(resource, &usual) }
  var limit = rlimit(rlim_cur: bytes, rlim_max: usual.rlim_max)
  setrlimit(resource, &limit)
  try body()
}
