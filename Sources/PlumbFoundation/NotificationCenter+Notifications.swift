public import Foundation

extension NotificationCenter {
  /// The notifications of one name from the first iteration on, which go on until the task is cancelled.
  ///
  /// As Foundation on Apple's platforms: notifications that arrive before they are asked for wait.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification
    public typealias Failure = Never

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// The iterator of notifications.
    public struct Iterator: AsyncIteratorProtocol {
      private var notifications: AsyncStream<Received>.Iterator

      init(_ sequence: Notifications) {
        let center = SharedCenter(center: sequence.center)
        let stream = AsyncStream<Received> { continuation in
          let observer = SharedObserver(
            observer: center.center.addObserver(
              forName: sequence.name, object: sequence.object, queue: nil
            ) { continuation.yield(Received(notification: $0)) })
          continuation.onTermination = { _ in center.center.removeObserver(observer.observer) }
        }
        notifications = stream.makeAsyncIterator()
      }

      /// Returns the next notification; `nil` after the task was cancelled.
      public mutating func next() async -> Notification? { await next(isolation: nil) }

      /// Returns the next notification to an actor; `nil` after the task was cancelled.
      public mutating func next(
        isolation actor: isolated (any Actor)?
      ) async -> Notification? {
        await notifications.next(isolation: actor)?.notification
      }
    }
  }

  /// Returns the notifications of one name.
  ///
  /// - Parameter object: The object that sends them; `nil` for any.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

// As on Apple's platforms, notifications arrive in another task than the one that sends them.
private struct Received: @unchecked Sendable {
  let notification: Notification
}

private struct SharedCenter: @unchecked Sendable {
  let center: NotificationCenter
}

private struct SharedObserver: @unchecked Sendable {
  let observer: any NSObjectProtocol
}
