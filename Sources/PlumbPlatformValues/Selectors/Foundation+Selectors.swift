public import Foundation

extension NotificationCenter {
  /// Has a method called with each notification, on the main actor: at once if it is posted there.
  ///
  /// As on a Mac, the observer is not kept in memory, unless the selector was made from a method of an object; the
  /// method is called until the observer is released.
  ///
  /// - Parameters:
  ///   - observer: the object on which the method is called.
  ///   - name: the name of the notifications; `nil` for all of them.
  ///   - object: the sender of the notifications; `nil` for any.
  @MainActor @preconcurrency public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {
    let receiver = SelectorReceiver(observer as AnyObject, selector)
    _ = addObserver(forName: name, object: object, queue: nil) { notification in
      let argument = MainArgument(notification)
      if MainThread.isCurrent {
        MainActor.assumeIsolated { receiver.receive(argument.value) }
      } else {
        Task { @MainActor in receiver.receive(argument.value) }
      }
    }
  }
}

extension Timer {
  /// Returns a timer that calls a method on the main actor, and adds it to the run loop of the thread.
  ///
  /// - Parameters:
  ///   - interval: the seconds until each call.
  ///   - target: the object on which the method is called, which the timer keeps in memory.
  ///   - selector: a method with the timer as its parameter, or without parameters.
  ///   - userInfo: not used on this platform.
  ///   - repeats: whether the method is called again after each interval.
  @MainActor @preconcurrency @discardableResult public class func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let receiver = SelectorReceiver(target as AnyObject, selector, keepsTarget: true)
    return scheduledTimer(withTimeInterval: interval, repeats: repeats) { timer in
      let argument = MainArgument(timer)
      MainActor.assumeIsolated { receiver.receive(argument.value) }
    }
  }
}

/// An object with the method that is called on it.
private final class SelectorReceiver: @unchecked Sendable {
  private weak var target: AnyObject?
  private let kept: AnyObject?
  private let selector: Selector

  init(_ target: AnyObject, _ selector: Selector, keepsTarget: Bool = false) {
    self.target = target
    kept = keepsTarget ? target : nil
    self.selector = selector
  }

  @MainActor func receive(_ argument: Any) {
    if let target { selector.perform(on: [target], with: argument) }
  }
}

/// An argument that is used on the main actor only.
private struct MainArgument: @unchecked Sendable {
  let value: Any

  init(_ value: Any) {
    self.value = value
  }
}
