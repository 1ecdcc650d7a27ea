import SwiftUI

/// A text on one line or, if that is too long even at smaller type sizes, on several lines.
///
/// The largest type sizes have words that are wider than a narrow window; they are not broken.
struct FittingText: View {
  let text: PollText

  @Environment(\.locale) private var locale

  var body: some View {
    ViewThatFits(in: .horizontal) {
      title.lineLimit(1)
      title.lineLimit(1).dynamicTypeSize(...DynamicTypeSize.accessibility2)
      title.dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
  }

  private var title: Text { Text(text, in: locale) }
}
