import EngineTesting
import PlumbUI
import Testing

@testable import TestSupport

/// The order of `onChange`, `onAppear` and `task` in nested views. The order of the first actions, and of tasks, was
/// measured with SwiftUI; the order of actions for later changes is the same, as SwiftUI performs both in the same way.
@MainActor @Suite struct ActionOrderTests {
  private let log = Log()
  private let value = Knob(1)

  /// Returns the entries since the last call, after a layout.
  private func entries(of harness: LayoutHarness) -> [String] {
    let count = log.entries.count
    harness.layOut()
    return Array(log.entries.dropFirst(count))
  }

  private func changing(_ name: String, _ content: some View, initial: Bool = true) -> some View {
    content.onChange(of: value.value, initial: initial) { log.add("\(name) change") }
  }

  private func appearing(_ name: String, _ content: some View) -> some View {
    content.onAppear { log.add("\(name) in") }
  }

  private var nested: some View {
    let text = appearing("text", changing("text", Text("a").task { log.add("text task") }))
    let stack = VStack { text }.task { log.add("stack task") }
    let group = Group { appearing("stack", changing("stack", stack)) }
      .task { log.add("group task") }
    return appearing("group", changing("group", group))
  }

  @Test func `actions run from the inside out and as written, and tasks after them`() async {
    let harness = LayoutHarness { ObservedContent { nested } }
    let actions = ["text", "stack", "group"].flatMap { ["\($0) change", "\($0) in"] }
    #expect(log.entries == actions)
    while log.entries.count < 9 { await Task.yield() }
    // Tasks run on their own; only the order of the entries before them is certain.
    #expect(Set(log.entries.suffix(3)) == ["text task", "stack task", "group task"])
    value.value = 2
    #expect(entries(of: harness) == ["text change", "stack change", "group change"])
  }

  @Test func `actions of one view run as they are written`() {
    let harness = LayoutHarness {
      ObservedContent {
        changing("b", changing("a", appearing("a", Text("a"))).padding(1))
      }
    }
    #expect(log.entries == ["a in", "a change", "b change"])
    value.value = 2
    #expect(entries(of: harness) == ["a change", "b change"])
  }

  @Test func `the changes of siblings run in order, before those around them`() {
    let harness = LayoutHarness {
      ObservedContent {
        changing(
          "column",
          VStack {
            changing("a", Text("a"))
            changing("row", HStack { changing("b", Text("b")) })
            changing("c", Text("c"))
          })
      }
    }
    let all = ["a change", "b change", "row change", "c change", "column change"]
    #expect(log.entries == all)
    value.value = 2
    #expect(entries(of: harness) == all)
  }

  @Test func `changes in views with bodies of their own run before those around them`() {
    struct Inner: View {
      let value: Knob<Int>
      let log: Log

      var body: some View {
        Text("\(value.value)").onChange(of: value.value) { log.add("inner change") }
      }
    }
    let harness = LayoutHarness {
      ObservedContent {
        changing("outer", VStack { Inner(value: value, log: log) }, initial: false)
      }
    }
    value.value = 2
    #expect(entries(of: harness) == ["inner change", "outer change"])
  }

  @Test func `a member of a group appears after its own changes and before those of the next`() {
    _ = LayoutHarness {
      VStack {
        appearing(
          "member",
          Group {
            changing("a", Text("a"))
            changing("b", Text("b"))
          })
      }
    }
    #expect(log.entries == ["a change", "member in", "b change", "member in"])
  }

  @Test func `the change of an empty view runs before what is around it`() {
    _ = LayoutHarness {
      appearing(
        "stack",
        VStack {
          changing("empty", EmptyView())
          Text("a")
        })
    }
    #expect(log.entries == ["empty change", "stack in"])
  }

  @Test func `a view that is inserted appears before the change around it`() {
    let harness = LayoutHarness {
      ObservedContent {
        changing(
          "outer",
          VStack {
            Text("a")
            if value.value == 2 { appearing("b", Text("b")) }
          }, initial: false)
      }
    }
    value.value = 2
    #expect(entries(of: harness) == ["b in", "outer change"])
  }
}
