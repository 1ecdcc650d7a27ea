#if os(iOS)
  import UIKit

  typealias NativeColor = UIColor

  enum Platform {
    static let hint = "Drag anywhere to steer"

    @MainActor static func hit() {
      UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    }
  }
#elseif os(macOS)
  import AppKit

  typealias NativeColor = NSColor

  enum Platform {
    static let hint = "Drag with the mouse to steer"

    @MainActor static func hit() {
      NSHapticFeedbackManager.defaultPerformer.perform(.generic, performanceTime: .now)
    }
  }
#endif

extension NativeColor {
  static let space = NativeColor(red: 0.06, green: 0.07, blue: 0.16, alpha: 1)
  static let stone = NativeColor(red: 0.62, green: 0.55, blue: 0.50, alpha: 1)
}
