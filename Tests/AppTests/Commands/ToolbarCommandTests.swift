import EngineTesting
import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The commands that show and hide parts of a window.
@MainActor @Suite struct ToolbarCommandTests {
  private struct Program<Content: View>: App {
    let content: Content

    init() { preconditionFailure("Tests create the program with its content.") }

    init(@ViewBuilder _ content: () -> Content) { self.content = content() }

    var body: some Scene {
      WindowGroup("Main") { content }
        .defaultSize(width: 800, height: 300)
        .commands { ToolbarCommands() }
    }
  }

  /// Returns the elements that are shown in the first window.
  private func shown<P>(_ harness: WindowsHarness<P>) -> [AccessibilityElement] {
    harness.windows.windows.first?.session?.tree.elements().flattened ?? []
  }

  /// Chooses items of the View menu, and returns the labels that are shown before and after each of
  /// them.
  private func labels(
    choosing titles: [String], @ViewBuilder in content: () -> some View
  ) throws -> [Set<String>] {
    let harness = try WindowsHarness(Program(content))
    var labels: [Set<String>] = []
    harness.then { labels.append(Set(shown(harness).compactMap(\.label))) }
    for title in titles {
      harness.then(in: 0, [.keyDown(KeyStroke(.character("v"), modifiers: .option))])
      harness.platform.script(during: .unlimited) {
        let item = shown(harness).first { $0.role == .button && $0.label == title }
        #expect(item != nil, "There is no item \(title).")
        guard let frame = item?.frame, let window = harness.opened.first else { return [] }
        return [Event].click(frame.midX, frame.midY).map { WindowEvent($0, window: window.id) }
      }
      harness.then { labels.append(Set(shown(harness).compactMap(\.label))) }
    }
    try harness.run()
    return labels
  }

  private struct Screen: View {
    var body: some View {
      Text("Content").toolbar { Button("Act") {} }.navigationTitle("Title")
    }
  }

  @Test func `the toolbar of a window is hidden and shown by the View menu`() throws {
    let labels = try labels(choosing: ["Hide Toolbar", "Show Toolbar"]) { Screen() }
    #expect(labels.map { $0.contains("Act") } == [true, false, true])
    #expect(labels.allSatisfy { $0.contains("Content") })
  }

  @Test func `so is the bar of a navigation stack, and those of columns`() throws {
    let stack = try labels(choosing: ["Hide Toolbar", "Show Toolbar"]) {
      NavigationStack { Screen() }
    }
    #expect(stack.map { $0.contains("Act") } == [true, false, true])
    let columns = try labels(choosing: ["Hide Toolbar", "Show Toolbar"]) {
      NavigationSplitView {
        Text("Side").toolbar { Button("New") {} }
      } detail: {
        Screen()
      }
    }
    #expect(columns.map { $0.contains("Act") } == [true, false, true])
    #expect(columns.map { $0.contains("New") } == [true, false, true])
  }

  @Test func `without a toolbar the item does nothing`() throws {
    let labels = try labels(choosing: ["Show Toolbar"]) { Text("Content") }
    #expect(labels.allSatisfy { $0.contains("Content") })
  }

  @Test func `the bar of a sheet stays`() throws {
    let program = Program {
      Screen().sheet(isPresented: .constant(true)) {
        NavigationStack {
          Text("Sheet").toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
          }
        }
      }
    }
    let harness = try WindowsHarness(program)
    var labels: [String?] = []
    harness.then {
      harness.windows.windows.first?.session?.tree.environment.windowState?.toggleBars()
    }
    harness.then { labels = shown(harness).map(\.label) }
    try harness.run()
    #expect(labels.contains("Save"))
  }
}
