internal import Foundation

/// The elements of a tree, with rows that show and hide the elements below them.
///
/// As SwiftUI: in a list each element is a row. The elements below an element are hidden at first; whether they are
/// shown is a state of the row of the element.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  private enum Roots {
    case several(Data)
    case one(Data.Element)
  }

  private let roots: Roots
  let id: KeyPath<Data.Element, ID>
  let children: (Data.Element) -> Data?
  private let content: (Data.Element) -> Leaf
}

extension OutlineGroup {
  /// Creates a group of the rows of a table.
  nonisolated init<Element: Identifiable>(
    rows data: Data, children: KeyPath<Element, Data?>, content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, ID == Element.ID {
    self.init(
      roots: .several(data), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates a group of the rows of an element and of the elements below it in a table.
  nonisolated init<Element: Identifiable>(
    rowsOf root: Element, children: KeyPath<Element, Data?>, content: @escaping (Element) -> Leaf
  ) where Element == Data.Element, ID == Element.ID {
    self.init(roots: .one(root), id: \.id, children: { $0[keyPath: children] }, content: content)
  }

  /// Returns views of the elements at the top.
  @MainActor @ViewBuilder func views<Row: View>(
    @ViewBuilder of element: @escaping (Data.Element) -> Row
  ) -> some View {
    switch roots {
    case .several(let data): ForEach(data, id: id) { element($0) }
    case .one(let root): ForEach(CollectionOfOne(root), id: id) { element($0) }
    }
  }
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

  /// Creates a group of an element and the elements below it, identified by their ids.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Creates a group of an element and the elements below it, identified by a property.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .one(root), id: id, children: { $0[keyPath: children] }, content: content)
  }

  /// Creates a group of the elements of a bound tree, with bindings to them, identified by their ids.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where C.Element: Identifiable, ID == C.Element.ID, Data == Binding<C> {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a group of the elements of a bound tree, with bindings to them, identified by a property.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      roots: .several(data), id: (\Binding<C.Element>.wrappedValue).appending(path: id),
      children: { Binding($0[dynamicMember: children]) }, content: content)
  }

  /// Creates a group of the elements of a tree, identified by a property.
  ///
  /// - Parameter children: the elements below an element; `nil` for an element that can have none.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: .several(data), id: id, children: { $0[keyPath: children] }, content: content)
  }
}

extension OutlineGroup: View where Leaf: View {
  public var body: some View {
    views { element in
      OutlineElement(element: element, id: id, children: children, level: 0) {
        OutlineRow(label: content($0), level: $1, isExpanded: $2).listRow { $0.isOutlined = true }
      }
    }
  }
}

/// The views of the elements below another one.
public struct OutlineSubgroupChildren: View, _PrimitiveView {
  public static func _resolve(_ view: OutlineSubgroupChildren, at cursor: inout _ChildCursor) {}
}
