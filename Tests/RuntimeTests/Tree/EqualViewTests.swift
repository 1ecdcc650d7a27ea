import EngineTesting
import PlumbUI
import Testing

@testable import TestSupport

/// Views that are the same as before: their bodies are not evaluated again.
@MainActor @Suite struct EqualViewTests {
  private let bodies = Log()
  private let knob = Knob(0)

  /// Shows a view below one that is evaluated again, and returns whether the view was, too.
  private func isEvaluatedAgain(_ view: @escaping @MainActor (Int) -> some View) -> Bool {
    let harness = LayoutHarness {
      ObservedContent {
        Text("\(knob.value)")
        view(knob.value)
      }
    }
    let count = bodies.entries.count
    knob.value += 1
    harness.layOut()
    #expect(harness.texts.first == "\(knob.value)")
    return bodies.entries.count > count
  }

  private struct Plain: View {
    var isOn = false
    var length = 1.5
    var pair = (Int8(1), 2)
    let log: Log

    var body: some View {
      let _ = log.add("plain")
      Text("plain")
    }
  }

  @Test func `bytes are compared field by field`() {
    let log = bodies
    #expect(!isEvaluatedAgain { _ in Plain(log: log) })
    #expect(isEvaluatedAgain { Plain(length: Double($0), log: log) })
    #expect(isEvaluatedAgain { Plain(pair: (1, $0), log: log) })
  }

  private struct Holder<Value>: View {
    let value: Value
    let log: Log

    var body: some View {
      let _ = log.add("holder")
      Text("holder")
    }
  }

  @Test func `equatable fields are compared with the operator`() {
    let log = bodies
    #expect(!isEvaluatedAgain { _ in Holder(value: "text \(Int.max)", log: log) })
    #expect(!isEvaluatedAgain { _ in Holder(value: [1, 2, 3], log: log) })
    #expect(!isEvaluatedAgain { _ in Holder(value: String?.none, log: log) })
    #expect(isEvaluatedAgain { Holder(value: "text \($0)", log: log) })
  }

  /// Equal to every other value.
  private struct Vague: Equatable {
    var text: String

    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  @Test func `the operator of a field counts, not its stored properties`() {
    let log = bodies
    #expect(!isEvaluatedAgain { Holder(value: Vague(text: "\($0)"), log: log) })
  }

  /// Equal to every other value, and made of plain bytes.
  private struct Number: View, Equatable {
    nonisolated let value: Int
    static let log = Log()

    var body: some View {
      let _ = Self.log.add("number")
      Text("number")
    }

    nonisolated static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  @Test func `plain bytes are compared although there is an operator, unless it is asked for`() {
    func evaluations(_ view: @escaping @MainActor (Int) -> some View) -> Int {
      let count = Number.log.entries.count
      _ = isEvaluatedAgain(view)
      return Number.log.entries.count - count
    }
    // The first layout evaluates the view a second time, for the environment of a column.
    #expect(evaluations { Number(value: $0) } == 3)
    #expect(evaluations { Number(value: $0).equatable() } == 2)
  }

  @Test func `references are compared by identity`() {
    final class Model {}
    let log = bodies
    let model = Model()
    #expect(!isEvaluatedAgain { _ in Holder(value: model, log: log) })
    #expect(!isEvaluatedAgain { _ in Holder(value: Model?.some(model), log: log) })
    #expect(isEvaluatedAgain { _ in Holder(value: Model(), log: log) })
  }

  @Test func `functions that capture nothing are the same, others are not`() {
    let log = bodies
    #expect(!isEvaluatedAgain { _ in Holder(value: { print("a") }, log: log) })
    #expect(!isEvaluatedAgain { _ in Holder(value: (() -> Void)?.none, log: log) })
    #expect(isEvaluatedAgain { number in Holder(value: { print(number) }, log: log) })
  }

  @Test func `values that cannot be compared are different`() {
    enum Choice {
      case one(() -> Void)
      case other
    }
    let log = bodies
    #expect(isEvaluatedAgain { _ in Holder(value: Choice.other, log: log) })
    #expect(isEvaluatedAgain { _ in Holder(value: AnyView(Text("a")), log: log) })
  }

  private struct Dynamic: View {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.font) private var font
    @Namespace private var namespace
    @ScaledMetric private var length = 10.0
    let log: Log

    var body: some View {
      let _ = log.add("dynamic \(isEnabled)")
      Button("count \(count)") { count += 1 }
    }
  }

  @Test func `dynamic properties do not make a view different`() {
    let log = bodies
    #expect(!isEvaluatedAgain { _ in Dynamic(log: log) })
    #expect(!isEvaluatedAgain { _ in Dynamic(log: log).font(.title).padding() })
  }

  @Test func `another environment makes a view different`() {
    let log = bodies
    #expect(isEvaluatedAgain { Dynamic(log: log).disabled($0 > 0) })
    #expect(bodies.entries.last == "dynamic false")
  }

  @Test func `a view that is the same shows changes of its own state`() {
    let log = bodies
    let harness = LayoutHarness {
      ObservedContent {
        Text("\(knob.value)")
        Dynamic(log: log)
      }
    }
    knob.value += 1
    harness.layOut()
    harness.click("count 0")
    #expect(harness.texts == ["1", "count 1"])
    knob.value += 1
    harness.click("count 1")
    #expect(harness.texts == ["2", "count 2"])
  }

  private struct Bound: View {
    @Binding var count: Int

    var body: some View { Text("bound \(count)") }
  }

  private struct Owner: View {
    @State private var count = 0

    var body: some View {
      Button("count") { count += 1 }
      Bound(count: $count)
    }
  }

  @Test func `a binding shows every change of its value`() {
    let harness = LayoutHarness { Owner() }
    harness.click("count")
    #expect(harness.texts == ["count", "bound 1"])
  }

  final class Model: ObservableObject {
    @Published var count = 0
  }

  private struct Observing: View {
    @ObservedObject var model: Model
    let log: Log

    var body: some View {
      Text("\(model.count)")
      Holder(value: 1, log: log)
    }
  }

  private struct Owning: View {
    @StateObject private var model = Model()
    let log: Log

    var body: some View {
      Button("\(model.count)") { model.count += 1 }
      Holder(value: 1, log: log)
    }
  }

  @Test func `a change of an object evaluates its observer, not the same child`() {
    let model = Model()
    let harness = LayoutHarness { Observing(model: model, log: bodies) }
    let count = bodies.entries.count
    model.count = 1
    #expect(harness.texts == ["1", "holder"])
    #expect(bodies.entries.count == count)
  }

  @Test func `a change of an owned object evaluates its owner, not the same child`() {
    let harness = LayoutHarness { Owning(log: bodies) }
    let count = bodies.entries.count
    harness.click("0")
    #expect(harness.texts == ["1", "holder"])
    #expect(bodies.entries.count == count)
  }
}
