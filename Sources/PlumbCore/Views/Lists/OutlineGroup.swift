internal import Foundation

/// The elements of a tree, with rows that show and hide the elements below them.
///
/// As SwiftUI: in a list each element is a row. Elements are hidden at first; whether an element's are shown is
/// state of its row.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  /// Creates a group of the elements of a tree, identified by their ids.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a group of the elements of a tree, identified by a property.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.data = data
    self.id = id
    self.children = { $0[keyPath: children] }
    self.content = content
  }
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    ForEach(data, id: id) { element in
      OutlineElement(
        element: element, id: id, children: children, content: content, level: 0)
    }
  }
}

extension OutlineGroup: RowsView where Leaf: View {}

/// The views of the elements below another one.
public struct OutlineSubgroupChildren: View {
  public var body: Never {
    preconditionFailure("The children of an outline are shown by its group.")
  }

  public static func _resolve(_ view: OutlineSubgroupChildren, at cursor: inout _ChildCursor) {}
}

/// An element of a tree, and the elements below it while they are shown.
private struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  let element: Data.Element
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  let content: (Data.Element) -> Leaf
  let level: Int
  @State private var isExpanded = false
}

extension OutlineElement: View, ImplementationView, RowsView {
  @ViewBuilder var body: some View {
    let below = children(element)
    OutlineRow(
      label: content(element), level: level, isExpanded: below == nil ? nil : $isExpanded)
    if isExpanded, let below {
      ForEach(below, id: id) { child in
        // Without its type, which would contain itself.
        AnyView(
          OutlineElement(
            element: child, id: id, children: children, content: content, level: level + 1))
      }
    }
  }
}

/// The row of an element of an outline, with an arrow that shows and hides the elements below.
struct OutlineRow<Label: View>: View, ImplementationView {
  let label: Label
  /// The number of elements above.
  let level: Int
  /// Whether the elements below are shown; `nil` for an element that has none.
  let isExpanded: Binding<Bool>?

  var body: some View {
    HStack(spacing: 4) {
      OutlineArrow(isExpanded: isExpanded)
      label
    }
    .padding(.leading, CGFloat(level) * 16)
  }
}

/// The arrow before an element of an outline.
private struct OutlineArrow: View, ImplementationView {
  let isExpanded: Binding<Bool>?

  var body: some View {
    if let isExpanded {
      Button {
        withAnimation(.snappy(duration: 0.2)) { isExpanded.wrappedValue.toggle() }
      } label: {
        Image(systemName: "chevron.right").resizable().frame(width: 9, height: 9)
          .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
          .flipsForRightToLeftLayoutDirection(true)
          .frame(width: 16, height: 16)
          .contentShape(Rectangle())
      }
      .buttonStyle(PressFeedbackStyle())
      .foregroundStyle(.secondary)
      .accessibilityLabel("Show the elements below")
      .accessibilityExpanded(isExpanded.wrappedValue)
      .modifier(RowExpansion(isExpanded: isExpanded))
    } else {
      Color.clear.frame(width: 16, height: 16).accessibilityHidden(true)
    }
  }
}
