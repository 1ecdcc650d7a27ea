import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbControls
@testable import TestSupport

/// The automatic styles of controls on a desktop and on a screen that is touched.
@MainActor @Suite struct InterfaceIdiomTests {
  private func harness(
    _ idiom: InterfaceIdiom, in size: CGSize = CGSize(width: 400, height: 300),
    @ViewBuilder _ content: () -> some View
  ) -> LayoutHarness {
    LayoutHarness(in: size) { content().interfaceIdiom(idiom) }
  }

  @Test func `an automatic button has the border of a bordered one on a desktop only`() {
    func size<S: PrimitiveButtonStyle>(_ style: S?, _ idiom: InterfaceIdiom) -> CGSize {
      harness(idiom) {
        if let style {
          Button("Save") {}.buttonStyle(style)
        } else {
          Button("Save") {}
        }
      }["Save"].size
    }
    let automatic = DefaultButtonStyle?.none
    let bordered = size(BorderedButtonStyle(), .desktop)
    let borderless = size(BorderlessButtonStyle(), .desktop)
    #expect(bordered.width > borderless.width + 20)
    #expect(size(automatic, .desktop) == bordered)
    #expect(size(DefaultButtonStyle(), .desktop) == bordered)
    #expect(size(automatic, .touch) == borderless)
    #expect(size(DefaultButtonStyle(), .touch) == borderless)
    // A style that a program sets is the same in both.
    #expect(size(BorderedButtonStyle(), .touch) == bordered)
    #expect(size(BorderlessButtonStyle(), .touch) == borderless)
  }

  @Test func `the button that Return presses has the accent colour on a desktop`() {
    func colors(_ shortcut: KeyboardShortcut?, _ idiom: InterfaceIdiom) -> Int {
      let plain = harness(idiom) { Button("OK") {}.keyboardShortcut(shortcut) }.displayList
      let prominent = harness(idiom) {
        Button("OK") {}.buttonStyle(.borderedProminent).keyboardShortcut(shortcut)
      }.displayList
      return plain.commands == prominent.commands ? 1 : 0
    }
    #expect(colors(.defaultAction, .desktop) == 1)
    #expect(colors(.cancelAction, .desktop) == 0)
    #expect(colors(nil, .desktop) == 0)
    #expect(colors(.defaultAction, .touch) == 0)
  }

  @Test func `buttons of a group have no border of their own`() {
    func width(_ idiom: InterfaceIdiom) -> CGFloat {
      harness(idiom) { ControlGroup { Button("Cut") {} } }["Cut"].width
    }
    #expect(width(.desktop) == width(.touch))
  }

  @Test func `an automatic toggle is a check box on a desktop and a switch at the end elsewhere`() {
    // The label begins after the check box, and before the switch.
    func label(_ idiom: InterfaceIdiom) -> CGRect {
      harness(idiom) {
        Toggle(isOn: .constant(true)) {
          Color.red.frame(width: 20, height: 10).accessibilityLabel("x")
        }
      }["x"]
    }
    // Check box, space and label are 41 points wide, in the middle of 400.
    #expect(label(.desktop).minX == 179.5 + 21)
    #expect(label(.touch).minX == 0)
  }

  @Test func `a field has a border on a desktop only`() {
    func height(_ idiom: InterfaceIdiom) -> CGFloat {
      harness(idiom) { TextField("Name", text: .constant("")) }["Name"].height
    }
    #expect(height(.desktop) > height(.touch))
  }

  @Test func `a form has columns on a desktop and panels elsewhere`() {
    func width(_ idiom: InterfaceIdiom) -> CGFloat {
      harness(idiom) {
        Form { LabeledContent("Size") { Text("12").accessibilityLabel("value") } }
      }["value"].maxX
    }
    // In a panel the value ends at the trailing edge of its row.
    #expect(width(.desktop) < 200)
    #expect(width(.touch) > 300)
  }

  @Test(arguments: [
    ([1, 2], InterfaceIdiom.touch), ([2], .touch), ([1, 6], .desktop), ([6], .desktop),
    ([], .desktop),
    ([3], .desktop),
  ]) func `the families of devices in the property list decide`(
    families: [Int], idiom: InterfaceIdiom
  ) {
    #expect(InterfaceIdiom(deviceFamilies: families) == idiom)
    #expect(InterfaceIdiom(deviceFamilies: families.map(String.init)) == idiom)
  }

  @Test func `a property list without families, or with other values, is that of a desktop`() {
    #expect(InterfaceIdiom(deviceFamilies: nil) == .desktop)
    #expect(InterfaceIdiom(deviceFamilies: "phone") == .desktop)
    #expect(InterfaceIdiom(deviceFamilies: ["a": 1]) == .desktop)
    // As some projects write it.
    #expect(InterfaceIdiom(deviceFamilies: 1) == .touch)
  }
}
