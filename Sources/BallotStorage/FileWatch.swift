internal import Dispatch
internal import Glibc

/// Calls a closure when other programs have written a database, without asking regularly.
///
/// The kernel reports changes of the database, of its log and of the names in its folder. If it
/// does not, the closure is called each second.
final class FileWatch {
  private let source: any DispatchSourceProtocol

  /// Watches the database at a path.
  ///
  /// - Parameters:
  ///   - queue: the queue on which the closure is called.
  ///   - changed: called after changes; also after changes by this program.
  init(path: String, queue: DispatchQueue, changed: @escaping () -> Void) {
    source = Self.kernelSource(path: path, queue: queue) ?? Self.timer(queue: queue)
    let source = source
    source.setEventHandler {
      if let source = source as? any DispatchSourceRead { Self.readAll(Int32(source.handle)) }
      changed()
    }
    source.resume()
  }

  deinit { source.cancel() }

  private static func kernelSource(
    path: String, queue: DispatchQueue
  ) -> (any DispatchSourceProtocol)? {
    let notifications = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard notifications >= 0 else { return nil }
    let folder = path.folderAndName.folder
    let watches = [
      inotify_add_watch(notifications, path, UInt32(IN_MODIFY)),
      inotify_add_watch(notifications, folder, UInt32(IN_CREATE | IN_MOVED_TO)),
    ]
    // Only while the file is open there is a log.
    inotify_add_watch(notifications, path + "-wal", UInt32(IN_MODIFY))
    guard watches.allSatisfy({ $0 >= 0 }) else {
      close(notifications)
      return nil
    }
    let source = DispatchSource.makeReadSource(fileDescriptor: notifications, queue: queue)
    source.setCancelHandler { close(notifications) }
    return source
  }

  private static func timer(queue: DispatchQueue) -> any DispatchSourceProtocol {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 1, repeating: 1, leeway: .milliseconds(100))
    return timer
  }

  /// Discards the notifications, whose number and kind do not matter.
  private static func readAll(_ notifications: Int32) {
    withUnsafeTemporaryAllocation(byteCount: 4_096, alignment: 8) { buffer in
      while read(notifications, buffer.baseAddress, buffer.count) > 0 {}
    }
  }
}
