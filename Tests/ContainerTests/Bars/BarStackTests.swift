import EngineTesting
import Foundation
import PlumbContainers
import PlumbControls
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Bars around content that is larger than the space between them.
@MainActor @Suite struct BarStackTests {
  private static let size = CGSize(width: 400, height: 300)

  /// Sixty lines, which no window of the test holds.
  private struct Tall: View {
    var body: some View {
      VStack(spacing: 0) { ForEach(0..<60, id: \.self) { Text("Line \($0)") } }
    }
  }

  private func isInside(_ label: String, _ harness: LayoutHarness) -> Bool {
    let frame = harness[label]
    return CGRect(origin: .zero, size: harness.size).contains(frame) && frame.height > 0
  }

  @Test func `the toolbar of a window stays at its upper edge`() {
    var count = 0
    let harness = LayoutHarness(in: Self.size) {
      MenuBarContainer(
        menus: { [MenuBarMenu(Text("File"), groups: [AnyView(Button("New") {})])] },
        isHidden: false, content: Tall().toolbar { Button("Tool") { count += 1 } })
    }
    #expect(isInside("File", harness))
    #expect(isInside("Tool", harness))
    #expect(harness["File"].maxY <= harness["Tool"].minY)
    harness.click("Tool")
    #expect(count == 1, "no line of the content is in front of it")
  }

  @Test func `the tabs stay where they are`() {
    let harness = LayoutHarness(in: Self.size) {
      TabView {
        Tall().tabItem { Text("Tall") }
        Text("small").tabItem { Text("Small") }
      }
    }
    #expect(isInside("Tall", harness) && isInside("Small", harness))
    let top = harness["Small"].minY
    harness.click("Small")
    #expect(isInside("small", harness))
    #expect(harness["Small"].minY == top)
  }

  @Test func `the bar of a stack stays, and the stack takes no more than it is offered`() {
    let harness = LayoutHarness(in: Self.size) {
      VStack(spacing: 0) {
        NavigationStack {
          Tall().navigationTitle("Title").toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
        }
        Text("under").frame(height: 20)
      }
    }
    for label in ["Title", "Below", "under"] { #expect(isInside(label, harness), "\(label)") }
    #expect(harness["under"].maxY <= 300)
    #expect(harness["Below"].maxY <= harness["under"].minY)
  }

  private struct Presenting: View {
    @State private var isPresented = true

    var body: some View {
      Text("behind").sheet(isPresented: $isPresented) {
        Tall().toolbar {
          ToolbarItem(placement: .confirmationAction) { Button("Save") { isPresented = false } }
        }
      }
    }
  }

  @Test func `the buttons of a sheet stay in the window`() {
    let harness = LayoutHarness(in: Self.size) { Presenting() }
    #expect(isInside("Save", harness))
    harness.click("Save")
    #expect(harness.texts == ["behind"])
  }

  @Test func `content that fits is placed between the bars`() {
    let harness = LayoutHarness(in: Self.size) {
      BarStack {
        Color.clear.frame(width: 40, height: 50).accessibilityLabel("content")

      } top: {
        Color.red.frame(height: 30).accessibilityLabel("top")
      } bottom: {
        Color.red.frame(height: 20).accessibilityLabel("bottom")
      }
    }
    // 100 of 300 points, in the middle of the window.
    #expect(harness["top"] == CGRect(x: 0, y: 100, width: 400, height: 30))
    #expect(harness["content"] == CGRect(x: 180, y: 130, width: 40, height: 50))
    #expect(harness["bottom"] == CGRect(x: 0, y: 180, width: 400, height: 20))
    // The least size includes the bars and the content.
    #expect(harness.tree.minimumSize == CGSize(width: 40, height: 100))
  }
}
