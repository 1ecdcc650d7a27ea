import EngineTesting
import PlumbUI
import Testing

@testable import TestSupport

/// The order of `onAppear` and `onDisappear`, as measured with SwiftUI.
@MainActor @Suite struct AppearanceOrderTests {
  private let log = Log()
  private let id = Knob(1)

  private func logged(_ name: String) -> some View {
    Text(name).onAppear { log.add("\(name) in") }.onDisappear { log.add("\(name) out") }
  }

  /// Returns the entries since the last call, after a layout.
  private func entries(of harness: LayoutHarness) -> [String] {
    let count = log.entries.count
    harness.layOut()
    return Array(log.entries.dropFirst(count))
  }

  @Test func `the inner action of one view runs first`() {
    _ = LayoutHarness {
      Text("a").onAppear { log.add("inner") }.padding().onAppear { log.add("outer") }
    }
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `descendants appear before their ancestors, siblings in order`() {
    _ = LayoutHarness {
      VStack {
        logged("a")
        HStack {
          logged("b")
          logged("c")
        }
        .onAppear { log.add("row in") }
        logged("d")
      }
      .onAppear { log.add("column in") }
    }
    #expect(log.entries == ["a in", "b in", "c in", "row in", "d in", "column in"])
  }

  @Test func `each member of a group appears after its own content`() {
    _ = LayoutHarness {
      VStack {
        Group {
          logged("a")
          logged("b")
        }
        .onAppear { log.add("member in") }
      }
    }
    #expect(log.entries == ["a in", "member in", "b in", "member in"])
  }

  @Test func `a view with a new id appears before the old one disappears`() {
    let harness = LayoutHarness { ObservedContent { logged("\(id.value)").id(id.value) } }
    id.value = 2
    #expect(entries(of: harness) == ["2 in", "1 out"])
  }

  @Test(arguments: [false, true])
  func `a view with a transition disappears before the new one appears`(isInside: Bool) {
    let harness = LayoutHarness {
      ObservedContent {
        if isInside {
          logged("\(id.value)").transition(.identity).id(id.value)
        } else {
          logged("\(id.value)").id(id.value).transition(.identity)
        }
      }
    }
    id.value = 2
    #expect(entries(of: harness) == ["1 out", "2 in"])
  }

  @Test func `a modifier outside of an id neither disappears nor appears again`() {
    let harness = LayoutHarness {
      ObservedContent {
        logged("\(id.value)").id(id.value).padding()
          .onAppear { log.add("outer in") }.onDisappear { log.add("outer out") }
      }
    }
    #expect(log.entries == ["1 in", "outer in"])
    id.value = 2
    #expect(entries(of: harness) == ["2 in", "1 out"])
    id.value = 3
    #expect(entries(of: harness) == ["3 in", "2 out"])
  }

  @Test func `a modifier outside of an id disappears with the view`() {
    let isThere = Knob(true)
    let harness = LayoutHarness {
      ObservedContent {
        if isThere.value {
          Text("a").id(id.value).onDisappear { log.add("out") }
        }
      }
    }
    id.value = 2
    #expect(entries(of: harness) == [])
    isThere.value = false
    #expect(entries(of: harness) == ["out"])
  }

  @Test func `a task outside of an id is not started again`() async {
    let harness = LayoutHarness {
      ObservedContent { Text("a").id(id.value).task { [log] in log.add("task") } }
    }
    while log.entries.isEmpty { await Task.yield() }
    id.value = 2
    harness.layOut()
    for _ in 0..<20 { await Task.yield() }
    #expect(log.entries == ["task"])
  }

  @Test func `a branch appears again when another one is chosen`() {
    let isFirst = Knob(true)
    let harness = LayoutHarness {
      ObservedContent {
        Group {
          if isFirst.value { Text("a").id(1) } else { Text("b").id(2) }
        }
        .onAppear { log.add("in") }
      }
    }
    isFirst.value = false
    #expect(entries(of: harness) == ["in"])
  }

  @Test func `a type-erased empty view appears as the root view`() {
    let harness = LayoutHarness { AnyView(EmptyView()).onAppear { log.add("in") } }
    harness.layOut()
    #expect(log.entries == ["in"])
  }

  @Test func `an empty view in a container does not appear, and takes no space`() {
    let harness = LayoutHarness {
      VStack {
        AnyView(EmptyView()).onAppear { log.add("in") }
        Color.red.frame(width: 10, height: 10).accessibilityLabel("a")
      }
    }
    #expect(log.entries.isEmpty)
    #expect(harness["a"].minY == 45)
  }
}
