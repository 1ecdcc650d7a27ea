internal import Foundation

/// The program as assistive technologies find it: an application that contains windows.
///
/// The program is on their bus only while they are in use. Everything happens on the main actor, when
/// a message arrives or a frame has ended.
@MainActor final class AccessibleApplication {
  /// The windows, in the order in which they were opened.
  private(set) var windows: [AccessibleWindow] = []
  /// The number that the program has in the registry of assistive technologies.
  var number: Int32 = 0
  /// The name of the program on the bus; empty while it has none.
  private(set) var busName = ""

  /// Ends the wait for events, so that a frame follows.
  let wake: @MainActor () -> Void
  private var status: AccessibilityStatus?
  private var bus: DBusChannel?
  private var address: String?
  /// Whether the program was announced to the registry.
  private var isEmbedded = false

  private let sessionBus: String?

  /// - Parameters:
  ///   - sessionBus: the address of the user's bus.
  ///   - wake: ends the wait for events, so that a frame follows.
  init(
    at sessionBus: String? = SettingsPortal.sessionBus, wake: @escaping @MainActor () -> Void
  ) {
    self.sessionBus = sessionBus
    self.wake = wake
  }

  /// Whether assistive technologies are in use.
  var isActive: Bool { !busName.isEmpty }

  /// Starts observing whether assistive technologies are in use. Later calls have no effect.
  func start() {
    guard status == nil, !isStopped else { return }
    status = AccessibilityStatus(at: sessionBus) { [weak self] in self?.connect(to: $0) }
    // Without a bus there is nothing to observe, now or later.
    if status == nil { isStopped = true }
  }

  private var isStopped = false

  /// Leaves the bus for ever.
  func stop() {
    isStopped = true
    status?.stop()
    status = nil
    disconnect()
  }

  /// Adds a window.
  func add(_ window: AccessibleWindow) {
    windows.append(window)
    if isEmbedded { signal(.opened(window), of: .application) }
  }

  /// Removes a closed window.
  func remove(_ window: AccessibleWindow) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    if isEmbedded { signal(.closed(window, at: index), of: .application) }
  }

  // MARK: The bus

  private func connect(to address: String?) {
    guard address != self.address else { return }
    disconnect()
    guard let address, !isStopped else { return }
    bus = DBusChannel(
      address: address, received: { [weak self] in self?.receive($0) },
      ended: { [weak self] in self?.disconnect() })
    if bus != nil { self.address = address }
  }

  private func disconnect() {
    bus?.stop()
    let wasActive = isActive
    (bus, address, busName, isEmbedded) = (nil, nil, "", false)
    // The next frame gives up the objects.
    if wasActive { wake() }
  }

  private func receive(_ message: DBusMessage) {
    if busName.isEmpty {
      // The first message is the answer to the greeting.
      busName = message.destination
      // The program is announced with the next frame. No frame would follow if the message was handled
      // before the wait for events began.
      wake()
    }
    guard message.isCall, let target = message.target else { return }
    let arguments = message.arguments.compactMap(\.self)
    let reply = AccessibleReplies(application: self, path: target.path)?
      .reply(to: target.member, of: target.interface, arguments)
    guard message.expectsReply else { return }
    if let reply {
      bus?.send(DBusMessage(replyingTo: message, reply))
    } else {
      bus?.send(
        DBusMessage(replyingTo: message, error: "org.freedesktop.DBus.Error.UnknownMethod"))
    }
  }

  /// Announces the program to the registry, once it contains windows.
  func embed() {
    guard isActive, !isEmbedded else { return }
    isEmbedded = true
    let registry = DBusMessage.Address(
      service: AccessibleReference.registry, path: AccessibleReference.rootPath,
      interface: "org.a11y.atspi.Socket")
    bus?.send(
      DBusMessage("Embed", of: registry, [reference(to: .application)]))
  }

  /// Sends a signal of an object.
  func send(_ signal: AccessibleSignal, of target: AccessibleReference) {
    guard isEmbedded else { return }
    let address = DBusMessage.Address(
      service: nil, path: target.path, interface: "org.a11y.atspi.Event.\(signal.group)")
    bus?.send(
      DBusMessage(
        signal.member, of: address,
        [
          .string(signal.detail), .int32(signal.first), .int32(signal.second),
          .variant(signal.value), .array(of: "{sv}", []),
        ]))
  }

  /// Tells clients with a cache of objects to drop one.
  func forget(_ target: AccessibleReference) {
    guard isEmbedded else { return }
    let address = DBusMessage.Address(
      service: nil, path: AccessibleReference.cachePath, interface: "org.a11y.atspi.Cache")
    bus?.send(DBusMessage("RemoveAccessible", of: address, [reference(to: target)]))
  }

  private func signal(_ change: AccessibleWindow.ListChange, of target: AccessibleReference) {
    switch change {
    case .opened(let window):
      let index = Int32(windows.count - 1)
      send(.children("add", at: index, reference(to: .window(window))), of: target)
    case .closed(let window, let index):
      send(.children("remove", at: Int32(index), reference(to: .window(window))), of: target)
    }
  }

  /// Returns the name and the path of an object.
  func reference(to target: AccessibleReference) -> DBusValue {
    .structure([.string(busName), .objectPath(target.path)])
  }

  /// The name of the program.
  static var name: String { ProcessInfo.processInfo.processName }
}
