import SwiftUI

/// A snake steered by keys and swipes, moved by a timer that lives in its model.
struct SnakeView: View {
  @StateObject private var game = SnakeGame()
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Label("\(game.body.count)", systemImage: "star.fill").foregroundColor(.orange)
        Spacer()
        Button(game.timer == nil ? "Play" : "Pause") { game.toggle() }
      }
      GeometryReader { proxy in
        let cell = min(proxy.size.width, proxy.size.height) / CGFloat(SnakeGame.side)
        ZStack {
          RoundedRectangle(cornerRadius: 6).fill(Color.green.opacity(0.12))
          ForEach(Array(game.body.enumerated()), id: \.offset) { index, place in
            RoundedRectangle(cornerRadius: cell / 3)
              .fill(index == 0 ? Color.green : .green.opacity(0.6))
              .frame(width: cell, height: cell)
              .position(center(of: place, cell))
          }
          Circle()
            .fill(.red)
            .frame(width: cell * 0.8, height: cell * 0.8)
            .accessibilityElement()
            .accessibilityLabel("Food")
            .position(center(of: game.food, cell))
          if game.isOver { gameOver }
        }
        .frame(width: cell * CGFloat(SnakeGame.side), height: cell * CGFloat(SnakeGame.side))
        .clipped()
        .frame(maxWidth: .infinity)
      }
      .contentShape(Rectangle())
      .gesture(
        DragGesture().onEnded { value in
          let (dx, dy) = (value.translation.width, value.translation.height)
          game.turn(abs(dx) > abs(dy) ? (dx > 0 ? .right : .left) : (dy > 0 ? .down : .up))
        })
    }
    .padding()
    .focusable()
    .focused($isFocused)
    .onAppear { isFocused = true }
    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
      let headings: [KeyEquivalent: SnakeGame.Heading] = [
        .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
      ]
      headings[press.key].map { game.turn($0) }
      return .handled
    }
    .onDisappear { game.pause() }
  }

  private var gameOver: some View {
    VStack {
      Text("Game over").font(.title.bold())
      Button("Again") { game.restart() }
    }
    .padding()
    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 12))
  }

  private func center(of place: SnakeGame.Place, _ cell: CGFloat) -> CGPoint {
    CGPoint(x: (CGFloat(place.x) + 0.5) * cell, y: (CGFloat(place.y) + 0.5) * cell)
  }
}

private final class SnakeGame: ObservableObject {
  struct Place: Hashable {
    var x: Int
    var y: Int
  }

  enum Heading {
    case up, down, left, right

    var step: (x: Int, y: Int) {
      switch self {
      case .up: (0, -1)
      case .down: (0, 1)
      case .left: (-1, 0)
      case .right: (1, 0)
      }
    }
  }

  static let side = 12

  @Published private(set) var body = [Place(x: 4, y: 5), Place(x: 3, y: 5), Place(x: 2, y: 5)]
  @Published private(set) var food = Place(x: 7, y: 5)
  @Published private(set) var isOver = false
  @Published private(set) var timer: Timer?
  private var heading = Heading.right

  func toggle() { timer == nil ? start() : pause() }

  func turn(_ heading: Heading) {
    let (old, new) = (self.heading.step, heading.step)
    if old.x + new.x != 0 || old.y + new.y != 0 { self.heading = heading }
  }

  func pause() {
    timer?.invalidate()
    timer = nil
  }

  func restart() {
    body = [Place(x: 4, y: 5), Place(x: 3, y: 5), Place(x: 2, y: 5)]
    (food, isOver, heading) = (Place(x: 7, y: 5), false, .right)
    start()
  }

  private func start() {
    guard !isOver else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
      self?.move()
    }
  }

  private func move() {
    guard timer != nil else { return }
    let head = Place(x: body[0].x + heading.step.x, y: body[0].y + heading.step.y)
    let isInside = (0..<Self.side).contains(head.x) && (0..<Self.side).contains(head.y)
    guard isInside, !body.contains(head) else {
      isOver = true
      return pause()
    }
    body.insert(head, at: 0)
    if head == food {
      food = Place(x: (food.x * 5 + 3) % Self.side, y: (food.y * 7 + 2) % Self.side)
    } else {
      body.removeLast()
    }
  }
}
