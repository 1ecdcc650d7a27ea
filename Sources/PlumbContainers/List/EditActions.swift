internal import Foundation

/// The changes that a person can make to the elements of a bound collection in a list.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// A person can delete elements.
  public static var delete: EditActions { EditActions(rawValue: 1) }
}

extension EditActions where Data: MutableCollection {
  /// A person can move elements.
  public static var move: EditActions { EditActions(rawValue: 2) }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// A person can delete and move elements.
  public static var all: EditActions { [.delete, .move] }
}

/// The view of an element of a bound collection that a person can delete or move in a list.
public struct EditableCollectionContent<Content, Data> {
  fileprivate let content: Content
  fileprivate let modifier: ListEditModifier
}

extension EditableCollectionContent: View, _PrimitiveView where Content: View {
  private typealias Edited = ModifiedContent<Content, ListEditModifier>

  private var edited: Edited { ModifiedContent(content: content, modifier: modifier) }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Edited._listSubviews(of: view.edited, in: &list)
  }

  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    Edited._resolve(view.edited, at: &cursor)
  }
}

extension EditActions where Data: MutableCollection {
  /// The modifier of the rows of the elements.
  nonisolated fileprivate func modifier(of data: Binding<Data>) -> ListEditModifier {
    ListEditModifier { row, position in
      if contains(EditActions(rawValue: 1)) {
        row.delete = (
          { offsets in
            // Only collections from which elements can be removed have the action.
            guard var elements = data.wrappedValue as? any RangeReplaceableCollection else {
              return
            }
            elements.remove(atOffsets: offsets)
            if let elements = elements as? Data { data.wrappedValue = elements }
          }, position
        )
      }
      if contains(EditActions(rawValue: 2)) {
        row.move = ({ data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }, position)
      }
    }
  }
}

extension ForEach where Content: View {
  /// Creates a view for each element of a bound collection, with a binding to the element, which a person can edit in a
  /// list.
  ///
  /// - Parameter editActions: the changes that a person can make: `.delete`, `.move` or `.all`.
  @_disfavoredOverload
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable,
    Content == EditableCollectionContent<R, C>
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Creates a view for each element of a bound collection, identified by a property of the element, which a person can
  /// edit in a list.
  ///
  /// - Parameter editActions: the changes that a person can make: `.delete`, `.move` or `.all`.
  @_disfavoredOverload
  nonisolated public init<C, R: View>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> R
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable, Content == EditableCollectionContent<R, C>
  {
    let modifier = editActions.modifier(of: data)
    self.init(data, id: id) { (element: Binding<C.Element>) -> Content in
      EditableCollectionContent<R, C>(content: content(element), modifier: modifier)
    }
  }
}
