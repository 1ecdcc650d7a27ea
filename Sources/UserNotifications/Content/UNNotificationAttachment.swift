/// The key of an option with the type of a file.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of an option that hides the picture of a file.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of an option with the part of the picture that is shown.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
  "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of an option with the time of the picture in a film.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationAttachmentOptionsThumbnailTimeKey =
  "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A file that belongs to a notification.
///
/// The file stays where it is, and must be there when the notification is shown. Services of the older kind show
/// the first attachment that is a picture; the portal shows none.
public final class UNNotificationAttachment: NSObject, Sendable {
  /// The name of the attachment among those of its notification.
  public let identifier: String
  /// The file.
  public let url: URL

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: the name of the attachment; an empty one is replaced by a unique name.
  ///   - URL: the URL of a file.
  ///   - options: have no effect.
  /// - Throws: `UNError.attachmentInvalidURL` if there is no such file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    var isFolder: ObjCBool = false
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path, isDirectory: &isFolder),
      !isFolder.boolValue
    else { throw UNError(.attachmentInvalidURL) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
  }

  /// The identifier of the file's type, by the ending of its name.
  public var type: String {
    switch url.pathExtension.lowercased() {
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "gif": "com.compuserve.gif"
    case "wav": "com.microsoft.waveform-audio"
    case "aif", "aiff": "public.aiff-audio"
    case "mp3": "public.mp3"
    case "m4a": "public.mpeg-4-audio"
    case "mp4": "public.mpeg-4"
    case "mov": "com.apple.quicktime-movie"
    default: "public.data"
    }
  }

  /// Whether the file is a picture.
  var isPicture: Bool { ["public.png", "public.jpeg", "com.compuserve.gif"].contains(type) }
}
