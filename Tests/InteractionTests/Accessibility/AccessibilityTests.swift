import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The accessibility elements of views.
@MainActor @Suite struct AccessibilityTests {
  private func element(
    _ label: String, @ViewBuilder _ content: () -> some View
  ) throws -> AccessibilityElement {
    try #require(LayoutHarness(content).elements.first { $0.label == label })
  }

  @Test func `a view has a label, a value, a hint and input labels`() throws {
    let level = try element("Volume") {
      Color.red
        .accessibilityLabel("Volume").accessibilityValue("\(7)").accessibilityHint(Text("Turn"))
        .accessibilityIdentifier("knob").accessibilityInputLabels(["Volume", "Loudness"])
    }
    #expect(level.value == "7")
    #expect(level.hint == "Turn")
    #expect(level.identifier == "knob")
    #expect(level.inputLabels == ["Volume", "Loudness"])
  }

  @Test func `the outermost of several labels is used`() throws {
    let colour = try element("outer") {
      Color.red.accessibilityLabel("inner").accessibilityLabel(Text("outer"))
    }
    #expect(colour.type == "Color")
  }

  @Test func `views have traits, which can be changed`() throws {
    let harness = LayoutHarness {
      VStack {
        Text("text").accessibilityAddTraits([.isHeader, .isSelected])
          .accessibilityRemoveTraits(.isStaticText).accessibilityHeading(.h2)
        Button("button") {}
      }
    }
    let text = try #require(harness.elements.first { $0.label == "text" })
    #expect(text.traits == [.isHeader, .isSelected])
    #expect(text.headingLevel == .h2)
    #expect(harness.elements.first { $0.type == "Button" }?.traits == .isButton)
  }

  @Test func `a custom view is no control because of its name`() throws {
    func element(_ view: some View) throws -> AccessibilityElement {
      try #require(LayoutHarness { view }.elements.first)
    }
    let elements = try [
      element(Own.Button()), element(Own.Link()), element(Own.Toggle()), element(Own.Text()),
      element(Own.Image()),
    ]
    #expect(elements.map(\.type) == ["Button", "Link", "Toggle", "Text", "Image"])
    for element in elements {
      #expect(element.traits == [], "\(element.type)")
      #expect(element.label == nil, "\(element.type)")
    }
  }

  @Test func `controls, texts and images have roles`() throws {
    let address = try #require(URL(string: "https://example.org"))
    let harness = LayoutHarness {
      VStack {
        Button("button") {}
        Link("link", destination: address)
        Toggle("toggle", isOn: .constant(true))
        Text("text")
        Text("[written](https://example.org)")
        Image(systemName: "star")
      }
    }
    func traits(_ label: String) -> AccessibilityTraits? {
      harness.elements.first { $0.label == label && $0.traits != [] }?.traits
    }
    let toggle = harness.elements.first { $0.type == "Toggle" }
    let link = harness.elements.first { $0.type == "Link" && $0.label == nil }
    #expect(toggle?.traits == .isToggle)
    #expect(link?.traits == .isLink)
    #expect(traits("button") == .isButton)
    #expect(traits("text") == .isStaticText)
    #expect(traits("star") == .isImage)
    #expect(
      harness.elements.first { $0.type == "Link" && $0.label == "written" }?.traits == .isLink)
  }

  @Test func `a control whose label is hidden has it as its label`() {
    func labels(_ type: String, @ViewBuilder _ content: () -> some View) -> [String?] {
      let harness = LayoutHarness { VStack(content: content).labelsHidden() }
      return harness.elements.filter { $0.type == type }.map(\.label)
    }
    #expect(labels("Toggle") { Toggle("Wi-Fi", isOn: .constant(true)) } == ["Wi-Fi"])
    #expect(labels("Slider") { Slider(value: .constant(0.5)) { Text("Volume") } } == ["Volume"])
    #expect(
      labels("Picker") {
        Picker("Pet", selection: .constant("Cat")) { Text("Cat").tag("Cat") }
        Picker("Toy", selection: .constant("Ball")) { Text("Ball").tag("Ball") }
      } == ["Pet", "Toy"])
    // The outermost label is used.
    #expect(
      labels("Toggle") {
        Toggle("Wi-Fi", isOn: .constant(true)).accessibilityLabel("Network")
      } == ["Network"])
  }

  @Test func `a hidden label is no element, and has no size`() {
    let harness = LayoutHarness {
      HStack(spacing: 10) {
        Toggle("Wi-Fi", isOn: .constant(true))
        Color.red.frame(width: 5, height: 5)
      }
      .labelsHidden()
    }
    #expect(!harness.elements.contains { $0.type == "Text" })
    let bare = LayoutHarness {
      HStack(spacing: 10) {
        Toggle(isOn: .constant(true)) { EmptyView() }
        Color.red.frame(width: 5, height: 5)
      }
    }
    #expect(harness.measuredSize == bare.measuredSize)
  }

  @Test func `a button with an icon alone has the title as its label, or that of its image`() {
    func label(@ViewBuilder _ content: () -> some View) -> String? {
      let harness = LayoutHarness { Button(action: {}, label: content).labelStyle(.iconOnly) }
      return harness.elements.first { $0.type == "Button" }?.label
    }
    #expect(label { Label("Save", systemImage: "plus") } == "Save")
    #expect(label { Image(systemName: "plus") } == "plus")
    #expect(label { Image(systemName: "plus").accessibilityLabel("Add") } == "Add")
    #expect(label { Image(decorative: "plus") } == nil)
    #expect(
      label {
        Image(systemName: "plus")
        Text("Row")
      } == "Row")
  }

  @Test func `traits are an option set`() {
    var traits: AccessibilityTraits = [.isButton, .isLink]
    #expect(traits.contains(.isLink))
    #expect(!traits.insert(.isButton).inserted)
    #expect(traits.remove(.isLink) == .isLink)
    #expect(traits.remove(.isLink) == nil)
    #expect(traits == .isButton)
    #expect(traits.update(with: .isModal) == nil)
    #expect(traits.symmetricDifference(.isButton) == .isModal)
  }

  @Test func `a hidden view and its descendants have no elements`() {
    let harness = LayoutHarness {
      VStack {
        HStack { Text("a") }.accessibilityHidden(true)
        Text("b").accessibilityHidden(false)
      }
    }
    #expect(harness.elements.compactMap(\.label) == ["b"])
  }

  @Test func `a view may be one element that combines its descendants`() throws {
    let row = HStack {
      Text("Cat")
      Text("7 votes").accessibilityAction(named: "Undo") {}
    }
    let harness = LayoutHarness {
      VStack {
        row.accessibilityElement(children: .combine)
        row.accessibilityElement().accessibilityLabel("ignored")
        row.accessibilityElement(children: .contain).accessibilityLabel("kept")
      }
    }
    let combined = try #require(harness.elements.first { $0.label == "Cat, 7 votes" })
    #expect(combined.children.isEmpty)
    #expect(combined.actions == ["Undo"])
    #expect(
      combined.frame
        == harness["kept"].offsetBy(dx: 0, dy: combined.frame.minY - harness["kept"].minY))
    #expect(harness.elements.first { $0.label == "ignored" }?.children.isEmpty == true)
    #expect(
      harness.elements.first { $0.label == "kept" }?.flattened.compactMap(\.label)
        == ["kept", "Cat", "7 votes"])
  }

  @Test func `elements of larger sort priority come first`() {
    let harness = LayoutHarness {
      VStack {
        Text("a")
        Text("b").accessibilitySortPriority(1)
        Text("c")
        Text("d").accessibilitySortPriority(2)
        Text("e").accessibilitySortPriority(-1)
      }
    }
    #expect(harness.elements.compactMap(\.label) == ["d", "b", "a", "c", "e"])
  }

  @Test func `actions are performed`() throws {
    var done: [String] = []
    let harness = LayoutHarness {
      Text("text")
        .accessibilityAction { done.append("default") }
        .accessibilityAction(named: "Open") { done.append("open") }
        .accessibilityAdjustableAction { done.append("\($0)") }
    }
    let text = try #require(harness.elements.first { $0.label == "text" })
    #expect(text.actions == ["default", "Open"])
    #expect(text.isAdjustable)
    #expect(harness.tree.perform("Open", onElement: "text"))
    #expect(harness.tree.perform("default", onElement: "text"))
    #expect(harness.tree.adjust(.decrement, onElement: "text"))
    #expect(!harness.tree.perform("Close", onElement: "text"))
    #expect(!harness.tree.perform("Open", onElement: "other"))
    #expect(done == ["open", "default", "decrement"])
  }

  @Test func `listed actions can be performed, wherever they were set`() {
    var done: [String] = []
    func row(_ name: String) -> some View {
      HStack {
        Text(name).accessibilityAction(named: "Undo") { done.append("\(name) undo") }
        Color.red.accessibilityAction(named: "Paint") { done.append("\(name) paint") }
        Text("dial").accessibilityAdjustableAction { done.append("\(name) \($0)") }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      VStack {
        row("a").accessibilityElement(children: .combine)
          .accessibilityAction(named: "More") { done.append("a more") }
        row("b").accessibilityElement(children: .combine).accessibilityLabel("said")
        row("c").accessibilityElement(children: .contain).accessibilityLabel("kept")
        Color.blue.accessibilityRepresentation { row("d") }
      }
    }
    let elements = harness.elements
    #expect(elements.first { $0.label == "a, dial" }?.actions == ["Undo", "Paint", "More"])
    for element in elements {
      guard let label = element.label else { continue }
      for action in element.actions {
        let count = done.count
        #expect(harness.tree.perform(action, onElement: label), "\(action) of \(label)")
        #expect(done.count == count + 1)
      }
      if element.isAdjustable { #expect(harness.tree.adjust(.increment, onElement: label)) }
    }
    #expect(
      done == [
        "a undo", "a paint", "a more", "a increment", "b undo", "b paint", "b increment",
        "c undo", "c increment", "d undo", "c increment",
      ])
  }

  @Test func `actions that are not listed cannot be performed`() {
    var done: [String] = []
    let row = HStack {
      Text("name").accessibilityAction(named: "Undo") { done.append("undo") }
        .accessibilityAdjustableAction { done.append("\($0)") }
    }
    let harness = LayoutHarness {
      VStack {
        row.accessibilityHidden(true)
        row.accessibilityElement(children: .ignore)
        row.accessibilityRepresentation { Text("else") }
      }
    }
    #expect(!harness.elements.contains { $0.label == "name" })
    #expect(!harness.tree.perform("Undo", onElement: "name"))
    #expect(!harness.tree.adjust(.increment, onElement: "name"))
    #expect(done == [])
  }

  @Test func `the outermost of several actions with one name is performed`() {
    var done: [String] = []
    let harness = LayoutHarness {
      Text("text").accessibilityAction(named: "Open") { done.append("inner") }
        .accessibilityAction(named: "Open") { done.append("outer") }
        .accessibilityAdjustableAction { _ in done.append("inner") }
        .accessibilityAdjustableAction { _ in done.append("outer") }
    }
    harness.tree.perform("Open", onElement: "text")
    harness.tree.adjust(.increment, onElement: "text")
    #expect(done == ["outer", "outer"])
  }

  @Test func `a view may have the accessibility of another view`() throws {
    let harness = LayoutHarness {
      Color.red.frame(width: 30, height: 20)
        .accessibilityRepresentation { Button("Press") {} }
    }
    let press = try #require(harness.elements.first { $0.type == "Button" })
    #expect(press.label == "Press")
    #expect(press.frame.size == harness.elements[0].frame.size)
    #expect(!harness.elements.contains { $0.type == "Color" })
    #expect(press.frame.width == 30)
  }

  @Test func `views may describe their descendants`() throws {
    let chart = try element("Chart") {
      Color.red.accessibilityChildren {
        ForEach(["one", "two"], id: \.self) { Text($0) }
      }
      .accessibilityLabel("Chart")
    }
    #expect(chart.children.map(\.label) == ["one", "two"])
  }

  @Test func `the label of a custom view applies to all of its body`() throws {
    struct Card: View {
      var body: some View {
        Text("inside").accessibilityValue("3").accessibilityLabel("Card")
      }
    }
    let card = try #require(LayoutHarness { Card() }.elements.first { $0.type == "Card" })
    #expect(card.label == "Card")
    #expect(card.value == "3")
  }

  @Test func `accessibility modifiers do not affect layout`() {
    let plain = LayoutHarness(proposing: nil, nil) { Text("abc") }.measuredSize
    let described = LayoutHarness(proposing: nil, nil) {
      Text("abc").accessibilityElement().accessibilityHint("x")
        .accessibilityRepresentation { Text("a much longer text") }
    }.measuredSize
    #expect(plain == described)
  }
}

/// Custom views with the same names as built-in ones.
private enum Own {
  struct Button: View {
    var body: some View { PlumbUI.Text("inside") }
  }

  struct Link: View {
    var body: some View { Color.red }
  }

  struct Toggle: View {
    var body: some View { Color.red }
  }

  struct Text: View {
    var body: some View { Color.red }
  }

  struct Image: View {
    var body: some View { Color.red }
  }
}
