import SwiftUI

/// The question of the poll and the number of votes, on one line if that fits.
struct PollHeading: View {
  let question: PollText
  let totalVotes: Int

  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(alignment: .firstTextBaseline) {
        title
        Spacer(minLength: 16)
        total
      }
      VStack(alignment: .leading) {
        title
        // At the largest type sizes the space is needed for information that is not shown
        // elsewhere.
        if !dynamicTypeSize.isAccessibilitySize { total }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private var title: some View {
    Text(question, in: locale)
      .font(.title2.bold())
  }

  private var total: some View {
    Text("\(totalVotes) votes")
      .contentTransition(.numericText(value: Double(totalVotes)))
      .font(.subheadline)
      .foregroundStyle(.secondary)
  }
}
