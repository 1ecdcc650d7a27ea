internal import CSDL2
internal import Foundation

/// A connection of our own to a message bus. Belongs to the thread that opened it.
///
/// Nothing here waits except `nextMessage`, and that in one `poll` of all handles: it sleeps without
/// waking up for as long as nothing arrives.
@safe final class DBusConnection {
  /// How a wait for a message ended.
  enum Outcome {
    case message(DBusMessage)
    case deadline
    /// The wait was stopped, or the bus is gone.
    case end
  }

  private let connection: OpaquePointer
  private let watches = DBusWatches()

  /// Opens a connection and says hello to the bus; the bus' answer is a message like others.
  ///
  /// - Returns: `nil` where nobody listens at the address.
  init?(address: String) {
    // libdbus would make the whole process deaf to broken pipes.
    dbus_connection_set_change_sigpipe(0)
    guard let connection = unsafe dbus_connection_open_private(address, nil) else { return nil }
    unsafe self.connection = connection
    // Or else the process might end with the bus.
    unsafe dbus_connection_set_exit_on_disconnect(connection, 0)
    guard unsafe watches.attach(to: connection), call("Hello") != nil else { return nil }
  }

  deinit {
    unsafe dbus_connection_close(connection)
    unsafe dbus_connection_unref(connection)
  }

  /// Calls the bus itself; answers as `send` does.
  @discardableResult func call(_ member: String, _ arguments: [DBusValue] = []) -> UInt32? {
    let bus = DBusMessage.Address(
      service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus")
    return DBusMessage(member, of: bus, arguments).flatMap(send)
  }

  /// Sends a message, soon.
  ///
  /// - Returns: the number its answer will name; `nil` without memory.
  @discardableResult func send(_ message: DBusMessage) -> UInt32? {
    var serial: UInt32 = 0
    guard unsafe dbus_connection_send(connection, message.message, &serial) != 0 else {
      return nil
    }
    return serial
  }

  /// The next message; when none is there, waits for one.
  ///
  /// - Parameters:
  ///   - deadline: when to give up; `nil` for never.
  ///   - stop: a handle that ends the wait when there is something to read from it; -1 for none.
  func nextMessage(before deadline: ContinuousClock.Instant?, stop: Int32) -> Outcome {
    while true {
      if let message = unsafe dbus_connection_pop_message(connection) {
        return unsafe .message(DBusMessage(owning: message))
      }
      if unsafe dbus_connection_get_is_connected(connection) == 0 { return .end }
      let milliseconds = deadline.map(Self.milliseconds(until:)) ?? -1
      if milliseconds == 0 { return .deadline }
      if !watches.wait(stop: stop, milliseconds: milliseconds) { return .end }
    }
  }

  /// Rounded up, as a wait of nothing would be repeated until the time has come.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = (deadline - .now) / Duration.milliseconds(1)
    return Int32(min(max(left, 0), 86_400_000).rounded(.up))
  }
}
