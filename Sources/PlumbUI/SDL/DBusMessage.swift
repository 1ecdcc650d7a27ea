internal import CSDL2

/// A message on a bus: a call, its answer, or a signal.
@safe final class DBusMessage {
  /// Whom a call or a signal is about.
  struct Address {
    /// The name of the program; signals have none.
    var service: String?
    var path: String
    var interface: String
  }

  /// libdbus' own message.
  let message: OpaquePointer

  /// Takes over a message that libdbus handed out.
  init(owning message: OpaquePointer) {
    unsafe self.message = message
  }

  /// A call, or a signal for everybody when the address names no service.
  ///
  /// - Returns: `nil` without memory. Names that the protocol does not allow are a programmer's
  ///   error, at which libdbus ends the process.
  convenience init?(_ member: String, of address: Address, _ arguments: [DBusValue] = []) {
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

  /// The answer to a call; `nil` without memory.
  convenience init?(answering call: DBusMessage, _ arguments: [DBusValue]) {
    guard let message = unsafe dbus_message_new_method_return(call.message) else { return nil }
    unsafe self.init(owning: message)
    append(arguments)
  }

  /// The answer that a call failed, with the name of an error; `nil` without memory.
  convenience init?(answering call: DBusMessage, error name: String) {
    guard let message = unsafe dbus_message_new_error(call.message, name, nil) else { return nil }
    unsafe self.init(owning: message)
  }

  deinit {
    unsafe dbus_message_unref(message)
  }

  /// The number of the call this is the answer to; 0 for what is no answer.
  var answeredSerial: UInt32 { unsafe dbus_message_get_reply_serial(message) }

  /// Whether it tells that a call failed.
  var isError: Bool { unsafe dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_ERROR }

  /// Whether it is a certain signal.
  func isSignal(_ member: String, of address: Address) -> Bool {
    unsafe dbus_message_is_signal(message, address.interface, member) != 0
      && dbus_message_has_path(message, address.path) != 0
  }

  /// Whether it is a certain call.
  func isCall(_ member: String, of address: Address) -> Bool {
    unsafe dbus_message_is_method_call(message, address.interface, member) != 0
  }

  /// What it carries; `nil` stands for values of types that settings do not have.
  var arguments: [DBusValue?] {
    var iterator = unsafe DBusMessageIter()
    guard unsafe dbus_message_iter_init(message, &iterator) != 0 else { return [] }
    var arguments: [DBusValue?] = []
    repeat {
      unsafe arguments.append(DBusValue(at: &iterator))
    } while unsafe dbus_message_iter_next(&iterator) != 0
    return arguments
  }

  private func append(_ arguments: [DBusValue]) {
    var iterator = unsafe DBusMessageIter()
    unsafe dbus_message_iter_init_append(message, &iterator)
    for argument in arguments { unsafe argument.append(to: &iterator) }
  }
}
