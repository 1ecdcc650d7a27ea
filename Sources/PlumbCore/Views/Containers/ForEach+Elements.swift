internal import Foundation

extension SubviewElements {
  /// The elements of a view.
  @MainActor init<Data, ID, Content: View>(of view: ForEach<Data, ID, Content>) {
    self.init { cursor, items in
      let positions = ElementPositions(of: view)
      let firstID = view.data.first.map(view.id)
      let lastID = view.data.last.map(view.id)
      let elements = view.mapWithOffsets { element, offset in
        let id = view.id(element)
        // Evaluated while a row is made, on the main actor.
        return MainActor.assumeIsolated {
          let position = ElementPosition(
            id: AnyHashable(id), positions: positions, knownOffset: offset)
          let list = _SubviewList(view.content(element), ofElement: position)
          return items(
            Element(
              subviews: list.subviews.map { $0.at(position) }, id: position.id,
              isFirst: id == firstID,
              isLast: id == lastID))
        }
      }
      ForEach._resolve(elements, at: &cursor)
    }
  }
}

extension ElementPositions {
  /// The positions of the elements of a view.
  @MainActor convenience init<Data, ID, Content: View>(of view: ForEach<Data, ID, Content>) {
    self.init(
      count: view.data.count,
      offsets: { ids in
        // Hashed in their own type, which is faster than as `AnyHashable`: there may be many
        // elements.
        let ids = Set(ids.compactMap { ($0.base as? ID) ?? ($0 as? ID) })
        let offsets = view.data.enumerated().lazy.filter { ids.contains(view.id($0.element)) }
        return IndexSet(offsets.map(\.offset).prefix(ids.count))
      },
      ids: { offsets in
        view.data.dropFirst(offsets.lowerBound).prefix(offsets.count).map {
          AnyHashable(view.id($0))
        }
      },
      views: { offset in
        // A bound collection may have become shorter.
        guard offset < view.data.count else { return [] }
        let element = view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
        return _SubviewList(view.content(element), ofElement: AnyHashable(view.id(element)))
          .subviews
      })
  }
}
