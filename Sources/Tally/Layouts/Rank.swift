import SwiftUI

/// The layout value for the rank of a candidate, for a layout that has no access to the candidate.
nonisolated struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  /// Sets the rank of this view for an enclosing `RadialLayout`; 1 is the best.
  func rank(_ rank: Int) -> some View {
    layoutValue(key: Rank.self, value: rank)
  }
}
