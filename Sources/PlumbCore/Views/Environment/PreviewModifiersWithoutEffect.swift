/// Modifiers of previews and of text on devices without effect on this platform.
extension View {
  /// Returns the view unchanged; on this platform it has no effect: previews have no context besides their traits.
  nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: no keyboard on the screen writes capitals by itself.
  nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    self
  }
}

/// The context of a preview; without effect on this platform.
public protocol PreviewContext {
  /// Returns the value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a value in the context of a preview.
public protocol PreviewContextKey {
  associatedtype Value

  /// The value if no other one is set.
  static var defaultValue: Value { get }
}

/// The letters that a keyboard on a screen writes as capitals by itself.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
