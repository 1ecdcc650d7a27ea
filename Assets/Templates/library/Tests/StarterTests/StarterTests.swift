import PlumbTesting
import SwiftUI
import Testing

@testable import Starter

@MainActor struct StarterTests {
  /// Squares of 40 points in a layout that is 100 points wide.
  private func squares(_ count: Int, _ layout: FlowLayout) throws -> [CGRect] {
    let window = try PlumbTesting.layout(in: CGSize(width: 100, height: 100)) {
      layout {
        ForEach(0..<count, id: \.self) { index in
          Color.red
            .frame(width: 40, height: 40)
            .accessibilityElement()
            .accessibilityIdentifier("square \(index)")
        }
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }
    return try (0..<count).map { try window.find(id: "square \($0)").frame }
  }

  @Test func `a full row begins another one`() throws {
    let frames = try squares(3, FlowLayout(spacing: 10))
    #expect(frames.map(\.minX) == [0, 50, 0])
    #expect(frames.map(\.minY) == [0, 0, 50])
  }

  @Test func `rows that are not full are aligned`() throws {
    // The layout is 90 points wide, so that a single square leaves 50.
    #expect(try squares(3, FlowLayout(alignment: .trailing, spacing: 10))[2].minX == 50)
    #expect(try squares(3, FlowLayout(alignment: .center, spacing: 10))[2].minX == 25)
  }

  @Test func `without a width there is one row`() throws {
    let size = try measure {
      FlowLayout(spacing: 10) {
        Color.red.frame(width: 40, height: 20)
        Color.red.frame(width: 40, height: 30)
      }
    }
    #expect(size == CGSize(width: 90, height: 30))
  }

  @Test func `a tag is removed by its button`() throws {
    var removals = 0
    let window = try layout { TagView("Mint") { removals += 1 } }
    try window.find(.button, "Remove Mint").tap()
    #expect(removals == 1)
  }

  @Test func `tags look as recorded`() throws {
    let window = try layout(in: CGSize(width: 260, height: 120)) {
      FlowLayout {
        ForEach(["Basil", "Lavender", "Mint", "Rosemary"], id: \.self) { TagView($0) {} }
      }
      .tint(.purple)
    }
    window.expectPicture("tags", in: [.light, .dark], tolerance: .glyphEdges)
  }
}
