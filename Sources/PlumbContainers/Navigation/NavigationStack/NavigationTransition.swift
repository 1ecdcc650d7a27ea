/// The transition by which a screen or a sheet appears.
public protocol NavigationTransition {}

/// The default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  nonisolated public init() {}
}

/// A transition in which a screen grows out of a view.
public struct ZoomNavigationTransition: NavigationTransition {
  fileprivate init() {}
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition in which a screen grows out of the view that is its source.
  public static func zoom<ID: Hashable>(
    sourceID: ID, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition()
  }
}

/// The appearance of a view as the source of a transition.
public protocol MatchedTransitionSourceConfiguration {}

/// The appearance of a view without changes as the source of a transition.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  fileprivate init() {}
}

extension EmptyMatchedTransitionSourceConfiguration {
  /// Returns the configuration unchanged.
  public func background(_ style: Color) -> EmptyMatchedTransitionSourceConfiguration { self }

  /// Returns the configuration unchanged.
  public func clipShape(_ shape: RoundedRectangle) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }

  /// Returns the configuration unchanged.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> EmptyMatchedTransitionSourceConfiguration {
    self
  }
}

extension View {
  /// Returns the view unchanged; on this platform it has no effect: screens appear as on a Mac, which has no other
  /// transition.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: no screen grows out of a view.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: no screen grows out of a view.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    self
  }
}
