public import Foundation
internal import PlumbUI

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The position of a device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device lies on its back or its front.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the position is upright or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The machine on which the program runs.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// The machine.
  public static let current = UIDevice()

  nonisolated private override init() {
    super.init()
  }

  /// The name of the machine on the network.
  public var name: String { ProcessInfo.processInfo.hostName }

  /// The name of the system.
  public var systemName: String { "Linux" }

  /// The version of the system, such as `6.1.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// The kind of the machine, for a person.
  public var model: String { "Linux" }

  /// The kind of the machine in the language of the person.
  public var localizedModel: String { model }

  /// The kind of device: of those that programs for phones know, a tablet is most like a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }

  /// The position of the device: on its side while the window is wider than it is high.
  public var orientation: UIDeviceOrientation {
    let size = Desktop.windowSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// An identifier of this program for this person, which is kept among the user defaults.
  public var identifierForVendor: UUID? {
    let key = "PlumbUIKit.identifierForVendor"
    if let known = UserDefaults.standard.string(forKey: key).flatMap(UUID.init(uuidString:)) {
      return known
    }
    let made = UUID()
    UserDefaults.standard.set(made.uuidString, forKey: key)
    return made
  }

  /// Whether several programs run at once.
  public var isMultitaskingSupported: Bool { true }

  /// Whether a sensor reports how near a person is: there is none.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Whether changes of the position are reported: there are none.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Without effect: the position of a desktop does not change.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Without effect.
  public func endGeneratingDeviceOrientationNotifications() {}

  // MARK: The battery

  /// The state of a battery.
  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Whether the battery is read.
  public var isBatteryMonitoringEnabled = false

  /// The charge of the battery from 0 to 1; -1 without a battery, and while it is not monitored.
  public var batteryLevel: Float {
    guard isBatteryMonitoringEnabled, let percent = battery("capacity").flatMap(Float.init) else {
      return -1
    }
    return percent / 100
  }

  /// The state of the battery; unknown without one, and while it is not monitored.
  public var batteryState: BatteryState {
    guard isBatteryMonitoringEnabled else { return .unknown }
    return switch battery("status") {
    case "Charging": .charging
    case "Full", "Not charging": .full
    case "Discharging": .unplugged
    default: .unknown
    }
  }

  /// Returns a value of the first battery that the system lists.
  private func battery(_ value: String) -> String? {
    let folder = URL(filePath: "/sys/class/power_supply")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { $0.hasPrefix("BAT") }.lazy.compactMap {
      let file = folder.appending(path: $0).appending(path: value)
      return try? RegularFile.text(of: file.path, limit: 1 << 12)
    }.first?.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Notifications

  /// Posted on a phone when its position changes; never posted here.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Posted on a phone when the charge changes; never posted here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted on a phone when the state of the battery changes; never posted here.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}
