package import Foundation

/// Reads files whose names come from elsewhere, and which may be of any kind.
package enum RegularFile {
  /// The reason why a file cannot be read, as a clause.
  package enum Failure: LocalizedError, Hashable, CustomStringConvertible {
    case missing
    /// A folder, a pipe or a device, some of which never end or wait for a writer.
    case notRegular
    case tooLarge(limit: Int)
    case unreadable(reason: String)

    package var description: String {
      switch self {
      case .missing: "No such file or directory"
      case .notRegular: "it is not a regular file"
      case .tooLarge(let limit):
        limit < 1 << 20
          ? "it has more than \(limit) bytes" : "it has more than \(limit >> 20) megabytes"
      case .unreadable(let reason): reason
      }
    }

    package var errorDescription: String? { description }

    package init(_ error: POSIXError) {
      switch error.code {
      case .ENOENT, .ENOTDIR: self = .missing
      default: self = .unreadable(reason: error.reason)
      }
    }
  }

  /// Opens a file for reading. Opening a pipe or a device may wait or change it, so these are not opened.
  package static func fileHandle(at path: String) throws(Failure) -> FileHandle {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Failure(.ofLastCall) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure(.ofLastCall) }
    // Another file may have taken its place.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      _ = close(descriptor)
      throw .notRegular
    }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// Returns the contents of a file.
  ///
  /// - Parameter limit: the largest number of bytes; not more of them are read.
  package static func contents(of path: String, limit: Int = .max) throws(Failure) -> Data {
    try contents(of: fileHandle(at: path), limit: limit)
  }

  /// Returns the rest of a file, a pipe or a device.
  ///
  /// - Parameter limit: the largest number of bytes; few more of them are read.
  package static func contents(of file: FileHandle, limit: Int) throws(Failure) -> Data {
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= limit {
      let count = unsafe read(file.fileDescriptor, &buffer, buffer.count)
      if count == 0 { return data }
      if count > 0 {
        data.append(contentsOf: buffer[..<count])
      } else if errno != EINTR {
        throw Failure(.ofLastCall)
      }
    }
    throw .tooLarge(limit: limit)
  }
}
