public import Foundation

/// The type of the activity of a person who has opened a web page.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in a program, for other devices and for searches.
///
/// As Foundation on a Mac in its form. On this platform it has no effect: there is no service that takes activities.
public final class NSUserActivity: @unchecked Sendable {
  /// The type, as it was when the activity was created.
  public let activityType: String
  /// A title for people.
  public var title: String?
  /// What the activity needs to be continued.
  public var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that are needed.
  public var requiredUserInfoKeys: Set<String>?
  /// Words by which the activity is found.
  public var keywords: Set<String> = []
  /// A page that shows the same.
  public var webpageURL: URL?
  /// The page that led to the activity.
  public var referrerURL: URL?
  /// When the activity is no longer of interest.
  public var expirationDate: Date?
  /// What the activity is about.
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

  /// Keeps a value that the activity needs to be continued.
  ///
  /// - Throws: an error of the encoder.
  public func setTypedPayload<T: Encodable>(_ payload: T) throws {
    self.payload = try JSONEncoder().encode(payload)
  }

  /// Returns the value that was kept.
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
