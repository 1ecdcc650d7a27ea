// Programs in the language of Swift 5 pass handlers that are not marked as Sendable.
extension UNUserNotificationCenter {
  /// Requests authorization for notifications.
  ///
  /// The desktop does not ask the user. The authorization is kept for the next starts of the program.
  ///
  /// - Parameters:
  ///   - options: the parts of notifications; without `alert` none appears.
  ///   - completionHandler: called with whether the desktop shows notifications. There is never an error.
  @preconcurrency public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    perform {
      $0.requestAuthorization(options) { isGranted in
        Self.report { completionHandler(isGranted, nil) }
      }
    }
  }

  /// Reports the settings of the program's notifications.
  @preconcurrency public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    perform {
      $0.settings { settings in Self.report { completionHandler(settings) } }
    }
  }

  /// Reports the categories.
  @preconcurrency public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    perform {
      let categories = $0.categories
      Self.report { completionHandler(categories) }
    }
  }

  /// Adds a request, in place of one with the same identifier that is not due yet.
  ///
  /// - Parameter completionHandler: called with `nil`, or with a `UNError`: `notificationsNotAllowed` without
  ///   authorization or without a service of the desktop, `notificationInvalidNoDate` if the trigger has no date in the
  ///   future, `notificationInvalidNoContent` if the content is empty.
  @preconcurrency public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform {
      $0.add(request) { error in
        if let completionHandler { Self.report { completionHandler(error) } }
      }
    }
  }

  /// Reports the requests that are not due yet, and those that repeat.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    perform {
      let requests = $0.pendingRequests
      Self.report { completionHandler(requests) }
    }
  }

  /// Reports the notifications that the desktop shows, as far as it tells.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    perform {
      let notifications = $0.shown.map(\.notification)
      Self.report { completionHandler(notifications) }
    }
  }

  /// Keeps the number of unread items. The desktop does not show it.
  ///
  /// - Parameter completionHandler: called with `nil`, or with `UNError.badgeInputInvalid` for a negative number.
  @preconcurrency public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    perform {
      let error = $0.setBadge(newBadgeCount)
      if let completionHandler { Self.report { completionHandler(error) } }
    }
  }
}
