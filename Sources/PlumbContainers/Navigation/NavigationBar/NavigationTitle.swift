extension View {
  /// Sets the title of the screen, which the bar of the navigation stack around the view shows, and of the
  /// window.
  ///
  /// As SwiftUI: if several views set a title, the innermost and first one is used.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationBar { $0.title = $0.title ?? title }
      .transformPreference(WindowTitleKey.self) { $0 = $0 ?? title }
  }

  /// Sets the title of the screen, looked up in the string tables.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen to the value of a binding. On this platform the title cannot be edited in
  /// the bar.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    modifier(BoundTitle(title: title))
  }

  /// Sets a text below the title of the screen.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationBar { $0.subtitle = $0.subtitle ?? subtitle }
  }

  /// Sets a text below the title of the screen, looked up in the string tables.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets a text below the title of the screen.
  @_disfavoredOverload
  nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Returns the view unchanged; titles have one size on this platform, as on a Mac.
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    self
  }

  /// Sets whether the button that goes back is hidden. While it is, keys and the mouse do not go back either; the
  /// program can.
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    navigationBar { $0.hidesBackButton = hidesBackButton }
  }

  /// Sets whether the bar of the navigation stack is hidden while the view is the topmost screen.
  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationBar { if hidden { $0.barVisibility = .hidden } }
  }
}

/// The key of the title of the window; `nil` for the title of its scene. If several columns set a title, the last one
/// applies.
package enum WindowTitleKey: PreferenceKey {
  package static var defaultValue: Text? { nil }

  package static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = nextValue() ?? value
  }
}

/// A title that is read in a body of its own, so that a change of it evaluates this body again.
@usableFromInline struct BoundTitle {
  let title: Binding<String>
}

extension BoundTitle: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.navigationTitle(title.wrappedValue)
  }
}

/// The configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// The size of the title, which has no effect on this platform.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
    /// The title is large below the bar, if space allows.
    case inlineLarge
  }
}

/// The earlier names of some modifiers, as SwiftUI.
extension View {
  /// Sets the title of the screen; see `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ title: Text) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen; see `navigationTitle(_:)`.
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title of the screen; see `navigationTitle(_:)`.
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen; see `navigationTitle(_:)`. The mode has no effect.
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title)
  }

  /// Sets the title of the screen; see `navigationTitle(_:)`. The mode has no effect.
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey)
  }

  /// Adds items to the bar; see `toolbar(content:)`. As SwiftUI: the leading item is in the place of the button that
  /// goes back.
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .backButton) { leading } }
  }

  /// Adds items to the bar; see `toolbar(content:)`.
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .primaryAction) { trailing } }
  }

  /// Adds items to the bar; see `toolbar(content:)`. As SwiftUI: the leading item is in the place of the button that
  /// goes back.
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .backButton) { leading }
      ToolbarItem(placement: .primaryAction) { trailing }
    }
  }
}
