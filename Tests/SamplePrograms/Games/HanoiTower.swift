import SwiftUI

/// Discs that are dragged from rod to rod: the gesture is added after the modifier `position`, so
/// that its locations are in the whole table.
struct HanoiTowerView: View {
  @StateObject private var tower = Tower()
  @State private var dragged: Int?
  @GestureState private var offset = CGSize.zero

  var body: some View {
    VStack(spacing: 16) {
      HStack {
        Text(tower.isSolved ? "Solved in \(tower.moves) moves" : "\(tower.moves) moves")
          .font(.headline)
          .contentTransition(.numericText())
          .accessibilityIdentifier("moves")
        Spacer()
        Stepper("\(tower.count) discs") {
          withAnimation { tower.count = min(tower.count + 1, 6) }
        } onDecrement: {
          withAnimation { tower.count = max(tower.count - 1, 2) }
        }
        .fixedSize()
      }
      GeometryReader { proxy in
        ZStack {
          ForEach(0..<3) { rod in
            UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
              .fill(Color.brown.opacity(0.7))
              .frame(width: 10, height: proxy.size.height * 0.8)
              .position(x: middle(of: rod, in: proxy.size), y: proxy.size.height * 0.6)
          }
          RoundedRectangle(cornerRadius: 6)
            .fill(Color.brown)
            .frame(height: 14)
            .position(x: proxy.size.width / 2, y: proxy.size.height - 7)
          ForEach(1...tower.count, id: \.self) { disc in
            view(of: disc, in: proxy.size)
          }
        }
      }
      .background(
        LinearGradient(
          colors: [.orange.opacity(0.12), .brown.opacity(0.3)], startPoint: .top,
          endPoint: .bottom)
      )
      .clipShape(RoundedRectangle(cornerRadius: 12))
      Button("Next move") { withAnimation(.easeInOut(duration: 0.4)) { tower.moveNext() } }
        .buttonStyle(.borderedProminent)
        .tint(.brown)
        .disabled(tower.isSolved)
    }
    .padding(20)
  }

  private func view(of disc: Int, in size: CGSize) -> some View {
    let isDragged = dragged == disc
    return Capsule()
      .fill(Color(hue: Double(disc) / 8, saturation: 0.6, brightness: 0.9).gradient)
      .overlay(Capsule().strokeBorder(.black.opacity(0.2)))
      .frame(width: size.width / 3 * (0.3 + 0.11 * CGFloat(disc)), height: 22)
      .accessibilityElement()
      .accessibilityLabel("Disc \(disc)")
      .shadow(radius: isDragged ? 6 : 0, y: isDragged ? 4 : 0)
      .offset(isDragged ? offset : .zero)
      .position(
        x: middle(of: tower.rod(of: disc), in: size),
        y: size.height - 25 - 23 * CGFloat(tower.level(of: disc))
      )
      .gesture(
        DragGesture(minimumDistance: 1)
          .updating($offset) { value, state, _ in
            if tower.isFree(disc) { state = value.translation }
          }
          .onChanged { _ in dragged = tower.isFree(disc) ? disc : nil }
          .onEnded { value in
            let rod = min(max(Int(value.location.x / max(size.width / 3, 1)), 0), 2)
            withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
              tower.move(disc, to: rod)
              dragged = nil
            }
          }
      )
      .zIndex(isDragged ? 1 : 0)
  }

  private func middle(of rod: Int, in size: CGSize) -> CGFloat {
    size.width / 3 * (CGFloat(rod) + 0.5)
  }
}

private final class Tower: ObservableObject {
  @Published var count = 4 { didSet { restart() } }
  @Published private(set) var moves = 0
  /// The rod of each disc; the smallest disc is the first.
  @Published private var rods = [0, 0, 0, 0]

  var isSolved: Bool { rods.allSatisfy { $0 == 2 } }

  func rod(of disc: Int) -> Int { rods[disc - 1] }

  /// The number of discs beneath a disc.
  func level(of disc: Int) -> Int { rods[disc...].filter { $0 == rod(of: disc) }.count }

  func isFree(_ disc: Int) -> Bool { !rods[..<(disc - 1)].contains(rod(of: disc)) }

  func move(_ disc: Int, to rod: Int) {
    guard isFree(disc), self.rod(of: disc) != rod, !rods[..<(disc - 1)].contains(rod) else {
      return
    }
    rods[disc - 1] = rod
    moves += 1
  }

  func moveNext() {
    if let (disc, rod) = nextMove(of: count, to: 2) { move(disc, to: rod) }
  }

  private func nextMove(of disc: Int, to rod: Int) -> (disc: Int, rod: Int)? {
    guard disc > 0 else { return nil }
    if self.rod(of: disc) == rod { return nextMove(of: disc - 1, to: rod) }
    return nextMove(of: disc - 1, to: 3 - rod - self.rod(of: disc)) ?? (disc, rod)
  }

  private func restart() {
    rods = Array(repeating: 0, count: count)
    moves = 0
  }
}
