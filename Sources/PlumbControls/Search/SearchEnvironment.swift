/// An action that ends a search.
public struct DismissSearchAction: Sendable {
  let action: (@MainActor @Sendable () -> Void)?

  /// Clears the field and takes the keyboard focus from it.
  @MainActor @preconcurrency public func callAsFunction() { action?() }
}

extension EnvironmentValues {
  /// Whether a person searches in the views: the field has the focus or a text.
  @EnvironmentEntry public internal(set) var isSearching: Bool = false

  /// Ends the search.
  @EnvironmentEntry public internal(set) var dismissSearch: DismissSearchAction =
    DismissSearchAction(action: nil)

  /// The place of the suggestions of a search: a menu below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}

/// The parts that enclosing views add to the field of a search.
extension EnvironmentValues {
  /// Returns the field with its focus bound to a state of the program; `nil` for no such state.
  @EnvironmentEntry var searchFocus: ((AnyView) -> AnyView)?

  /// The suggestions below the field; `nil` for none.
  @EnvironmentEntry var searchSuggestions: AnyView?

  /// The scopes below the field; `nil` for none.
  @EnvironmentEntry var searchScopes: SearchScopes?
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
