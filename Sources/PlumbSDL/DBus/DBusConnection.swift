internal import CSDL2
internal import Foundation

/// A private connection to a message bus. Must be used on the thread that opened it.
///
/// Only `nextMessage` blocks, in one `poll` of all handles: it takes no CPU time until something
/// arrives.
@safe final class DBusConnection {
  /// The result of a wait for a message.
  enum Outcome {
    case message(DBusMessage)
    case deadline
    /// The wait was stopped, or the connection is closed.
    case end
  }

  private let connection: OpaquePointer
  private let watches = DBusWatches()

  /// Opens a connection and registers it at the bus; the bus' reply is an ordinary message.
  ///
  /// - Parameter address: one or several addresses in the syntax of libdbus. Only sockets of this machine are used:
  ///   other kinds of addresses start a program or wait for a network, and some addresses come from other programs.
  /// - Returns: `nil` if no bus listens at the address.
  init?(address: String) {
    let sockets = address.split(separator: ";").filter { $0.hasPrefix("unix:") }
    guard !sockets.isEmpty else { return nil }
    // By default libdbus ignores SIGPIPE for the whole process.
    dbus_connection_set_change_sigpipe(0)
    guard let connection = unsafe dbus_connection_open_private(sockets.joined(separator: ";"), nil)
    else { return nil }
    unsafe self.connection = connection
    // By default the process exits when the bus does.
    unsafe dbus_connection_set_exit_on_disconnect(connection, 0)
    guard unsafe watches.attach(to: connection), call("Hello") != nil else { return nil }
  }

  deinit {
    unsafe dbus_connection_close(connection)
    unsafe dbus_connection_unref(connection)
  }

  /// Calls a method of the bus itself; returns the same as `send`.
  @discardableResult func call(_ member: String, _ arguments: [DBusValue] = []) -> UInt32? {
    let bus = DBusMessage.Address(
      service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus")
    return DBusMessage(member, of: bus, arguments).flatMap(send)
  }

  /// Queues a message for sending.
  ///
  /// - Returns: the serial number that the reply refers to; `nil` if memory is exhausted.
  @discardableResult func send(_ message: DBusMessage) -> UInt32? {
    var serial: UInt32 = 0
    guard unsafe dbus_connection_send(connection, message.message, &serial) != 0 else {
      return nil
    }
    return serial
  }

  /// Returns the next message, waiting for one if none has arrived.
  ///
  /// - Parameters:
  ///   - deadline: the end of the wait; `nil` to wait without limit.
  ///   - stop: a file descriptor that ends the wait when it becomes readable; -1 for none.
  func nextMessage(before deadline: ContinuousClock.Instant?, stop: Int32) -> Outcome {
    while true {
      if let message = unsafe dbus_connection_pop_message(connection) {
        return unsafe .message(DBusMessage(owning: message))
      }
      if !isOpen { return .end }
      let milliseconds = deadline.map(Self.milliseconds(until:)) ?? -1
      if milliseconds == 0 { return .deadline }
      if !watches.wait(stop: stop, milliseconds: milliseconds) { return .end }
    }
  }

  /// A file descriptor that becomes readable when a message arrives.
  var descriptor: Int32? { watches.descriptor }

  /// Whether messages wait to be sent until the file descriptor is writable.
  var awaitsWriting: Bool { watches.awaitsWriting }

  /// Whether messages have been read that nobody has taken.
  var hasMessages: Bool {
    unsafe dbus_connection_get_dispatch_status(connection) == DBUS_DISPATCH_DATA_REMAINS
  }

  /// Returns the messages that have arrived, without waiting for any.
  func arrivedMessages() -> [DBusMessage] {
    _ = watches.wait(stop: -1, milliseconds: 0)
    var messages: [DBusMessage] = []
    while case .message(let message) = nextMessage(before: .now, stop: -1) {
      messages.append(message)
    }
    return messages
  }

  /// Whether the bus has not closed the connection.
  var isOpen: Bool { unsafe dbus_connection_get_is_connected(connection) != 0 }

  /// Returns the remaining time, rounded up, since a wait of 0 would be repeated until the
  /// deadline.
  private static func milliseconds(until deadline: ContinuousClock.Instant) -> Int32 {
    let left = (deadline - .now) / Duration.milliseconds(1)
    return Int32(min(max(left, 0), 86_400_000).rounded(.up))
  }
}
