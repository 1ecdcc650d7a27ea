internal import Foundation

/// The number of files that the system lets the program open.
enum FileLimit {
  /// The number of files, sockets and pipes of a program with windows, and some more for the
  /// program's own use.
  ///
  /// The run loop of Foundation ends the program if it cannot open the files that it waits for.
  static let needed = 24

  /// Returns whether the program can open a number of files more.
  static func hasRoom(for count: Int = needed) -> Bool {
    var descriptors: [Int32] = []
    defer { for descriptor in descriptors { close(descriptor) } }
    while descriptors.count < count {
      let descriptor = unsafe open("/", O_RDONLY | O_CLOEXEC)
      if descriptor < 0 { return false }
      descriptors.append(descriptor)
    }
    return true
  }
}
