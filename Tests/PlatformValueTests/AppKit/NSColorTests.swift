import Foundation
import PlumbAppKit
import SwiftUI
import Testing

/// The colours and fonts of AppKit.
@MainActor @Suite struct NSColorTests {
  private func bytes(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let value = color.resolve(in: environment)
    return [value.red, value.green, value.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func `names of AppKit have their colours`() {
    #expect(bytes(Color(NSColor.windowBackgroundColor)) == [255, 255, 255])
    #expect(bytes(Color(.controlBackgroundColor), .dark) == [28, 28, 30])
    #expect(bytes(Color(nsColor: .controlAccentColor)) == [0, 122, 255])
    #expect(bytes(Color(nsColor: .init(srgbRed: 1, green: 0, blue: 0, alpha: 1))) == [255, 0, 0])
    #expect(NSColor.alternatingContentBackgroundColors.count == 2)
  }

  @Test func `components are read`() throws {
    let color = NSColor(calibratedRed: 0.2, green: 0.4, blue: 0.4, alpha: 0.5)
    #expect(color.usingColorSpace(.sRGB)?.redComponent == 0.2)
    #expect(color.alphaComponent == 0.5)
    #expect(abs(color.hueComponent - 0.5) < 1e-9)
    #expect(color.saturationComponent == 0.5)
    #expect(color.brightnessComponent == 0.4)
  }

  @Test func `colours are mixed by their components`() {
    let mixed = NSColor.black.blended(withFraction: 0.25, of: .white)
    #expect(mixed?.redComponent == 0.25)
    #expect(NSColor.red.highlight(withLevel: 1)?.blueComponent == 1)
    #expect(NSColor.red.shadow(withLevel: 1)?.redComponent == 0)
  }

  @Test func `the appearance is one of a list`() {
    let aqua = NSAppearance(named: .aqua)
    #expect(aqua?.bestMatch(from: [.darkAqua, .aqua]) == .aqua)
    #expect(aqua?.bestMatch(from: [.darkAqua, .vibrantLight]) == .vibrantLight)
    #expect(NSAppearance(named: .darkAqua)?.bestMatch(from: [.aqua]) == nil)
    #expect(NSAppearance(named: NSAppearance.Name(rawValue: "none")) == nil)
  }

  @Test func `fonts of the system are those of the engine`() {
    #expect(
      Font(NSFont.systemFont(ofSize: 13, weight: .medium)) == .system(size: 13, weight: .medium))
    #expect(NSFont.preferredFont(forTextStyle: .title1).pointSize == 28)
    #expect(NSFont.systemFont(ofSize: 13).withSize(26) == NSFont.systemFont(ofSize: 26))
  }
}
