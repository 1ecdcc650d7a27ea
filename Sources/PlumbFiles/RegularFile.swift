package import Foundation

/// Reads files whose names come from elsewhere, and which may be of any kind.
package enum RegularFile {
  /// The reason why a file cannot be read, as a clause.
  package enum Failure: LocalizedError, Hashable, CustomStringConvertible {
    case missing
    /// A folder, a pipe or a device, some of which never end or wait for a writer.
    case notRegular
    case tooLarge(limit: Int)
    case notText
    case unreadable(reason: String)

    package var description: String {
      switch self {
      case .missing: "No such file or directory"
      case .notRegular: "it is not a regular file"
      case .tooLarge(let limit):
        limit < 1 << 20
          ? "it has more than \(limit) bytes" : "it has more than \(limit >> 20) megabytes"
      case .notText: "it is no text in UTF-8"
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
  ///
  /// - Parameter limit: the largest number of bytes of a file that says how many it has.
  package static func fileHandle(
    at path: String, limit: Int = .max
  ) throws(Failure) -> FileHandle {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { throw Failure(.ofLastCall) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    return try checked(unsafe open(path, O_RDONLY | openingFlags), limit: limit)
  }

  /// Opens a file of an open folder, but none to which a symbolic link leads.
  ///
  /// - Precondition: the kind of the file is known to be regular, unless another has taken its place.
  static func fileHandle(
    named name: String, in folder: Int32, limit: Int
  ) throws(Failure) -> FileHandle {
    try checked(unsafe openat(folder, name, O_RDONLY | O_NOFOLLOW | openingFlags), limit: limit)
  }

  /// The flags with which nothing waits that may have taken the place of a file.
  private static let openingFlags = O_CLOEXEC | O_NOCTTY | O_NONBLOCK

  private static func checked(_ descriptor: Int32, limit: Int) throws(Failure) -> FileHandle {
    guard descriptor >= 0 else { throw Failure(.ofLastCall) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    // Another file may have taken its place.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw .notRegular
    }
    guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
    return file
  }

  /// Returns the contents of a file.
  ///
  /// - Parameter limit: the largest number of bytes; nothing is read of a file that says that it has more, and few
  ///   more of one that says nothing.
  package static func contents(of path: String, limit: Int = .max) throws(Failure) -> Data {
    try contents(of: fileHandle(at: path, limit: limit), limit: limit)
  }

  /// Returns the text of a file.
  package static func text(of path: String, limit: Int) throws(Failure) -> String {
    guard let text = String(data: try contents(of: path, limit: limit), encoding: .utf8) else {
      throw .notText
    }
    return text
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
