import SwiftUI

struct CollectSizePreference: PreferenceKey {
  static let defaultValue: [Int: CGSize] = [:]

  static func reduce(value: inout [Int: CGSize], nextValue: () -> [Int: CGSize]) {
    value.merge(nextValue()) { $1 }
  }
}

@ShowsSource
struct CollectSize: ViewModifier {
  var index: Int

  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy in
        Color.clear.preference(key: CollectSizePreference.self, value: [index: proxy.size])
      })
  }
}
