import EngineTesting
import PlumbUI
import Testing

@testable import TestSupport

private struct Mark: ContainerValueKey {
  static var defaultValue: String { "none" }
}

extension ContainerValues {
  fileprivate var mark: String {
    get { self[Mark.self] }
    set { self[Mark.self] = newValue }
  }
}

/// Subviews and sections.
@MainActor @Suite struct SectionListTests {
  private struct Rows<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      VStack(spacing: 0) {
        ForEach(subviews: content) { subview in
          HStack(spacing: 0) {
            Text("-")
            subview
          }
        }
      }
    }
  }

  private struct Board<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
      ForEach(sections: content) { section in
        HStack(spacing: 0) {
          Text("\(section.header.count)/\(section.content.count)/\(section.footer.count)")
          section.header
          section.content
          section.footer
        }
      }
    }
  }

  private func texts(@ViewBuilder _ content: () -> some View) -> [String] {
    LayoutHarness(content).elements.filter { $0.type == "Text" }.compactMap(\.label)
  }

  @Test func `each view is wrapped in a view of its own`() {
    let shown = texts {
      Rows {
        Text("a")
        ForEach(["b", "c"], id: \.self) { Text($0) }
        if true { Text("d") }
        EmptyView()
      }
    }
    #expect(shown == ["-", "a", "-", "b", "-", "c", "-", "d"])
  }

  @Test func `the views of a section are enumerated by part`() {
    let shown = texts {
      Board {
        Section {
          Text("1")
          Text("2")
        } header: {
          Text("A")
        } footer: {
          Text("z")
        }
        Section("B") { Text("3") }
      }
    }
    #expect(shown == ["1/2/1", "A", "1", "2", "z", "1/1/0", "B", "3"])
  }

  @Test func `views outside of sections form an implicit section`() {
    let shown = texts {
      Board {
        Text("1")
        Text("2")
        Section { Text("3") }
        Text("4")
      }
    }
    #expect(shown == ["0/2/0", "1", "2", "0/1/0", "3", "0/1/0", "4"])
  }

  @Test func `a group may present sections in any way`() {
    let shown = texts {
      Group(
        sections: Group {
          Section("A") { Text("1") }
          Section("B") { Text("2") }
        }
      ) { sections in
        Text("\(sections.count)")
        if let last = sections.last { last.content }
      }
    }
    #expect(shown == ["2", "2"])
  }

  @Test func `container values of a section are separate from those of its views`() {
    let shown = texts {
      Group(
        sections: Group {
          Text("0").containerValue(\.mark, "view")
          Section { Text("1").containerValue(\.mark, "view") }
          Section { Text("2") }.containerValue(\.mark, "section")
          Section("A") { Text("3").containerValue(\.mark, "view") }
            .containerValue(\.mark, "outer")
        }
      ) { sections in
        ForEach(sections) { Text($0.containerValues.mark) }
      }
    }
    #expect(shown == ["none", "none", "section", "outer"])
  }

  @Test func `a section keeps its state when its first view is removed, and has its own id`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var isShort = false
      var body: some View {
        ForEach(
          sections: Group {
            if !isShort { Text("first") }
            Text("loose")
            Section {
              if !isShort { Text("gone") }
              Text("kept")
              Section { Text("inner") }
              Text("more")
            }
          }
        ) { section in
          Counter()
          Text("\(section.content.count)")
        }
        Button("shorten") { isShort = true }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 600)) { Screen() }
    func counts() -> [String] {
      harness.elements.filter { $0.type == "Button" }.compactMap(\.label).filter { $0 != "shorten" }
    }
    #expect(counts() == ["0", "0", "0", "0"])
    // Each of the first buttons with the label 0 in turn.
    for _ in 0..<4 { harness.click("0") }
    #expect(counts() == ["1", "1", "1", "1"])
    harness.click("shorten")
    #expect(counts() == ["1", "1", "1", "1"])
  }

  @Test func `a row keeps its state when others are inserted before it`() {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var names = ["b"]
      var body: some View {
        Rows {
          ForEach(names, id: \.self) { _ in Counter() }
        }
        Button("add") { names.insert("a", at: 0) }
      }
    }
    let harness = LayoutHarness { Screen() }
    harness.click("0")
    harness.click("add")
    #expect(
      harness.elements.filter { $0.type == "Button" }.compactMap(\.label) == ["0", "1", "add"])
  }
}
