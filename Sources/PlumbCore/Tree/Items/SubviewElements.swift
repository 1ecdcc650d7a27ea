internal import Foundation

/// The views of a `ForEach` in a list of subviews, which are evaluated only when they are shown.
package struct SubviewElements {
  /// One element with its views.
  package struct Element {
    /// The views of the element, in order; each becomes an item.
    package var subviews: [Subview]
    /// The id of the element in the data of its `ForEach`.
    package let id: AnyHashable
    /// Whether the element is the first one of its collection.
    package var isFirst: Bool
    /// Whether the element is the last one of its collection.
    package var isLast: Bool
  }

  /// Resolves the elements, whose items a function makes of the views of each element.
  private let resolveElements:
    @MainActor (inout _ChildCursor, @escaping (Element) -> ElementItems) -> Void
  /// Applied to each view of each element, in order.
  private var changes: [@MainActor (Subview) -> Subview] = []

  /// - Parameter resolve: resolves the elements, whose items a function makes of the views of each element.
  init(
    _ resolve:
      @escaping @MainActor (inout _ChildCursor, @escaping (Element) -> ElementItems) -> Void
  ) {
    resolveElements = resolve
  }

  /// Applies a change to each view of each element, after the changes before.
  mutating func change(_ change: @escaping @MainActor (Subview) -> Subview) {
    changes.append(change)
  }

  /// Resolves the elements.
  ///
  /// - Parameter items: makes the items of an element of its views.
  @MainActor package func resolve(
    at cursor: inout _ChildCursor, items: @escaping (Element) -> ElementItems
  ) {
    if changes.isEmpty { return resolveElements(&cursor, items) }
    resolveElements(&cursor) { element in
      var element = element
      element.subviews = element.subviews.map { subview in
        changes.reduce(subview) { $1($0) }
      }
      return items(element)
    }
  }
}

/// The items of one element of a `ForEach` in a collection.
package struct ElementItems {
  let resolve: @MainActor (inout _ChildCursor) -> Void

  package init(resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    self.resolve = resolve
  }
}

extension ElementItems: View, _PrimitiveView {
  package static func _resolve(_ view: ElementItems, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}

/// The positions of the elements of a collection by their ids, determined when they are needed.
package final class ElementPositions {
  private let findOffsets: (Set<AnyHashable>) -> IndexSet
  private let findIDs: (ClosedRange<Int>) -> [AnyHashable]
  private let listViews: @MainActor (Int) -> [Subview]
  /// The number of elements.
  package let count: Int

  /// - Parameters:
  ///   - offsets: returns the offsets of the elements with some ids.
  ///   - ids: returns the ids of the elements at some offsets.
  ///   - views: returns the views of the element at an offset.
  init(
    count: Int, offsets: @escaping (Set<AnyHashable>) -> IndexSet,
    ids: @escaping (ClosedRange<Int>) -> [AnyHashable],
    views: @escaping @MainActor (Int) -> [Subview]
  ) {
    self.count = count
    findOffsets = offsets
    findIDs = ids
    listViews = views
  }

  /// Returns the offsets of the elements with some ids.
  package func offsets(of ids: Set<AnyHashable>) -> IndexSet { findOffsets(ids) }

  /// Returns the ids of the elements at some offsets.
  package func ids(at offsets: ClosedRange<Int>) -> [AnyHashable] { findIDs(offsets) }

  /// Returns the views of the element at an offset, without the modifiers of the whole collection.
  @MainActor package func views(at offset: Int) -> [Subview] { listViews(offset) }
}

/// The position of an element in its collection.
package struct ElementPosition {
  /// The id of the element, unique in the collection.
  package let id: AnyHashable
  /// The positions of all elements of the collection.
  package let positions: ElementPositions
  /// The offset that the element had when its views were made; `nil` if it is not known.
  var knownOffset: Int?

  /// The offset in the collection; `nil` if the element is not in it. The collection is searched only if the offset
  /// is not known.
  package var offset: Int? {
    if let knownOffset, knownOffset < positions.count,
      positions.ids(at: knownOffset...knownOffset).first == id
    {
      return knownOffset
    }
    return positions.offsets(of: [id]).first
  }
}
