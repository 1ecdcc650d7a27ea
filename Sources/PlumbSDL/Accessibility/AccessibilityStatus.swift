/// The status of assistive technologies: whether they are in use, and the bus on which they are.
///
/// The desktop reports the status on the user's bus, with its changes. A desktop without the
/// service is not asked to start it.
@MainActor final class AccessibilityStatus {
  private enum Request {
    case isEnabled, isScreenReaderEnabled, address
  }

  private static let path = "/org/a11y/bus"
  private static let service = "org.a11y.Bus"
  private static let interface = "org.a11y.Status"

  private var bus: DBusChannel?
  private var requests: [UInt32: Request] = [:]
  /// Whether something has changed since the questions that have no answer yet.
  private var asksAgain = false
  private var isEnabled = false
  private var isScreenReaderEnabled = false
  private let changed: (String?) -> Void

  /// Starts observing; `nil` if there is no user's bus.
  ///
  /// - Parameters:
  ///   - address: the address of the user's bus.
  ///   - changed: called with the address of the bus of assistive technologies, or with `nil` when they
  ///     are no longer in use.
  init?(at address: String?, changed: @escaping (String?) -> Void) {
    guard let address else { return nil }
    self.changed = changed
    bus = DBusChannel(
      address: address, received: { [weak self] in self?.receive($0) }, ended: {})
    guard let bus else { return nil }
    // The subscriptions come first: otherwise a change between the two would be missed.
    bus.call(
      "AddMatch",
      [
        .string(
          "type='signal',path='\(Self.path)',interface='org.freedesktop.DBus.Properties',"
            + "member='PropertiesChanged',arg0='\(Self.interface)'")
      ])
    bus.call(
      "AddMatch",
      [
        .string(
          "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
            + "arg0='\(Self.service)'")
      ])
    ask()
  }

  /// Ends the observation.
  func stop() { bus?.stop() }

  /// Requests the two settings, either of which means that assistive technologies are in use.
  private func ask() {
    request(.isEnabled, "Get", of: "org.freedesktop.DBus.Properties", "IsEnabled")
    request(
      .isScreenReaderEnabled, "Get", of: "org.freedesktop.DBus.Properties", "ScreenReaderEnabled")
  }

  private func request(
    _ request: Request, _ member: String, of interface: String, _ property: String? = nil
  ) {
    let address = DBusMessage.Address(
      service: Self.service, path: Self.path, interface: interface)
    let arguments = property.map { [DBusValue.string(Self.interface), .string($0)] } ?? []
    let message = DBusMessage(member, of: address, arguments)
    message?.setStartsNoProgram()
    if let serial = bus?.send(message) { requests[serial] = request }
  }

  private func receive(_ message: DBusMessage) {
    if let request = requests.removeValue(forKey: message.replySerial) {
      receive(message.isError ? nil : message.arguments.first??.unwrapped, for: request)
      guard asksAgain, requests.isEmpty else { return }
      asksAgain = false
      ask()
    } else if let member = message.target?.member, !message.isCall,
      member == "PropertiesChanged" || member == "NameOwnerChanged"
    {
      // Any number of signals is one question, as long as that has no answer.
      if requests.isEmpty { ask() } else { asksAgain = true }
    }
  }

  private func receive(_ value: DBusValue?, for request: Request) {
    let wasInUse = isEnabled || isScreenReaderEnabled
    switch request {
    case .isEnabled: isEnabled = value == .boolean(true)
    case .isScreenReaderEnabled: isScreenReaderEnabled = value == .boolean(true)
    case .address:
      if isEnabled || isScreenReaderEnabled, case .string(let address) = value { changed(address) }
      return
    }
    let isInUse = isEnabled || isScreenReaderEnabled
    if isInUse {
      // Also if it was in use before: the service may have been started again.
      self.request(.address, "GetAddress", of: Self.service)
    } else if wasInUse {
      changed(nil)
    }
  }
}
