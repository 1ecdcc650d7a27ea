/// The list around a view, of which controls know only that it exists.
package protocol EnclosingList: AnyObject {}

extension EnvironmentValues {
  /// The list around a view; `nil` outside of lists.
  @EnvironmentEntry(until: .presentation) package var enclosingList: (any EnclosingList)?
}
