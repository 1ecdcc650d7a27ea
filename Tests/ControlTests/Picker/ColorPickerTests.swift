import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Colour pickers.
@MainActor @Suite struct ColorPickerTests {
  private static let size = CGSize(width: 400, height: 500)

  private struct Screen: View {
    @State var color: Color
    var supportsOpacity = true

    var body: some View {
      VStack {
        Text("Selected \(color.description)")
        ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
        Spacer()
      }
    }
  }

  private func open(_ color: Color, supportsOpacity: Bool = true) -> LayoutHarness {
    let harness = LayoutHarness(in: Self.size) {
      Screen(color: color, supportsOpacity: supportsOpacity)
    }
    clickWell(in: harness)
    return harness
  }

  private func clickWell(in harness: LayoutHarness) {
    guard let well = harness.elements.first(where: { $0.role == .popUpButton }) else { return }
    harness.click(CGPoint(x: well.frame.midX, y: well.frame.midY))
  }

  /// Closes the panel and returns the description of the colour.
  private func selected(_ harness: LayoutHarness) -> String? {
    while harness.elements.contains(where: { $0.role == .dialog }) { harness.press(.escape) }
    let label = harness.elements.compactMap(\.label).first { $0.hasPrefix("Selected ") }
    return label.map { String($0.dropFirst(9)) }
  }

  @Test func `the well tells the digits of its colour`() {
    let harness = LayoutHarness(in: Self.size) { Screen(color: .blue) }
    let well = harness.elements.first { $0.role == .popUpButton }
    #expect(well?.label == "#007AFF")
  }

  @Test func `a colour stays what it is while none is selected`() {
    let harness = open(.blue)
    #expect(harness.elements.contains { $0.role == .dialog })
    #expect(selected(harness) == "blue")
  }

  @Test func `a click in the palette selects a colour with the opacity as before`() {
    let harness = open(.blue.opacity(0.4))
    harness.click("#00FF00")
    // 0.4 of 255 is 102, in hexadecimal digits 66.
    #expect(selected(harness) == "#00FF0066")
    let clear = open(.clear)
    clear.click("#FF0000")
    #expect(selected(clear) == "#FF0000FF")
  }

  @Test func `the palette has greys from white to black and twelve hues`() {
    let labels = open(.blue).elements.filter { $0.role == .option }.compactMap(\.label)
    #expect(labels.count == 8 * 12)
    #expect(labels.first == "#FFFFFF" && labels[11] == "#000000")
    #expect(labels.contains("#FFFF00") && labels.contains("#00FFFF") && labels.contains("#FF00FF"))
  }

  @Test func `the sliders set the components`() {
    let harness = open(Color(red: 0, green: 0, blue: 0))
    for (name, share) in [("Red", 1.0), ("Green", 0.5), ("Blue", 0), ("Opacity", 0.2)] {
      let frame = harness[name]
      // The knob is as wide as the track is high.
      let x = frame.minX + frame.height / 2 + (frame.width - frame.height) * share
      harness.drag(CGPoint(x: frame.midX, y: frame.midY), CGPoint(x: x, y: frame.midY))
    }
    // A half of 255 is rounded to 128, a fifth is 51.
    #expect(selected(harness) == "#FF800033")
  }

  @Test func `keys reach the palette and the sliders`() {
    let harness = open(Color(red: 1, green: 1, blue: 1))
    // The field has the focus; the palette follows it.
    harness.press(.tab)
    for _ in 0..<11 { harness.press(.right) }
    harness.press(.right)
    harness.press(.up)
    harness.press(.tab)
    harness.press(.right)
    harness.press(.up)
    harness.press(.tab)
    harness.press(.left)
    #expect(selected(harness) == "#0B0000FF")
  }

  @Test func `the sliders begin at the right in a right-to-left layout`() {
    var environment = EnvironmentValues()
    environment.layoutDirection = .rightToLeft
    func open() -> LayoutHarness {
      let harness = LayoutHarness(in: Self.size, environment: environment) {
        Screen(color: Color(red: 0, green: 0, blue: 0))
      }
      clickWell(in: harness)
      return harness
    }
    let harness = open()
    let frame = harness["Red"]
    let (start, end) = (frame.maxX - frame.height / 2, frame.minX + frame.height / 2)
    harness.drag(
      CGPoint(x: start, y: frame.midY),
      CGPoint(x: start + (end - start) * 0.2, y: frame.midY))
    // A fifth of 255 is 51.
    #expect(selected(harness) == "#330000FF")
    // From the field to the palette and to the first slider.
    let keys = open()
    keys.press(.tab)
    keys.press(.tab)
    keys.press(.left)
    keys.press(.left)
    keys.press(.right)
    #expect(selected(keys) == "#010000FF")
  }

  @Test(arguments: [DynamicTypeSize.accessibility1, .accessibility5])
  func `the panel grows with the type, and is scrolled where the window is lower`(
    typeSize: DynamicTypeSize
  ) throws {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = typeSize
    let harness = LayoutHarness(in: Self.size, environment: environment) {
      Screen(color: Color(red: 0, green: 0, blue: 0))
    }
    clickWell(in: harness)
    let panel = try #require(harness.elements.first { $0.role == .dialog }).frame
    #expect(CGRect(origin: .zero, size: Self.size).contains(panel))
    // The palette of 336 points, and 12 of padding on each side.
    #expect(panel.width == 360)
    // The sliders are below their names, as wide as the palette.
    #expect(harness["Red"].width == 336)
    let options = harness.elements.filter { $0.role == .option }.map(\.frame)
    #expect(options.map(\.width) == Array(repeating: 28, count: 96))
    // The lower end is reached with the wheel.
    let before = harness["#FFFFFF"].minY
    harness.tree.send(
      .scrolled(
        CGPoint(x: panel.midX, y: panel.midY), by: CGSize(width: 0, height: -10_000),
        isPrecise: true))
    #expect(harness["#FFFFFF"].minY < before)
  }

  @Test(arguments: [
    ("#00ff7f", "#00FF7FFF"), ("abc", "#AABBCCFF"), ("11223344", "#11223344"),
    ("#12f8", "#1122FF88"), ("12345", "#FF3B30FF"), ("#GGGGGG", "#FF3B30FF"),
    ("+12345", "#FF3B30FF"),
  ])
  func `digits that are typed become the colour with Return`(text: String, color: String) {
    let harness = open(Color(red: 1, green: 59 / 255, blue: 48 / 255))
    harness.press(.character("a"), .command)
    harness.type(text)
    harness.press(.return)
    #expect(selected(harness) == color)
  }

  @Test func `digits that are typed become the colour when the panel closes`() {
    let harness = open(Color(red: 1, green: 0, blue: 0))
    harness.press(.character("a"), .command)
    harness.type("0000FF")
    #expect(selected(harness) == "#0000FFFF")
  }

  @Test func `without opacity, selected colours are opaque`() {
    let harness = open(.green.opacity(0.5), supportsOpacity: false)
    #expect(!harness.elements.contains { $0.label == "Opacity" })
    harness.click("#0000FF")
    #expect(selected(harness) == "#0000FFFF")
    let typed = open(.green, supportsOpacity: false)
    typed.press(.character("a"), .command)
    typed.type("00000080")
    typed.press(.return)
    #expect(selected(typed) == "#000000FF")
  }

  @Test func `a disabled picker opens nothing`() {
    let harness = LayoutHarness(in: Self.size) { Screen(color: .red).disabled(true) }
    clickWell(in: harness)
    #expect(!harness.elements.contains { $0.role == .dialog })
  }
}
