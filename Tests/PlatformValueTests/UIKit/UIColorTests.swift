import Foundation
import PlumbUIKit
import SwiftUI
import Testing

extension UIColor {
  /// A colour of a program, in the form that programs declare.
  fileprivate static let brand = UIColor(hex: 0xFF8000)

  fileprivate convenience init(hex: Int) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }
}

/// The colours of UIKit, as programs use them.
@MainActor @Suite struct UIColorTests {
  /// Returns the components of a colour in thousandths.
  private func components(_ color: UIColor) -> [Int] {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let isReadable = color.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3)
    #expect(isReadable)
    return [parts.0, parts.1, parts.2, parts.3].map { Int(($0 * 1000).rounded()) }
  }

  /// Returns the bytes of a colour of SwiftUI in a scheme.
  private func bytes(_ color: Color, _ scheme: ColorScheme = .light) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let value = color.resolve(in: environment)
    return [value.red, value.green, value.blue, value.opacity].map { Int(($0 * 255).rounded()) }
  }

  @Test func `every initializer gives its components`() {
    #expect(
      components(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)) == [200, 400, 600, 500])
    #expect(components(UIColor(white: 0.25, alpha: 1)) == [250, 250, 250, 1000])
    // A third of a turn from red is green; half of the saturation is half white.
    #expect(
      components(UIColor(hue: 1 / 3, saturation: 0.5, brightness: 1, alpha: 1))
        == [500, 1000, 500, 1000])
    #expect(
      components(UIColor(cgColor: CGColor(red: 1, green: 0, blue: 0.5, alpha: 0.25)))
        == [1000, 0, 500, 250])
    // White is the same point in both spaces.
    #expect(
      components(UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1)).allSatisfy { $0 > 995 })
    #expect(components(UIColor()) == [0, 0, 0, 0])
  }

  @Test func `a convenience initializer of the program is a colour like any other`() {
    #expect(components(.brand) == [1000, 502, 0, 1000])
    #expect(bytes(Color(uiColor: .brand)) == [255, 128, 0, 255])
    #expect(bytes(Color(.brand)) == [255, 128, 0, 255])
  }

  @Test func `hue, saturation and brightness are read back`() {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let color = UIColor(hue: 0.7, saturation: 0.25, brightness: 0.8, alpha: 1)
    #expect(color.getHue(&parts.0, saturation: &parts.1, brightness: &parts.2, alpha: &parts.3))
    #expect(abs(parts.0 - 0.7) < 1e-9)
    #expect(abs(parts.1 - 0.25) < 1e-9)
    #expect(abs(parts.2 - 0.8) < 1e-9)
    #expect(UIColor.gray.getHue(&parts.0, saturation: &parts.1, brightness: nil, alpha: nil))
    #expect([parts.0, parts.1] == [0, 0])
  }

  @Test func `only greys have a white`() {
    var white: CGFloat = -1
    #expect(UIColor(white: 0.75, alpha: 1).getWhite(&white, alpha: nil))
    #expect(white == 0.75)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
    #expect(white == 0.75)
  }

  @Test func `system colours follow the scheme where they are shown`() {
    #expect(bytes(Color(UIColor.systemRed), .light) == [255, 59, 48, 255])
    #expect(bytes(Color(UIColor.systemRed), .dark) == [255, 69, 58, 255])
    #expect(bytes(Color(.systemGray4), .dark) == [58, 58, 60, 255])
    #expect(bytes(Color(uiColor: .systemBackground), .light) == [255, 255, 255, 255])
    #expect(bytes(Color(.secondarySystemBackground), .light) == [242, 242, 247, 255])
  }

  @Test func `an opacity replaces the colour's own`() {
    #expect(components(UIColor.red.withAlphaComponent(0.5)) == [1000, 0, 0, 500])
    // The secondary label has an opacity of 0.6.
    #expect(components(UIColor.secondaryLabel.withAlphaComponent(0.9))[3] == 900)
    #expect(components(UIColor.clear.withAlphaComponent(0.5)) == [0, 0, 0, 500])
    let type: UIColor = UIColor.systemBlue.withAlphaComponent(1)
    #expect(bytes(Color(type), .dark) == [10, 132, 255, 255])
  }

  @Test func `a colour of SwiftUI becomes one of UIKit and back`() {
    #expect(Color(UIColor(Color.blue)) == Color.blue)
    #expect(UIColor(.green) == UIColor(Color.green))
  }

  @Test func `a colour is resolved with traits`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [1000, 1000, 1000, 1000])
    let light = UITraitCollection(userInterfaceStyle: .light)
    #expect(components(UIColor.label.resolvedColor(with: light)) == [0, 0, 0, 1000])
    #expect(UITraitCollection(traitsFrom: [light, dark]) == dark)
  }

  @Test func `equal colours are equal objects`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(Set([UIColor.systemTeal, .systemTeal, .systemMint]).count == 2)
  }

  @Test func `a missing colour of the catalogue is nil`() {
    #expect(UIColor(named: "no such colour") == nil)
  }

  @Test func `a colour survives an archive`() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor.brand, requiringSecureCoding: false)
    let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(read.map(components) == [1000, 502, 0, 1000])
  }

  @Test func `a literal is a colour`() {
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)
    #expect(color == .green)
  }
}
