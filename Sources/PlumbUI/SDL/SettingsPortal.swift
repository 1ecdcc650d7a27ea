internal import Foundation
internal import Synchronization

/// The person's settings, as the desktop's portal tells them, live.
///
/// The window never waits for the portal: a thread asks, and then sleeps until a setting changes,
/// which costs nothing. Answers that come within a quarter of a second are told together; later ones
/// are followed like changes. Without a bus or a portal nothing is known, and nobody is told why,
/// as plenty of desktops have none.
final class SettingsPortal: Sendable {
  private let address: String
  private let changed: @Sendable () -> Void
  private let known = Mutex(Appearance())
  private let thread: WatchThread

  /// Begins to follow the settings; `nil` where there is no bus to ask on.
  ///
  /// - Parameters:
  ///   - address: of the bus, as libdbus writes addresses.
  ///   - changed: called on another thread after each change of `appearance`.
  static func follow(
    at address: String? = sessionBus, changed: @escaping @Sendable () -> Void
  ) -> SettingsPortal? {
    guard let address, let thread = WatchThread() else { return nil }
    let portal = SettingsPortal(address: address, thread: thread, changed: changed)
    thread.start { stop in portal.listen(until: stop) }
    return portal
  }

  private init(address: String, thread: WatchThread, changed: @escaping @Sendable () -> Void) {
    self.address = address
    self.thread = thread
    self.changed = changed
  }

  /// What is known so far.
  var appearance: Appearance { known.withLock { $0 } }

  /// Ends the thread; once only.
  func stop() { thread.stop() }

  private func listen(until stop: Int32) {
    guard let bus = DBusConnection(address: address) else { return }
    var conversation = SettingsConversation(on: bus)
    var deadline: ContinuousClock.Instant? = .now + .milliseconds(250)
    while true {
      switch bus.nextMessage(before: deadline, stop: stop) {
      case .message(let message): conversation.take(message)
      case .deadline: deadline = nil
      case .end: return
      }
      if conversation.isAnswered { deadline = nil }
      if deadline == nil { tell(conversation.appearance) }
    }
  }

  private func tell(_ appearance: Appearance) {
    let isNew = known.withLock { known in
      defer { known = appearance }
      return known != appearance
    }
    if isNew { changed() }
  }

  /// Where the person's bus listens. libdbus would know too, but would also start a bus of its own
  /// where there is none.
  static var sessionBus: String? {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    return "unix:path=\(folder)/bus"
  }
}
