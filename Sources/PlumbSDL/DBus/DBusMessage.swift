internal import CSDL2

/// A message on a bus: a method call, a reply or a signal.
@safe package final class DBusMessage {
  /// The object and interface of a call or a signal.
  package struct Address: Sendable {
    /// The bus name of the program; `nil` for signals.
    package var service: String?
    package var path: String
    package var interface: String

    package init(service: String?, path: String, interface: String) {
      (self.service, self.path, self.interface) = (service, path, interface)
    }
  }

  /// The message of libdbus, owned by this object.
  let message: OpaquePointer

  /// Takes ownership of a message returned by libdbus.
  init(owning message: OpaquePointer) {
    unsafe self.message = message
  }

  /// Creates a call, or a broadcast signal if the address has no service.
  ///
  /// - Returns: `nil` if memory is exhausted. For names that the protocol does not allow, a
  ///   programming error, libdbus terminates the process.
  package convenience init?(
    _ member: String, of address: Address, _ arguments: [DBusValue] = []
  ) {
    let message =
      if let service = address.service {
        unsafe dbus_message_new_method_call(service, address.path, address.interface, member)
      } else {
        unsafe dbus_message_new_signal(address.path, address.interface, member)
      }
    guard let message = unsafe message else { return nil }
    unsafe self.init(owning: message)
    append(arguments)
  }

  /// Creates the reply to a call; `nil` if memory is exhausted.
  convenience init?(replyingTo call: DBusMessage, _ arguments: [DBusValue]) {
    guard let message = unsafe dbus_message_new_method_return(call.message) else { return nil }
    unsafe self.init(owning: message)
    append(arguments)
  }

  /// Creates the error reply to a call, with the name of an error; `nil` if memory is exhausted.
  convenience init?(replyingTo call: DBusMessage, error name: String) {
    guard let message = unsafe dbus_message_new_error(call.message, name, nil) else { return nil }
    unsafe self.init(owning: message)
  }

  deinit {
    unsafe dbus_message_unref(message)
  }

  /// The serial number of the call that this message replies to; 0 if it is not a reply.
  package var replySerial: UInt32 { unsafe dbus_message_get_reply_serial(message) }

  /// Whether the message reports that a call failed.
  package var isError: Bool { unsafe dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_ERROR }

  /// The object, the interface and the member that the message is about; `nil` for replies.
  var target: (path: String, interface: String, member: String)? {
    guard let path = unsafe dbus_message_get_path(message),
      let interface = unsafe dbus_message_get_interface(message),
      let member = unsafe dbus_message_get_member(message)
    else { return nil }
    return unsafe (String(cString: path), String(cString: interface), String(cString: member))
  }

  /// The name of the connection that sent the message, which the bus writes; empty for messages of the library.
  package var sender: String {
    unsafe dbus_message_get_sender(message).map { unsafe String(cString: $0) } ?? ""
  }

  /// Whether the message is a call.
  var isCall: Bool { unsafe dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL }

  /// Whether the sender of a call waits for a reply.
  var expectsReply: Bool { unsafe dbus_message_get_no_reply(message) == 0 }

  /// The name of the connection to which the message was sent; empty for signals to all
  /// connections.
  var destination: String {
    unsafe dbus_message_get_destination(message).map { unsafe String(cString: $0) } ?? ""
  }

  /// Keeps the call from starting its recipient.
  func setStartsNoProgram() { unsafe dbus_message_set_auto_start(message, 0) }

  /// Returns whether the message is a given signal.
  package func isSignal(_ member: String, of address: Address) -> Bool {
    unsafe dbus_message_is_signal(message, address.interface, member) != 0
      && dbus_message_has_path(message, address.path) != 0
  }

  /// Returns whether the message is a given call.
  func isCall(_ member: String, of address: Address) -> Bool {
    unsafe dbus_message_is_method_call(message, address.interface, member) != 0
  }

  /// The arguments; `nil` for values of types that `DBusValue` does not have, and from the one on with which the
  /// message has too many values.
  package var arguments: [DBusValue?] {
    var iterator = unsafe DBusMessageIter()
    guard unsafe dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    var arguments: [DBusValue?] = []
    var rest = DBusValue.largestCount
    repeat {
      unsafe arguments.append(DBusValue(at: &iterator, rest: &rest))
    } while unsafe dbus_message_iter_next(&iterator) != 0
    return arguments
  }

  private func append(_ arguments: [DBusValue]) {
    var iterator = unsafe DBusMessageIter()
    unsafe dbus_message_iter_init_append(message, &iterator)
    for argument in arguments { unsafe argument.append(to: &iterator) }
  }
}
