extension View {
  /// Adds a menu for the selected rows of a list or a table, and an action for a double click.
  ///
  /// As SwiftUI: the menu of a selected row is for all selected rows, the menu of another row is for that row alone,
  /// and the menu of the empty part of the list is for no row.
  ///
  /// - Parameters:
  ///   - itemType: the type of the values of the selection.
  ///   - menu: returns the items for the values.
  ///   - primaryAction: performed with the selection by a double click on a row and by Return; `nil` for none.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    modifier(
      SelectionMenuModifier(
        menu: SelectionMenu(
          items: { AnyView(menu($0.typed(as: I.self))) },
          primaryAction: primaryAction.map { action in
            { values in
              let values = values.typed(as: I.self)
              if !values.isEmpty { action(values) }
              return !values.isEmpty
            }
          })))
  }
}

extension Set where Element == AnyHashable {
  /// The values that have a type.
  fileprivate func typed<I: Hashable>(as type: I.Type) -> Set<I> {
    Set<I>(compactMap { $0.base as? I })
  }
}

/// The menu and the action of a list for its selection.
struct SelectionMenu {
  let items: (Set<AnyHashable>) -> AnyView
  /// Performs the action if the values have its type, and returns whether they do.
  let primaryAction: ((Set<AnyHashable>) -> Bool)?
}

/// The latest menu of a list. The rows have it in their environment, which does not change with the menu.
final class SelectionMenuReference {
  var menu: SelectionMenu?
}

@usableFromInline struct SelectionMenuModifier {
  let menu: SelectionMenu
  @State private var reference = SelectionMenuReference()
}

extension SelectionMenuModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    reference.menu = menu
    return content.environment(\.selectionMenu, reference)
      .contextMenu { menu.items([]) }
  }
}

extension EnvironmentValues {
  /// The menu of the rows of a list for its selection.
  @EnvironmentEntry var selectionMenu: SelectionMenuReference?
}
