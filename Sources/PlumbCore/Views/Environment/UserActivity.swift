public import Foundation

/// The type of the activity of a person who has opened a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An activity of a person in a program, for other devices and for searches.
///
/// It has the interface of the class of Foundation on a Mac. On this platform it has no effect: there is no service
/// that takes activities.
public final class NSUserActivity: @unchecked Sendable {
  /// The type, as it was when the activity was created.
  public let activityType: String
  /// A title for people.
  public var title: String?
  /// The values with which the activity can be continued.
  public var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` without which the activity cannot be continued.
  public var requiredUserInfoKeys: Set<String>?
  /// Words by which the activity is found.
  public var keywords: Set<String> = []
  /// A web page with the same content.
  public var webpageURL: URL?
  /// The page that led to the activity.
  public var referrerURL: URL?
  /// The date from which the activity is no longer of interest.
  public var expirationDate: Date?
  /// The identifier of the content of the activity.
  public var targetContentIdentifier: String?
  /// Whether `userInfo` is out of date.
  public var needsSave = false
  /// Whether other devices may continue the activity.
  public var isEligibleForHandoff = true
  /// Whether searches may find the activity.
  public var isEligibleForSearch = false
  /// Whether other people may find the activity.
  public var isEligibleForPublicIndexing = false
  /// Whether the system may propose the activity.
  public var isEligibleForPrediction = false
  private var payload: Data?

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Has no effect on this platform.
  public func becomeCurrent() {}

  /// Has no effect on this platform.
  public func resignCurrent() {}

  /// Has no effect on this platform.
  public func invalidate() {}

  /// Stores a value with which the activity can be continued.
  ///
  /// - Throws: an error of the encoder.
  public func setTypedPayload<T: Encodable>(_ payload: T) throws {
    self.payload = try JSONEncoder().encode(payload)
  }

  /// Returns the stored value.
  ///
  /// - Throws: an error of the decoder, also if there is no value of the type.
  public func typedPayload<T: Decodable>(_ type: T.Type) throws -> T {
    try JSONDecoder().decode(type, from: payload ?? Data())
  }
}

extension View {
  /// Returns the view unchanged; on this platform it has no effect: there is no service that takes activities.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: there is no service that takes activities.
  nonisolated public func userActivity<P>(
    _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: there is no service that hands activities over.
  /// Addresses with which a program is opened come to `onOpenURL(perform:)`.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }
}
