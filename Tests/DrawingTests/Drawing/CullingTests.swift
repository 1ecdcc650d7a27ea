import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Views that are not visible are not drawn, unless a part of their drawing may be visible.
@MainActor @Suite struct CullingTests {
  private func commandCount(
    of count: Int, _ row: @escaping (Int) -> some View
  ) -> Int {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      ScrollView { VStack(spacing: 0) { ForEach(0..<count, id: \.self) { row($0) } } }
    }
    return harness.tree.displayList().commands.reduce(0) { $0 + leafCount(of: $1) }
  }

  private func leafCount(of command: DrawCommand) -> Int {
    switch command {
    case .clip(_, _, let contents), .transform(_, let contents), .group(_, let contents):
      contents.reduce(0) { $0 + leafCount(of: $1) }
    default: 1
    }
  }

  @Test func `rows out of sight make no commands`() {
    func row(_ index: Int) -> some View {
      HStack {
        Text(verbatim: "Row \(index)")
        Spacer()
        Color.red.frame(width: 10, height: 10)
      }
    }
    let few = commandCount(of: 100, row)
    #expect(few == commandCount(of: 1_000, row))
    #expect(few < 40)
  }

  @Test func `what moves or blurs a drawing keeps it`() {
    let height = 20.0
    // Rows 45 to 49 are moved into view, row 44 to its edge; and there is the scroll indicator.
    #expect(commandCount(of: 50) { _ in Color.red.frame(height: height).offset(y: -900) } == 7)
    #expect(commandCount(of: 50) { _ in Color.red.frame(height: height).shadow(radius: 400) } >= 50)
    #expect(
      commandCount(of: 50) { _ in Color.red.frame(height: height).scaleEffect(100) } >= 50)
    #expect(
      commandCount(of: 50) { _ in
        Color.clear.frame(height: height).overlay { Color.red.frame(height: 5_000) }
      } >= 50)
  }

  @Test func `stacked marks reach farther than letters`() {
    let zalgo = "a" + String(repeating: "\u{301}", count: 200)
    let plain = commandCount(of: 50) { _ in Text(verbatim: "a") }
    #expect(plain < 20)
    #expect(commandCount(of: 50) { _ in Text(verbatim: zalgo) } > 50)
  }

  /// A scroll view inside a transform shows the same rows as outside of it.
  @Test func `rows in a scaled scroll view are visible`() {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 10) } }
      }
      .frame(width: 100, height: 200)
      .scaleEffect(0.5)
      .frame(width: 100, height: 100)
    }
    let count = harness.tree.displayList().commands.reduce(0) { $0 + leafCount(of: $1) }
    #expect(count >= 20)
  }
}
