/// The domain of the errors of notifications.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNErrorDomain = "UNErrorDomain"

/// An error of the center of notifications.
///
/// As UserNotifications: `catch UNError.notificationsNotAllowed` catches one code.
public struct UNError: Hashable, Sendable, CustomNSError, LocalizedError {
  /// The kind of an error.
  public enum Code: Int, Hashable, Sendable {
    /// The program has no authorization, or the desktop shows no notifications.
    case notificationsNotAllowed = 1
    /// The file of an attachment is not there.
    case attachmentInvalidURL = 100
    /// The type of an attachment is not known. Not used here.
    case attachmentUnrecognizedType
    /// An attachment is too large. Not used here.
    case attachmentInvalidFileSize
    /// An attachment is not stored. Not used here.
    case attachmentNotInDataStore
    /// An attachment cannot be stored. Not used here.
    case attachmentMoveIntoDataStoreFailed
    /// An attachment is damaged. Not used here.
    case attachmentCorrupt
    /// The trigger has no date in the future.
    case notificationInvalidNoDate = 1400
    /// The content has no text, no sound and no badge.
    case notificationInvalidNoContent
    /// An object may not provide the content. Not used here.
    case contentProvidingObjectNotAllowed = 1500
    /// An object provides no content. Not used here.
    case contentProvidingInvalid
    /// The badge is negative.
    case badgeInputInvalid = 1600

    /// Returns whether an error has the code, for patterns of `catch`.
    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? UNError)?.code == code
    }
  }

  /// The kind of the error.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
  // Otherwise an error that has a code of its own has a sentence of Foundation's.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }

  /// A sentence for the user.
  public var errorDescription: String? {
    switch code {
    case .notificationsNotAllowed: "Notifications are not allowed for this program."
    case .attachmentInvalidURL: "The file of the attachment cannot be found."
    case .attachmentUnrecognizedType: "The type of the attachment is not known."
    case .attachmentInvalidFileSize: "The attachment is too large."
    case .attachmentNotInDataStore: "The attachment is not stored."
    case .attachmentMoveIntoDataStoreFailed: "The attachment cannot be stored."
    case .attachmentCorrupt: "The attachment is damaged."
    case .notificationInvalidNoDate: "The notification has no date in the future."
    case .notificationInvalidNoContent: "The notification has no content."
    case .contentProvidingObjectNotAllowed, .contentProvidingInvalid:
      "The notification cannot take its content from this object."
    case .badgeInputInvalid: "The badge is not a number of unread items."
    }
  }
}

extension UNError {
  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
  public static var attachmentUnrecognizedType: Code { .attachmentUnrecognizedType }
  public static var attachmentInvalidFileSize: Code { .attachmentInvalidFileSize }
  public static var attachmentNotInDataStore: Code { .attachmentNotInDataStore }
  public static var attachmentMoveIntoDataStoreFailed: Code { .attachmentMoveIntoDataStoreFailed }
  public static var attachmentCorrupt: Code { .attachmentCorrupt }
  public static var notificationInvalidNoDate: Code { .notificationInvalidNoDate }
  public static var notificationInvalidNoContent: Code { .notificationInvalidNoContent }
  public static var contentProvidingObjectNotAllowed: Code { .contentProvidingObjectNotAllowed }
  public static var contentProvidingInvalid: Code { .contentProvidingInvalid }
  public static var badgeInputInvalid: Code { .badgeInputInvalid }
}
