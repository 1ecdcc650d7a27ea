internal import PlumbBase
internal import PlumbSDL

/// The rest of the program, as far as the delivery of notifications depends on it.
struct DeliverySurroundings: Sendable {
  /// The time of the wall clock.
  var now: @Sendable () -> Date = { .now }
  /// Whether a window of the program has the keyboard focus.
  var isProgramActive: @MainActor @Sendable () -> Bool = { SDLPlatform.current?.isActive ?? false }
  /// Brings a window of the program to the front.
  var activateProgram: @MainActor @Sendable () -> Void = { SDLPlatform.current?.activate() }
  /// The authorization of earlier starts.
  var record: @MainActor @Sendable () -> AuthorizationRecord = {
    AuthorizationRecord(applicationID: NotifyingProgram.current.desktopEntry)
  }
}

/// The requests of the program and their notifications.
///
/// Everything happens on the main actor, one thing after the other.
@MainActor final class NotificationDelivery {
  let desktop: DesktopNotifications
  let surroundings: DeliverySurroundings
  /// The center to which the delegate belongs.
  weak var center: UNUserNotificationCenter?

  private(set) lazy var record = surroundings.record()
  /// The options for which the program has requested authorization; `nil` if it has not.
  lazy var options = record.options

  var categories: Set<UNNotificationCategory> = []
  /// The notifications that are shown, in their order.
  var shown: [ShownNotification] = []
  private(set) var badge = 0
  private var pending = PendingRequests()
  private let timer = WallClockTimer()

  nonisolated init(
    _ desktop: DesktopNotifications, surroundings: DeliverySurroundings = DeliverySurroundings()
  ) {
    self.desktop = desktop
    self.surroundings = surroundings
  }

  // MARK: Authorization

  /// Requests authorization, and keeps it.
  func requestAuthorization(
    _ requested: UNAuthorizationOptions, _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    // At once: a request that is added before the desktop has answered is meant for it.
    options = options.map { $0.union(requested) } ?? requested
    find { [self] isThere in
      if isThere, let options { record.save(options) }
      completion(isThere)
    }
  }

  /// Reports the settings.
  func settings(_ completion: @escaping @MainActor (UNNotificationSettings) -> Void) {
    guard let options else {
      return completion(UNNotificationSettings(.notDetermined, options: []))
    }
    find { isThere in
      let granted = options.contains(.provisional) ? UNAuthorizationStatus.provisional : .authorized
      completion(UNNotificationSettings(isThere ? granted : .denied, options: options))
    }
  }

  private func find(_ completion: @escaping @MainActor (Bool) -> Void) {
    desktop.received = { [weak self] in self?.receive($0) }
    desktop.find { isThere in
      if !isThere {
        RuntimeWarning.showOnce(
          "The desktop has no service for notifications, so that the program shows none.")
      }
      completion(isThere)
    }
  }

  // MARK: Requests

  /// The requests that wait for their times.
  var pendingRequests: [UNNotificationRequest] { pending.requests }

  /// Adds a request. It is among the pending ones at once, and reports later whether the desktop can show it.
  func add(
    _ request: UNNotificationRequest, _ completion: @escaping @MainActor (UNError?) -> Void
  ) {
    guard request.content.values.isNoticeable else {
      return completion(UNError(.notificationInvalidNoContent))
    }
    guard options != nil else {
      RuntimeWarning.showOnce(
        "A notification is not shown, as the program has no authorization for notifications. Call"
          + " requestAuthorization(options:) first.")
      return completion(UNError(.notificationsNotAllowed))
    }
    guard pending.insert(request, at: surroundings.now()) else {
      return completion(UNError(.notificationInvalidNoDate))
    }
    find { [self] isThere in
      if isThere {
        deliverDue()
      } else {
        pending.remove(request)
      }
      completion(isThere ? nil : UNError(.notificationsNotAllowed))
    }
  }

  /// Removes requests that are not due yet.
  func removePending(where isRemoved: (String) -> Bool) {
    pending.remove(where: isRemoved)
    setTimer()
  }

  /// Delivers the requests that are due, and waits for the next one.
  func deliverDue() {
    for request in pending.takeDue(at: surroundings.now()) { deliver(request) }
    setTimer()
  }

  private func setTimer() {
    guard let date = pending.nextDate else { return timer.cancel() }
    timer.schedule(at: date) { [weak self] in
      // The service is looked for again if it has ended meanwhile.
      self?.find { _ in self?.deliverDue() }
    }
  }

  private func deliver(_ request: UNNotificationRequest) {
    let notification = UNNotification(date: surroundings.now(), request: request)
    guard surroundings.isProgramActive() else {
      return show(notification, parts: [.banner, .list, .sound, .badge])
    }
    guard let center, let delegate = center.delegate else { return }
    let answer = FirstCall<UNNotificationPresentationOptions> { [weak self] parts in
      self?.show(notification, parts: parts)
    }
    delegate.userNotificationCenter(
      center, willPresent: notification, withCompletionHandler: { answer.call($0) })
  }

  /// Keeps a badge. The desktop shows none.
  func setBadge(_ count: Int) -> UNError? {
    guard count >= 0 else { return UNError(.badgeInputInvalid) }
    badge = count
    return nil
  }
}
