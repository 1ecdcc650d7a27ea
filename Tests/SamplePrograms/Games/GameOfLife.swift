import SwiftUI

/// Cells drawn on a canvas: a drag paints them, a timer makes generations of them.
struct GameOfLifeView: View {
  @StateObject private var life = LifeModel()
  @State private var speed = 0.1
  @GestureState private var isPainting = false

  var body: some View {
    VStack(spacing: 12) {
      Canvas { context, size in
        let cell = CGSize(
          width: size.width / CGFloat(Life.side), height: size.height / CGFloat(Life.side))
        var grid = Path()
        for line in 0...Life.side {
          let x = CGFloat(line) * cell.width
          let y = CGFloat(line) * cell.height
          grid.move(to: CGPoint(x: x, y: 0))
          grid.addLine(to: CGPoint(x: x, y: size.height))
          grid.move(to: CGPoint(x: 0, y: y))
          grid.addLine(to: CGPoint(x: size.width, y: y))
        }
        context.stroke(grid, with: .color(.gray.opacity(0.3)), lineWidth: 0.5)
        for place in life.life.cells {
          let frame = CGRect(
            x: CGFloat(place % Life.side) * cell.width, y: CGFloat(place / Life.side) * cell.height,
            width: cell.width, height: cell.height)
          context.fill(
            Path(roundedRect: frame.insetBy(dx: 1, dy: 1), cornerRadius: 2), with: .color(.green))
        }
      }
      .aspectRatio(1, contentMode: .fit)
      .background(isPainting ? Color.green.opacity(0.08) : Color(white: 0.5).opacity(0.05))
      .overlay {
        GeometryReader { geometry in
          Color.clear
            .contentShape(Rectangle())
            .gesture(
              DragGesture(minimumDistance: 0)
                .updating($isPainting) { _, isPainting, _ in isPainting = true }
                .onChanged { life.paint($0.location, in: geometry.size) })
        }
      }
      HStack {
        Button(life.isRunning ? "Pause" : "Run") { life.isRunning.toggle() }
        Button("Step") { life.step() }
        Button("Clear") { life.clear() }
        Spacer()
        Text("\(life.life.cells.count) cells, generation \(life.generation)")
          .font(.caption.monospacedDigit())
          .accessibilityIdentifier("state")
      }
    }
    .padding()
    .task(id: life.isRunning) {
      while life.isRunning, !Task.isCancelled {
        try? await Task.sleep(nanoseconds: UInt64(speed * 1e9))
        if !Task.isCancelled { life.step() }
      }
    }
  }
}

private struct Life {
  static let side = 20

  /// The numbers of the living cells, row by row. At first a glider.
  var cells: Set<Int> = [1, 22, 40, 41, 42]

  mutating func advance() {
    var neighbours: [Int: Int] = [:]
    for cell in cells {
      for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        let x = (cell % Self.side + dx + Self.side) % Self.side
        let y = (cell / Self.side + dy + Self.side) % Self.side
        neighbours[y * Self.side + x, default: 0] += 1
      }
    }
    cells = Set(neighbours.filter { $1 == 3 || ($1 == 2 && cells.contains($0)) }.keys)
  }
}

private final class LifeModel: ObservableObject {
  @Published private(set) var life = Life()
  @Published private(set) var generation = 0
  @Published var isRunning = false

  func step() {
    life.advance()
    generation += 1
  }

  func clear() {
    life.cells.removeAll()
    generation = 0
    isRunning = false
  }

  func paint(_ point: CGPoint, in size: CGSize) {
    guard size.width > 0, size.height > 0 else { return }
    let x = Int((point.x / size.width * CGFloat(Life.side)).rounded(.down))
    let y = Int((point.y / size.height * CGFloat(Life.side)).rounded(.down))
    guard (0..<Life.side).contains(x), (0..<Life.side).contains(y) else { return }
    life.cells.insert(y * Life.side + x)
  }
}
