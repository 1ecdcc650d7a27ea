public import Foundation
public import PlumbPlatformValues
internal import PlumbUI

extension UIApplication {
  /// Has the desktop open an address or a file.
  ///
  /// - Parameters:
  ///   - options: not used on this platform.
  ///   - completion: called with whether the desktop has found a program for it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    OpenURLAction { _ in .systemAction }(url) { isAccepted in completion?(isAccepted) }
  }

  /// Has the desktop open an address or a file. Returns whether it has found a program for it.
  @discardableResult public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Has the desktop open an address. As UIKit: an older name of `open(_:options:completionHandler:)`.
  ///
  /// - Returns: whether the address has a scheme, as the desktop answers later.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return canOpenURL(url)
  }

  /// Returns whether an address can be passed to the desktop: whether it has a scheme. Whether there is a program for
  /// it, the desktop says only after it was asked to open it.
  public func canOpenURL(_ url: URL) -> Bool { url.scheme?.isEmpty == false }

  /// Sends an action to a target, or to the first object that has the method: the window with the keys, its root view
  /// controller, the app, its delegate.
  ///
  /// - Parameters:
  ///   - action: `Selector(UIResponder.resignFirstResponder)` ends the editing of text.
  ///   - target: the object with the method; `nil` to search it.
  ///   - sender: the argument of a method with a parameter.
  ///   - event: not used on this platform.
  /// - Returns: whether an object has the method.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: Any?
  ) -> Bool {
    if action.name == "resignFirstResponder" {
      endAllEditing()
      return true
    }
    if let target { return action.perform(on: [target as AnyObject], with: sender) }
    var targets: [AnyObject] = []
    if let window = keyWindow {
      targets.append(window)
      if let controller = window.rootViewController { targets.append(controller) }
    }
    targets.append(self)
    if let delegate { targets.append(delegate) }
    return action.perform(on: targets, with: sender)
  }

  // MARK: Work in the background, which the desktop does not stop

  /// Starts work that goes on while the app is in the background; nothing stops it on this platform.
  ///
  /// - Parameter handler: not called.
  public func beginBackgroundTask(
    withName name: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Ends work in the background; without an effect.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The seconds that the app may work in the background, which are not limited.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Notifications of servers, which do not reach the desktop

  /// Whether the app receives notifications of servers; never on this platform.
  public var isRegisteredForRemoteNotifications: Bool { false }

  /// Tells the delegate that the app cannot receive notifications of servers.
  public func registerForRemoteNotifications() {
    delegate?.application(
      self, didFailToRegisterForRemoteNotificationsWithError: RemoteNotificationsError())
  }

  /// Without an effect, as there are no notifications of servers.
  public func unregisterForRemoteNotifications() {}
}

/// The work of an app in the background.
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The outcome of work in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// The error that there are no notifications of servers.
private struct RemoteNotificationsError: LocalizedError {
  var errorDescription: String? {
    "There are no notifications of servers on Linux; use those of UserNotifications."
  }
}
