import SwiftUI

/// The whole window: the ranking, the counts, and the buttons to vote.
struct PollScreen: View {
  let model: PollModel
  @Binding var panel: Panel?

  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var typeSize
  @State private var room = Room()

  init(model: PollModel, panel: Binding<Panel?> = .constant(nil)) {
    self.model = model
    _panel = panel
  }

  var body: some View {
    PollScreenLayout(enlargement: room.enlargement) {
      PollHeading(model: model, panel: $panel)
      Podium(poll: model.poll)
      Leaderboard(poll: model.poll)
      VoteButtons(candidates: model.poll.candidates) { model.vote(for: $0) }.equatable()
    }
    .animation(.default, value: model.poll)
    .onChange(of: model.poll) { old, new in
      if let sentence = new.news(since: old, in: locale) {
        AccessibilityNotification.Announcement(sentence).post()
      }
    }
    .padding()
    .dynamicTypeSize(max(typeSize, room.leastTypeSize))
    // Narrower, names would be broken into letters; the content itself would shrink to nothing.
    .frame(minWidth: 240, maxWidth: .infinity, maxHeight: .infinity)
    .onGeometryChange(for: CGSize.self) {
      $0.size
    } action: {
      room = Room(size: $0)
    }
    // Views behind a panel take neither keys nor clicks.
    .disabled(panel != nil)
    .accessibilityHidden(panel != nil)
    .overlay { shown }
  }

  @ViewBuilder
  private var shown: some View {
    switch panel {
    case .keys:
      ZStack {
        Color.black.opacity(0.3)
          .onTapGesture { close() }
          .accessibilityHidden(true)
        KeyHelp(contenderCount: model.poll.candidates.count, close: close)
      }
      .transition(.opacity)
    case .history:
      HistoryScreen(model: model, close: close)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
        .transition(.move(edge: .bottom))
    case .editor:
      EditorScreen(model: model, close: close)
        .transition(.move(edge: .bottom))
    case nil:
      EmptyView()
    }
  }

  private func close() { withAnimation { panel = nil } }
}
