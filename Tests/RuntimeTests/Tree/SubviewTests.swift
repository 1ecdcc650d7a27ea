import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Containers that enumerate their subviews.
@MainActor @Suite struct SubviewTests {
  @Test func `groups, conditions and ForEach are enumerated as their views`() {
    let isThere = true
    let harness = LayoutHarness {
      Numbered {
        Text("a")
        Group {
          Text("b")
          if isThere { Text("c") }
          if !isThere { Text("never") }
        }
        ForEach(["d", "e"], id: \.self) { Text($0) }
        AnyView(Text("f"))
        EmptyView()
      }
    }
    #expect(harness.texts == ["1", "a", "2", "b", "3", "c", "4", "d", "5", "e", "6", "f"])
  }

  @Test func `a modifier on several subviews changes each`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      Group(
        subviews: ForEach(["a", "b"], id: \.self) { Text($0) }.frame(width: 30, height: 20)
      ) { views in
        HStack(spacing: 0) { views }
      }
    }
    #expect(harness["b"].midX - harness["a"].midX == 30)
  }

  @Test func `a subview keeps its state when it moves`() {
    let names = Knob(["a", "b"])
    let isRow = Knob(true)
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      ObservedContent {
        Group(subviews: ForEach(names.value, id: \.self) { Counter($0) }) { views in
          let layout = isRow.value ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
          layout { ForEach(views) { $0.padding(1) } }
        }
      }
    }
    harness.click("b 0")
    names.value = ["b", "a"]
    #expect(harness.texts == ["b 1", "a 0"])
    isRow.value = false
    #expect(harness.texts == ["b 1", "a 0"])
  }

  @Test func `subviews pass container values to their container`() {
    let harness = LayoutHarness {
      Group(
        subviews: Group {
          Text("a").containerValue(\.isImportant, true)
          Text("b").tag(7).padding()
        }
      ) { views in
        ForEach(views) { view in
          Text(verbatim: "\(view.containerValues.isImportant) \(view.containerValues.hasTag(7))")
          let tag = view.containerValues.tag(for: Int.self)
          Text(verbatim: tag.map { "\($0)" } ?? "none")
        }
      }
    }
    #expect(harness.texts == ["true false", "none", "false true", "7"])
  }

  @Test func `a container value of an optional type has its default, whatever else is set`() {
    let harness = LayoutHarness {
      Group(
        subviews: Group {
          Text("a")
          Text("b").containerValue(\.isImportant, true)
          Text("c").containerValue(\.level, nil)
        }
      ) { views in
        ForEach(views) { view in
          Text(verbatim: view.containerValues.level.map { "\($0)" } ?? "none")
        }
      }
    }
    #expect(harness.texts == ["5", "5", "none"])
  }

  @Test func `a collection of subviews can be sliced`() {
    let harness = LayoutHarness {
      Group(subviews: ForEach(0..<5) { Text(verbatim: "\($0)") }) { views in
        HStack { views.dropFirst(3) }
      }
    }
    #expect(harness.texts == ["3", "4"])
  }

  @Test func `a variadic view has access to the ids and traits of its views`() {
    let harness = LayoutHarness {
      _VariadicView.Tree(Names()) {
        Text("first").id("one")
        ForEach([4, 5], id: \.self) { Text(verbatim: "row \($0)")._trait(Mark.self, "!") }
      }
    }
    #expect(harness.texts == ["one", "4!", "5!"])
  }

  @Test func `a variadic view can insert dividers between its views`() {
    let harness = LayoutHarness {
      _VariadicView.Tree(Lined()) {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    #expect(harness.elements.filter { $0.type == "Divider" }.count == 2)
    #expect(harness.texts == ["a", "b", "c"])
  }
}

/// A column of its views, each after its index.
private struct Numbered<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { views in
      VStack {
        ForEach(Array(views.enumerated()), id: \.element.id) { index, view in
          Text(verbatim: "\(index + 1)")
          view
        }
      }
    }
  }
}

private struct Names: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children) { child in
      let name = child.id(as: String.self) ?? child.id(as: Int.self).map { "\($0)" } ?? "?"
      Text(verbatim: name + child[Mark.self])
    }
  }
}

private struct Lined: _VariadicView.UnaryViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    VStack {
      ForEach(children) { child in
        child
        if child.id != last { Divider() }
      }
    }
  }
}

private enum Mark: _ViewTraitKey {
  static let defaultValue = ""
}

private enum ImportantKey: ContainerValueKey {
  static let defaultValue = false
}

private enum LevelKey: ContainerValueKey {
  static var defaultValue: Int? { 5 }
}

extension ContainerValues {
  fileprivate var level: Int? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate var isImportant: Bool {
    get { self[ImportantKey.self] }
    set { self[ImportantKey.self] = newValue }
  }
}
