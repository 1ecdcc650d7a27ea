/// Modifiers of rows, which apply to each row in the whole width of the table.
extension TableRowContent {
  /// Adds a menu to the rows, which the secondary button opens anywhere in a row.
  ///
  /// As SwiftUI: the menu takes precedence over the menu of `contextMenu(forSelectionType:menu:primaryAction:)` around
  /// the table.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    let items = menuItems()
    return ModifiedTableRows(content: self) { AnyView($0.contextMenu { items }) }
  }

  /// Adds a menu to the rows.
  ///
  /// - Parameter preview: has no effect: as on a Mac, the row itself is shown.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> { contextMenu(menuItems: menuItems) }

  /// Calls an action when the pointer, with no button pressed, enters or leaves a row.
  nonisolated public func onHover(
    perform action: @escaping (Bool) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { AnyView($0.onHover(perform: action)) }
  }

  /// Makes the rows sources of drags with the value of an item provider; `nil` for none.
  @preconcurrency nonisolated public func itemProvider(
    _ action: (@MainActor () -> NSItemProvider?)?
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { AnyView($0.itemProvider(action)) }
  }

  /// Makes the rows sources of drags; the row itself is shown at the pointer.
  ///
  /// - Parameter payload: the value, which is computed when a drag begins.
  @preconcurrency nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { AnyView($0.draggable(payload())) }
  }

  /// Makes the rows destinations for values that are dragged from other views, and for texts and files of other
  /// programs. As on a Mac, a row has an outline while a value is over it.
  ///
  /// - Parameter action: receives the values.
  @preconcurrency nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(content: self) { AnyView($0.modifier(TableRowDrop(action: action))) }
  }
}

/// Rows with a modifier on each of them.
@usableFromInline struct ModifiedTableRows<Content: TableRowContent> {
  let content: Content
  fileprivate let modify: ListRowTraits.Modifier
}

extension ModifiedTableRows: TableRowContent {
  @usableFromInline typealias TableRowValue = Content.TableRowValue
  @usableFromInline typealias TableRowBody = Never

  @usableFromInline static var _isOutline: Bool { Content._isOutline }

  @usableFromInline func _views(in columns: _TableColumns<TableRowValue>) -> some View {
    content._views(in: columns).listRow { $0.modifiers.append(modify) }
  }
}

/// A modifier that receives values dropped on a row of a table.
private struct TableRowDrop<Payload: Transferable> {
  let action: @MainActor ([Payload]) -> Void
  @State private var isTargeted = false
}

extension TableRowDrop: ImplementationModifier {
  func body(content: Content) -> some View {
    content
      .overlay {
        if isTargeted {
          RoundedRectangle(cornerRadius: 6).strokeBorder(.tint, lineWidth: 2)
            .allowsHitTesting(false).accessibilityHidden(true)
        }
      }
      .dropDestination(for: Payload.self) { items, _ in
        action(items)
        return true
      } isTargeted: {
        isTargeted = $0
      }
  }
}
