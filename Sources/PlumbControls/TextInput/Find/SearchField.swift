/// The object that represents the field of a search.
final class SearchOwner {}

/// The field of a search in a window.
struct SearchField {
  /// The object that represents the field as long as it exists.
  let owner: AnyObject
  /// Moves the keyboard focus to the field.
  let focus: @MainActor () -> Void
}

extension SearchField: Equatable {
  static func == (lhs: SearchField, rhs: SearchField) -> Bool { lhs.owner === rhs.owner }
}

private enum SearchFieldKey: FocusedValueKey {
  typealias Value = SearchField
}

extension FocusedValues {
  /// The field of a search in the window.
  var searchField: SearchField? {
    get { self[SearchFieldKey.self] }
    set { self[SearchFieldKey.self] = newValue }
  }
}
