internal import Foundation

extension View {
  /// Binds the position of the scroll view inside to a value: a position written to the binding is
  /// scrolled to, and a position scrolled to by the user is written to the binding.
  ///
  /// As SwiftUI: a write is animated with its transaction. Only views marked by
  /// ``scrollTargetLayout(isEnabled:)`` are reported; an id can be scrolled to without the mark. A
  /// scroll view inside the scroll view is not affected.
  ///
  /// - Parameter anchor: the point of a view and of the scroll view that are aligned with each
  ///   other. `nil` scrolls by the smallest distance that shows a view, and reports the topmost
  ///   visible one.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Binds the position of the scroll view inside to the id of a view.
  ///
  /// The description of ``scrollPosition(_:anchor:)`` applies. Writing `nil` does not scroll.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }

  /// Sets the point of the content at which the scroll views inside start; `nil` for the start.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}

@usableFromInline struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPositionModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let position = position
    let requestedPosition = position.wrappedValue
    return content.environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        requestedPosition: requestedPosition, anchor: anchor,
        matchesIDType: requestedPosition.matchesIDType(of:)
      ) { id in
        let newPosition = position.wrappedValue.scrolledByUser(to: id)
        if position.wrappedValue != newPosition { position.wrappedValue = newPosition }
        return position.wrappedValue
      })
  }
}

@usableFromInline struct ScrolledIDModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrolledIDModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let id = id
    return content.environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        requestedPosition: ScrollPosition(erased: id.wrappedValue.map { AnyHashable($0) }),
        anchor: anchor, matchesIDType: { $0.base is ID }
      ) { scrolledID in
        if let scrolledID = scrolledID?.base as? ID, id.wrappedValue != scrolledID {
          id.wrappedValue = scrolledID
        }
        return ScrollPosition(erased: id.wrappedValue.map { AnyHashable($0) })
      })
  }
}
