import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Callbacks for the insertion, changes and removal of views.
@MainActor @Suite struct LifeCycleTests {
  private let log = Log()

  @Test func `a view appears once, children before parents`() {
    let harness = LayoutHarness {
      VStack {
        Text("a").onAppear { log.add("a") }
        Text("b").onAppear { log.add("b") }
      }
      .onAppear { log.add("stack") }
    }
    harness.layOut()
    #expect(log.entries == ["a", "b", "stack"])
  }

  @Test func `changes made in onAppear are visible in the same frame`() {
    struct Greeting: View {
      @State private var text = "before"

      var body: some View { Text(text).onAppear { text = "after" } }
    }
    var shown: [String] = []
    let tree = ViewTree(root: Greeting(), textServices: .monospaced)
    tree.frame([], at: 0, in: CGSize(width: 100, height: 100), scale: 1) { _ in
      shown = tree.elements().flattened.compactMap(\.label)
    }
    #expect(shown == ["after"])
  }

  @Test func `an animation started in onAppear starts from the first layout`() {
    struct Slide: View {
      @State private var isRight = false

      var body: some View {
        Color.red.frame(width: 10, height: 10).accessibilityLabel("box")
          .frame(maxWidth: .infinity, alignment: isRight ? .trailing : .leading)
          .onAppear {
            withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) {
              isRight = true
            }
          }
      }
    }
    let harness = LayoutHarness(isAtRest: false) { Slide() }
    #expect(harness.frame(of: "box", at: 0).minX == 0)
    #expect(abs(harness.frame(of: "box", at: 0.5).minX - 45) < 1e-9)
    #expect(abs(harness.frame(of: "box", at: 1.5).minX - 45) < 1e-9)
    #expect(harness.tree.isMoving)
  }

  @Test func `a removed view disappears, and appears again as a new view`() {
    let isThere = Knob(true)
    let harness = LayoutHarness {
      ObservedContent {
        if isThere.value {
          Text("a").onAppear { log.add("in") }.onDisappear { log.add("out") }
        }
      }
    }
    isThere.value = false
    harness.layOut()
    harness.layOut()
    #expect(log.entries == ["in", "out"])
    isThere.value = true
    harness.layOut()
    #expect(log.entries == ["in", "out", "in"])
  }

  @Test func `a view disappears when its removal transition has completed`() {
    let isThere = Knob(true)
    let harness = LayoutHarness {
      ObservedContent {
        if isThere.value { Text("a").onDisappear { log.add("out") } }
      }
    }
    withAnimation(.linear(duration: 1)) { isThere.value = false }
    harness.show(at: 0)
    harness.show(at: 0.5)
    #expect(log.entries.isEmpty)
    harness.show(at: 1)
    #expect(log.entries == ["out"])
  }

  @Test func `every member of a group appears`() {
    _ = LayoutHarness {
      VStack {
        Group {
          Text("a")
          Text("b")
        }
        .onAppear { log.add("in") }
      }
    }
    #expect(log.entries == ["in", "in"])
  }

  @Test func `a child of ViewThatFits that is not chosen does not appear`() {
    let harness = LayoutHarness(in: CGSize(width: 40, height: 20)) {
      ViewThatFits {
        Text("much too long").onAppear { log.add("long") }
        Text("ok").onAppear { log.add("short") }.onDisappear { log.add("short out") }
      }
    }
    #expect(log.entries == ["short"])
    harness.layOut(in: CGSize(width: 200, height: 20))
    #expect(Set(log.entries.dropFirst()) == ["short out", "long"])
  }

  @Test func `rows of a lazy stack appear and disappear with their visibility`() {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { row in
            Color.red.frame(height: 20)
              .onAppear { log.add("in \(row)") }.onDisappear { log.add("out \(row)") }
          }
        }
      }
    }
    #expect(log.entries.contains("in 4"))
    #expect(!log.entries.contains("in 500"))
    harness.tree.send(.scrolled(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -10_000)))
    harness.layOut()
    #expect(log.entries.contains("out 0"))
    #expect(log.entries.contains("in 500"))
  }

  @Test func `onChange receives the old and the new value, and optionally the initial one`() {
    let knob = Knob(1)
    let harness = LayoutHarness {
      ObservedContent {
        Text("a")
          .onChange(of: knob.value) { log.add("\($0) to \($1)") }
          .onChange(of: knob.value, initial: true) { log.add("some") }
          .onChange(of: knob.value, perform: { log.add("now \($0)") })
      }
    }
    #expect(log.entries == ["some"])
    knob.value = 2
    harness.layOut()
    #expect(log.entries.dropFirst().sorted() == ["1 to 2", "now 2", "some"])
    knob.value = 2
    harness.layOut()
    #expect(log.entries.count == 4)
  }

  @Test func `a task runs on the main actor and is cancelled when its view disappears`() async {
    let isThere = Knob(true)
    let harness = LayoutHarness {
      ObservedContent {
        if isThere.value {
          Text("a").task {
            MainActor.assertIsolated()
            log.add("begin")
            while !Task.isCancelled { await Task.yield() }
            log.add("end")
          }
        }
      }
    }
    while log.entries.isEmpty { await Task.yield() }
    #expect(log.entries == ["begin"])
    isThere.value = false
    harness.layOut()
    while log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == ["begin", "end"])
  }

  @Test func `a task is started again with another id`() async {
    let id = Knob(1)
    let harness = LayoutHarness {
      ObservedContent { Text("a").task(id: id.value) { [id] in log.add("\(id.value)") } }
    }
    while log.entries.count < 1 { await Task.yield() }
    harness.layOut()
    id.value = 2
    harness.layOut()
    while log.entries.count < 2 { await Task.yield() }
    #expect(log.entries == ["1", "2"])
  }

  @Test func `a view receives the values of a publisher until it is removed`() {
    let subject = PassthroughSubject<Int, Never>()
    let isThere = Knob(true)
    let harness = LayoutHarness {
      ObservedContent {
        if isThere.value { Text("a").onReceive(subject) { log.add("\($0)") } }
      }
    }
    subject.send(1)
    harness.layOut()
    subject.send(2)
    isThere.value = false
    harness.layOut()
    subject.send(3)
    #expect(log.entries == ["1", "2"])
  }

  @Test func `a publisher is subscribed to once for any number of evaluations`() {
    final class Model: ObservableObject {
      @Published var count = 1
    }
    struct Reader: View {
      @ObservedObject var model: Model
      let log: Log

      var body: some View {
        Text("\(model.count)").onReceive(model.$count) { log.add("\($0)") }
      }
    }
    let model = Model()
    let harness = LayoutHarness { Reader(model: model, log: log) }
    model.count = 2
    harness.layOut()
    #expect(log.entries == ["1", "2"])
  }
}
