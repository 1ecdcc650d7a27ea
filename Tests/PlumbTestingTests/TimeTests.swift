import Foundation
import SwiftUI
import Testing

@testable import PlumbTesting

/// The clock of a window.
@MainActor struct TimeTests {
  @Test func `an animation is where its curve is at the time`() throws {
    let window = try layout(in: CGSize(width: 200, height: 100), fonts: .monospaced) { Mover() }
    let disc = try window.find("disc")
    try window.find(.button, "Go").tap()
    #expect(disc.frame.minX == 0 && window.isMoving)
    window.advance(by: 0.25)
    disc.expect(.frame(x: 25, y: 0, width: 10, height: 10))
    window.advance(to: 0.5)
    disc.expect(.frame(x: 50, y: 0, width: 10, height: 10))
    #expect(window.time == 0.5)
    window.finishAnimations()
    disc.expect(.frame(x: 100, y: 0, width: 10, height: 10))
    #expect(!window.isMoving && window.time == 0.5)
  }

  @Test func `nothing moves where motion is reduced`() throws {
    let window = try layout(in: CGSize(width: 200, height: 100), fonts: .monospaced) { Mover() }
    window.reducesMotion = true
    try window.find(.button, "Go").tap()
    #expect(try window.find("disc").frame.minX == 100)
  }

  @Test func `a timeline follows the clock`() throws {
    let window = try layout(fonts: .monospaced) {
      TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate))")
      }
    }
    #expect(window.has("0"))
    window.advance(by: 90)
    #expect(window.has("90"))
  }

  @Test func `a task is waited for`() async throws {
    let window = try layout(fonts: .monospaced) { Loading() }
    #expect(window.has("loading"))
    try await window.wait(for: "the text") { window.has("loaded") }
    let error = await #expect(throws: TestFailure.self) {
      try await window.wait(for: "a picture", atMost: 0.05) { window.has("picture") }
    }
    #expect(
      error?.description.contains(
        "After 0.05 seconds there was still no sign of: a picture.") == true)
  }
}

private struct Mover: View {
  @State private var isAway = false

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Circle()
        .frame(width: 10, height: 10)
        .accessibilityLabel("disc")
        .offset(x: isAway ? 100 : 0)
      Button("Go") { withAnimation(.linear(duration: 1)) { isAway = true } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

private struct Loading: View {
  @State private var text = "loading"

  var body: some View {
    Text(text).task {
      try? await Task.sleep(for: .milliseconds(20))
      text = "loaded"
    }
  }
}
