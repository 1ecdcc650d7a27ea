import Combine
import SwiftUI

/// Discs that turn one after the other: the game publishes turns, and the view makes them with an
/// animation. The discs lie in frames that the squares send up.
struct ReversiView: View {
  @StateObject private var game = ReversiGame()
  @State private var frames: [Int: CGRect] = [:]

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 12) {
        score(.dark)
        score(.light)
        Spacer()
        Button("Again", action: game.restart)
      }
      ZStack(alignment: .topLeading) {
        VStack(spacing: 3) {
          ForEach(0..<ReversiGame.side, id: \.self) { row in
            HStack(spacing: 3) {
              ForEach(0..<ReversiGame.side, id: \.self) { column in
                square(row * ReversiGame.side + column)
              }
            }
          }
        }
        ForEach(game.discs) { disc in
          let frame = frames[disc.id] ?? .zero
          Circle()
            .modifier(Turning(turn: disc.color == .dark ? 0 : 1))
            .shadow(radius: 1, y: 1)
            .accessibilityElement()
            .accessibilityLabel("Disc \(disc.id)")
            .accessibilityValue(disc.color == .dark ? "dark" : "light")
            .padding(4)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
            .allowsHitTesting(false)
            .transition(.scale)
            .transaction { $0.animation = $0.animation?.delay(0.12 * Double(disc.order)) }
        }
      }
      .coordinateSpace(name: "board")
      .onPreferenceChange(FrameKey.self) { frames = $0 }
      .aspectRatio(1, contentMode: .fit)
      .padding(6)
      .background(Color(red: 0.05, green: 0.3, blue: 0.15), in: RoundedRectangle(cornerRadius: 8))
      Text(game.message).accessibilityIdentifier("message")
    }
    .padding(16)
    .onReceive(game.turns) { turn in
      withAnimation(.easeInOut(duration: 0.35)) { game.perform(turn) }
    }
  }

  private func square(_ index: Int) -> some View {
    GeometryReader { proxy in
      Rectangle()
        .fill(Color(red: 0.1, green: 0.5, blue: 0.27))
        .overlay {
          if game.flips(at: index).isEmpty == false {
            Circle().fill(.black.opacity(0.2)).frame(width: 8, height: 8)
          }
        }
        .preference(key: FrameKey.self, value: [index: proxy.frame(in: .named("board"))])
    }
    .onTapGesture { game.play(at: index) }
    .accessibilityElement()
    .accessibilityLabel("Square \(index)")
  }

  private func score(_ color: DiscColor) -> some View {
    HStack(spacing: 6) {
      Circle()
        .fill(color == .dark ? Color.black : .white)
        .overlay(Circle().strokeBorder(.gray))
        .frame(width: 18, height: 18)
      Text("\(game.discs.filter { $0.color == color }.count)").monospacedDigit()
    }
    .padding(.horizontal, 10)
    .padding(.vertical, 6)
    .background(game.player == color ? Color.gray.opacity(0.25) : .clear, in: Capsule())
    .accessibilityElement(children: .combine)
    .accessibilityLabel(color == .dark ? "Dark" : "Light")
    .accessibilityValue("\(game.discs.filter { $0.color == color }.count)")
  }
}

/// Turns a disc around its vertical axis; it has the colour of the visible side.
private struct Turning: AnimatableModifier {
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func body(content: Content) -> some View {
    content
      .foregroundColor(turn < 0.5 ? Color(white: 0.1) : .white)
      .rotation3DEffect(.degrees(turn * 180), axis: (x: 0, y: 1, z: 0))
  }
}

private struct FrameKey: PreferenceKey {
  static let defaultValue: [Int: CGRect] = [:]

  static func reduce(value: inout [Int: CGRect], nextValue: () -> [Int: CGRect]) {
    value.merge(nextValue()) { $1 }
  }
}

private enum DiscColor {
  case dark, light

  var other: DiscColor { self == .dark ? .light : .dark }
}

private struct ReversiDisc: Identifiable {
  let id: Int
  var color: DiscColor
  /// Its place among the discs that a turn changed.
  var order = 0
}

private struct Turn {
  let squares: [Int]
  let color: DiscColor
}

private final class ReversiGame: ObservableObject {
  static let side = 6

  @Published private(set) var discs: [ReversiDisc] = []
  @Published private(set) var player = DiscColor.dark

  private let subject = PassthroughSubject<Turn, Never>()
  var turns: AnyPublisher<Turn, Never> { subject.eraseToAnyPublisher() }

  init() { restart() }

  var message: String {
    let canPlay = (0..<(Self.side * Self.side)).contains { !flips(at: $0).isEmpty }
    guard canPlay else { return "No move is left" }
    return player == .dark ? "Dark to move" : "Light to move"
  }

  func restart() {
    discs = [14, 21].map { ReversiDisc(id: $0, color: .light) }
    discs += [15, 20].map { ReversiDisc(id: $0, color: .dark) }
    player = .dark
  }

  func play(at square: Int) {
    let flips = flips(at: square)
    guard !flips.isEmpty else { return }
    subject.send(Turn(squares: [square] + flips, color: player))
  }

  func perform(_ turn: Turn) {
    for (order, square) in turn.squares.enumerated() {
      let disc = ReversiDisc(id: square, color: turn.color, order: order)
      if let index = discs.firstIndex(where: { $0.id == square }) {
        discs[index] = disc
      } else {
        discs.append(disc)
      }
    }
    player = turn.color.other
  }

  /// The squares whose discs the player would turn.
  func flips(at square: Int) -> [Int] {
    guard color(at: square) == nil else { return [] }
    let directions = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
    return directions.flatMap { rows, columns -> [Int] in
      var passed: [Int] = []
      var (row, column) = (square / Self.side + rows, square % Self.side + columns)
      while (0..<Self.side).contains(row), (0..<Self.side).contains(column),
        let color = color(at: row * Self.side + column)
      {
        if color == player { return passed }
        passed.append(row * Self.side + column)
        row += rows
        column += columns
      }
      return []
    }
  }

  private func color(at square: Int) -> DiscColor? {
    discs.first { $0.id == square }?.color
  }
}
