import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Alerts and confirmation dialogs.
@MainActor @Suite struct AlertTests {
  private static let window = CGSize(width: 600, height: 400)

  @MainActor private final class Log {
    var events: [String] = []
  }

  /// A button that presents the alert that a closure adds to it.
  private struct Screen<Shown: View>: View {
    @ViewBuilder let shown: (AnyView, Binding<Bool>) -> Shown
    @State private var isShown = false

    var body: some View {
      shown(AnyView(Button(isShown ? "shown" : "present") { isShown = true }), $isShown)
    }
  }

  private func harness(
    @ViewBuilder _ shown: @escaping (AnyView, Binding<Bool>) -> some View
  ) -> LayoutHarness {
    let harness = LayoutHarness(in: Self.window) { Screen(shown: shown) }
    harness.click("present")
    return harness
  }

  private func labels(_ harness: LayoutHarness) -> [String] { harness.elements.compactMap(\.label) }

  private func isPresented(_ harness: LayoutHarness) -> Bool {
    !labels(harness).contains("present")
  }

  @Test func `an alert without buttons has one called OK`() {
    for key in [Key.return, .escape] {
      let harness = harness { view, isShown in
        view.alert("Title", isPresented: isShown) {
        } message: {
          Text("Message")
        }
      }
      #expect(Set(["Title", "Message", "OK"]).isSubset(of: labels(harness)))
      harness.press(key)
      #expect(!isPresented(harness))
    }
  }

  @Test func `a button dismisses the alert and performs its action`() {
    let log = Log()
    let harness = harness { view, isShown in
      view.alert("Title", isPresented: isShown) {
        Button("Save") {
          log.events.append("saved, \(isShown.wrappedValue ? "shown" : "dismissed")")
        }
        Button("Cancel", role: .cancel) { log.events.append("cancelled") }
      }
    }
    harness.click("Save")
    #expect(log.events == ["saved, dismissed"])
    #expect(!isPresented(harness))
  }

  @Test func `Return presses the default button and Escape the one that cancels`() {
    let log = Log()
    func pressed(_ key: Key, @ViewBuilder _ actions: @escaping () -> some View) -> String? {
      log.events = []
      let harness = harness { view, isShown in
        view.alert("Title", isPresented: isShown, actions: actions)
      }
      harness.press(key)
      return log.events.first
    }
    func button(_ name: String, _ role: ButtonRole? = nil) -> some View {
      Button(name, role: role) { log.events.append(name) }
    }
    func usual() -> some View {
      Group {
        button("Delete", .destructive)
        button("Save")
        button("Copy")
        button("Cancel", .cancel)
      }
    }
    #expect(pressed(.return) { usual() } == "Save")
    #expect(pressed(.escape) { usual() } == "Cancel")
    func marked() -> some View {
      Group {
        button("Save")
        button("Copy").keyboardShortcut(.defaultAction)
      }
    }
    #expect(pressed(.return) { marked() } == "Copy")
    #expect(pressed(.escape) { marked() } == nil)
    func destroying() -> some View {
      Group {
        button("Delete", .destructive)
        button("Cancel", .cancel)
      }
    }
    #expect(pressed(.return) { destroying() } == "Cancel")
    #expect(pressed(.escape) { destroying() } == "Cancel")
  }

  @Test func `buttons are in a row where they fit, with the one that cancels at its start`() {
    let harness = harness { view, isShown in
      view.alert("Title", isPresented: isShown) {
        Button("Cancel", role: .cancel) {}
        Button("Save") {}
      }
    }
    let (cancel, save) = (harness["Cancel"], harness["Save"])
    #expect(cancel.minY == save.minY && cancel.size == save.size)
    // The alert is 280 points wide and in the middle, with margins of 18 points.
    #expect(cancel.minX == 178 && save.maxX == 422)
    #expect(save.minX == cancel.maxX + 8)
  }

  @Test func `long buttons are in a column, with the one that cancels at its end`() {
    let harness = harness { view, isShown in
      view.alert("Title", isPresented: isShown) {
        Button("Cancel", role: .cancel) {}
        Button("Save all the changes") {}
      }
    }
    let (cancel, save) = (harness["Cancel"], harness["Save all the changes"])
    #expect(save.minX == 178 && save.width == 244 && cancel.width == 244)
    #expect(cancel.minY == save.maxY + 8)
  }

  @Test func `a field is above the buttons and has the focus`() {
    struct Form: View {
      let log: Log
      @State private var isShown = true
      @State private var name = ""

      var body: some View {
        Text("behind").alert("Title", isPresented: $isShown) {
          Button("Save") { log.events.append(name) }
          TextField("Name", text: $name)
        }
      }
    }
    let log = Log()
    let harness = LayoutHarness(in: Self.window) { Form(log: log) }
    let field = harness.elements.first { $0.role == .textField }
    #expect((field?.frame.maxY ?? .infinity) < harness["Save"].minY)
    harness.type("Eva")
    harness.press(.return)
    #expect(log.events == ["Eva"])
  }

  @Test func `a dialog has its buttons in a column and one that cancels`() {
    let harness = harness { view, isShown in
      view.confirmationDialog("Title", isPresented: isShown) {
        Button("A") {}
        Button("B") {}
      }
    }
    #expect(harness["B"].minY == harness["A"].maxY + 8)
    #expect(harness["Cancel"].minY == harness["B"].maxY + 8)
    harness.press(.escape)
    #expect(!isPresented(harness))
  }

  @Test func `the title of a dialog can be hidden`() {
    let harness = harness { view, isShown in
      view.confirmationDialog("Title", isPresented: isShown, titleVisibility: .hidden) {
        Button("Never mind", role: .cancel) {}
      } message: {
        Text("Message")
      }
    }
    #expect(!labels(harness).contains("Title"))
    #expect(!labels(harness).contains("Cancel"))
    #expect(labels(harness).contains("Message"))
  }

  @Test func `a key that is held since the alert was presented presses no button`() {
    let log = Log()
    let harness = harness { view, isShown in
      view.alert("Title", isPresented: isShown) { Button("Save") { log.events.append("saved") } }
    }
    harness.tree.send(.keyDown(KeyStroke(.return, isRepeat: true)))
    harness.tree.send(.keyDown(KeyStroke(.escape, isRepeat: true)))
    #expect(log.events.isEmpty && isPresented(harness))
    harness.press(.return)
    #expect(log.events == ["saved"])
  }
}
