import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Backgrounds of the containers of views: their extent, and the times at which they are shown.
@MainActor @Suite struct ContainerBackgroundTests {
  private static let size = CGSize(width: 400, height: 300)
  private static let fill = Color(.sRGB, red: 1, green: 0, blue: 1)

  /// Returns the areas filled with the colour of the backgrounds, back to front.
  private func fills(_ harness: LayoutHarness) -> [CGRect] {
    func found(in commands: [DrawCommand], _ transform: CGAffineTransform) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let path, _, .color(ResolvedColor(red: 1, green: 0, blue: 1))):
          [path.applying(transform).boundingRect]
        case .transform(let inner, let contents):
          found(in: contents, inner.concatenating(transform))
        case .clip(_, _, let contents), .group(_, let contents): found(in: contents, transform)
        default: []
        }
      }
    }
    return found(in: harness.displayList.commands, .identity)
  }

  @Test func `the background of a window fills it and changes no layout`() {
    let plain = LayoutHarness(in: Self.size) { Text("A") }
    let harness = LayoutHarness(in: Self.size) {
      Text("A").containerBackground(Self.fill, for: .window)
    }
    #expect(fills(harness) == [CGRect(origin: .zero, size: Self.size)])
    #expect(harness.frame(of: "A", at: 0) == plain.frame(of: "A", at: 0))
    harness.layOut(in: CGSize(width: 500, height: 200))
    #expect(fills(harness) == [CGRect(x: 0, y: 0, width: 500, height: 200)])
  }

  private struct Toggled: View {
    @State private var isShown = true

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { Text("A").containerBackground(ContainerBackgroundTests.fill, for: .window) }
    }
  }

  @Test func `it goes and comes with the view`() {
    let harness = LayoutHarness(in: Self.size) { Toggled() }
    #expect(fills(harness).count == 1)
    harness.click("Toggle")
    #expect(fills(harness).isEmpty)
    harness.click("Toggle")
    #expect(fills(harness).count == 1)
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("one").containerBackground(ContainerBackgroundTests.fill, for: .window)
          .tabItem { Text("First") }
        Text("two").containerBackground(ContainerBackgroundTests.fill, for: .tabView)
          .tabItem { Text("Second") }
      }
    }
  }

  @Test func `a tab that is not selected has none, and that of a page leaves the tabs out`() throws
  {
    let harness = LayoutHarness(in: Self.size) { Tabs() }
    #expect(fills(harness) == [CGRect(origin: .zero, size: Self.size)])
    harness.click("Second")
    let page = try #require(fills(harness).first)
    #expect(fills(harness).count == 1)
    #expect(page.width == Self.size.width)
    #expect(page.height < Self.size.height)
    #expect(page.contains(harness.frame(of: "two", at: 0)))
    #expect(!page.intersects(harness.frame(of: "First", at: 0)))
    harness.click("First")
    #expect(fills(harness) == [CGRect(origin: .zero, size: Self.size)])
  }

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Go") {
          Text("inside").navigationTitle("Inside")
            .containerBackground(for: .navigation, alignment: .topLeading) {
              ContainerBackgroundTests.fill.frame(width: 30, height: 20)
            }
        }
        .navigationTitle("Root").containerBackground(
          ContainerBackgroundTests.fill, for: .navigation)
      }
    }
  }

  @Test func `each screen has its own, below the bar and aligned`() throws {
    let harness = LayoutHarness(in: Self.size) { Stack() }
    let screen = try #require(fills(harness).first)
    #expect(fills(harness).count == 1)
    #expect(screen.width == Self.size.width)
    #expect(screen.maxY == Self.size.height)
    #expect(screen.minY >= harness.frame(of: "Root", at: 0).maxY)
    harness.click("Go")
    #expect(fills(harness) == [CGRect(x: 0, y: screen.minY, width: 30, height: 20)])
  }

  @Test func `without such a container it has no effect`() {
    let harness = LayoutHarness(in: Self.size) {
      Text("A").containerBackground(Self.fill, for: .navigation)
        .containerBackground(Self.fill, for: .tabView)
    }
    #expect(fills(harness).isEmpty)
    #expect(harness.shownLabels == ["A"])
  }

  private struct Presenting: View {
    @State private var isPresented = true

    var body: some View {
      Text("A").sheet(isPresented: $isPresented) {
        Color.clear.frame(width: 120, height: 80)
          .containerBackground(ContainerBackgroundTests.fill, for: .window)
      }
    }
  }

  @Test func `in a sheet, that of the window lies behind the view`() {
    let harness = LayoutHarness(in: Self.size) { Presenting() }
    #expect(fills(harness).map(\.size) == [CGSize(width: 120, height: 80)])
  }
}
