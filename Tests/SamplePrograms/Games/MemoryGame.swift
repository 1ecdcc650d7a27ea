import SwiftUI

/// Pairs of cards that turn in space, and turn back after a moment if they do not match.
struct MemoryGameView: View {
  @StateObject private var game = MemoryGame()

  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Text("Memory").font(.title.bold())
        Spacer()
        Text("\(game.turns) turns").foregroundStyle(.secondary)
      }
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 64), spacing: 10)], spacing: 10) {
        ForEach(game.cards) { card in
          MemoryCardView(card: card)
            .aspectRatio(2 / 3, contentMode: .fit)
            .onTapGesture {
              withAnimation(.easeInOut(duration: 0.3)) { game.choose(card) }
            }
        }
      }
      if game.isFinished {
        Label("All pairs found", systemImage: "checkmark.seal.fill")
          .font(.headline)
          .foregroundStyle(.green)
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
      Button("Shuffle") {
        withAnimation { game.restart() }
      }
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

private struct MemoryCardView: View {
  let card: MemoryGame.Card

  var body: some View {
    Color.clear
      .modifier(Cardify(isFaceUp: card.isFaceUp || card.isMatched, symbol: card.symbol))
      .opacity(card.isMatched ? 0.4 : 1)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Card \(card.id)")
      .accessibilityValue(card.isFaceUp || card.isMatched ? card.symbol : "hidden")
  }
}

/// Shows the front while less than a quarter turn is left, so that both sides are never seen at once.
private struct Cardify: AnimatableModifier {
  var rotation: Double
  var symbol: String

  init(isFaceUp: Bool, symbol: String) {
    rotation = isFaceUp ? 0 : 180
    self.symbol = symbol
  }

  var animatableData: Double {
    get { rotation }
    set { rotation = newValue }
  }

  func body(content: Content) -> some View {
    ZStack {
      content
      let shape = RoundedRectangle(cornerRadius: 10)
      if rotation < 90 {
        shape.fill(.white)
        shape.strokeBorder(.orange, lineWidth: 3)
        Image(systemName: symbol).font(.title).foregroundColor(.orange)
      } else {
        shape.fill(.orange)
      }
    }
    .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
  }
}

private final class MemoryGame: ObservableObject {
  struct Card: Identifiable {
    let id: Int
    let symbol: String
    var isFaceUp = false
    var isMatched = false
  }

  @Published private(set) var cards: [Card] = []
  @Published private(set) var turns = 0

  private let symbols = ["star.fill", "heart.fill", "moon.fill", "bolt.fill"]

  init() { restart() }

  var isFinished: Bool { cards.allSatisfy(\.isMatched) }

  func restart() {
    turns = 0
    let pairs = symbols + symbols
    cards = pairs.indices.map { Card(id: $0, symbol: pairs[$0]) }
  }

  func choose(_ card: Card) {
    guard let index = cards.firstIndex(where: { $0.id == card.id }),
      !cards[index].isFaceUp, !cards[index].isMatched
    else { return }
    let open = cards.indices.filter { cards[$0].isFaceUp && !cards[$0].isMatched }
    guard open.count < 2 else { return }
    cards[index].isFaceUp = true
    guard let first = open.first else { return }
    turns += 1
    if cards[first].symbol == cards[index].symbol {
      cards[first].isMatched = true
      cards[index].isMatched = true
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
        withAnimation {
          for index in self.cards.indices where !self.cards[index].isMatched {
            self.cards[index].isFaceUp = false
          }
        }
      }
    }
  }
}
