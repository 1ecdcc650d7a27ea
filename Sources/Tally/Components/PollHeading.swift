import SwiftUI

/// The question of the poll, the number of votes and the buttons of the window, on one line if that
/// fits.
struct PollHeading: View {
  let model: PollModel
  @Binding var panel: Panel?

  @Environment(\.dynamicTypeSize) private var dynamicTypeSize

  var body: some View {
    VStack(spacing: 10) {
      ViewThatFits(in: .horizontal) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          title
          Spacer(minLength: 8)
          total
          HeadingTools(panel: $panel).equatable()
        }
        VStack(alignment: .leading, spacing: 2) {
          title
          HStack(alignment: .firstTextBaseline, spacing: 8) {
            // At the largest type sizes the space is needed for information that is not shown
            // elsewhere.
            if !dynamicTypeSize.isAccessibilitySize { total }
            Spacer(minLength: 0)
            HeadingTools(panel: $panel).equatable()
          }
        }
      }
      Notices(model: model)
    }
  }

  private var title: some View {
    FittingText(text: model.poll.question)
      .font(.title2.bold())
      .accessibilityAddTraits(.isHeader)
  }

  private var total: some View {
    HStack(spacing: 5) {
      Text("\(model.poll.totalVotes) votes")
        .contentTransition(.numericText(value: Double(model.poll.totalVotes)))
      if let saving = model.saving { SavingMark(state: saving) }
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
  }
}

/// The buttons of the window, which are not evaluated again for every vote: they always open the same panels.
private struct HeadingTools: View {
  @Binding var panel: Panel?

  var body: some View {
    HStack(spacing: 2) {
      ToolButton(title: "Edit", symbol: "pencil") { panel = .editor }
      ToolButton(title: "History", symbol: "chart.xyaxis.line") { panel = .history }
      ToolButton(title: "Keys", symbol: "questionmark.circle") { panel = .keys }
    }
  }
}

extension HeadingTools: Equatable {
  nonisolated static func == (first: HeadingTools, second: HeadingTools) -> Bool { true }
}

/// The panel in front of the poll.
enum Panel: Hashable {
  /// The keys of the window.
  case keys
  /// The votes over time.
  case history
  /// The question and the contenders, which can be changed.
  case editor
}

/// A mark that shows discreetly whether all votes are stored.
private struct SavingMark: View {
  let state: SavingState

  var body: some View {
    switch state {
    case .saved, .saving:
      Image(systemName: "checkmark.circle")
        .opacity(state == .saved ? 1 : 0.2)
        .accessibilityLabel(state == .saved ? "Saved" : "Being saved")
    case .failed:
      Image(systemName: "exclamationmark.triangle.fill")
        .foregroundStyle(.orange)
        .accessibilityLabel("Not saved")
    }
  }
}
