/// The controls that a Mac with a touch bar shows on it. On this platform, as on a Mac without one, they are not shown.
public struct TouchBar<Content: View> {
  /// The identifier by which a person's arrangement of the items is stored.
  let id: String?

  /// Creates a touch bar whose items a person cannot arrange.
  nonisolated public init(@ViewBuilder content: () -> Content) { id = nil }

  /// Creates a touch bar whose items a person can arrange.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) { self.id = id }
}

/// Whether an item that a person can arrange is on the touch bar.
public enum TouchBarItemPresence: Hashable, Sendable {
  /// Always, with an identifier.
  case required(String)
  /// Unless a person removes it, with an identifier.
  case `default`(String)
  /// Only if a person adds it, with an identifier.
  case optional(String)
}

extension View {
  /// Returns the view unchanged; on this platform there is no touch bar.
  nonisolated public func touchBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform there is no touch bar.
  nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform there is no touch bar.
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Returns the view unchanged; on this platform there is no touch bar.
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

  /// Returns the view unchanged; on this platform there is no touch bar.
  nonisolated public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View {
    self
  }
}
