/// The change of the field of a search when a suggestion is chosen.
@usableFromInline enum SearchCompletion {
  case text(String)
  /// A token, which is added to the tokens of the field.
  case token(Any)
}

private enum SearchCompletionKey: ContainerValueKey {
  static var defaultValue: SearchCompletion? { nil }
}

extension ContainerValues {
  /// The change of the field when the view is chosen as a suggestion; `nil` if the view performs an action itself.
  var searchCompletion: SearchCompletion? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}
