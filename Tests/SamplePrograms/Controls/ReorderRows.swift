import SwiftUI

/// Rows that are lifted by a long press and dragged to another place, a gesture after a gesture.
struct ReorderRowsView: View {
  @State private var songs = ["Prelude", "Allemande", "Courante", "Sarabande", "Gigue"]
  @GestureState private var lift = Lift.none
  @State private var moved: CGFloat = 0

  private let rowHeight: CGFloat = 48

  private enum Lift: Equatable {
    case none
    case pressed(String)
    case dragged(String, CGFloat)

    var song: String? {
      switch self {
      case .none: nil
      case .pressed(let song), .dragged(let song, _): song
      }
    }

    var distance: CGFloat {
      if case .dragged(_, let distance) = self { distance } else { 0 }
    }
  }

  var body: some View {
    VStack(spacing: 0) {
      Text(lift.song.map { "Moving \($0)" } ?? "Hold a row, then drag it")
        .font(.callout)
        .foregroundStyle(.secondary)
        .padding(.bottom, 12)
      ForEach(songs, id: \.self) { song in
        row(song)
      }
      Button("Sort") { withAnimation(.spring()) { songs.sort() } }.padding(.top, 16)
    }
    .padding(20)
    .onChange(of: lift) { _, lift in
      if lift == .none { moved = 0 } else { reorder(lift) }
    }
  }

  private func row(_ song: String) -> some View {
    let isLifted = lift.song == song
    return HStack {
      Image(systemName: "line.3.horizontal").foregroundStyle(.tertiary)
      Text(song)
      Spacer()
      Text("\((songs.firstIndex(of: song) ?? 0) + 1)").foregroundStyle(.secondary)
    }
    .padding(.horizontal)
    .frame(height: rowHeight - 6)
    .background(
      RoundedRectangle(cornerRadius: 8)
        .fill(isLifted ? Color.accentColor.opacity(0.25) : .gray.opacity(0.1))
    )
    .padding(.vertical, 3)
    .scaleEffect(isLifted ? 1.04 : 1)
    .shadow(radius: isLifted ? 6 : 0)
    .offset(y: isLifted ? lift.distance - moved : 0)
    .zIndex(isLifted ? 1 : 0)
    .gesture(
      LongPressGesture(minimumDuration: 0.3)
        .sequenced(before: DragGesture(coordinateSpace: .global))
        .updating($lift) { value, state, transaction in
          transaction.animation = .interactiveSpring()
          switch value {
          case .first(true): state = .pressed(song)
          case .second(true, let drag): state = .dragged(song, drag?.translation.height ?? 0)
          default: state = .none
          }
        })
  }

  private func reorder(_ lift: Lift) {
    guard let song = lift.song, let index = songs.firstIndex(of: song) else { return }
    let steps = Int(((lift.distance - moved) / rowHeight).rounded())
    let target = min(max(index + steps, 0), songs.count - 1)
    guard target != index else { return }
    moved += CGFloat(target - index) * rowHeight
    withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) {
      songs.insert(songs.remove(at: index), at: target)
    }
  }
}
