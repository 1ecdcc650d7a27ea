/// An action that ends a search.
public struct DismissSearchAction: Sendable {
  let action: (@MainActor @Sendable () -> Void)?

  /// Clears the field and takes the keyboard focus from it.
  @MainActor @preconcurrency public func callAsFunction() { action?() }
}

private enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(action: nil) }
}

extension EnvironmentValues {
  /// Whether a person searches in the views: the field has the focus or a text.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// The place of the suggestions of a search: a menu below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

private enum SearchFocusKey: EnvironmentKey {
  static var defaultValue: ((AnyView) -> AnyView)? { nil }
}

private enum SearchSuggestionsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

private enum SearchScopesKey: EnvironmentKey {
  static var defaultValue: SearchScopes? { nil }
}

/// The parts that enclosing views add to the field of a search.
extension EnvironmentValues {
  /// Returns the field with its focus bound to a state of the program; `nil` for no such state.
  var searchFocus: ((AnyView) -> AnyView)? {
    get { self[SearchFocusKey.self] }
    set { self[SearchFocusKey.self] = newValue }
  }

  /// The suggestions below the field; `nil` for none.
  var searchSuggestions: AnyView? {
    get { self[SearchSuggestionsKey.self] }
    set { self[SearchSuggestionsKey.self] = newValue }
  }

  /// The scopes below the field; `nil` for none.
  var searchScopes: SearchScopes? {
    get { self[SearchScopesKey.self] }
    set { self[SearchScopesKey.self] = newValue }
  }
}

extension View {
  /// Removes the parts that were added to the field of a search around the view, so that fields
  /// inside do not have them.
  func searchOptionsCleared() -> some View {
    transformEnvironment(\.self) {
      ($0.searchFocus, $0.searchSuggestions, $0.searchScopes) = (nil, nil, nil)
    }
  }
}
