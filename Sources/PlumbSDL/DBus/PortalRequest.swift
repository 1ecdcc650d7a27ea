internal import Dispatch
internal import Foundation

/// A call of the desktop's portal that a person answers.
///
/// The portal answers the call with the path of a request, on which it sends the response of the person as a signal.
/// A portal that does not answer within some seconds counts as none.
@MainActor final class PortalRequest {
  /// The response to a request.
  enum Outcome {
    /// The arguments of the response: a code, of which 0 is success and 1 the person's refusal, and a dictionary.
    case response([DBusValue?])
    /// There is no portal, or it has ended.
    case unavailable
  }

  /// The portal of the desktop.
  private static let portal = "org.freedesktop.portal.Desktop"
  private static let requests = "org.freedesktop.portal.Request"
  private static let bus = DBusMessage.Address(
    service: nil, path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")

  private var channel: DBusChannel?
  private var completion: ((Outcome) -> Void)?
  private var callSerial: UInt32?
  /// The call while the bus has not answered yet: open files cannot be sent before.
  private var waitingCall: DBusMessage?
  /// The path of the request while a person is asked.
  private var path: String?
  /// The name of the portal's connection; responses of others are ignored.
  private var owner = ""

  /// Calls the portal; `nil` if there is no bus.
  ///
  /// - Parameters:
  ///   - interface: the last part of the name of the portal's interface.
  ///   - address: the address of the bus in the syntax of libdbus.
  ///   - patience: the longest time to wait for the portal, in seconds.
  ///   - completion: called once, unless the request is closed by the program.
  init?(
    _ member: String, of interface: String, _ arguments: [DBusValue],
    at address: String? = SettingsPortal.sessionBus, patience: Double = 3,
    completion: @escaping (Outcome) -> Void
  ) {
    guard let address else { return nil }
    self.completion = completion
    channel = DBusChannel(
      address: address, received: { [weak self] in self?.receive($0) },
      ended: { [weak self] in self?.finish(.unavailable) })
    guard channel != nil else { return nil }
    // The subscription comes first: otherwise a quick response would be missed.
    for rule in Self.matches { channel?.call("AddMatch", [.string(rule)]) }
    let portal = DBusMessage.Address(
      service: Self.portal, path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.\(interface)")
    guard let call = DBusMessage(member, of: portal, arguments) else { return nil }
    callSerial = channel?.send(call)
    if callSerial == nil { waitingCall = call }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self] in
      MainActor.assumeIsolated { if self?.path == nil { self?.finish(.unavailable) } }
    }
  }

  /// The signals to be received: the response, and that the portal has ended, with its requests.
  private static var matches: [String] {
    [
      "type='signal',sender='\(portal)',interface='\(requests)',member='Response'",
      "type='signal',sender='\(bus.interface)',interface='\(bus.interface)',"
        + "member='NameOwnerChanged',arg0='\(portal)'",
    ]
  }

  /// Ends the request without a response.
  func close() {
    completion = nil
    if let path {
      let request = DBusMessage.Address(
        service: Self.portal, path: path, interface: Self.requests)
      channel?.send(DBusMessage("Close", of: request))
    }
    stop()
  }

  private func receive(_ message: DBusMessage) {
    if let call = waitingCall {
      waitingCall = nil
      callSerial = channel?.send(call)
      if callSerial == nil { return finish(.unavailable) }
    }
    if let callSerial, message.replySerial == callSerial {
      guard !message.isError, case .objectPath(let path)?? = message.arguments.first else {
        return finish(.unavailable)
      }
      self.path = path
      owner = message.sender
    } else if let path, let target = message.target, message.sender == owner,
      target == (path, Self.requests, "Response")
    {
      finish(.response(message.arguments))
    } else if path != nil, message.isSignal("NameOwnerChanged", of: Self.bus),
      Self.portalHasEnded(message.arguments)
    {
      finish(.unavailable)
    }
  }

  /// Returns whether the arguments of a change of a name's owner, which are the name, the old owner and the new one,
  /// mean that the portal has ended.
  private static func portalHasEnded(_ arguments: [DBusValue?]) -> Bool {
    guard arguments.count == 3, arguments[0] == .string(portal) else { return false }
    // There is no old owner when the portal starts.
    return arguments[1] != .string("")
  }

  private func finish(_ outcome: Outcome) {
    stop()
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }

  private func stop() {
    channel?.stop()
    (channel, path, callSerial, waitingCall) = (nil, nil, nil, nil)
  }
}
