import SwiftUI

/// The votes over time, in place of the poll.
struct HistoryScreen: View {
  let model: PollModel
  let close: () -> Void

  /// The history; `nil` until it has been read, and if there are no votes with times.
  @State private var history: VoteHistory?
  @State private var isRead = false

  /// The time without a further vote after which the entries are read again.
  private static let pause = Duration.seconds(1)

  init(model: PollModel, close: @escaping () -> Void) {
    self.model = model
    self.close = close
  }

  var body: some View {
    HistoryContent(poll: model.poll, history: history, isRead: isRead, close: close)
      // Another vote cancels the reading, which then begins anew.
      .task(id: model.poll) { await read() }
  }

  /// Reads all entries, which takes longer the more there are.
  ///
  /// A vote that is cast while the history is shown extends it at once, and the entries are read
  /// again when no other vote follows.
  private func read() async {
    if let history {
      withAnimation(.smooth(duration: 0.4)) {
        self.history = history.extended(to: model.poll, at: model.now())
      }
      try? await Task.sleep(for: Self.pause)
      guard !Task.isCancelled else { return }
    }
    // The entries, which are read afterwards, contain all votes of this poll.
    let poll = model.poll
    let next = await VoteHistory.reading(model.entries(), of: poll)
    guard !Task.isCancelled else { return }
    history = next
    isRead = true
  }
}

/// The title, the chart and the legend for a history.
struct HistoryContent: View {
  let poll: Poll
  let history: VoteHistory?
  /// Whether the history has been read.
  var isRead = true
  let close: () -> Void

  /// Whether the lines are drawn, or being drawn.
  @State private var isDrawn = false
  @Environment(\.accessibilityReduceMotion) private var reducesMotion

  /// The largest width of the content, in points.
  private static let largestWidth: CGFloat = 960

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Rectangle().fill(.background).ignoresSafeArea() }
    .onChange(of: history != nil, initial: true) { _, isShown in
      withAnimation(reducesMotion ? nil : .easeInOut(duration: 0.6)) { isDrawn = isShown }
    }
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 16) {
      HistoryHeading(history: history, close: close)
      if let history {
        HistoryFigure(poll: poll, history: history, progress: isDrawn ? 1 : 0)
      } else {
        Text(message)
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .opacity(isRead ? 1 : 0)
      }
    }
    .frame(maxWidth: Self.largestWidth)
    .padding()
    .frame(maxWidth: .infinity)
  }

  /// The message in place of a chart.
  private var message: LocalizedStringKey {
    poll.totalVotes == 0 ? "No votes yet." : "The times of these votes are not known."
  }
}

/// The title, the time that the chart shows, and the button to close it.
struct HistoryHeading: View {
  let history: VoteHistory?
  let close: () -> Void

  @Environment(\.locale) private var locale
  @Environment(\.historyCalendar) private var calendar

  var body: some View {
    ViewThatFits(in: .horizontal) {
      VStack(alignment: .leading, spacing: 4) {
        HStack(alignment: .firstTextBaseline) {
          title
          Spacer(minLength: 16)
          done
        }
        // Without a width of its own, so that it can have two lines.
        span.frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity, alignment: .leading)
      }
      VStack(alignment: .leading) {
        title
        span
        done
      }
    }
  }

  @ViewBuilder
  private var span: some View {
    if let history {
      Text(verbatim: HistoryDates(locale: locale, calendar: calendar).span(of: history))
        .font(.subheadline)
        .foregroundStyle(.secondary)
        // The description of the chart says it, too.
        .accessibilityHidden(true)
    }
  }

  private var title: some View {
    Text("Votes over time")
      .font(.title2.bold())
      .accessibilityAddTraits(.isHeader)
  }

  private var done: some View {
    Button("Done") { close() }
      .buttonStyle(.bordered)
      .keyboardShortcut(.cancelAction)
  }
}
