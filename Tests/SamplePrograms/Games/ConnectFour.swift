import SwiftUI

/// Discs that fall behind a board with holes, until four of them are in a line.
struct ConnectFourView: View {
  @StateObject private var game = FourGame()

  var body: some View {
    VStack(spacing: 20) {
      HStack(spacing: 10) {
        Circle().fill(game.player.color.gradient).frame(width: 20, height: 20)
        Text(game.message).font(.title3.bold()).accessibilityIdentifier("message")
        Spacer()
        Button("Again") { withAnimation(.easeIn(duration: 0.3)) { game.clear() } }
      }
      GeometryReader { proxy in
        let cell = proxy.size.width / CGFloat(FourGame.columns)
        ZStack(alignment: .topLeading) {
          ForEach(game.discs) { disc in
            DiscView(disc: disc, isMarked: game.line.contains(disc.id))
              .frame(width: cell, height: cell)
              .offset(
                x: cell * CGFloat(disc.column), y: cell * CGFloat(FourGame.rows - 1 - disc.row)
              )
              .transition(
                .asymmetric(
                  insertion: .offset(y: cell * CGFloat(disc.row - FourGame.rows)),
                  removal: .offset(y: proxy.size.height)))
          }
          plate(cell)
          HStack(spacing: 0) {
            ForEach(0..<FourGame.columns, id: \.self) { column in
              Color.clear
                .contentShape(Rectangle())
                .onTapGesture {
                  withAnimation(.interpolatingSpring(stiffness: 120, damping: 14)) {
                    game.drop(in: column)
                  }
                }
                .accessibilityElement()
                .accessibilityLabel("Column \(column)")
            }
          }
        }
        .clipShape(RoundedRectangle(cornerRadius: 14))
      }
      .aspectRatio(CGFloat(FourGame.columns) / CGFloat(FourGame.rows), contentMode: .fit)
    }
    .padding(20)
  }

  /// The front of the board: the circles are cut out of the group.
  private func plate(_ cell: CGFloat) -> some View {
    ZStack {
      LinearGradient(colors: [.blue, .indigo], startPoint: .top, endPoint: .bottom)
      VStack(spacing: 0) {
        ForEach(0..<FourGame.rows, id: \.self) { _ in
          HStack(spacing: 0) {
            ForEach(0..<FourGame.columns, id: \.self) { _ in
              Circle().padding(cell * 0.1).frame(width: cell, height: cell)
            }
          }
        }
      }
      .blendMode(.destinationOut)
    }
    .compositingGroup()
    .accessibilityHidden(true)
  }
}

private struct DiscView: View {
  let disc: Disc
  let isMarked: Bool

  var body: some View {
    Circle()
      .fill(disc.player.color.gradient)
      .overlay {
        if isMarked {
          Image(systemName: "star.fill").foregroundColor(.white).transition(.scale)
        }
      }
      .padding(3)
      .accessibilityElement()
      .accessibilityLabel("\(disc.player.name) disc \(disc.id)")
      .accessibilityValue(isMarked ? "marked" : "")
  }
}

private enum Player {
  case red, yellow

  var name: String { self == .red ? "Red" : "Yellow" }
  var color: Color { self == .red ? .red : .yellow }
  var other: Player { self == .red ? .yellow : .red }
}

private struct Disc: Identifiable {
  let id: Int
  let column: Int
  let row: Int
  let player: Player
}

private final class FourGame: ObservableObject {
  static let columns = 7
  static let rows = 6

  @Published private(set) var discs: [Disc] = []
  @Published private(set) var player = Player.red
  @Published private(set) var line: Set<Int> = []

  var message: String {
    if !line.isEmpty { return "\(player.name) wins" }
    return discs.count == Self.columns * Self.rows ? "A draw" : "\(player.name) to move"
  }

  func drop(in column: Int) {
    let row = discs.filter { $0.column == column }.count
    guard line.isEmpty, row < Self.rows else { return }
    discs.append(Disc(id: discs.count, column: column, row: row, player: player))
    line = fourInLine()
    if line.isEmpty { player = player.other }
  }

  func clear() {
    discs = []
    line = []
    player = .red
  }

  private func fourInLine() -> Set<Int> {
    let own = discs.filter { $0.player == player }
    for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
      for start in own {
        let four = (0..<4).compactMap { step in
          own.first {
            $0.column == start.column + step * dx && $0.row == start.row + step * dy
          }?.id
        }
        if four.count == 4 { return Set(four) }
      }
    }
    return []
  }
}
