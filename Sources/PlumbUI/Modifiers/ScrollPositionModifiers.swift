internal import Foundation

extension View {
  /// Ties the position of the scroll view inside to a binding: what is written there is scrolled to,
  /// and what is scrolled to by hand is written there.
  ///
  /// As SwiftUI: a write moves with its transaction. Which views are told of is said by
  /// ``scrollTargetLayout(isEnabled:)``; an id can be scrolled to without it. A scroll view in the
  /// scroll view is not meant.
  ///
  /// - Parameter anchor: the point of a view and of the scroll view that are to lie on each other.
  ///   `nil` scrolls as little as shows a view, and tells of the topmost one that shows.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(position: position, anchor: anchor))
  }

  /// Ties the id of the view the scroll view inside is at to a binding.
  ///
  /// Everything said of ``scrollPosition(_:anchor:)`` holds. `nil` scrolls nowhere.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrolledIDModifier(id: id, anchor: anchor))
  }

  /// Has the scroll views inside begin at a point of their content; `nil` for the start.
  nonisolated public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    defaultScrollAnchor(initialAnchor, for: .initialOffset)
  }
}

private struct ScrollPositionModifier {
  let position: Binding<ScrollPosition>
  let anchor: UnitPoint?
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    let position = position
    let wanted = position.wrappedValue
    return content.environment(
      \.scrollPositionLink,
      ScrollPositionLink(wanted: wanted, anchor: anchor, tells: wanted.tells(of:)) { id in
        let told = position.wrappedValue.scrolledByHand(to: id)
        if position.wrappedValue != told { position.wrappedValue = told }
        return position.wrappedValue
      })
  }
}

private struct ScrolledIDModifier<ID: Hashable> {
  let id: Binding<ID?>
  let anchor: UnitPoint?
}

extension ScrolledIDModifier: ViewModifier {
  func body(content: Content) -> some View {
    let id = id
    return content.environment(
      \.scrollPositionLink,
      ScrollPositionLink(
        wanted: ScrollPosition(erased: id.wrappedValue.map { AnyHashable($0) }), anchor: anchor,
        tells: { $0.base is ID }
      ) { found in
        if let found = found?.base as? ID, id.wrappedValue != found { id.wrappedValue = found }
        return ScrollPosition(erased: id.wrappedValue.map { AnyHashable($0) })
      })
  }
}
