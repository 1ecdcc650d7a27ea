import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Alerts about a value or an error, and alerts that are values.
@MainActor @Suite struct AlertValueTests {
  private static let window = CGSize(width: 600, height: 400)

  private struct Failure: LocalizedError {
    var errorDescription: String? { "Disk full" }
    var recoverySuggestion: String? { "Delete something" }
  }

  private struct Item: Identifiable {
    let id: String
  }

  private func labels(_ harness: LayoutHarness) -> [String] { harness.elements.compactMap(\.label) }

  @Test func `an alert that tells of a value needs one, and stays as it was presented`() {
    @MainActor final class Control { var set: (String?, Bool) -> Void = { _, _ in } }
    struct Screen: View {
      let control: Control
      @State private var name: String?
      @State private var isShown = true

      var body: some View {
        control.set = { (name, isShown) = ($0, $1) }
        return Text(name ?? "none")
          .alert("Title", isPresented: $isShown, presenting: name) { name in
            Button("Delete \(name)") {}
          } message: {
            Text("It is \($0).")
          }
      }
    }
    let control = Control()
    let harness = LayoutHarness(in: Self.window) { Screen(control: control) }
    #expect(labels(harness) == ["none"], "there is no value")
    control.set("Cat", true)
    #expect(Set(["Delete Cat", "It is Cat."]).isSubset(of: labels(harness)))
    control.set("Dog", true)
    #expect(labels(harness).contains("Delete Cat"))
    control.set(nil, true)
    #expect(labels(harness).contains("Delete Cat"))
    control.set(nil, false)
    #expect(labels(harness) == ["none"])
  }

  @Test func `an alert that tells of an error has its description as the title`() {
    let error: Failure? = Failure()
    let harness = LayoutHarness(in: Self.window) {
      Text("behind").alert(isPresented: .constant(true), error: error) { _ in
        Button("Again") {}
      } message: {
        Text($0.recoverySuggestion ?? "")
      }
    }
    #expect(Set(["Disk full", "Delete something", "Again"]).isSubset(of: labels(harness)))
    let none: Failure? = nil
    let nothing = LayoutHarness(in: Self.window) {
      Text("behind").alert(isPresented: .constant(true), error: none) { Button("Again") {} }
    }
    #expect(labels(nothing) == ["behind"])
  }

  @Test func `alerts that are values have their buttons`() {
    struct Screen: View {
      let pressed: (String) -> Void
      @State private var isShown = false
      @State private var item: Item?

      var body: some View {
        VStack {
          Button("one") { isShown = true }
            .alert(isPresented: $isShown) {
              Alert(title: Text("Title"), message: Text("Message"))
            }
          Button("two") { item = Item(id: "Cat") }
            .alert(item: $item) { item in
              Alert(
                title: Text(item.id),
                primaryButton: .destructive(Text("Delete")) { pressed("deleted") },
                secondaryButton: .cancel { pressed("cancelled") })
            }
        }
      }
    }
    var pressed: [String] = []
    let harness = LayoutHarness(in: Self.window) { Screen { pressed.append($0) } }
    harness.click("one")
    #expect(Set(["Title", "Message", "OK"]).isSubset(of: labels(harness)))
    harness.click("OK")
    harness.click("two")
    #expect(labels(harness).contains("Cat"))
    harness.click("Delete")
    harness.click("two")
    harness.press(.escape)
    #expect(pressed == ["deleted", "cancelled"])
    #expect(labels(harness).contains("two"))
  }
}
