import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Links that the program can follow itself.
@MainActor @Suite struct DeprecatedLinkTests {
  private struct Active: View {
    @State private var isActive = false

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("Detail"), isActive: $isActive) { Text("Link") }
          Button("Program") { isActive = true }
          Text(isActive ? "active" : "inactive")
        }
      }
      .navigationViewStyle(.stack)
    }
  }

  @Test func `a link writes whether its screen is shown, and follows the value`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { Active() }
    for label in ["Link", "Program"] {
      #expect(harness.shownLabels.contains("inactive"))
      harness.click(label)
      #expect(harness.shownLabels.contains("Detail"))
      harness.click("Back")
    }
    #expect(harness.shownLabels.contains("inactive"))
  }

  private struct Selecting: View {
    @State private var selection: String?

    var body: some View {
      NavigationStack {
        VStack {
          ForEach(["a", "b"], id: \.self) { name in
            NavigationLink(
              "Link \(name)", destination: Text("Detail \(name)"), tag: name, selection: $selection)
          }
          NavigationLink("Link c", tag: "c", selection: $selection) { Text("Detail c") }
          NavigationLink(destination: Text("Detail d"), tag: "d", selection: $selection) {
            Text("Link d")
          }
          Button("Program") { selection = "b" }
          Text("selected \(selection ?? "none")")
        }
      }
    }
  }

  @Test func `of links with a selection the one with its value is followed`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 400)) { Selecting() }
    for (label, name) in [
      ("Link a", "a"), ("Link b", "b"), ("Program", "b"), ("Link c", "c"), ("Link d", "d"),
    ] {
      harness.click(label)
      #expect(harness.shownLabels.contains("Detail \(name)"))
      harness.click("Back")
      #expect(harness.shownLabels.contains("selected none"))
    }
  }
}
