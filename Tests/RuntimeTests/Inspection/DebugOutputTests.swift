import EngineTesting
import PlumbUI
import Synchronization
import Testing

@testable import TestSupport

@MainActor @Suite struct DebugOutputTests {
  /// The lines printed by views.
  private final class Lines: Sendable {
    private let lines = Mutex<[String]>([])

    func add(_ line: String) { lines.withLock { $0.append(line) } }

    func take() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  private func stage(_ lines: Lines, @ViewBuilder _ content: () -> some View) -> LayoutHarness {
    var environment = EnvironmentValues()
    environment.debugOutput = { lines.add($0) }
    return LayoutHarness(in: CGSize(width: 100, height: 50), environment: environment, content)
  }

  @Test func debugLayoutPrintsProposalsSizesAndPlaces() {
    let lines = Lines()
    _ = stage(lines) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Color.blue.debugLayout("blue")
      }
    }
    #expect(
      lines.take() == [
        "blue: proposed 70 × 50, took 70 × 50",
        "blue: placed at x: 30, y: 0 with 70 × 50, 70 × 50",
      ])
  }

  @Test func debugLayoutIsNamedByItsPlaceInTheSource() {
    let lines = Lines()
    _ = stage(lines) { Color.red.debugLayout() }
    let line = #line - 1
    #expect(
      lines.take().allSatisfy { $0.hasPrefix("RuntimeTests/DebugOutputTests.swift:\(line): ") })
  }

  @Test func debugLayoutDoesNotChangeTheLayout() {
    let lines = Lines()
    func frame(@ViewBuilder _ text: (Text) -> some View) -> CGRect {
      stage(lines) {
        HStack {
          text(Text("one two three four")).layoutPriority(1)
          Color.red.frame(minWidth: 20)
        }
      }["one two three four"]
    }
    #expect(frame { $0 } == frame { $0.debugLayout("text") })
  }

  private final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Inner: View {
    let number: Int

    var body: some View {
      Self._printChanges()
      return Text("\(number)")
    }
  }

  private struct Outer: View {
    @State private var count = 0
    @State private var other = false
    @StateObject private var model = Model()
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      let _ = Self._printChanges()
      VStack {
        Button("Count") { count += 1 }
        Button("Other") { other.toggle() }
        Button("Both") {
          count += 1
          other.toggle()
        }
        Button("Model") { model.count += 1 }
        Inner(number: count)
      }
    }
  }

  @Test func printChangesNamesWhatHasChanged() {
    let lines = Lines()
    let stage = stage(lines) { Outer() }
    #expect(
      lines.take() == [
        "Outer: @self, @identity, _count, _other, _model, _colorScheme changed.",
        "Inner: @self, @identity changed.",
      ])
    stage.click("Count")
    #expect(lines.take() == ["Outer: _count changed.", "Inner: @self changed."])
    // The value of the inner view is the same, so its body is not evaluated.
    stage.click("Other")
    #expect(lines.take() == ["Outer: _other changed."])
    stage.click("Both")
    #expect(lines.take() == ["Outer: _count, _other changed.", "Inner: @self changed."])
    stage.click("Model")
    #expect(lines.take() == ["Outer: _model changed."])
    stage.tree.environment.colorScheme = .dark
    stage.layOut()
    #expect(lines.take().first == "Outer: @dependencies changed.")
  }
}
