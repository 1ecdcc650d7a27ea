/// Where the field of a search is placed.
public struct SearchFieldPlacement: Sendable {
  /// Where it is usual: above the views.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar; above the views here.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar; above the views here.
  public static let sidebar = SearchFieldPlacement()
  /// In the navigation bar; above the views here.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// When the field in a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// As usual.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// At all times.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  /// In the navigation bar; above the views here, at all times.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { .navigationBarDrawer }
}

/// An action that ends a search.
public struct DismissSearchAction: Sendable {
  fileprivate let action: (@MainActor @Sendable () -> Void)?

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
}

extension View {
  /// Adds a field above the views, in which a person types what to search for.
  ///
  /// As SwiftUI: the program shows what matches the text; views inside read `isSearching` and `dismissSearch`.
  /// Escape clears the field.
  ///
  /// - Parameter placement: has no effect: the field is above the views.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: prompt ?? Text("Search")))
  }

  /// Adds a field with a localized prompt above the views, in which a person types what to search for.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }

  /// Adds a field with a prompt above the views, in which a person types what to search for.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    modifier(SearchModifier(text: text, prompt: Text(prompt)))
  }
}

/// The field of a search above the views that show what matches.
private struct SearchModifier {
  let text: Binding<String>
  let prompt: Text
  @FocusState private var isFocused: Bool

  nonisolated init(text: Binding<String>, prompt: Text) {
    self.text = text
    self.prompt = prompt
  }
}

extension SearchModifier: ViewModifier {
  func body(content: Content) -> some View {
    VStack(spacing: 0) {
      HStack(spacing: 6) {
        Image(systemName: "magnifyingglass").foregroundStyle(.secondary).accessibilityHidden(true)
        TextField(text: text, prompt: prompt) { prompt }
          .textFieldStyle(.plain)
          .focused($isFocused)
        if !text.wrappedValue.isEmpty {
          Button {
            text.wrappedValue = ""
          } label: {
            Image(systemName: "xmark.circle.fill").foregroundStyle(.secondary)
          }
          .buttonStyle(.plain)
          .accessibilityLabel("Clear")
        }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 5)
      .background { RoundedRectangle(cornerRadius: 7).fill(Color(.fill)) }
      .padding(8)
      .onKeyPress(.escape) {
        guard isFocused, !text.wrappedValue.isEmpty else { return .ignored }
        text.wrappedValue = ""
        return .handled
      }
      content
        .environment(\.isSearching, isFocused || !text.wrappedValue.isEmpty)
        .environment(
          \.dismissSearch,
          DismissSearchAction { [text, $isFocused] in
            text.wrappedValue = ""
            $isFocused.wrappedValue = false
          })
    }
  }
}
