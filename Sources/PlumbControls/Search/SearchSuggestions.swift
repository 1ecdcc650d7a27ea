/// The place of the suggestions of a search.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let bit: Int

  /// The usual place: a menu.
  public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(bit: 1) }
  /// In a menu below the field.
  public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(bit: 2) }
  /// In place of the views; never so on this platform.
  public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(bit: 4) }

  /// Some places.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int

    /// In a menu below the field.
    public static var menu: Set { Set(rawValue: 2) }
    /// In place of the views.
    public static var content: Set { Set(rawValue: 4) }

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}

extension View {
  /// Adds suggestions below the field of the search in the view, while it has the keyboard focus.
  ///
  /// As SwiftUI: a view with `searchCompletion(_:)` is chosen with a click, or with the arrow keys and Return; others,
  /// such as buttons, perform their action. Escape hides the suggestions.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    environment(\.searchSuggestions, AnyView(suggestions()))
  }

  /// Sets whether suggestions are shown at some places.
  ///
  /// - Parameter placements: the suggestions are in a menu on this platform.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    transformEnvironment(\.searchSuggestions) {
      if visibility == .hidden, placements.contains(.menu) { $0 = nil }
    }
  }

  /// Sets the text of the field once the view was chosen as a suggestion.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    containerValue(\.searchCompletion, .text(completion))
  }

  /// Sets a token that is added to the tokens of the field once the view was chosen as a suggestion.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValue(\.searchCompletion, .token(token))
  }

  /// Sets the change of the toolbar while a person searches; has no effect: the field is above the views.
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }

  /// Sets whether the field in a toolbar is a button until it is used; has no effect: the field is above the views.
  nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View {
    self
  }
}

/// The change of a toolbar while a person searches.
public struct SearchPresentationToolbarBehavior: Sendable {
  /// The usual behaviour.
  public static let automatic = SearchPresentationToolbarBehavior()
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// Whether the field of a search in a toolbar is a button until it is used.
public struct SearchToolbarBehavior: Sendable {
  /// The usual behaviour.
  public static let automatic = SearchToolbarBehavior()
  /// The field is a button.
  public static let minimize = SearchToolbarBehavior()
}
