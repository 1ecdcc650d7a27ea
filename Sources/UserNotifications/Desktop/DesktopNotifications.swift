internal import Dispatch
internal import PlumbSDL

/// The connection to the service of the desktop that shows notifications.
///
/// The service is looked for when somebody asks for it: first the portal, then the service of desktops without one.
/// Nothing waits: a service that does not answer within some seconds counts as none. When a service ends, it is looked
/// for again with the next question.
@MainActor final class DesktopNotifications {
  private let address: String?
  private let patience: Double
  private var program: NotifyingProgram?

  /// Called with the news of the notifications.
  var received: @MainActor (DesktopNotificationEvent) -> Void = { _ in }

  private var channel: DBusChannel?
  private var service: (any NotificationService)?
  /// The name of the service's connection; signals of others are ignored.
  private var owner = ""
  /// The kinds of services that have not been asked yet.
  private var kinds: ArraySlice<any NotificationService.Type> = []
  /// The question that has no answer yet.
  private var question: UInt32?
  private var waiting: [@MainActor (Bool) -> Void] = []

  /// Creates a connection, which is opened when it is needed.
  ///
  /// - Parameters:
  ///   - address: the address of the user's bus; `nil` if there is none.
  ///   - program: the program as the desktop names it; `nil` for the running one.
  ///   - patience: the longest time to wait for the answer of one service, in seconds.
  nonisolated init(
    at address: String? = SettingsPortal.sessionBus, program: NotifyingProgram? = nil,
    patience: Double = 5
  ) {
    self.address = address
    self.program = program
    self.patience = patience
  }

  /// Whether there is a service.
  var isConnected: Bool { service != nil }

  /// Looks for a service.
  ///
  /// - Parameter completion: called once with whether there is one, at once if that is known.
  func find(_ completion: @escaping @MainActor (Bool) -> Void) {
    if service != nil { return completion(true) }
    waiting.append(completion)
    if waiting.count > 1 { return }
    guard let address,
      let channel = DBusChannel(
        address: address, received: { [weak self] in self?.receive($0) },
        ended: { [weak self] in self?.end() })
    else { return finish(nil) }
    self.channel = channel
    kinds = [PortalNotifications.self, FreedesktopNotifications.self]
    askNext()
  }

  /// Shows a notification, in place of the one with the same name. Without a service nothing happens.
  func show(_ notification: DesktopNotification) { service?.show(notification) }

  /// Removes a notification, if it is still shown.
  func remove(_ id: String) { service?.remove(id) }

  // MARK: The search

  private func askNext() {
    guard let kind = kinds.first, let channel else { return finish(nil) }
    let program = program ?? .current
    self.program = program
    question = nil
    for message in kind.questions(of: program) { question = channel.send(message) }
    guard let question else { return finish(nil) }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self] in
      MainActor.assumeIsolated { self?.giveUp(question) }
    }
  }

  /// Leaves a question without an answer behind.
  private func giveUp(_ question: UInt32) {
    guard question == self.question else { return }
    kinds = kinds.dropFirst()
    askNext()
  }

  private func take(_ answer: DBusMessage, to question: UInt32) {
    guard let kind = kinds.first, let channel, let program, !answer.isError,
      let service = kind.init(answer: answer.arguments, channel: channel, program: program)
    else { return giveUp(question) }
    self.question = nil
    owner = answer.sender
    for rule in Self.rules(for: kind) { channel.call("AddMatch", [.string(rule)]) }
    finish(service)
  }

  private func finish(_ service: (any NotificationService)?) {
    self.service = service
    question = nil
    if service == nil { close() }
    let waiting = waiting
    self.waiting = []
    for completion in waiting { completion(service != nil) }
  }

  /// The signals to be received: those of the service, and that it has ended.
  private static func rules(for kind: any NotificationService.Type) -> [String] {
    let (address, bus) = (kind.address, "org.freedesktop.DBus")
    let name = address.service ?? ""
    let signals = kind.signals.map {
      "type='signal',sender='\(name)',interface='\(address.interface)',member='\($0)'"
    }
    return signals + [
      "type='signal',sender='\(bus)',interface='\(bus)',member='NameOwnerChanged',arg0='\(name)'"
    ]
  }

  // MARK: Messages

  private func receive(_ message: DBusMessage) {
    if let question, message.replySerial == question { return take(message, to: question) }
    guard let service else { return }
    if message.sender == owner {
      if let event = service.event(in: message) { received(event) }
    } else if message.isSignal("NameOwnerChanged", of: Self.bus) {
      // The name, the old owner and the new one.
      let values = message.arguments.values(of: "s", "s", "s")
      if values?[1] == .string(owner) { end() }
    } else if message.isError, let event = service.event(in: message) {
      // The bus answers for a service that has ended.
      received(event)
    }
  }

  private func end() {
    let wasFound = service != nil
    finish(nil)
    if wasFound { received(.ended) }
  }

  private func close() {
    channel?.stop()
    (channel, owner, kinds) = (nil, "", [])
  }

  private static let bus = DBusMessage.Address(
    service: nil, path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")
}
