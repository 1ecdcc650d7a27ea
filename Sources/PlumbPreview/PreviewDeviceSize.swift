import Foundation
import PlumbUI

/// The sizes of devices in points.
enum PreviewDeviceSize {
  /// The size of a window of a preview without a device.
  private static let usual = CGSize(width: 360, height: 480)

  /// Devices by the start of their name; the first that fits counts.
  private static let devices: [(name: String, size: CGSize)] = [
    ("iPhone SE", CGSize(width: 375, height: 667)),
    ("iPhone 8", CGSize(width: 375, height: 667)),
    ("iPhone", CGSize(width: 393, height: 852)),
    ("iPad mini", CGSize(width: 744, height: 1133)),
    ("iPad", CGSize(width: 820, height: 1180)),
    ("Apple Watch", CGSize(width: 198, height: 242)),
    ("Apple TV", CGSize(width: 1920, height: 1080)),
    ("Mac", CGSize(width: 900, height: 600)),
  ]

  /// Returns the size of a device in an orientation; the usual size if the device is not known.
  static func size(of device: PreviewDevice?, _ orientation: InterfaceOrientation) -> CGSize {
    let known = devices.first { device?.rawValue.hasPrefix($0.name) ?? false }
    let size = known?.size ?? usual
    switch orientation {
    case .portrait, .portraitUpsideDown: return size
    case .landscapeLeft, .landscapeRight: return CGSize(width: size.height, height: size.width)
    }
  }
}
