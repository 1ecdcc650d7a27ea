internal import Foundation

/// The traits of a presentation that its content sets.
@usableFromInline struct PresentationTraits: Equatable {
  var detents: Set<PresentationDetent> = []
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var background: AnyShapeStyle?
  var cornerRadius: CGFloat?
  var sizing: (any PresentationSizing)?
  var disablesInteractiveDismissal = false

  @usableFromInline static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.detents == rhs.detents && lhs.dragIndicator == rhs.dragIndicator
      && lhs.cornerRadius == rhs.cornerRadius
      && lhs.disablesInteractiveDismissal == rhs.disablesInteractiveDismissal
      && areSame(lhs.background, rhs.background) && areSame(lhs.sizing, rhs.sizing)
      && lhs.selection?.wrappedValue == rhs.selection?.wrappedValue
      && (lhs.selection == nil) == (rhs.selection == nil)
  }
}

/// Returns whether neither of two values is set, or both are and are known to be equal.
private func areSame(_ lhs: Any?, _ rhs: Any?) -> Bool {
  guard let lhs, let rhs else { return lhs == nil && rhs == nil }
  return areKnownEqual(lhs, rhs) || haveSameBytes(lhs, rhs)
}

/// The preference key of the traits of a presentation that its content sets.
///
/// If several views set the same trait, the first one applies.
@usableFromInline enum PresentationTraitsKey: PreferenceKey {
  @usableFromInline static var defaultValue: PresentationTraits { PresentationTraits() }

  @usableFromInline static func reduce(
    value: inout PresentationTraits, nextValue: () -> PresentationTraits
  ) {
    let next = nextValue()
    if value.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    value.dragIndicator = value.dragIndicator ?? next.dragIndicator
    value.background = value.background ?? next.background
    value.cornerRadius = value.cornerRadius ?? next.cornerRadius
    value.sizing = value.sizing ?? next.sizing
    value.disablesInteractiveDismissal =
      value.disablesInteractiveDismissal || next.disablesInteractiveDismissal
  }
}

extension View {
  /// Changes the traits of the presentation that contains the view.
  @usableFromInline nonisolated func presentationTraits(
    _ change: @escaping (inout PresentationTraits) -> Void
  )
    -> some View
  {
    transformPreference(PresentationTraitsKey.self, change)
  }
}
