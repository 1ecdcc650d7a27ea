public import Foundation

/// The state of the machine, of which Foundation tells on Apple's platforms.
extension ProcessInfo {
  /// The heat of the machine.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// The heat of the machine, which is always as it should be: this platform tells nobody.
  public var thermalState: ThermalState { .nominal }

  /// Whether the machine saves power, which this platform does by itself.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether the program is one for a phone that runs on a Mac.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the program is one for a phone that was built for a Mac.
  public var isMacCatalystApp: Bool { false }

  /// The name of the notification that `thermalState` has changed, which is not sent on this platform.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension Notification.Name {
  /// The name of the notification that the saving of power has begun or ended, which is not sent on this platform.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
