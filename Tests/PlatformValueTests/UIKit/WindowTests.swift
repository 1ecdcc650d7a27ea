import EngineTesting
import Foundation
import PlumbUIKit
import SwiftUI
import Testing

@testable import TestSupport

/// The screen, the clipboard and the colours of UIKit while a window is open.
@MainActor @Suite struct WindowTests {
  private func open(on platform: HeadlessPlatform) -> FrameLoop {
    let window = platform.openWindow(
      WindowOptions(title: "", size: CGSize(width: 300, height: 200)))
    return FrameLoop(root: Text("hello"), window: window, platform: platform)
  }

  @Test func `the window stands for the screen of a phone`() {
    let loop = open(on: HeadlessPlatform(textServices: .monospaced))
    withExtendedLifetime(loop) {
      #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 200))
      #expect(UIDevice.current.orientation.isLandscape)
    }
  }

  @Test func `texts are copied to the desktop`() {
    let platform = HeadlessPlatform(textServices: .monospaced)
    let loop = open(on: platform)
    withExtendedLifetime(loop) {
      UIPasteboard.general.string = "copied"
      #expect(platform.clipboardText == "copied")
      platform.clipboardText = "elsewhere"
      #expect(UIPasteboard.general.string == "elsewhere")
    }
  }

  @Test func `colours are read in the appearance of the desktop`() {
    let platform = HeadlessPlatform(textServices: .monospaced)
    let loop = open(on: platform)
    withExtendedLifetime(loop) {
      platform.appearance.colorScheme = .dark
      platform.appearance.reducesMotion = true
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      #expect(UIColor.label.cgColor == .white)
      #expect(UIAccessibility.isReduceMotionEnabled)
      platform.appearance = Appearance()
      #expect(UIColor.label.cgColor == .black)
      #expect(!UIAccessibility.isReduceMotionEnabled)
    }
  }

  @Test func `a colour of a function follows the appearance in which it is shown`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .green }
    var environment = EnvironmentValues()
    #expect(Color(color).resolve(in: environment).green == 1)
    environment.colorScheme = .dark
    #expect(Color(color).resolve(in: environment).red == 1)
    #expect(Color(color.withAlphaComponent(0.5)).resolve(in: environment).opacity == 0.5)
    #expect(color == color)
    #expect(color != UIColor { _ in .green })
  }
}
