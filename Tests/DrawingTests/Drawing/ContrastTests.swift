import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The contrast of the system colours with increased contrast.
@MainActor @Suite struct ContrastTests {
  private static let colors: [SystemColor] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]

  private func increased(_ scheme: ColorScheme) -> ColorAppearance {
    ColorAppearance(scheme: scheme, contrast: .increased)
  }

  /// Returns the contrast of a colour with the window's background, by the formula of WCAG 2.
  private func contrast(_ color: SystemColor, in appearance: ColorAppearance) -> Double {
    let ground = SystemColor.background.resolved(in: appearance)
    let ink = color.resolved(in: appearance)
    func mixed(_ a: Double, _ b: Double) -> Double { a * ink.opacity + b * (1 - ink.opacity) }
    let shown = luminance(
      mixed(ink.red, ground.red), mixed(ink.green, ground.green), mixed(ink.blue, ground.blue))
    let behind = luminance(ground.red, ground.green, ground.blue)
    return (max(shown, behind) + 0.05) / (min(shown, behind) + 0.05)
  }

  private func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  @Test(arguments: ColorScheme.allCases)
  func `labels down to the tertiary level and lines have sufficient contrast`(scheme: ColorScheme) {
    for label in [SystemColor.label, .secondaryLabel, .tertiaryLabel] {
      #expect(contrast(label, in: increased(scheme)) >= 4.5, "\(label)")
    }
    #expect(contrast(.separator, in: increased(scheme)) >= 3)
  }

  @Test(arguments: ColorScheme.allCases)
  func `increased contrast is never lower, and at least three to one`(
    scheme: ColorScheme
  ) {
    for color in Self.colors {
      let more = contrast(color, in: increased(scheme))
      #expect(more >= 3 && more >= contrast(color, in: ColorAppearance(scheme: scheme)), "\(color)")
    }
  }

  @Test func `views use the colours of the environment's contrast`() {
    var environment = EnvironmentValues()
    environment.colorSchemeContrast = .increased
    let harness = LayoutHarness(environment: environment) { Rectangle().fill(.red) }
    let list = harness.displayList
    let expected = ResolvedColor(red: 215 / 255, green: 0, blue: 21 / 255)
    #expect(
      list.commands == [
        .fill(Path(CGRect(x: 0, y: 0, width: 100, height: 100)), FillStyle(), .color(expected))
      ])
  }
}
