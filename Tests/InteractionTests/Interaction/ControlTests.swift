import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The expected sizes are the sizes in SwiftUI on macOS for a label of 32×16 points.
@MainActor @Suite struct ControlTests {
  private var label: some View { Color.red.frame(width: 32, height: 16) }

  @Test func `a check box is 5 points before its label`() {
    #expect(size { Toggle(isOn: .constant(true)) { label } } == CGSize(width: 53, height: 16))
  }

  @Test func `a switch is 8 points after its label`() {
    let measuredSize = size { Toggle(isOn: .constant(true)) { label }.toggleStyle(.switch) }
    #expect(measuredSize == CGSize(width: 94, height: 24))
  }

  @Test func `a slider has the proposed width and is 16 points high`() {
    #expect(size { Slider(value: .constant(0.5)) } == CGSize(width: 30, height: 16))
    let harness = LayoutHarness(proposing: 200, 100) { Slider(value: .constant(0.5)) }
    #expect(harness.measuredSize == CGSize(width: 200, height: 16))
  }

  @Test func `a stepper adds 28 points to its label`() {
    let measuredSize = size { Stepper(value: .constant(1)) { label } }
    #expect(measuredSize == CGSize(width: 60, height: 24))
  }

  @Test func `a stepper tells when editing begins and ends`() throws {
    let log = Log()
    let harness = LayoutHarness {
      Stepper {
        label
      } onIncrement: {
        log.add("step")
      } onDecrement: {
      } onEditingChanged: {
        log.add("\($0)")
      }
    }
    harness.click("Increment")
    #expect(log.entries == ["true", "step", "false"])
  }

  @Test func `a button of a stepper that is held steps again and again`() {
    let value = Knob(0)
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100), isAtRest: false) {
      Stepper("Value", value: Binding(get: { value.value }, set: { value.value = $0 }))
    }
    let frame = harness.frame(of: "Increment", at: 0)
    let point = CGPoint(x: frame.midX, y: frame.midY)
    harness.tree.send(.pointerDown(point, .primary))
    harness.show(at: 0.4)
    #expect(value.value == 0)
    // After half a second, and then every tenth of a second.
    harness.show(at: 0.5)
    #expect(value.value == 1)
    for time in [0.6, 0.7, 0.8] { harness.show(at: time + 0.001) }
    #expect(value.value == 4)
    harness.tree.send(.pointerUp(point, .primary))
    #expect(value.value == 4)
    harness.show(at: 2)
    #expect(value.value == 4)
    harness.tree.send(.pointerDown(point, .primary))
    harness.tree.send(.pointerUp(point, .primary))
    #expect(value.value == 5, "a click steps once")
  }

  @Test func `a field of a stepper shows its value and changes it within the bounds`() {
    let value = Knob(3.0)
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) {
      Stepper(
        "Value", value: Binding(get: { value.value }, set: { value.value = $0 }), in: 0...10,
        step: 0.5, format: .number)
    }
    harness.press(.tab)
    harness.type("42")
    harness.press(.return)
    #expect(value.value == 10)
    harness.click("Decrement")
    #expect(value.value == 9.5)
  }

  @Test func `segments are 24 points high`() {
    #expect(size { Choice() }.height == 24)
  }

  @Test func `a symbol is 1.2 em, times its scale`() {
    let symbol = Image(systemName: "star").font(.system(size: 100))
    #expect(size { symbol } == CGSize(width: 120, height: 120))
    #expect(size { symbol.imageScale(.large) } == CGSize(width: 156, height: 156))
  }

  @Test func `a resizable image takes the proposed size`() {
    let harness = LayoutHarness(proposing: 50, 70) { Image(systemName: "star").resizable() }
    #expect(harness.measuredSize == CGSize(width: 50, height: 70))
    let fitted = LayoutHarness(proposing: 50, 70) {
      Image(systemName: "star").resizable().scaledToFit()
    }
    #expect(fitted.measuredSize == CGSize(width: 50, height: 50))
  }

  @Test func `a label separates its icon and its title by 8 points`() {
    let harness = LayoutHarness {
      Label {
        Color.red.frame(width: 20, height: 10).accessibilityLabel("title")
      } icon: {
        Color.red.frame(width: 10, height: 10).accessibilityLabel("icon")
      }
    }
    #expect(harness["title"].minX - harness["icon"].maxX == 8)
  }

  @Test func `label styles omit parts`() {
    let both = Label("Star", systemImage: "star")
    #expect(labels { both.labelStyle(.titleOnly) } == ["Star"])
    #expect(labels { both.labelStyle(.iconOnly) } == ["star"])
    #expect(labels { both } == ["star", "Star"])
  }

  @Test func `hidden labels take no space`() {
    let measuredSize = size { Toggle(isOn: .constant(true)) { label }.labelsHidden() }
    #expect(measuredSize.width < 53)
  }

  @Test func `a toggle can be pressed on its label too`() {
    let value = Kept(false)
    let harness = LayoutHarness { Toggle("On", isOn: value.binding) }
    harness.click("On")
    #expect(value.value)
    harness.click("On")
    #expect(!value.value)
  }

  @Test func `a custom toggle style reads and writes the value`() {
    let value = Kept(false)
    let harness = LayoutHarness { Toggle("On", isOn: value.binding).toggleStyle(Worded()) }
    harness.click("On off")
    #expect(value.value)
  }

  @Test func `disabled controls do not react`() {
    let value = Kept(0.5)
    let isOn = Kept(false)
    let harness = LayoutHarness {
      Toggle("On", isOn: isOn.binding)
      Slider(value: value.binding).accessibilityLabel("slider")
    }
    let disabled = LayoutHarness {
      VStack {
        Toggle("On", isOn: isOn.binding)
        Slider(value: value.binding).accessibilityLabel("slider")
      }
      .disabled(true)
    }
    disabled.click("On")
    disabled.click(CGPoint(x: disabled["slider"].maxX, y: disabled["slider"].midY))
    #expect(!isOn.value && value.value == 0.5)
    harness.click("On")
    #expect(isOn.value)
  }

  @Test func `radio buttons are in a column, or in a row if they shall be`() {
    let picker = Picker("Pet", selection: .constant("Cat")) {
      ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { Text($0) }
    }
    .pickerStyle(.radioGroup)
    let column = LayoutHarness { picker }
    #expect(column["Cat"].minX == column["Dog"].minX)
    #expect(column["Cat"].maxY < column["Goldfish"].minY)
    let row = LayoutHarness { picker.horizontalRadioGroupLayout() }
    #expect(row["Cat"].midY == row["Dog"].midY)
    #expect(row["Pet"].midY == row["Dog"].midY)
    #expect(row["Goldfish"].minX - row["Cat"].maxX == 12)
    let others = LayoutHarness { picker.pickerStyle(.segmented).horizontalRadioGroupLayout() }
    #expect(others["Cat"].minX > others["Pet"].maxX)
  }

  @Test func `pressing an option of a picker selects it`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) { Choice() }
    harness.click("two")
    #expect(harness.elements.contains { $0.label == "chosen 2" })
  }

  @Test func `an option of a ForEach is identified by its id`() {
    let choice = Kept("Cat")
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) {
      Picker("Pet", selection: choice.binding) {
        ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
        Text("Fish").tag("Goldfish")
      }
      .pickerStyle(.segmented)
    }
    harness.click("Dog")
    #expect(choice.value == "Dog")
    harness.click("Fish")
    #expect(choice.value == "Goldfish")
  }

  @Test func `controls are highlighted under the pointer, and more while pressed`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) { Choice() }
    func appearance() -> DisplayList { harness.displayList }
    let point = CGPoint(x: harness["two"].midX, y: harness["two"].midY)
    let idle = appearance()
    harness.tree.send(.pointerMoved(point))
    let hovered = appearance()
    harness.tree.send(.pointerDown(point, .primary))
    let pressed = appearance()
    #expect(Set([idle, hovered, pressed]).count == 3)
    harness.tree.send(.pointerExited)
    harness.tree.send(.pointerUp(CGPoint(x: -1, y: -1), .primary))
    #expect(appearance() == idle)
  }

  @Test func `segments have equal widths`() {
    let harness = LayoutHarness(in: CGSize(width: 304, height: 100)) { Choice() }
    // 304 minus 4 points of padding, for three.
    #expect(harness["two"].midX - harness["1"].midX == 100)
  }

  @Test func `a link calls the openURL action of the environment`() throws {
    let address = try #require(URL(string: "https://example.org"))
    let opened = Kept<URL?>(nil)
    let action = OpenURLAction { url in
      opened.value = url
      return .handled
    }
    let harness = LayoutHarness {
      Link("Site", destination: address).environment(\.openURL, action)
    }
    harness.click("Site")
    #expect(opened.value == address)
  }

  @Test func `a button with a symbol has the behaviour of a button`() {
    let count = Kept(0)
    let harness = LayoutHarness { Button("Add", systemImage: "plus") { count.value += 1 } }
    harness.click("Add")
    #expect(count.value == 1)
  }

  @Test func `a form aligns its rows by their leading edges with a padding of 20 points`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 100)) {
      Form {
        Section("Header") {
          Color.red.frame(width: 10, height: 10).accessibilityLabel("row")
        }
      }
    }
    #expect(harness["row"].minX == 20)
    #expect(harness["Header"].minX == 20)
  }

  @Test func `fields in stacks begin at the same place as those of other rows of a form`() {
    let harness = LayoutHarness(in: CGSize(width: 500, height: 300)) {
      Form {
        VStack(alignment: .leading) {
          TextField("Name", text: .constant(""))
          Text("Below")
        }
        SecureField("Password", text: .constant(""))
      }
    }
    // Eight characters of 8.5 points and the distance of 8, after the padding of 20.
    #expect(harness["Name"].minX == 96)
    #expect(harness["Password"].minX == 96)
  }

  private func size(@ViewBuilder _ content: () -> some View) -> CGSize {
    LayoutHarness(proposing: nil, nil, content).measuredSize
  }

  private func labels(@ViewBuilder _ content: () -> some View) -> [String] {
    LayoutHarness(in: CGSize(width: 300, height: 100), content).elements.filter(\.children.isEmpty)
      .compactMap(\.label)
  }
}

private struct Choice: View {
  @State private var choice = 1

  var body: some View {
    Picker("Number", selection: $choice) {
      Text("1").tag(1)
      Text("two").tag(2)
      Text("3").tag(3)
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .background { Color.clear.accessibilityLabel("chosen \(choice)") }
  }
}

private struct Worded: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
      }
    }
  }
}
