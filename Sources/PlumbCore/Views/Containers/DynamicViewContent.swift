public import Foundation

/// A view that shows a view for each element of a collection, such as ``ForEach``.
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection of elements.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the modified content.
  public var data: Content.Data { content.data }
}

// Lists would perform the actions when the user edits them.
extension DynamicViewContent {
  /// Returns the view unchanged: elements are deleted in lists, which do not exist on this platform.
  ///
  /// - Parameter action: Removes the elements at the given offsets, for instance with
  ///   `remove(atOffsets:)`.
  nonisolated public func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent<Data> { self }

  /// Returns the view unchanged: elements are moved in lists, which do not exist on this platform.
  ///
  /// - Parameter action: Moves the elements at the given offsets in front of another one, for
  ///   instance with `move(fromOffsets:toOffset:)`.
  nonisolated public func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent<Data> { self }
}

extension View {
  /// Returns the view unchanged; see ``DynamicViewContent/onDelete(perform:)``.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

  /// Returns the view unchanged; see ``DynamicViewContent/onMove(perform:)``.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }
}
