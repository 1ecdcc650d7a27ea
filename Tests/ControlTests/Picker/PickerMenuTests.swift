import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Pickers that show the selected option on a button and all options in a menu.
@MainActor @Suite struct PickerMenuTests {
  private final class Record {
    var pet = "Cat"
    var clicks = 0
    var selections: [String] = []

    var binding: Binding<String> {
      Binding {
        self.pet
      } set: {
        self.pet = $0
        self.selections.append($0)
      }
    }
  }

  private struct Pets: View {
    let record: Record
    @State private var pet = "Cat"

    var body: some View {
      VStack(spacing: 0) {
        Picker("Pet", selection: $pet) {
          ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
          Text("Fish").tag("Goldfish")
        }
        Button("Behind") { record.clicks += 1 }.frame(height: 100)
        Button("Below") { record.clicks += 1 }
      }
      .onChange(of: pet) { record.selections.append(pet) }
    }
  }

  private let record = Record()

  private func harness(in size: CGSize = CGSize(width: 300, height: 200)) -> LayoutHarness {
    LayoutHarness(in: size) { Pets(record: record) }
  }

  /// Whether all options are shown, which are one more than the selected one.
  private func isOpen(_ harness: LayoutHarness) -> Bool {
    ["Cat", "Dog", "Fish"].allSatisfy(harness.texts.contains)
  }

  @Test func `shows the label and the selected option, and nothing of the others`() {
    #expect(harness().texts == ["Pet", "Cat", "Behind", "Below"])
  }

  @Test func `a click opens all options in front of the other views`() {
    let harness = harness()
    harness.click("Cat")
    #expect(harness.texts == ["Pet", "Cat", "Cat", "Dog", "Fish", "Behind", "Below"])
    // Below the button, each below the one before.
    let (button, dog, fish) = (harness["Cat"], harness["Dog"], harness["Fish"])
    #expect(dog.minY > button.maxY && fish.minY >= dog.maxY)
    #expect(fish.intersects(harness["Behind"].insetBy(dx: -100, dy: -30)))
  }

  @Test func `choosing an option selects it and closes the menu`() {
    let harness = harness()
    harness.click("Cat")
    harness.click("Fish")
    #expect(harness.texts == ["Pet", "Fish", "Behind", "Below"])
    #expect(record.selections == ["Goldfish"])
    #expect(record.clicks == 0)
  }

  @Test func `a click beside the menu closes it and reaches nothing else`() {
    let harness = harness(in: CGSize(width: 300, height: 300))
    harness.click("Cat")
    #expect(harness["Fish"].maxY < harness["Below"].minY)
    harness.click("Below")
    #expect(!isOpen(harness))
    #expect(record.selections == [] && record.clicks == 0)
    harness.click("Below")
    #expect(record.clicks == 1)
  }

  @Test func `the escape key closes the menu`() {
    let harness = harness()
    harness.click("Cat")
    #expect(isOpen(harness))
    harness.press(.escape)
    #expect(!isOpen(harness))
    #expect(record.selections == [])
  }

  @Test func `the arrow keys move the highlight and the return key chooses`() {
    let harness = harness()
    // The tab key moves the focus to the button, the space bar opens the menu.
    harness.press(.tab)
    harness.press(.space)
    #expect(isOpen(harness))
    harness.press(.down)
    harness.press(.down)
    harness.press(.down)
    harness.press(.up)
    harness.press(.return)
    #expect(!isOpen(harness))
    #expect(record.selections == ["Dog"])
    // The button has the focus again.
    harness.press(.space)
    harness.press(.end)
    harness.press(.return)
    #expect(record.selections == ["Dog", "Goldfish"])
  }

  @Test func `letters find an option of an open menu`() {
    let harness = harness()
    harness.click("Cat")
    harness.press(.character("f"))
    harness.press(.return)
    #expect(record.selections == ["Goldfish"])
    harness.click("Fish")
    harness.press(.character("d"))
    // No option begins with the letter.
    harness.press(.character("x"))
    harness.press(.return)
    #expect(record.selections == ["Goldfish", "Dog"])
  }

  @Test func `the tab key stays in the menu`() {
    let harness = harness()
    harness.click("Cat")
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.down)
    harness.press(.return)
    #expect(record.selections == ["Dog"])
    #expect(record.clicks == 0)
  }

  @Test func `the selected option of an open menu has the trait of a selected element`() {
    let harness = harness()
    harness.click("Cat")
    let rows = harness.elements.filter { $0.role == .option && $0.frame.minY > 0 }
    let selected = rows.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["Cat"])
    #expect(rows.compactMap(\.label).filter { $0 == "Dog" }.count == 1)
  }

  @Test func `a menu near the bottom opens above, and a long one is scrolled`() {
    let chosen = Record()
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 170)
        Picker("", selection: chosen.binding) {
          ForEach(["Cat", "Dog"] + (0..<40).map { "\($0)" }, id: \.self) { Text($0) }
        }
        .labelsHidden()
      }
    }
    harness.click("Cat")
    let dog = harness["Dog"]
    #expect(dog.minY > 0 && dog.maxY < harness["Cat"].minY)
    harness.press(.end)
    #expect(harness["39"].minY > 0 && harness["39"].maxY < 170)
    harness.press(.return)
    #expect(chosen.selections == ["39"])
  }

  @Test func `a menu is removed with its picker`() {
    let isThere = Knob(true)
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ObservedContent {
        VStack {
          Button("Behind") { record.clicks += 1 }
          if isThere.value { Pets(record: record) }
        }
      }
    }
    harness.click("Cat")
    isThere.value = false
    #expect(harness.texts == ["Behind"])
    harness.click("Behind")
    #expect(record.clicks == 1)
  }

  @Test func `a disabled picker does not open`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      Pets(record: record).disabled(true)
    }
    harness.click("Cat")
    #expect(!isOpen(harness))
  }

  @Test func `the button is as high as segments`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      Picker("", selection: .constant(1)) { Text("one").tag(1) }.labelsHidden()
    }
    #expect(harness.measuredSize.height == 24)
  }
}
