internal import PlumbBase

/// A notification that is shown, with what it was shown with.
struct ShownNotification {
  var notification: UNNotification
  var actions: [UNNotificationAction]
  /// Whether the delegate learns that a person has dismissed it.
  var reportsDismissal: Bool

  var id: String { notification.request.identifier }

  /// Returns the response for the key of a click; `nil` if there is no button with the key.
  func response(to key: String) -> UNNotificationResponse? {
    if key == DesktopNotification.clickKey {
      return UNNotificationResponse(
        notification: notification, actionIdentifier: UNNotificationDefaultActionIdentifier)
    }
    guard let action = action(for: key) else { return nil }
    return action is UNTextInputNotificationAction
      ? UNTextInputNotificationResponse(
        notification: notification, actionIdentifier: action.identifier)
      : UNNotificationResponse(notification: notification, actionIdentifier: action.identifier)
  }

  /// Whether the choice brings a window of the program to the front.
  func activates(_ key: String) -> Bool {
    key == DesktopNotification.clickKey || action(for: key)?.options.contains(.foreground) == true
  }

  private func action(for key: String) -> UNNotificationAction? {
    actions.indices.first { DesktopNotification.buttonKey(at: $0) == key }.map { actions[$0] }
  }
}

extension NotificationDelivery {
  /// Shows some parts of a notification, if the program has authorization for them.
  func show(_ notification: UNNotification, parts: UNNotificationPresentationOptions) {
    let request = notification.request
    if let badge = request.content.badge { _ = setBadge(badge.intValue) }
    var parts = parts
    // The older name for both.
    if parts.contains(UNNotificationPresentationOptions(rawValue: 1 << 2)) {
      parts.formUnion([.banner, .list])
    }
    if options?.contains(.sound) != true { parts.remove(.sound) }
    guard options?.contains(.alert) == true, !parts.isDisjoint(with: [.banner, .list]),
      request.content.values.hasText, desktop.isConnected
    else { return }
    let category = categories.first { $0.identifier == request.content.categoryIdentifier }
    let actions = category?.actions ?? []
    shown.removeAll { $0.id == request.identifier }
    shown.append(
      ShownNotification(
        notification: notification, actions: actions,
        reportsDismissal: category?.options.contains(.customDismissAction) == true))
    desktop.show(DesktopNotification(request, parts: parts, actions: actions))
  }

  /// Removes notifications that are shown.
  func removeShown(where isRemoved: (String) -> Bool) {
    for id in shown.map(\.id) where isRemoved(id) { desktop.remove(id) }
    shown.removeAll { isRemoved($0.id) }
  }

  /// Handles the news of the desktop.
  func receive(_ event: DesktopNotificationEvent) {
    switch event {
    case .chosen(let id, let key):
      guard let notification = shown.first(where: { $0.id == id }),
        let response = notification.response(to: key)
      else { return }
      // Not every service removes it by itself.
      removeShown { $0 == id }
      if notification.activates(key) { surroundings.activateProgram() }
      report(response)
    case .closed(let id, let byPerson):
      guard let notification = shown.first(where: { $0.id == id }) else { return }
      shown.removeAll { $0.id == id }
      guard byPerson, notification.reportsDismissal else { return }
      report(
        UNNotificationResponse(
          notification: notification.notification,
          actionIdentifier: UNNotificationDismissActionIdentifier))
    case .refused(let id):
      shown.removeAll { $0.id == id }
      RuntimeWarning.showOnce("The desktop did not show a notification of the program.")
    case .ended:
      shown.removeAll()
      RuntimeWarning.showOnce(
        "The service of the desktop for notifications has ended; it is looked for again with the"
          + " next notification.")
    }
  }

  private func report(_ response: UNNotificationResponse) {
    guard let center, let delegate = center.delegate else { return }
    delegate.userNotificationCenter(center, didReceive: response, withCompletionHandler: {})
  }
}
