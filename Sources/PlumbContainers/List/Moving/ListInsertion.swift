/// The insertion of values that are dropped between the rows of a collection.
@usableFromInline struct ListInsertion {
  /// Whether some values can be inserted.
  let accepts: @MainActor ([TransferItem]) -> Bool
  /// Inserts values in front of the element at an offset.
  let insert: @MainActor ([TransferItem], Int) -> Void
}

/// The place between two rows at which dragged values would be inserted.
struct ListInsertionPoint: Equatable {
  let positions: ElementPositions
  /// The offset of the element that follows; the number of elements for the end.
  let offset: Int

  static func == (lhs: ListInsertionPoint, rhs: ListInsertionPoint) -> Bool {
    lhs.positions === rhs.positions && lhs.offset == rhs.offset
  }

  /// Returns the edge of an element's row at which the place is shown; `nil` for another row.
  func edge(of position: ElementPosition?) -> VerticalEdge? {
    guard let position, position.positions === positions, let index = position.offset else {
      return nil
    }
    if index == offset { return .top }
    return index + 1 == offset && offset == positions.count ? .bottom : nil
  }
}

extension DynamicViewContent {
  /// Sets an action that inserts data that is dropped between the rows of the collection in a list.
  ///
  /// A line shows the place while something is dragged over the rows. A collection without elements has no rows, and takes
  /// nothing.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types of data that are inserted.
  ///   - action: receives the offset of the element in front of which the data is inserted, and the data.
  @preconcurrency nonisolated public func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    inserting(
      ListInsertion(
        accepts: { $0.contains { $0.isOffered(as: supportedContentTypes) } },
        insert: { items, offset in
          let taken = items.filter { $0.isOffered(as: supportedContentTypes) }
          action(offset, taken.map { NSItemProvider($0) })
        }))
  }

  /// Sets an action that inserts data of types with some identifiers, of which those that are not known are left out.
  @_disfavoredOverload
  @preconcurrency nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String],
    perform action: @escaping @MainActor (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent<Data> {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }

  /// Sets an action that inserts values which are dropped between the rows of the collection in a list.
  ///
  /// A line shows the place while something is dragged over the rows. A collection without elements has no rows, and takes
  /// nothing.
  ///
  /// - Parameters:
  ///   - action: receives the values, and the offset of the element in front of which they are inserted.
  @preconcurrency nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping @MainActor ([T], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    inserting(
      ListInsertion(
        accepts: { $0.contains { $0.converted(to: T.self).isPossible } },
        insert: { items, offset in
          _ = Transfers.receive(items, as: T.self) {
            action($0, offset)
            return true
          }
        }))
  }

  @usableFromInline nonisolated func inserting(
    _ insertion: ListInsertion
  ) -> some DynamicViewContent<Data> {
    modifier(ListEditModifier { row, position in row.insert = (insertion, position) })
  }
}
