/// The object that represents the field of a search.
final class SearchOwner {}

/// The field of a search in a window, for the command that moves the keyboard focus to it.
struct SearchFieldFocus {
  /// The object that represents the field as long as it exists.
  let owner: AnyObject
  /// Moves the keyboard focus to the field.
  let focus: @MainActor () -> Void
}

extension SearchFieldFocus: Equatable {
  static func == (lhs: SearchFieldFocus, rhs: SearchFieldFocus) -> Bool { lhs.owner === rhs.owner }
}

private enum SearchFieldKey: FocusedValueKey {
  typealias Value = SearchFieldFocus
}

extension FocusedValues {
  /// The field of a search in the window.
  var searchField: SearchFieldFocus? {
    get { self[SearchFieldKey.self] }
    set { self[SearchFieldKey.self] = newValue }
  }
}
