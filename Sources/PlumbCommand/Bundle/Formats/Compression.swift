import Foundation

/// The compression of archives by a program of the system, whose bytes depend on nothing but the contents.
enum Compression {
  /// Compresses a file by xz, with one thread, as the number of threads changes the bytes.
  ///
  /// - Returns: the new file, which has replaced the other one.
  static func xz(_ file: URL) throws -> URL {
    let run = try CommandRun(
      // Options of a person change the bytes.
      ["XZ_OPT=", "XZ_DEFAULTS=", "xz", "--threads=1", "-6", "--force", file.path])
    guard run.status == 0 else {
      throw BundleFailure("\(file.path) cannot be compressed by xz. See the error above.")
    }
    return file.deletingLastPathComponent().appending(path: file.lastPathComponent + ".xz")
  }
}
