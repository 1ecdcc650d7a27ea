import Foundation
import Glibc

/// Waits for changes in folders and the folders below them.
///
/// The kernel reports them. Editors that write another file and rename it are included.
final class FolderWatch {
  private let notifications: Int32
  private let folders: [URL]
  private var watched: Set<String> = []

  /// The error that the kernel does not report changes.
  struct WatchError: Error, CustomStringConvertible {
    var description: String {
      "Changes of files cannot be watched, as the limit of inotify on this machine is reached."
    }
  }

  init(_ folders: [URL]) throws(WatchError) {
    notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.folders = folders
    guard notifications >= 0, watchAll() else { throw WatchError() }
  }

  deinit { close(notifications) }

  /// Waits for a change and for the end of the changes that follow at once. Returns whether there was
  /// one.
  ///
  /// - Parameter milliseconds: the longest time to wait for the first.
  func wait(_ milliseconds: Int32) -> Bool {
    guard poll(milliseconds) else { return false }
    repeat { discard() } while poll(Self.pause)
    _ = watchAll()
    return true
  }

  /// The longest pause between two changes that belong to the same saving, in milliseconds.
  private static let pause: Int32 = 40

  /// Watches all folders that are not watched yet. Returns whether that is possible.
  private func watchAll() -> Bool {
    for folder in folders {
      let below = (FileManager.default.subpaths(atPath: folder.path) ?? [])
        .map { folder.appending(path: $0) }.filter { $0.pathExtension.isEmpty && Self.isFolder($0) }
      for path in ([folder] + below).map(\.path) where !watched.contains(path) {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE)
        guard inotify_add_watch(notifications, path, mask) >= 0 else { return false }
        watched.insert(path)
      }
    }
    return true
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func poll(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: notifications, events: Int16(POLLIN), revents: 0)
    return Glibc.poll(&request, 1, milliseconds) > 0
  }

  /// Reads the notifications, whose kind does not matter.
  private func discard() {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while read(notifications, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
