import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The keyboard focus and the keys of presented views and of the views behind them.
@MainActor @Suite struct PresentationFocusTests {
  private static let window = CGSize(width: 600, height: 400)

  @MainActor private final class Log {
    var events: [String] = []
  }

  /// Two buttons behind a sheet with two buttons.
  private struct Screen: View {
    let log: Log
    @State private var isShown = false
    @FocusState private var isFieldFocused: Bool

    var body: some View {
      VStack {
        Button("before") { log.events.append("before") }.keyboardShortcut("b")
        Button("present") { isShown = true }.focused($isFieldFocused)
        Text(isFieldFocused ? "focused" : "not focused")
      }
      .sheet(isPresented: $isShown) {
        Button("one") { log.events.append("one") }
        Button("two") { isShown = false }
        Button("steal") { isFieldFocused = true }
      }
      .onKeyPress("x") {
        log.events.append("x behind")
        return .handled
      }
    }
  }

  private func labels(_ harness: LayoutHarness) -> [String] { harness.elements.compactMap(\.label) }

  @Test func `the focus of the keyboard goes into a sheet, stays there and comes back`() {
    let log = Log()
    let harness = LayoutHarness(in: Self.window) { Screen(log: log) }
    harness.press(.tab)
    harness.press(.tab)
    #expect(labels(harness).contains("focused"))
    harness.press(.space)
    // The first button has the focus; two more and one around to the first again.
    harness.press(.space)
    #expect(log.events == ["one"])
    for _ in 0..<3 { harness.press(.tab) }
    harness.press(.space)
    #expect(log.events == ["one", "one"])
    harness.press(.tab)
    harness.press(.space)
    #expect(labels(harness).contains("present"))
    #expect(labels(harness).contains("focused"), "the focus is where it was before")
  }

  private struct Field: View {
    @State private var text = "abcdef"
    @State private var isShown = false

    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Text("<\(text)>")
        Button("ask") { isShown = true }.keyboardShortcut("k")
      }
      .alert("Alert", isPresented: $isShown) { Button("OK") {} }
    }
  }

  @Test func `a field that gets the focus back keeps its caret`() {
    let harness = LayoutHarness(in: Self.window) { Field() }
    harness.press(.tab)
    harness.press(.end)
    harness.press(.character("k"), .command)
    #expect(labels(harness).contains("OK"))
    harness.press(.return)
    harness.type("g")
    #expect(labels(harness).contains("<abcdefg>"))
  }

  @Test func `views behind a sheet get no keys, shortcuts or focus`() {
    let log = Log()
    let harness = LayoutHarness(in: Self.window) { Screen(log: log) }
    harness.press(.character("b"), .command)
    #expect(log.events == ["before"])
    harness.click("present")
    harness.press(.tab)
    #expect(!harness.press(.character("b"), .command))
    #expect(!harness.press(.character("x")))
    #expect(log.events == ["before"])
    harness.click("steal")
    harness.press(.tab)
    harness.press(.escape)
    #expect(labels(harness).contains("not focused"))
  }

  @Test func `a field in a sheet has the focus, and the pointer does not give it to a button`() {
    struct Form: View {
      @State private var isShown = false
      @State private var name = ""

      var body: some View {
        Button("present \(name)") { isShown = true }
          .sheet(isPresented: $isShown) {
            Button("close") { isShown = false }
            TextField("Name", text: $name)
          }
      }
    }
    let harness = LayoutHarness(in: Self.window) { Form() }
    harness.click("present ")
    harness.type("Eva")
    harness.click("close")
    #expect(labels(harness).contains("present Eva"))
    #expect(!harness.press(.space), "no view has the focus, as before")
  }

  @Test func `a person who uses the keyboard finds the focus on the default button of an alert`() {
    struct Screen: View {
      let log: Log
      @State private var isShown = false

      var body: some View {
        Button("present") { isShown = true }
          .alert("Title", isPresented: $isShown) {
            Button("Cancel", role: .cancel) { log.events.append("cancelled") }
            Button("Save") { log.events.append("saved") }
          }
      }
    }
    let log = Log()
    let harness = LayoutHarness(in: Self.window) { Screen(log: log) }
    harness.press(.tab)
    harness.press(.space)
    harness.press(.space)
    #expect(log.events == ["saved"])
    harness.press(.space)
    #expect(!labels(harness).contains("present"), "the button behind has the focus again")
  }

  @Test func `the menu of a picker in a sheet is in front of it`() {
    struct Form: View {
      @State private var pet = "Cat"

      var body: some View {
        Text("behind").sheet(isPresented: .constant(true)) {
          Picker("Pet", selection: $pet) {
            Text("Cat").tag("Cat")
            Text("Dog").tag("Dog")
          }
          .pickerStyle(.menu)
          Text(pet)
        }
      }
    }
    let harness = LayoutHarness(in: Self.window) { Form() }
    let button = harness.elements.first { $0.role == .popUpButton }?.frame ?? .zero
    harness.click(CGPoint(x: button.midX, y: button.midY))
    harness.click("Dog")
    #expect(labels(harness).contains("Dog"))
    #expect(!labels(harness).contains("Cat"))
  }

  @Test func `an alert in front of an open menu gets the keys`() {
    @MainActor final class Control { var present: () -> Void = {} }
    struct Screen: View {
      let control: Control
      let log: Log
      @State private var isShown = false

      var body: some View {
        control.present = { isShown = true }
        return Color.blue
          .contextMenu { Button("item") { log.events.append("item") } }
          .alert("Title", isPresented: $isShown) { Button("Save") { log.events.append("saved") } }
      }
    }
    let (control, log) = (Control(), Log())
    let harness = LayoutHarness(in: Self.window) { Screen(control: control, log: log) }
    harness.click(CGPoint(x: 100, y: 100), .secondary)
    harness.press(.down)
    control.present()
    harness.layOut()
    harness.press(.return)
    #expect(log.events == ["saved"])
    harness.press(.return)
    #expect(log.events == ["saved", "item"], "the menu is still open")
  }

  private struct Step: Identifiable {
    let id: Int
  }

  private struct Steps: View {
    let hasField: Bool
    @State private var step: Step?
    @State private var text = ""

    var body: some View {
      VStack {
        Button("present") { step = Step(id: 1) }
        Text("<\(text)>")
      }
      .sheet(item: $step) { shown in
        VStack {
          Text("step \(shown.id)")
          if hasField { TextField("Field \(shown.id)", text: $text) }
          Button("next") { step = Step(id: shown.id + 1) }
        }
      }
    }
  }

  @Test func `another item in a sheet replaces its content and keeps the focus inside`() {
    let field = LayoutHarness(in: Self.window) { Steps(hasField: true) }
    field.click("present")
    field.type("a")
    field.click("next")
    #expect(labels(field).contains("step 2") && !labels(field).contains("step 1"))
    field.type("b")
    field.press(.escape)
    #expect(labels(field).contains { $0 == "<ab>" || $0 == "<ba>" || $0 == "<b>" })
    let buttons = LayoutHarness(in: Self.window) { Steps(hasField: false) }
    buttons.press(.tab)
    for _ in 0..<3 { buttons.press(.space) }
    // The first press has opened the sheet, and each other one has moved on with the button that has the focus.
    #expect(labels(buttons).contains("step 3"))
  }

  private struct PopoverSteps: View {
    @State private var step: Step?

    var body: some View {
      Button("present") { step = Step(id: 1) }
        .popover(item: $step) { shown in
          VStack {
            Text("step \(shown.id)")
            Button("next") { step = Step(id: shown.id + 1) }
          }
        }
    }
  }

  @Test func `another item in a popover keeps the focus inside`() {
    let harness = LayoutHarness(in: Self.window) { PopoverSteps() }
    harness.press(.tab)
    for _ in 0..<3 { harness.press(.space) }
    #expect(labels(harness).contains("step 3"))
    harness.press(.escape)
    harness.press(.space)
    #expect(labels(harness).contains("step 1"), "the button that presents has the focus again")
  }
}
