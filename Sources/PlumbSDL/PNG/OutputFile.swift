internal import Foundation

/// A writer of data to the file, pipe or device at a path.
///
/// Symbolic links are followed. A file is replaced atomically, so that it contains either the old
/// or the new data at any time. A pipe or a device is written to and not replaced.
package enum OutputFile {
  private enum Target {
    /// An open file descriptor of this process, as for the path `/dev/stdout`.
    case descriptor(Int32)
    /// A path whose last component is not a symbolic link.
    case path(String)
  }

  /// Writes data to a path.
  ///
  /// - Throws: `SDLError.unwritableFile` with the message of the system's error.
  package static func write(_ data: Data, to path: String) throws(SDLError) {
    do {
      switch try target(of: path) {
      case .descriptor(let descriptor): try DescriptorWriter.write(data, to: descriptor)
      case .path(let file): try put(data, at: path, file: file)
      }
    } catch {
      throw .unwritableFile(path: path, reason: ErrorReason.clause(of: error))
    }
  }

  /// Writes data to the regular file at a path so that it outlasts a loss of power.
  ///
  /// Symbolic links are followed. The file has either the old or the new data at any time, and the
  /// permissions of the old one. A file that the user may not write is left as it is, even if the folder
  /// would allow to replace it.
  ///
  /// - Parameter replaces: whether an existing file is replaced.
  /// - Throws: the error of the system; `EEXIST` for a file that is not to be replaced.
  package static func store(
    _ data: Data, at path: String, replaces: Bool
  ) throws(POSIXError) {
    guard case .path(let file) = try target(of: path) else { throw POSIXError(.EINVAL) }
    var status = stat()
    if unsafe stat(file, &status) == 0 {
      guard replaces else { throw POSIXError(.EEXIST) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw POSIXError(.EINVAL) }
      guard unsafe access(file, W_OK) == 0 else { throw POSIXError.ofLastCall }
      try replace(file, by: data, like: status, isDurable: true)
    } else {
      guard errno == ENOENT else { throw POSIXError.ofLastCall }
      try replace(file, by: data, like: nil, isDurable: true, isNew: !replaces)
    }
    try synchronize(folder: folder(of: file))
  }

  /// Returns the system's words for an error, such as "No space left on device".
  package static func message(for error: POSIXError) -> String { ErrorReason.clause(of: error) }

  // MARK: Finding the target

  private static func target(of path: String) throws(POSIXError) -> Target {
    var path = path
    // Linux follows the same number of symbolic links.
    for _ in 0...40 {
      let folder = folder(of: path)
      // A file that is opened by this path is written from its start, not from the current offset
      // of the descriptor.
      if isDescriptorFolder(folder), let descriptor = Int32(path.dropFirst(folder.count)) {
        return .descriptor(descriptor)
      }
      let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      guard let link else { return .path(path) }
      path = link.hasPrefix("/") ? link : folder + link
    }
    throw POSIXError(.ELOOP)
  }

  /// Returns a path without its last component, including the slash before that component.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "./"
  }

  /// Returns whether a folder contains the file descriptors of this process.
  private static func isDescriptorFolder(_ folder: String) -> Bool {
    guard let resolved = unsafe realpath(folder, nil) else { return false }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved) == "/proc/\(getpid())/fd"
  }

  // MARK: Writing

  /// Replaces a regular or missing file, or writes to a pipe or a device.
  ///
  /// - Parameters:
  ///   - path: The path that is opened for a pipe or a device.
  ///   - file: The path without symbolic links, which is replaced for a regular or missing file.
  private static func put(_ data: Data, at path: String, file: String) throws(POSIXError) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      if errno == ENOENT { return try replace(file, by: data, like: nil) }
      throw POSIXError.ofLastCall
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG: try replace(file, by: data, like: status)
    case S_IFDIR: throw POSIXError(.EISDIR)
    default:
      let descriptor = unsafe open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
      guard descriptor >= 0 else { throw POSIXError.ofLastCall }
      try putAndClose(data, into: descriptor)
    }
  }

  /// Writes to a new file and moves it to the path. Permissions and owner of the old file are kept.
  ///
  /// - Parameters:
  ///   - isDurable: whether the data is on the disk before the file has its name.
  ///   - isNew: whether it is an error if there is a file at the path.
  private static func replace(
    _ path: String, by data: Data, like old: stat?, isDurable: Bool = false, isNew: Bool = false
  ) throws(POSIXError) {
    let new = folder(of: path) + ".\(UUID().uuidString).new"
    // The new file must never be accessible to more users than the old one.
    let permissions = old.map { $0.st_mode & 0o777 } ?? 0o666
    let descriptor = unsafe open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
    guard descriptor >= 0 else { throw POSIXError.ofLastCall }
    do throws(POSIXError) {
      if let old {
        // Fails for all users but root if the old file belongs to another user.
        _ = fchown(descriptor, old.st_uid, old.st_gid)
        // The mode given to `open` is reduced by the process's mask.
        _ = fchmod(descriptor, old.st_mode & 0o7777)
      }
      try putAndClose(data, into: descriptor, isDurable: isDurable)
      try move(new, to: path, isNew: isNew)
    } catch {
      _ = unsafe unlink(new)
      throw error
    }
  }

  private static func move(
    _ file: String, to path: String, isNew: Bool
  ) throws(POSIXError) {
    // A second name, unlike a new one, never replaces a file. Some file systems have no second names.
    if isNew, unsafe link(file, path) == 0 {
      _ = unsafe unlink(file)
      return
    }
    if isNew, errno == EEXIST { throw POSIXError(.EEXIST) }
    guard unsafe rename(file, path) == 0 else { throw POSIXError.ofLastCall }
  }

  /// Waits until the names of the files in a folder are on the disk.
  private static func synchronize(folder: String) throws(POSIXError) {
    let descriptor = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // A folder that cannot be read may still be writable.
    guard descriptor >= 0 else { return }
    defer { _ = close(descriptor) }
    // Some file systems cannot do this for folders.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw POSIXError.ofLastCall }
  }

  private static func putAndClose(
    _ data: Data, into descriptor: Int32, isDurable: Bool = false
  ) throws(POSIXError) {
    do throws(POSIXError) {
      try DescriptorWriter.write(data, to: descriptor)
      guard !isDurable || fsync(descriptor) == 0 else { throw POSIXError.ofLastCall }
    } catch {
      _ = close(descriptor)
      throw error
    }
    // Some file systems report only on closing that the device is full.
    guard close(descriptor) == 0 else { throw POSIXError.ofLastCall }
  }
}
