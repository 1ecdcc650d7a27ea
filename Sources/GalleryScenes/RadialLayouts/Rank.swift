import SwiftUI

@ShowsSource
struct Rank: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  func rank(_ value: Int) -> some View {
    layoutValue(key: Rank.self, value: value)
  }
}

extension [Pet] {
  /// The place of a pet, 1 for the one with the most votes; pets with equal votes share a place.
  func rank(of pet: Pet) -> Int {
    1 + count { $0.votes > pet.votes }
  }
}
