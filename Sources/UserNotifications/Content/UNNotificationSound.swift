/// The name of a sound file among the resources of the program.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates the name of a file, with its ending.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The sound of a notification, which the desktop plays.
///
/// A desktop may play none. A file is played by services of the older kind, if it is among the program's
/// resources; the portal plays its own sound instead.
public final class UNNotificationSound: NSObject, Sendable {
  /// The name of the file; `nil` for the sound of the desktop.
  let fileName: String?
  private let isCritical: Bool

  private init(fileName: String?, isCritical: Bool = false) {
    self.fileName = fileName
    self.isCritical = isCritical
  }

  /// Creates the sound of a file.
  public convenience init(named name: UNNotificationSoundName) {
    self.init(fileName: name.rawValue)
  }

  /// The sound of the desktop for messages.
  public static let `default` = UNNotificationSound(fileName: nil)

  /// The sound of the desktop for messages that arrived by telephone; the same as `default`.
  public static var defaultRingtone: UNNotificationSound { .default }

  /// The sound of the desktop for critical messages.
  public static let defaultCritical = UNNotificationSound(fileName: nil, isCritical: true)

  /// Returns the sound of the desktop for critical messages; the desktop chooses the volume.
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    .defaultCritical
  }

  /// Returns the sound of a file for critical messages.
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(fileName: name.rawValue, isCritical: true)
  }

  /// Returns the sound of a file for critical messages; the desktop chooses the volume.
  public static func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound {
    criticalSoundNamed(name)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationSound else { return false }
    return (fileName, isCritical) == (other.fileName, other.isCritical)
  }

  public override var hash: Int { (fileName ?? "").hashValue }
}
