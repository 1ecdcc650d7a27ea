/// A kind of view that the outermost vertical scroll views are put into.
@MainActor package protocol ScrollWrapper {
  /// Resolves the view around a scroll view, in whose environment no such kind is set any more.
  static func wrap(
    _ scrollView: @escaping @MainActor (inout _ChildCursor) -> Void, at cursor: inout _ChildCursor)
}

/// A kind of view around scroll views, or none.
// Compared by the type, so that the environment is the same wherever the same type is set.
private struct ScrollWrapperKind: Equatable {
  let type: (any ScrollWrapper.Type)?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.type == rhs.type }
}

private enum ScrollWrapperKey: BoundedEnvironmentKey {
  static var defaultValue: ScrollWrapperKind { ScrollWrapperKind(type: nil) }
  // The view is around scroll views behind a presentation.
  static var boundaries: EnvironmentBoundaries { .presentation }
}

extension EnvironmentValues {
  /// The kind of view that the outermost vertical scroll views are put into; `nil` for none, and
  /// inside of them.
  package var scrollWrapper: (any ScrollWrapper.Type)? {
    get { self[ScrollWrapperKey.self].type }
    set { self[ScrollWrapperKey.self] = ScrollWrapperKind(type: newValue) }
  }
}
