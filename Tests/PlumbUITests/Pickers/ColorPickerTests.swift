import EngineTesting
import Foundation
import PlumbUI
import Testing

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
