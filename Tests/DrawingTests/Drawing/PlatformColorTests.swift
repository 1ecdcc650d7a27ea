import EngineTesting
import Foundation
import PlumbGraphics
import SwiftUI
import Testing

@testable import TestSupport

extension ColorResource {
  /// A colour of a catalogue, in the form that tools generate.
  fileprivate static let brandBlue = ColorResource(name: "brandBlue", bundle: .main)
  /// A colour of a catalogue whose name is also one of the system.
  fileprivate static let magenta = ColorResource(name: "magenta", bundle: .main)
}

/// The colours that UIKit and AppKit name.
@MainActor @Suite struct PlatformColorTests {
  private let increasedLight = ColorAppearance(contrast: .increased)
  private let increasedDark = ColorAppearance(scheme: .dark, contrast: .increased)

  /// Returns the bytes of a colour, and its opacity in per cent.
  private func bytes(_ color: Color, _ appearance: ColorAppearance) -> [Int] {
    let value = color.resolved(in: appearance)
    return [value.red, value.green, value.blue].map { Int(($0 * 255).rounded()) }
      + [Int((value.opacity * 100).rounded())]
  }

  // Apple's table of system greys.
  @Test(arguments: [
    (PlatformColor.systemGray, 142, 142, 147, 142, 142, 147),
    (.systemGray2, 174, 174, 178, 99, 99, 102), (.systemGray3, 199, 199, 204, 72, 72, 74),
    (.systemGray4, 209, 209, 214, 58, 58, 60), (.systemGray5, 229, 229, 234, 44, 44, 46),
    (.systemGray6, 242, 242, 247, 28, 28, 30),
  ])
  func `the greys have the published values`(
    color: PlatformColor, red: Int, green: Int, blue: Int, darkRed: Int, darkGreen: Int,
    darkBlue: Int
  ) {
    #expect(bytes(Color(color), .light) == [red, green, blue, 100])
    #expect(bytes(Color(color), .dark) == [darkRed, darkGreen, darkBlue, 100])
  }

  @Test func `greys are darker or lighter with increased contrast`() {
    #expect(bytes(Color(.systemGray4), increasedLight) == [188, 188, 192, 100])
    #expect(bytes(Color(.systemGray4), increasedDark) == [68, 68, 70, 100])
    #expect(bytes(Color(.systemGray6), increasedLight) == [235, 235, 240, 100])
    #expect(bytes(Color(.systemGray6), increasedDark) == [36, 36, 38, 100])
  }

  @Test func `labels, fills and lines have the published opacities`() {
    func opacities(_ colors: [PlatformColor], _ appearance: ColorAppearance) -> [Int?] {
      colors.map { bytes(Color($0), appearance).last }
    }
    let labels: [PlatformColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    #expect(opacities(labels, .light) == [100, 60, 30, 18])
    #expect(opacities(labels, .dark) == [100, 60, 30, 16])
    let fills: [PlatformColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    #expect(opacities(fills, .light) == [20, 16, 12, 8])
    #expect(opacities(fills, .dark) == [36, 32, 24, 18])
    #expect(bytes(Color(.separator), .light) == [60, 60, 67, 29])
    #expect(bytes(Color(.opaqueSeparator), .light) == [198, 198, 200, 100])
    #expect(bytes(Color(.opaqueSeparator), .dark) == [56, 56, 58, 100])
    #expect(bytes(Color(.placeholderText), .light) == [60, 60, 67, 30])
    #expect(bytes(Color(.link), .dark) == [9, 132, 255, 100])
  }

  @Test func `the first background is that of the window, in every appearance`() {
    for appearance in [.light, .dark, increasedLight, increasedDark] {
      let background = SystemColor.background.resolved(in: appearance)
      #expect(Color(.systemBackground).resolved(in: appearance) == background)
      #expect(Color(nsColor: .windowBackgroundColor).resolved(in: appearance) == background)
    }
  }

  @Test func `a group differs from what is behind it`() {
    for appearance in [.light, .dark, increasedLight, increasedDark] {
      let levels: [PlatformColor] = [
        .systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground,
      ]
      let values = levels.map { Color($0).resolved(in: appearance) }
      #expect(values[0] != values[1] && values[1] != values[2])
    }
  }

  @Test func `the colours of text on light and dark surfaces do not follow the scheme`() {
    for appearance in [ColorAppearance.light, .dark] {
      #expect(bytes(Color(.darkText), appearance) == [0, 0, 0, 100])
      #expect(bytes(Color(.lightText), appearance) == [255, 255, 255, 60])
      #expect(bytes(Color(.red), appearance) == [255, 0, 0, 100])
    }
    #expect(Color(.systemRed).resolved(in: .light) == Color.red.resolved(in: .light))
  }

  @Test func `the labels of UIKit and AppKit are accepted`() {
    #expect(Color(uiColor: .systemTeal) == Color(.systemTeal))
    #expect(Color(nsColor: .labelColor) == Color(uiColor: .label))
    #expect(Color(nsColor: .controlAccentColor) == .accentColor)
  }

  @Test func `a literal finds system colours and those of the app, the app's first`() {
    #expect(Color(.brandBlue).description == "brandBlue")
    #expect(Color(.magenta).description == "magenta")
    #expect(Color(.systemGray4) != Color(.systemGray5))
    #expect(Color(.sRGB, red: 1, green: 0, blue: 1).description == "#FF00FFFF")
    #expect(Color(.sRGB, white: 1).description == "#FFFFFFFF")
  }

  @Test func `an alpha component replaces the opacity`() {
    #expect(bytes(Color(.secondaryLabel.withAlphaComponent(0.5)), .light) == [60, 60, 67, 50])
    #expect(bytes(Color(.init(white: 0.2, alpha: 0.3)), .dark) == [51, 51, 51, 30])
  }

  @Test func `sources do not find UIKit, AppKit or QuartzCore`() {
    #if canImport(UIKit) || canImport(AppKit) || canImport(QuartzCore)
      Issue.record("Sources for SwiftUI would expect the whole framework.")
    #endif
  }
}
