public import Foundation

/// The traits of a row that the list around it reads.
@usableFromInline struct ListRowTraits {
  /// Returns a row with a modifier.
  typealias Modifier = (_ControlPart) -> AnyView

  /// The modifiers of the whole row with the space around its content, from the inside out.
  var modifiers: [Modifier] = []
  var insets = ListRowInsets()
  /// The space around the section of the row.
  var sectionMargins = ListRowInsets()
  /// The view after the rows of the section; not merged, as it belongs to the section alone.
  var sectionActions: AnyView?
  /// The view behind the row; `nil` for that of the list's style.
  var background: AnyView?
  var topSeparator = ListSeparator()
  var bottomSeparator = ListSeparator()
  /// The lines above the first row and below the last one of the section.
  var sectionTopSeparator = ListSeparator()
  var sectionBottomSeparator = ListSeparator()
  var isSelectionDisabled = false
  /// Whether the row has an arrow, or space for one.
  var isOutlined = false
  /// The value of a link that is the row and selects it; `nil` for other rows.
  var linkedValue: AnyHashable?
  var isDeleteDisabled = false
  var isMoveDisabled = false
  /// The actions at the edges, from the edge inwards.
  var leadingActions: [ListSwipeActions] = []
  var trailingActions: [ListSwipeActions] = []
  /// Deletes elements at offsets of a collection, with the position of the row in it.
  var delete: (action: (IndexSet) -> Void, position: ElementPosition)?
  /// Inserts dropped values between elements of a collection, with the position of the row in it.
  var insert: (insertion: ListInsertion, position: ElementPosition)?
  /// Moves elements from offsets to an offset of a collection, with the position of the row in it.
  var move: (action: (IndexSet, Int) -> Void, position: ElementPosition)?
}

extension ListRowTraits: MergedValue {
  func over(_ outer: any MergedValue) -> any MergedValue {
    guard let outer = outer as? ListRowTraits else { return self }
    var result = self
    result.modifiers += outer.modifiers
    result.insets = insets.over(outer.insets)
    result.sectionMargins = sectionMargins.over(outer.sectionMargins)
    result.sectionActions = sectionActions ?? outer.sectionActions
    result.background = background ?? outer.background
    result.topSeparator = topSeparator.over(outer.topSeparator)
    result.bottomSeparator = bottomSeparator.over(outer.bottomSeparator)
    result.sectionTopSeparator = sectionTopSeparator.over(outer.sectionTopSeparator)
    result.sectionBottomSeparator = sectionBottomSeparator.over(outer.sectionBottomSeparator)
    result.isSelectionDisabled = isSelectionDisabled || outer.isSelectionDisabled
    result.isOutlined = isOutlined || outer.isOutlined
    result.linkedValue = linkedValue ?? outer.linkedValue
    result.isDeleteDisabled = isDeleteDisabled || outer.isDeleteDisabled
    result.isMoveDisabled = isMoveDisabled || outer.isMoveDisabled
    result.leadingActions += outer.leadingActions
    result.trailingActions += outer.trailingActions
    result.delete = delete ?? outer.delete
    result.move = move ?? outer.move
    result.insert = insert ?? outer.insert
    return result
  }
}

private enum ListRowTraitsKey: ContainerValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

extension ContainerValues {
  /// The traits of a row that the list around it reads.
  var listRow: ListRowTraits {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }
}

extension View {
  @usableFromInline nonisolated func listRow(_ change: @escaping (inout ListRowTraits) -> Void)
    -> some View
  {
    modifier(ContainerValueModifier { $0.changeContainerValues { change(&$0.listRow) } })
  }

  /// Sets the space around the content of a row in a list, in points; `nil` for that of the list's style.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    listRow { $0.insets = insets.map { ListRowInsets($0) } ?? ListRowInsets() }
  }

  /// Sets the space at some edges of the content of a row in a list, in points; `nil` for that of the list's style.
  nonisolated public func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    listRow { $0.insets.set(length, at: edges) }
  }

  /// Sets the view behind a row in a list; `nil` for that of the list's style.
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    listRow { $0.background = view.map { AnyView($0) } }
  }

  /// Sets whether a row of a list cannot be selected.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    listRow { $0.isSelectionDisabled = isDisabled }
  }

  /// Sets whether a row of a list cannot be deleted.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isDeleteDisabled = isDisabled }
  }

  /// Sets whether a row of a list cannot be moved.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    listRow { $0.isMoveDisabled = isDisabled }
  }

  /// Adds actions to a row of a list, which appear when the row is dragged from an edge.
  ///
  /// As SwiftUI; on this platform the context menu of the row has the actions, too.
  ///
  /// - Parameters:
  ///   - edge: the edge at which the actions appear.
  ///   - allowsFullSwipe: whether a long swipe performs the action at the edge.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let actions = ListSwipeActions(view: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return listRow {
      if edge == .leading {
        $0.leadingActions.append(actions)
      } else {
        $0.trailingActions.append(actions)
      }
    }
  }
}

/// A modifier that lets the rows of a `ForEach` be deleted or moved, or others be inserted among them.
@usableFromInline struct ListEditModifier {
  /// Changes the traits of the row of an element.
  let change: (inout ListRowTraits, ElementPosition) -> Void
}

extension ListEditModifier: TransparentModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    content(&cursor)
  }

  @usableFromInline static func _describe(_ modifier: Self, to subview: inout Subview) {
    guard let position = subview.position else { return }
    subview.changeContainerValues { modifier.change(&$0.listRow, position) }
  }
}

extension DynamicViewContent {
  /// Sets an action that deletes elements of the collection; `nil` for none.
  ///
  /// A person deletes rows of a list with the Delete key, with a button that appears when a row is dragged to its
  /// leading edge or while the list is edited, and with the context menu.
  ///
  /// - Parameter action: Removes the elements at the given offsets, for instance with
  ///   `remove(atOffsets:)`.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(
      ListEditModifier { row, position in row.delete = action.map { ($0, position) } })
  }

  /// Sets an action that moves elements of the collection; `nil` for none.
  ///
  /// A person drags rows of a list to another place, or moves the selected one with Option and the arrow keys.
  ///
  /// - Parameter action: Moves the elements at the given offsets in front of another one, for
  ///   instance with `move(fromOffsets:toOffset:)`.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> {
    modifier(ListEditModifier { row, position in row.move = action.map { ($0, position) } })
  }
}
