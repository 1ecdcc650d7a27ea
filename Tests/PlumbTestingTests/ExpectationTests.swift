import Foundation
import SwiftUI
import Testing

@testable import PlumbTesting

/// Expectations about frames, and the messages of failures.
@MainActor struct ExpectationTests {
  private func window(_ direction: LayoutDirection = .leftToRight) throws -> TestWindow {
    let window = try layout(in: CGSize(width: 200, height: 100), fonts: .monospaced) {
      HStack(alignment: .top, spacing: 12) {
        Color.red.frame(width: 40, height: 20).accessibilityLabel("Cat")
        Color.blue.frame(width: 40, height: 30).accessibilityLabel("Dog")
      }
    }
    window.environment.layoutDirection = direction
    return window
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `what holds is no failure`(direction: LayoutDirection) throws {
    let window = try window(direction)
    let (cat, dog) = (try window.find("Cat"), try window.find("Dog"))
    cat.expect(.leading(of: dog, spacing: 12))
    dog.expect(.trailing(of: cat))
    cat.expect(.aligned(.top, with: dog))
    cat.expect(.asWide(as: dog))
    cat.expect(.asHigh(as: dog), tolerance: 10)
    cat.expect(.inside(window, margin: 35))
    cat.expect(.apart(from: dog))
    cat.expect(.size(width: 40, height: 20))
    [cat, dog].expectRow(spacing: 12)
    [cat, dog].expectEqualWidths()
    [cat, dog].expectAligned(.top)
  }

  /// Expects an expectation to fail at its line, with a first sentence.
  private func expectFailure(_ sentence: String, _ body: () -> Void) {
    withKnownIssue {
      body()
    } matching: { issue in
      let comment = issue.comments.first?.rawValue ?? ""
      let first = comment.prefix { $0 != "\n" }
      #expect(first == sentence)
      #expect(issue.sourceLocation?.fileName == "ExpectationTests.swift")
      return first == sentence
    }
  }

  @Test func `a failure says what there is instead`() throws {
    let window = try window()
    let (cat, dog) = (try window.find("Cat"), try window.find("Dog"))
    // 40 + 12 + 40 points in the middle of 200, and 30 in the middle of 100.
    expectFailure(
      "The Color \"Cat\" should be on the leading side of the Color \"Dog\" with 8 points between, "
        + "but there are 12. The Color \"Cat\" is at (54, 35), 40 × 20, "
        + "the Color \"Dog\" at (106, 35), 40 × 30."
    ) { cat.expect(.leading(of: dog, spacing: 8)) }
    expectFailure("The Color \"Cat\" should be 21 points high, but it is 20.") {
      cat.expect(.size(width: 40, height: 21))
    }
    expectFailure(
      "The Color \"Dog\" should be at (106, 35), 40 × 31, but it is at (106, 35), 40 × 30."
    ) { dog.expect(.frame(x: 106, y: 35, width: 40, height: 31)) }
    expectFailure(
      "The Color \"Dog\" should be aligned with the Color \"Cat\" at the bottom, 55, but it is at 65."
        + " The Color \"Dog\" is at (106, 35), 40 × 30, the Color \"Cat\" at (54, 35), 40 × 20."
    ) { [cat, dog].expectAligned(.bottom) }
    expectFailure(
      "The Color \"Cat\" should be inside the window and 60 points from its edges, but it is 35 away."
        + " The Color \"Cat\" is at (54, 35), 40 × 20, the window at (0, 0), 200 × 100."
    ) { cat.expect(.inside(window, margin: 60)) }
    expectFailure("There is one element; two or more can be compared.") {
      [cat].expectEqualWidths()
    }
  }

  @Test func `a view that is gone satisfies nothing`() throws {
    let window = try layout(fonts: .monospaced) { Vanishing() }
    let button = try window.find(.button)
    try button.tap()
    expectFailure("The button is no longer shown and has no frame.") {
      button.expect(.inside(window))
    }
    expectFailure("The button is no longer shown and has no frame.") {
      button.expect(.width(0), tolerance: .infinity)
    }
  }
}

private struct Vanishing: View {
  @State private var isShown = true

  var body: some View {
    if isShown { Button("Go") { isShown = false } }
  }
}
