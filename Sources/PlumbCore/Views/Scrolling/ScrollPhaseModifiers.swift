/// The circumstances of a change of the phase of a scroll view.
public struct ScrollPhaseChangeContext {
  /// The geometry of the scroll view at the change.
  public let geometry: ScrollGeometry
  /// The velocity in points per second at which the fingers were lifted; `nil` if the change has none.
  public let velocity: CGVector?
}

extension View {
  /// Calls an action when the phase of a scroll view inside has changed; scroll views in other scroll views are
  /// ignored.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls an action with the geometry and the velocity when the phase of a scroll view has changed.
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }

  /// Calls an action with the ids of the views that are visible in the scroll view inside, when they have changed.
  ///
  /// As SwiftUI: only views that are marked by ``scrollTargetLayout(isEnabled:)`` and whose id is of the type are
  /// reported, in their order.
  ///
  /// - Parameter threshold: the fraction of a view that must be visible, 0 to 1.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(ShownTargetsModifier(threshold: threshold, action: action))
  }
}

@usableFromInline struct ScrollPhaseModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
}

extension ScrollPhaseModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let action = action
    return content.transformEnvironment(\.scrollPhaseLinks) { links in
      links.append(
        ScrollPhaseLink { old, new, velocity, node in
          action(
            old, new, ScrollPhaseChangeContext(geometry: ScrollGeometry(node), velocity: velocity))
        })
    }
  }
}

@usableFromInline struct ShownTargetsModifier<ID: Hashable> {
  let threshold: Double
  let action: ([ID]) -> Void
}

extension ShownTargetsModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let (threshold, action) = (threshold, action)
    return content.transformEnvironment(\.shownTargetsLinks) { links in
      links.append(
        ShownTargetsLink(threshold: threshold, matchesIDType: { $0.base is ID }) { ids in
          action(ids.compactMap { $0.base as? ID })
        })
    }
  }
}
