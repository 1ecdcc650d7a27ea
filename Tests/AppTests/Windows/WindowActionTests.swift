import PlumbUI
import Testing

@testable import TestSupport

/// Actions without effect print a warning once.
@Suite struct WindowActionTests {
  /// Returns the warnings that the process of an exit test prints on standard error.
  private func warnings(_ result: ExitTest.Result?) -> [Substring] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      .split(separator: "\n").filter { $0.hasPrefix("PlumbUI: ") }
  }

  @Test func `opening a window`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<2 { EnvironmentValues().openWindow(id: "second") }
      }
    }
    #expect(
      warnings(result) == [
        "PlumbUI: openWindow did not open the window \"second\", because the program has no such "
          + "scene."
      ])
  }

  @Test func `closing a window`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<2 { EnvironmentValues().dismissWindow() }
      }
    }
    #expect(
      warnings(result) == [
        "PlumbUI: dismissWindow did not close the window, because the program has no such scene."
      ])
  }

  @Test func `dismissing the root view`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for _ in 0..<2 { EnvironmentValues().dismiss() }
        for _ in 0..<2 { EnvironmentValues().presentationMode.wrappedValue.dismiss() }
      }
    }
    #expect(
      warnings(result) == [
        "PlumbUI: dismiss had no effect, because the view is not presented; check isPresented "
          + "first."
      ])
  }
}
