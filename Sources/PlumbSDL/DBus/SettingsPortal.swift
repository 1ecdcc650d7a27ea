internal import Foundation
internal import Synchronization

/// The user's settings from the desktop's portal, updated continuously.
///
/// The window never waits for the portal: a thread requests the settings and then blocks until one
/// changes, which takes no CPU time. Replies within a quarter of a second are reported together;
/// later ones are treated like changes. Without a bus or a portal all settings are unknown; this is
/// not reported as an error, since many desktops have no portal.
package final class SettingsPortal: Sendable {
  private let address: String
  private let changed: @Sendable () -> Void
  private let latest = Mutex(Appearance())
  private let thread: WatchThread

  /// Starts observing the settings; `nil` if there is no bus, and if the system provides no thread.
  ///
  /// - Parameters:
  ///   - address: the address of the bus in the syntax of libdbus.
  ///   - changed: called on another thread after each change of `appearance`.
  static func follow(
    at address: String? = sessionBus, changed: @escaping @Sendable () -> Void
  ) -> SettingsPortal? {
    guard let address, let thread = WatchThread() else { return nil }
    let portal = SettingsPortal(address: address, thread: thread, changed: changed)
    return thread.start { stop in portal.listen(until: stop) } ? portal : nil
  }

  private init(address: String, thread: WatchThread, changed: @escaping @Sendable () -> Void) {
    self.address = address
    self.thread = thread
    self.changed = changed
  }

  /// The settings received so far.
  var appearance: Appearance { latest.withLock { $0 } }

  /// Ends the thread; must be called at most once.
  func stop() { thread.stop() }

  private func listen(until stop: Int32) {
    guard let bus = DBusConnection(address: address) else { return }
    var requests = SettingsRequests(on: bus)
    var deadline: ContinuousClock.Instant? = .now + .milliseconds(250)
    while true {
      switch bus.nextMessage(before: deadline, stop: stop) {
      case .message(let message): requests.receive(message)
      case .deadline: deadline = nil
      case .end: return
      }
      // Other messages may never stop to arrive.
      if requests.isComplete || deadline.map({ $0 < .now }) == true { deadline = nil }
      if deadline == nil { update(requests.appearance) }
    }
  }

  private func update(_ appearance: Appearance) {
    let isNew = latest.withLock { latest in
      defer { latest = appearance }
      return latest != appearance
    }
    if isNew { changed() }
  }

  /// The address of the user's bus. libdbus could provide it as well, but would launch a bus if
  /// there is none.
  package static var sessionBus: String? {
    if let address = ProcessVariables.value("DBUS_SESSION_BUS_ADDRESS"), !address.isEmpty {
      return address
    }
    return BaseDirectories().runtime.map { "unix:path=\($0)/bus" }
  }
}
