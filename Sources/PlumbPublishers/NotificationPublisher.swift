public import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, on the threads on which they are posted.
  ///
  /// - Parameter object: the object that posts the notifications; `nil` for any object.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: PlumbPublishers.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center that is observed.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; `nil` for any object.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    ///
    /// - Parameter object: the object that posts the notifications; `nil` for any object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func _subscribe(_ receiver: _Receiver<Notification, Never>) -> AnyCancellable {
      let wrapped = AnyThreadReceiver(receiver: receiver)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        wrapped.receiver.value($0)
      }
      return AnyCancellable { [center] in center.removeObserver(observer) }
    }
  }
}

/// A receiver that is called on the thread on which a notification is posted, as all receivers are.
private struct AnyThreadReceiver: @unchecked Sendable {
  let receiver: _Receiver<Notification, Never>
}

/// Publishers of the same notifications are equal, so that a subscriber can keep its subscription.
extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
