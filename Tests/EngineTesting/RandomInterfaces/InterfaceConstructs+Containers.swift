import Foundation
import PlumbUI

extension InterfaceConstruct {
  /// Containers that show all their views.
  static let containers: [Self] = [
    Self("VStack", 0...4) { part in
      VStack(
        alignment: part.pick([.center, .leading, .trailing]),
        spacing: part.flag(1) ? part.length(2) : nil
      ) { part.views }
    },
    Self("HStack", 0...4) { part in
      HStack(
        alignment: part.pick([.center, .top, .lastTextBaseline, .firstTextBaseline]),
        spacing: part.flag(1) ? part.length(2) : nil
      ) { part.views }
    },
    Self("ZStack", 0...3) { part in ZStack(alignment: part.alignment) { part.views } },
    Self("Group", 0...3) { part in Group { part.views } },
    Self("Grid", 0...5) { part in
      Grid(horizontalSpacing: part.flag() ? part.length(1) : nil) {
        GridRow { part.views }
        GridRow {
          Text("a")
          Text("b")
        }
        Divider()
      }
    },
    Self("GroupBox", 0...2) { part in GroupBox("Box") { part.views } },
    Self("ControlGroup", 0...3) { part in ControlGroup { part.views } },
    Self("Form", 0...3) { part in Form { part.views } },
    Self("Section", 0...3) { part in
      Section {
        part.views
      } header: {
        Text("Header")
      } footer: {
        if part.shows { Text("Footer") }
      }
    },
    Self("DisclosureGroup", 0...2) { part in
      DisclosureGroup("Disclosed", isExpanded: part.shown) { part.views }
    },
    Self("ViewThatFits", 0...3) { part in
      ViewThatFits(in: part.pick([.horizontal, .vertical, [.horizontal, .vertical]])) { part.views }
    },
    Self("GeometryReader", 1...1) { part in
      GeometryReader { proxy in
        part.content.frame(width: proxy.size.width / 2)
        Text("\(Int(clamping: Int64(proxy.frame(in: .global).minX.rounded())))")
      }
    },
    Self("HSplitView", 0...3) { part in HSplitView { part.views } },
    Self("VSplitView", 0...3) { part in VSplitView { part.views } },
    Self("GlassEffectContainer", 1...1) { part in GlassEffectContainer { part.content } },
    .modifier("EquatableView") {
      EquatableView(content: EqualView(interface: $0.interface.contents[0]))
    },
  ]

  /// Containers of the items in the state.
  static let collections: [Self] = [
    Self("ForEach", 1...1) { part in
      ForEach(part.values.items, id: \.self) { item in
        part.content
        Text("Item \(item)")
      }
    },
    Self("List", 1...2) { part in
      List {
        ForEach(part.values.items, id: \.self) { _ in part.content }
          .onDelete { part.model.values.items.remove(atOffsets: $0) }
          .onMove { part.model.values.items.move(fromOffsets: $0, toOffset: $1) }
        part.views(from: 1)
      }
    },
    Self("List.selected", 1...1) { part in
      List(part.values.items, id: \.self, selection: part.bindings.values.chosen) { _ in
        part.content
      }
    },
    Self("LazyVStack", 1...1) { part in
      ScrollView {
        LazyVStack(pinnedViews: part.flag() ? [.sectionHeaders] : []) {
          Section {
            ForEach(part.values.items, id: \.self) { _ in part.content }
          } header: {
            Text("Header")
          }
        }
      }
    },
    Self("LazyHStack", 1...1) { part in
      ScrollView(.horizontal) {
        LazyHStack { ForEach(part.values.items, id: \.self) { _ in part.content } }
      }
    },
    Self("LazyVGrid", 1...1) { part in
      ScrollView {
        LazyVGrid(columns: [
          GridItem(.adaptive(minimum: 30 + part.length())), GridItem(.flexible()),
        ]) {
          ForEach(part.values.items, id: \.self) { _ in part.content }
        }
      }
    },
    Self("LazyHGrid", 1...1) { part in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(part.length())), GridItem(.flexible(minimum: 5))]) {
          ForEach(part.values.items, id: \.self) { _ in part.content }
        }
      }
    },
    Self("OutlineGroup", 0...0) { part in
      OutlineGroup([OutlineItem(id: 3), OutlineItem(id: 0)], children: \.children) {
        Text("Outline \($0.id)")
      }
    },
    Self("Table", 0...0) { part in
      Table(part.values.items.map { OutlineItem(id: $0) }) {
        TableColumn("Number") { Text("\($0.id)") }
        TableColumn("Twice") { Text("\($0.id * 2)") }
      }
    },
    Self("ScrollView", 0...3) { part in
      ScrollView(part.pick([.vertical, .horizontal, [.vertical, .horizontal]])) { part.views }
    },
    Self("ScrollViewReader", 1...2) { part in
      ScrollViewReader { proxy in
        Button("Scroll") { proxy.scrollTo(7, anchor: .top) }
        ScrollView {
          part.views
          Color.green.frame(height: 200).id(7)
        }
      }
    },
    Self("TabView", 1...3) { part in
      TabView(selection: part.bindings.values.choice) {
        ForEach(0..<part.interface.contents.count, id: \.self) { index in
          part.view(index).tabItem { Text("Tab \(index)") }.tag(Int?.some(index))
        }
      }
    },
    Self("Tab", 1...2) { part in
      TabView {
        Tab("First", systemImage: "star") { part.content }
        TabSection("More") { Tab("Second", systemImage: "gear") { part.views(from: 1) } }
      }
    },
  ]
}

/// A view that is equal to another one with the same description, and has a state of its own.
private struct EqualView: View, Equatable {
  let interface: RandomInterface

  nonisolated static func == (one: EqualView, other: EqualView) -> Bool {
    one.interface == other.interface
  }

  var body: some View { InterfaceView(interface: interface, model: InterfaceModel()) }
}

/// An item of an outline.
private struct OutlineItem: Identifiable {
  let id: Int

  var children: [OutlineItem]? {
    id > 0 ? (0..<id).map { OutlineItem(id: $0 - 10 * id) } : nil
  }
}
