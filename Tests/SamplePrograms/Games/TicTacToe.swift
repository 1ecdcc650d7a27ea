import SwiftUI

/// Three in a row on a lazy grid, with a line drawn through the winning cells.
struct TicTacToeView: View {
  @State private var board = Array(repeating: Player?.none, count: 9)
  @State private var next = Player.cross
  @State private var wins: [Player: Int] = [:]

  private enum Player: String {
    case cross = "✕"
    case nought = "◯"

    var other: Player { self == .cross ? .nought : .cross }
    var color: Color { self == .cross ? .blue : .pink }
  }

  private static let lines = [
    [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
  ]

  private var winningLine: [Int]? {
    Self.lines.first { line in
      board[line[0]] != nil && line.allSatisfy { board[$0] == board[line[0]] }
    }
  }

  private var status: String {
    if let line = winningLine, let winner = board[line[0]] { return "\(winner.rawValue) wins" }
    return board.contains(nil) ? "\(next.rawValue) to move" : "A draw"
  }

  var body: some View {
    VStack(spacing: 16) {
      Text(status).font(.title2.weight(.semibold)).accessibilityIdentifier("status")
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 6), count: 3), spacing: 6)
      {
        ForEach(0..<9, id: \.self) { index in
          cell(index)
        }
      }
      .overlay { if let line = winningLine { strike(line) } }
      .frame(maxWidth: 300)
      HStack {
        Text("✕ \(wins[.cross, default: 0])").foregroundColor(.blue)
        Spacer()
        Button("New game") { withAnimation { board = Array(repeating: nil, count: 9) } }
        Spacer()
        Text("◯ \(wins[.nought, default: 0])").foregroundColor(.pink)
      }
      .frame(maxWidth: 300)
    }
    .padding(20)
  }

  private func cell(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(.gray.opacity(0.15))
      .aspectRatio(1, contentMode: .fit)
      .overlay {
        if let player = board[index] {
          Text(player.rawValue)
            .font(.system(size: 44, weight: .heavy))
            .foregroundColor(player.color)
            .transition(.scale.combined(with: .opacity))
        }
      }
      .contentShape(Rectangle())
      .onTapGesture { place(index) }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Cell \(index)")
      .accessibilityValue(board[index]?.rawValue ?? "empty")
  }

  private func place(_ index: Int) {
    guard board[index] == nil, winningLine == nil else { return }
    withAnimation(.spring(response: 0.3, dampingFraction: 0.5)) {
      board[index] = next
      if winningLine != nil { wins[next, default: 0] += 1 }
      next = next.other
    }
  }

  private func strike(_ line: [Int]) -> some View {
    GeometryReader { proxy in
      let point = { (index: Int) in
        CGPoint(
          x: proxy.size.width * (CGFloat(index % 3) * 2 + 1) / 6,
          y: proxy.size.height * (CGFloat(index / 3) * 2 + 1) / 6)
      }
      Path { path in
        path.move(to: point(line[0]))
        path.addLine(to: point(line[2]))
      }
      .stroke(.primary, style: StrokeStyle(lineWidth: 6, lineCap: .round))
    }
    .allowsHitTesting(false)
  }
}
