internal import Glibc

/// The operations on files that storing votes needs.
enum Files {
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether there is something at a path that is not a file: a folder, a pipe or a device.
  static func isUnusable(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Returns the identity of a file, which does not depend on its name; `nil` if there is no file
  /// at the path.
  static func identity(of path: String) -> Identity? {
    var status = stat()
    return stat(path, &status) == 0 ? Identity(device: status.st_dev, inode: status.st_ino) : nil
  }

  /// The size of a file in bytes; 0 if there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// The time since a file was written, in seconds; 0 if there is none.
  static func age(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? time(nil) - status.st_mtim.tv_sec : 0
  }

  static func remove(_ path: String) { unlink(path) }

  struct Identity: Equatable {
    var device: dev_t
    var inode: ino_t
  }

  /// Makes a folder and the folders around it, readable by the user only. A folder that cannot be
  /// made is noticed when a file in it is opened.
  static func makeFolder(_ path: String) {
    guard !exists(path), path != "." else { return }
    makeFolder(path.folderAndName.folder)
    mkdir(path, 0o700)
  }

  /// Gives a finished file its name, unless there is a file of that name.
  ///
  /// - Returns: whether the file has the name now.
  static func publish(_ temporary: String, as path: String) -> Bool {
    defer { unlink(temporary) }
    if link(temporary, path) != 0 {
      // Some file systems have no hard links.
      guard errno == EPERM || errno == ENOTSUP, !exists(path), rename(temporary, path) == 0 else {
        return false
      }
    }
    synchronize(folder: path.folderAndName.folder)
    return true
  }

  /// Removes a temporary database and the files that SQLite put next to it.
  static func removeDatabase(_ path: String) {
    for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
  }

  /// Waits until the names in a folder are on the disk.
  private static func synchronize(folder: String) {
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard file >= 0 else { return }
    fsync(file)
    close(file)
  }
}
