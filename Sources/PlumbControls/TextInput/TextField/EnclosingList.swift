/// The list around a view, of which controls know only that it exists.
package protocol EnclosingList: AnyObject {}

private enum EnclosingListKey: BoundedEnvironmentKey {
  static var defaultValue: (any EnclosingList)? { nil }
  static var boundaries: EnvironmentBoundaries { .presentation }
}

extension EnvironmentValues {
  /// The list around a view; `nil` outside of lists.
  package var enclosingList: (any EnclosingList)? {
    get { self[EnclosingListKey.self] }
    set { self[EnclosingListKey.self] = newValue }
  }
}
