public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name, on the threads they are posted on.
  ///
  /// - Parameter object: whose notifications are meant; `nil` for everybody's.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    NotificationCenter.Publisher(center: self, name: name, object: object)
  }

  /// Sends notifications as they are posted.
  public struct Publisher: PlumbUI.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func _subscribe(_ receiver: _Receiver<Notification, Never>) -> AnyCancellable {
      let told = AnyThreadReceiver(receiver: receiver)
      let observer = center.addObserver(forName: name, object: object, queue: nil) {
        told.receiver.value($0)
      }
      return AnyCancellable { [center] in center.removeObserver(observer) }
    }
  }
}

/// A receiver that is told on whatever thread a notification comes from, as all receivers are.
private struct AnyThreadReceiver: @unchecked Sendable {
  let receiver: _Receiver<Notification, Never>
}

/// Publishers of the same notifications are the same, so that who listens need not begin again.
extension NotificationCenter.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
  }
}
