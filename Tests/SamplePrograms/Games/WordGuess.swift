import SwiftUI

/// A word to guess in six tries: tiles that turn over one after the other, and keys that show the
/// known results for their letters.
struct WordGuessView: View {
  @StateObject private var game = WordGame()

  var body: some View {
    VStack(spacing: 20) {
      Text(game.message).font(.headline).accessibilityIdentifier("message")
      GeometryReader { proxy in
        let side = max(min((proxy.size.width - 24) / 5, (proxy.size.height - 30) / 6), 0)
        VStack(spacing: 6) {
          ForEach(0..<6, id: \.self) { row in
            HStack(spacing: 6) {
              ForEach(0..<5, id: \.self) { column in
                TileView(
                  letter: game.letter(row, column), mark: game.mark(row, column), side: side,
                  delay: Double(column) * 0.15
                )
                .accessibilityLabel("Tile \(row) \(column)")
              }
            }
            .modifier(Shake(shakes: row == game.guesses.count ? CGFloat(game.refusals) : 0))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      VStack(spacing: 6) {
        ForEach(WordGame.keys, id: \.self) { line in
          HStack(spacing: 4) {
            ForEach(line.map(String.init), id: \.self) { key in keyButton(key) }
          }
        }
      }
    }
    .padding(14)
  }

  private func keyButton(_ key: String) -> some View {
    let mark = game.known[key]
    return Button {
      withAnimation(.linear(duration: 0.4)) { game.press(key) }
    } label: {
      Group {
        switch key {
        case "<": Image(systemName: "arrow.left")
        case ">": Image(systemName: "checkmark")
        default: Text(key)
        }
      }
      .font(.callout.weight(.semibold))
      .foregroundColor(mark == nil ? .primary : .white)
      .frame(maxWidth: .infinity, minHeight: 40)
      .background(mark?.color ?? Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(key)
    .accessibilityValue(mark?.rawValue ?? "")
  }
}

private struct TileView: View {
  let letter: String
  let mark: Mark?
  let side: CGFloat
  let delay: Double

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: side / 8)
        .strokeBorder(letter.isEmpty ? Color.gray.opacity(0.3) : .gray, lineWidth: 2)
        .rotation3DEffect(.degrees(mark == nil ? 0 : 90), axis: (x: 1, y: 0, z: 0))
        .animation(.easeIn(duration: 0.2).delay(delay), value: mark)
      RoundedRectangle(cornerRadius: side / 8)
        .fill(mark?.color ?? .clear)
        .rotation3DEffect(.degrees(mark == nil ? -90 : 0), axis: (x: 1, y: 0, z: 0))
        .animation(.easeOut(duration: 0.2).delay(delay + 0.2), value: mark)
      Text(letter)
        .font(.system(size: max(side * 0.55, 1), weight: .bold))
        .foregroundColor(mark == nil ? .primary : .white)
    }
    .frame(width: side, height: side)
    .accessibilityElement()
    .accessibilityValue(mark?.rawValue ?? letter)
  }
}

/// A movement to both sides, once for every whole number.
private struct Shake: GeometryEffect {
  var shakes: CGFloat

  var animatableData: CGFloat {
    get { shakes }
    set { shakes = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(shakes * .pi * 4), y: 0))
  }
}

private enum Mark: String {
  case right, elsewhere, absent

  var color: Color {
    switch self {
    case .right: .green
    case .elsewhere: .orange
    case .absent: Color(white: 0.45)
    }
  }
}

private final class WordGame: ObservableObject {
  static let keys = ["QWERTYUIOP", "ASDFGHJKL", "<ZXCVBNM>"]

  @Published private(set) var guesses: [String] = []
  @Published private(set) var current = ""
  @Published private(set) var known: [String: Mark] = [:]
  @Published private(set) var refusals = 0

  private let word = "PLANT"

  var isFound: Bool { guesses.last == word }

  var message: String {
    if isFound { return "Found in \(guesses.count)" }
    return guesses.count == 6 ? "It was \(word)" : "Guess the word"
  }

  func letter(_ row: Int, _ column: Int) -> String {
    let text = row < guesses.count ? guesses[row] : row == guesses.count ? current : ""
    return column < text.count ? String(Array(text)[column]) : ""
  }

  func mark(_ row: Int, _ column: Int) -> Mark? {
    row < guesses.count ? marks(of: guesses[row])[column] : nil
  }

  func press(_ key: String) {
    guard !isFound, guesses.count < 6 else { return }
    switch key {
    case "<": current = String(current.dropLast())
    case ">": submit()
    default: if current.count < 5 { current += key }
    }
  }

  private func submit() {
    guard current.count == 5 else {
      refusals += 1
      return
    }
    for (letter, mark) in zip(current.map(String.init), marks(of: current))
    where known[letter] != .right { known[letter] = mark }
    guesses.append(current)
    current = ""
    refusals = 0
  }

  /// Letters in their place first, so that none counts twice.
  private func marks(of guess: String) -> [Mark] {
    let (letters, target) = (Array(guess), Array(word))
    var marks = zip(letters, target).map { $0 == $1 ? Mark.right : .absent }
    var rest = zip(letters, target).filter { $0 != $1 }.map { $1 }
    for (index, letter) in letters.enumerated() where marks[index] != .right {
      guard let place = rest.firstIndex(of: letter) else { continue }
      marks[index] = .elsewhere
      rest.remove(at: place)
    }
    return marks
  }
}
