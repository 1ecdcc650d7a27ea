import Foundation
import Glibc

/// Waits for changes in folders and the folders below them.
///
/// The kernel reports them. Editors that write another file and rename it are included; hidden folders are not.
final class FolderWatch {
  private let notifications: Int32
  private let folders: [URL]
  /// The folders of which the folders below are not watched.
  private let flatFolders: [URL]

  /// The error that the kernel does not report changes.
  struct WatchError: Error, CustomStringConvertible {
    var description: String {
      "Changes of files cannot be watched, as the limit of inotify on this machine is reached."
    }
  }

  /// - Parameters:
  ///   - folders: the folders, which need not exist.
  ///   - flatFolders: folders of which the folders below are not watched.
  init(_ folders: [URL], flat flatFolders: [URL] = []) throws(WatchError) {
    notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    self.folders = folders
    self.flatFolders = flatFolders
    guard notifications >= 0, watchAll() else { throw WatchError() }
  }

  deinit { close(notifications) }

  /// Waits for a change and for the end of the changes that follow at once. Returns whether there was
  /// one.
  ///
  /// - Parameters:
  ///   - milliseconds: the longest time to wait for the first; -1 for any time.
  ///   - file: a file that ends the wait when it can be read; `nil` for none.
  func wait(_ milliseconds: Int32, orReading file: Int32? = nil) -> Bool {
    guard poll(milliseconds, or: file) else { return false }
    repeat { discard() } while poll(Self.pause)
    _ = watchAll()
    return true
  }

  /// The longest pause between two changes that belong to the same saving, in milliseconds.
  private static let pause: Int32 = 40

  /// Watches all folders, also those that were added or made again. Returns whether that is possible.
  private func watchAll() -> Bool {
    let below = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder.path) ?? [])
        .filter { !$0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") }
        .map { folder.appending(path: $0) }.filter(Self.isFolder)
    }
    let isWatched =
      below.allSatisfy { watch($0) || Self.isGone }
      && (folders + flatFolders).allSatisfy(watchOrAwait)
    for folder in folders + flatFolders { watchMoves(above: folder) }
    return isWatched
  }

  /// Watches whether the folders above one are renamed or removed, of which the folder itself tells nothing.
  ///
  /// Folders above that may not be read are not renamed by the person whose files these are.
  private func watchMoves(above folder: URL) {
    var place = folder.resolvingSymlinksInPath()
    while place.path != "/" {
      place.deleteLastPathComponent()
      // Added to what else is watched of it.
      let moves = UInt32(IN_MOVE_SELF | IN_DELETE_SELF | IN_MASK_ADD)
      _ = inotify_add_watch(notifications, place.path, moves)
    }
  }

  /// Watches a folder, or the folder in which it appears again: nothing else would tell of that.
  private func watchOrAwait(_ folder: URL) -> Bool {
    var place = folder
    while !watch(place) {
      guard Self.isGone, place.path != "/" else { return false }
      place.deleteLastPathComponent()
    }
    // It may have appeared before the other one was watched.
    return place == folder || !Self.isFolder(folder) || watchOrAwait(folder)
  }

  private func watch(_ folder: URL) -> Bool {
    inotify_add_watch(notifications, folder.path, Self.changes) >= 0
  }

  private static let changes = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF)

  /// Whether the folder of the last call is gone, which may be at any time.
  private static var isGone: Bool { errno == ENOENT || errno == ENOTDIR }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private func poll(_ milliseconds: Int32, or file: Int32? = nil) -> Bool {
    var requests = ([notifications] + [file].compactMap(\.self)).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    guard Glibc.poll(&requests, nfds_t(requests.count), milliseconds) > 0 else { return false }
    return requests[0].revents != 0
  }

  /// Reads the notifications, whose kind does not matter.
  private func discard() {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while read(notifications, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
