import SwiftUI

/// The game 2048: tiles with identities of their own that slide, merge and appear.
struct SlidingTilesView: View {
  @StateObject private var game = SlidingTilesGame()
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text("2048").font(.system(size: 40, weight: .black))
        Spacer()
        Text("Score \(game.score)")
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(Color.brown.opacity(0.25), in: Capsule())
      }
      GeometryReader { geometry in
        let side = min(geometry.size.width, geometry.size.height)
        let cell = side / 4
        ZStack(alignment: .topLeading) {
          RoundedRectangle(cornerRadius: 10).fill(Color.brown.opacity(0.35))
          ForEach(game.tiles) { tile in
            TileFace(value: tile.value)
              .frame(width: max(cell - 8, 0), height: max(cell - 8, 0))
              .offset(x: CGFloat(tile.column) * cell + 4, y: CGFloat(tile.row) * cell + 4)
              .transition(.scale(scale: 0.4).combined(with: .opacity))
              .zIndex(Double(tile.value))
          }
        }
        .frame(width: side, height: side, alignment: .topLeading)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .contentShape(Rectangle())
      .gesture(swipe)
      HStack {
        ForEach(Move.allCases, id: \.self) { move in
          Button(move.rawValue) { play(move) }.buttonStyle(.bordered)
        }
      }
    }
    .padding()
    .focusable()
    .focused($isFocused)
    .onKeyPress(.leftArrow) { play(.left) }
    .onKeyPress(.rightArrow) { play(.right) }
    .onAppear { isFocused = true }
  }

  private var swipe: some Gesture {
    DragGesture(minimumDistance: 20).onEnded { value in
      let (x, y) = (value.translation.width, value.translation.height)
      if abs(x) > abs(y) { play(x > 0 ? .right : .left) } else { play(y > 0 ? .down : .up) }
    }
  }

  @discardableResult
  private func play(_ move: Move) -> KeyPress.Result {
    withAnimation(.easeOut(duration: 0.15)) { game.play(move) }
    return .handled
  }
}

private enum Move: String, CaseIterable {
  case left = "Left"
  case right = "Right"
  case up = "Up"
  case down = "Down"
}

private struct TileFace: View {
  var value: Int

  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .fill(Color(hue: 0.12 - log2(Double(value)) * 0.012, saturation: 0.75, brightness: 0.95))
      .overlay {
        Text("\(value)").font(.title.bold()).minimumScaleFactor(0.4).lineLimit(1).padding(4)
      }
      .foregroundColor(.white)
  }
}

private struct Tile: Identifiable {
  let id: Int
  var value: Int
  var row: Int
  var column: Int
}

private final class SlidingTilesGame: ObservableObject {
  @Published private(set) var tiles: [Tile] = []
  @Published private(set) var score = 0
  private var nextID = 0

  init() {
    add(2, row: 1, column: 0)
    add(2, row: 1, column: 3)
  }

  func play(_ move: Move) {
    let before = tiles.map { [$0.id, $0.row, $0.column] }
    for line in 0..<4 { push(line, move) }
    guard before != tiles.map({ [$0.id, $0.row, $0.column] }) else { return }
    let free = (0..<16).filter { place in
      !tiles.contains { $0.row == place / 4 && $0.column == place % 4 }
    }
    if let place = free.isEmpty ? nil : free[nextID * 7 % free.count] {
      add(nextID % 5 == 0 ? 4 : 2, row: place / 4, column: place % 4)
    }
  }

  /// Moves the tiles of one line to its beginning, where equal neighbours become one.
  private func push(_ line: Int, _ move: Move) {
    let isRow = move == .left || move == .right
    let isReversed = move == .right || move == .down
    let inLine = tiles.filter { (isRow ? $0.row : $0.column) == line }
      .sorted { (isRow ? $0.column < $1.column : $0.row < $1.row) != isReversed }
    var result: [Tile] = []
    var merged = Set<Int>()
    for tile in inLine {
      if let last = result.last, last.value == tile.value, !merged.contains(last.id) {
        merged.insert(last.id)
        result[result.count - 1].value *= 2
        score += result[result.count - 1].value
      } else {
        result.append(tile)
      }
    }
    tiles.removeAll { tile in inLine.contains { $0.id == tile.id } }
    for (index, tile) in result.enumerated() {
      var tile = tile
      let place = isReversed ? 3 - index : index
      if isRow { tile.column = place } else { tile.row = place }
      tiles.append(tile)
    }
    tiles.sort { $0.id < $1.id }
  }

  private func add(_ value: Int, row: Int, column: Int) {
    tiles.append(Tile(id: nextID, value: value, row: row, column: column))
    nextID += 1
  }
}
