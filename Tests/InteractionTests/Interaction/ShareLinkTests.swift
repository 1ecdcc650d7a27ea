import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPlatform
@testable import TestSupport

/// Buttons that share values, and groups of controls in menus.
@MainActor @Suite struct ShareLinkTests {
  private static let url = URL(filePath: "/tmp/letter.txt")

  @Test func `a press copies the value, and says so`() async throws {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ShareLink("Send", item: "Hello")
    }
    harness.click("Send")
    #expect(harness.tree.clipboard.text == "Hello")
    for _ in 0..<100 where !harness.elements.contains(where: { $0.label == "Copied" }) {
      try await Task.sleep(for: .milliseconds(5))
    }
    #expect(harness.elements.contains { $0.label == "Copied" })
  }

  @Test func `a link that is only a symbol says so below itself and aloud`() async throws {
    PostedNotifications.shared.start {}
    defer { PostedNotifications.shared.stop() }
    _ = PostedNotifications.shared.take()
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ShareLink("Send", item: "Hello").labelStyle(.iconOnly)
    }
    func texts(_ commands: [DrawCommand]) -> [String] {
      commands.flatMap { command -> [String] in
        switch command {
        case .text(let run, _, _): [run.text]
        case .transform(_, let contents), .group(_, let contents), .clip(_, _, let contents),
          .mask(_, let contents):
          texts(contents)
        case .fill, .stroke, .image, .projection: []
        }
      }
    }
    func drawnTexts() -> [String] {
      texts(harness.displayList.commands)
    }
    #expect(drawnTexts().isEmpty)
    harness.press(.tab)
    harness.press(.space)
    let announced = PostedNotifications.shared.take().compactMap { change in
      if case .announcement(let text, false) = change { text } else { nil }
    }
    #expect(announced == ["Copied"])
    for _ in 0..<100 where drawnTexts().isEmpty {
      try await Task.sleep(for: .milliseconds(5))
      harness.layOut()
    }
    #expect(drawnTexts() == ["Copied"])
    #expect(harness.elements.contains { $0.label == "Copied" && $0.role == .image })
  }

  @Test func `several values are copied in lines`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ShareLink(items: ["One", "Two"]) { Text("Send") }
    }
    harness.click("Send")
    #expect(harness.tree.clipboard.text == "One\nTwo")
  }

  @Test func `all forms compile`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 400)) {
      VStack {
        ShareLink(item: Self.url)
        ShareLink(item: Self.url, subject: Text("A"), message: Text("B"))
        ShareLink(item: Self.url, preview: SharePreview("Letter"))
        ShareLink("Photo", item: "x", preview: SharePreview("Photo", image: Image(systemName: "a")))
        ShareLink(item: Self.url) { Label("Custom", systemImage: "paperplane") }
        ShareLink(items: [Self.url]) { SharePreview($0.path()) }
      }
    }
    #expect(harness.elements.count { $0.label == "Share…" && $0.role == .button } == 4)
  }

  @Test func `a group in the style of menus is a menu with its label`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      ControlGroup("Zoom") {
        Button("In") {}
        Button("Out") {}
      }
      .controlGroupStyle(.menu)
    }
    #expect(!harness.elements.contains { $0.label == "In" })
    harness.click("Zoom")
    #expect(harness["Out"].minY > harness["In"].minY)
  }

  @Test func `a group in a menu is a row of items`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) {
      Menu("Menu") {
        ControlGroup {
          Button("In") {}
          Button("Out") {}
        }
        Button("Reset") {}
      }
    }
    harness.click("Menu")
    #expect(harness["Out"].midY == harness["In"].midY)
    #expect(harness["Out"].minX > harness["In"].maxX - 1)
    #expect(harness["Reset"].minY > harness["In"].midY)
  }
}
