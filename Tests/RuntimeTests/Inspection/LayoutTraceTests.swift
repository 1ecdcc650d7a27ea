import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct LayoutTraceTests {
  /// A row of 100 points with a fixed frame of 30 points and a colour.
  private var row: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: 30)
      Color.blue
    }
  }

  private func trace(_ view: some View, in size: CGSize) -> LayoutTrace {
    let tree = ViewTree(root: view, textServices: .monospaced)
    return tree.recordingLayout { tree.layOut(in: size, scale: 1) }
  }

  @Test func aStackOffersARigidChildItsShareAndTheLastChildTheRest() {
    let lines = trace(row, in: CGSize(width: 100, height: 50)).description
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(lines.contains("HStack  100 × 50 → 100 × 50"))
    // Half of the row, of which the frame takes its width; then the whole rest.
    #expect(lines.contains(".frame(width: 30)  50 × 50 → 30 × 50"))
    #expect(lines.contains { $0.hasPrefix("Color  70 × 50 → 70 × 50") })
    #expect(lines.contains("Color  at x: 30, y: 0 with 70 × 50: 70 × 50"))
  }

  @Test func stepsArePartOfTheStepsThatCausedThem() throws {
    let trace = trace(row, in: CGSize(width: 100, height: 50))
    #expect(trace.steps.first?.depth == 0)
    for (step, next) in zip(trace.steps, trace.steps.dropFirst()) {
      #expect(next.depth <= step.depth + 1)
      if next.depth > step.depth { #expect(next.start >= step.start) }
    }
    for (index, node) in trace.nodes.enumerated() {
      if let parent = node.parent { #expect(parent < index) }
    }
    let last = try #require(trace.nodes.indices.last)
    #expect(trace.path(to: last).first == 0)
    #expect(trace.nodes[0].name == "Window")
  }

  @Test func anUnchangedTreeIsPlacedOnceMoreAndNothingInsideIsAsked() {
    let tree = ViewTree(root: row, textServices: .monospaced)
    let size = CGSize(width: 100, height: 50)
    tree.layOut(in: size, scale: 1)
    let trace = tree.recordingLayout { tree.layOut(in: size, scale: 1) }
    #expect(
      trace.steps.map(\.event.description) == ["at x: 0, y: 0 with 100 × 50: 100 × 50  unchanged"])
  }

  private struct Counter: View {
    let rows: Int
    @State private var count = 1

    var body: some View {
      VStack(spacing: 0) {
        Button("Add") { count += 1 }
        Text("\(count)").frame(width: 60, height: 10)
        ForEach(0..<rows, id: \.self) { Text("\($0)") }
      }
    }
  }

  @Test(arguments: [10, 1_000]) func aChangeThatKeepsASizeAsksTheSameFewNodes(rows: Int) {
    let stage = LayoutHarness(in: CGSize(width: 200, height: 20_000)) { Counter(rows: rows) }
    let recording = LayoutRecording(of: stage.tree)
    stage.click("Add")
    let trace = recording.takeTrace()
    recording.stop()
    let asked = Set(trace.steps.filter { $0.event != .compared }.map { trace.nodes[$0.node].title })
    #expect(asked.contains("Text \"2\""))
    #expect(!asked.contains("Text \"7\""))
    #expect(trace.totals.all.computed < 20)
  }

  @Test func layoutIsTheSameWhileItIsRecorded() {
    func counts(isRecorded: Bool) -> (measures: Int, list: DisplayList) {
      let view = Counter(rows: 20).padding(8).frame(maxWidth: 150)
      let tree = ViewTree(root: view, textServices: .monospaced)
      let recording = isRecorded ? LayoutRecording(of: tree) : nil
      let before = LayoutCounters.measures
      for width in [300.0, 120, 90] { tree.layOut(in: CGSize(width: width, height: 400), scale: 1) }
      let measures = LayoutCounters.measures - before
      recording?.stop()
      return (measures, tree.displayList())
    }
    let (plain, recorded) = (counts(isRecorded: false), counts(isRecorded: true))
    #expect(plain.measures == recorded.measures)
    #expect(plain.list == recorded.list)
  }

  @Test func nothingIsRecordedWithoutARecordingNorAfterIt() {
    let stage = LayoutHarness(in: CGSize(width: 200, height: 400)) { Counter(rows: 20) }
    LayoutRecording(of: stage.tree).stop()
    let before = stage.tree.recordedStepCount
    stage.click("Add")
    stage.layOut(in: CGSize(width: 150, height: 300))
    #expect(stage.tree.recordedStepCount == before)
  }

  private struct Toggled: View {
    @State private var isShown = true

    var body: some View {
      VStack {
        Button("Toggle") { isShown.toggle() }
        if isShown { Text("Extra") }
      }
    }
  }

  @Test func viewsAddedDuringARecordingTakePart() {
    let stage = LayoutHarness(in: CGSize(width: 200, height: 400)) { Toggled() }
    stage.click("Toggle")
    let recording = LayoutRecording(of: stage.tree)
    stage.click("Toggle")
    let trace = recording.takeTrace()
    recording.stop()
    #expect(trace.nodes.contains { $0.label == "Extra" && $0.name == "Text" })
  }

  @Test func rowsMadeWhileScrollingTakePart() {
    let list = ScrollView { LazyVStack { ForEach(0..<1_000, id: \.self) { Text("\($0)") } } }
    let trace = trace(list, in: CGSize(width: 100, height: 200))
    #expect(trace.nodes.contains { $0.label == "3" })
    #expect(!trace.nodes.contains { $0.label == "900" })
  }

  @Test func aPartOfATraceHasTheStepsOfAViewAndThoseInsideIt() {
    let view = VStack {
      row
      Text("Below")
    }
    let trace = trace(view, in: CGSize(width: 100, height: 100))
    let texts = trace.steps { trace.nodes[$0.node].name == "Text" }
    #expect(!texts.steps.isEmpty)
    #expect(texts.steps.allSatisfy { texts.nodes[$0.node].name == "Text" && $0.depth == 0 })
    let inRow = trace.subtrees { $0.name == "HStack" }
    #expect(inRow.steps.contains { inRow.nodes[$0.node].name == ".frame(width: 30)" })
    #expect(!inRow.steps.contains { inRow.nodes[$0.node].name == "Text" })
  }

  @Test func totalsAddTheStepsOfEachNodeToThoseAroundIt() throws {
    let wide = HStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { Color.red.frame(minWidth: CGFloat($0)) }
    }
    let trace = trace(wide, in: CGSize(width: 400, height: 50))
    let totals = trace.totals
    #expect(totals.inclusive[0] == totals.all)
    let measured = trace.steps.count { if case .measured = $0.event { true } else { false } }
    #expect(totals.all.proposals == measured)
    // Nearly all sizes are computed inside the stack, so the nodes around it are left out.
    let dearest = try #require(trace.dearestNodes(1).first)
    #expect(trace.nodes[dearest].name == "HStack")
    #expect(trace.summary(rows: 3).contains("HStack"))
    #expect(!trace.summary(rows: 3).contains("Window"))
  }

  @Test func theJSONHasANodeAndANumberForEachStep() throws {
    let view = row.fixedSize(horizontal: true, vertical: false)
    let trace = trace(view, in: CGSize(width: 100, height: 50))
    let json = try JSONSerialization.jsonObject(with: trace.json()) as? [String: Any]
    let steps = try #require(json?["steps"] as? [[String: Any]])
    let nodes = try #require(json?["nodes"] as? [[String: Any]])
    #expect((steps.count, nodes.count) == (trace.steps.count, trace.nodes.count))
    let unspecified = steps.contains { ($0["proposal"] as? [Any])?.first is NSNull }
    #expect(unspecified)
    let events = try JSONSerialization.jsonObject(with: trace.traceEvents()) as? [String: Any]
    let all = try #require(events?["traceEvents"] as? [[String: Any]])
    #expect(all.count == trace.steps.count)
    #expect(all.allSatisfy { $0["ph"] as? String == "X" && ($0["dur"] as? Double ?? -1) >= 0 })
  }
}
