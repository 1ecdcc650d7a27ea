import PlumbUI

/// The rank of a candidate, on its way from the view to a layout that cannot see the candidate.
nonisolated struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  /// Tells an enclosing `RadialLayout` the rank of this view; 1 is the best.
  func rank(_ rank: Int) -> some View {
    layoutValue(key: Rank.self, value: rank)
  }
}
