package import Foundation

/// A file, a folder with everything in it, or a symbolic link, as it was read.
///
/// Each is read by its descriptor, and those in a folder by that of the folder, so that no link is followed which takes
/// their place meanwhile.
package indirect enum FileTree {
  case file(Data)
  case folder([String: FileTree])
  /// A link with its target, which is not read.
  case link(String)

  /// The error that something cannot be read, with its path.
  package struct ReadingError: Error {
    package let path: String
    package let reason: RegularFile.Failure
  }

  /// The number of folders in one another that are read.
  private static let depth = 32

  /// Reads a file, a folder or a symbolic link.
  ///
  /// - Parameter limit: the largest number of bytes of a file.
  package init(at path: String, limit: Int) throws(ReadingError) {
    let place = Place(name: path, folder: AT_FDCWD, path: path, level: 0)
    self = try Self.tree(at: place, limit: limit)
  }

  /// A place in an open folder.
  private struct Place {
    var name: String
    var folder: Int32
    var path: String
    /// The number of folders above it that are read.
    var level: Int
  }

  private static func tree(at place: Place, limit: Int) throws(ReadingError) -> FileTree {
    do throws(RegularFile.Failure) {
      var status = stat()
      guard unsafe fstatat(place.folder, place.name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
        throw RegularFile.Failure(.ofLastCall)
      }
      switch status.st_mode & S_IFMT {
      case S_IFREG:
        let file = try RegularFile.fileHandle(
          named: place.name, in: place.folder, limit: limit)
        return .file(try RegularFile.contents(of: file, limit: limit))
      case S_IFLNK: return .link(try target(of: place))
      case S_IFDIR: break
      default: throw .notRegular
      }
    } catch {
      throw ReadingError(path: place.path, reason: error)
    }
    return .folder(try children(of: place, limit: limit))
  }

  private static func target(of place: Place) throws(RegularFile.Failure) -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlinkat(place.folder, place.name, &path, path.count)
    guard count >= 0 else { throw RegularFile.Failure(.ofLastCall) }
    return String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func children(
    of place: Place, limit: Int
  ) throws(ReadingError) -> [String: FileTree] {
    let folder: FileHandle
    let names: [String]
    do throws(RegularFile.Failure) {
      guard place.level < depth else {
        throw .unreadable(reason: "it is in more than \(depth - 1) folders of the document")
      }
      (folder, names) = try open(place)
    } catch {
      throw ReadingError(path: place.path, reason: error)
    }
    var children: [String: FileTree] = [:]
    for name in names {
      let child = Place(
        name: name, folder: folder.fileDescriptor, path: "\(place.path)/\(name)",
        level: place.level + 1)
      children[name] = try tree(at: child, limit: limit)
    }
    return children
  }

  /// Opens a folder and returns the names in it.
  private static func open(_ place: Place) throws(RegularFile.Failure) -> (FileHandle, [String]) {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let descriptor = unsafe openat(place.folder, place.name, flags)
    guard descriptor >= 0 else { throw RegularFile.Failure(.ofLastCall) }
    let folder = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    // The list closes its own descriptor.
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    guard let list = unsafe fdopendir(copy) else {
      if copy >= 0 { _ = close(copy) }
      throw RegularFile.Failure(.ofLastCall)
    }
    defer { _ = unsafe closedir(list) }
    var names: [String] = []
    while let entry = unsafe readdir(list) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) {
          unsafe String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return (folder, names)
  }
}
