internal import CSDL2
internal import Foundation

/// The file descriptors that libdbus needs to be polled for a connection.
@safe final class DBusWatches {
  private var watches: [OpaquePointer] = unsafe []

  /// Registers as the watch functions of a connection; returns `false` if memory is exhausted.
  ///
  /// The connection must be closed before this object is released.
  func attach(to connection: OpaquePointer) -> Bool {
    unsafe dbus_connection_set_watch_functions(
      connection,
      { watch, data in
        guard let watch = unsafe watch, let data = unsafe data else { return 0 }
        unsafe DBusWatches.instance(from: data).watches.append(watch)
        return 1
      },
      { watch, data in
        guard let data = unsafe data else { return }
        unsafe DBusWatches.instance(from: data).watches.removeAll { unsafe $0 == watch }
      },
      // Whether a watch is enabled is read before each wait.
      nil, Unmanaged.passUnretained(self).toOpaque(), nil) != 0
  }

  /// Waits until a watch is ready, and handles it.
  ///
  /// - Parameters:
  ///   - stop: a file descriptor that ends the wait when it becomes readable.
  ///   - milliseconds: the longest wait; -1 for no limit.
  /// - Returns: `false` if the wait was stopped.
  func wait(stop: Int32, milliseconds: Int32) -> Bool {
    let enabled = unsafe watches.filter { unsafe dbus_watch_get_enabled($0) != 0 }
    var handles = [pollfd(fd: stop, events: Int16(POLLIN), revents: 0)]
    handles += unsafe enabled.map { unsafe Self.handle(of: $0) }
    guard unsafe poll(&handles, nfds_t(handles.count), milliseconds) > 0 else { return true }
    if handles[0].revents != 0 { return false }
    for (index, handle) in handles.dropFirst().enumerated() where handle.revents != 0 {
      let watch = unsafe enabled[index]
      // Handling an earlier watch may have closed the connection and removed this one.
      guard unsafe watches.contains(watch) else { continue }
      unsafe dbus_watch_handle(watch, Self.flags(of: handle.revents))
    }
    return true
  }

  /// The file descriptor to poll for reading; `nil` if the connection is closed.
  var descriptor: Int32? {
    unsafe watches.first.map { unsafe dbus_watch_get_unix_fd($0) }
  }

  /// Whether messages wait to be sent.
  var awaitsWriting: Bool {
    unsafe watches.contains { watch in
      unsafe dbus_watch_get_enabled(watch) != 0
        && dbus_watch_get_flags(watch) & DBUS_WATCH_WRITABLE.rawValue != 0
    }
  }

  private static func instance(from data: UnsafeMutableRawPointer) -> DBusWatches {
    unsafe Unmanaged<DBusWatches>.fromOpaque(data).takeUnretainedValue()
  }

  private static func handle(of watch: OpaquePointer) -> pollfd {
    let flags = unsafe dbus_watch_get_flags(watch)
    var events: Int32 = 0
    if flags & DBUS_WATCH_READABLE.rawValue != 0 { events |= Int32(POLLIN) }
    if flags & DBUS_WATCH_WRITABLE.rawValue != 0 { events |= Int32(POLLOUT) }
    return unsafe pollfd(
      fd: dbus_watch_get_unix_fd(watch), events: Int16(events), revents: 0)
  }

  private static func flags(of events: Int16) -> UInt32 {
    var flags: UInt32 = 0
    if Int32(events) & Int32(POLLIN) != 0 { flags |= DBUS_WATCH_READABLE.rawValue }
    if Int32(events) & Int32(POLLOUT) != 0 { flags |= DBUS_WATCH_WRITABLE.rawValue }
    if Int32(events) & Int32(POLLERR) != 0 { flags |= DBUS_WATCH_ERROR.rawValue }
    if Int32(events) & Int32(POLLHUP) != 0 { flags |= DBUS_WATCH_HANGUP.rawValue }
    return flags
  }
}
