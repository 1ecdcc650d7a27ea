import SwiftUI

/// A field of mines: a tap opens a cell, a long press flags it, both on the same small view.
struct MinesweeperView: View {
  @State private var field = MineField()

  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Text("\(field.mines.count - field.flags.count) left").monospacedDigit()
        Spacer()
        Button(field.face) { field = MineField() }
          .font(.title2)
          .buttonStyle(.plain)
          .accessibilityLabel("New field")
        Spacer()
        Text("\(field.open.count) open").monospacedDigit()
      }
      Grid(horizontalSpacing: 2, verticalSpacing: 2) {
        ForEach(0..<MineField.side, id: \.self) { row in
          GridRow {
            ForEach(0..<MineField.side, id: \.self) { column in
              cell(row * MineField.side + column)
            }
          }
        }
      }
      Text(field.hasLost ? "Boom" : field.hasWon ? "Cleared" : "Hold a cell to flag it")
        .foregroundStyle(field.hasLost ? .red : .secondary)
    }
    .padding()
    .fixedSize()
  }

  private func cell(_ place: Int) -> some View {
    let isOpen = field.open.contains(place)
    return ZStack {
      RoundedRectangle(cornerRadius: 4)
        .fill(isOpen ? AnyShapeStyle(.gray.opacity(0.12)) : AnyShapeStyle(.blue.gradient))
      if field.flags.contains(place) {
        Image(systemName: "flag.fill").foregroundColor(.orange)
      } else if field.hasLost, field.mines.contains(place) {
        Image(systemName: "burst.fill").foregroundColor(.red)
      } else if isOpen, field.neighbours(of: place) > 0 {
        Text("\(field.neighbours(of: place))")
          .font(.headline)
          .foregroundColor([.blue, .green, .red][min(field.neighbours(of: place), 3) - 1])
      }
    }
    .frame(width: 34, height: 34)
    .onTapGesture { withAnimation(.easeOut(duration: 0.15)) { field.open(place) } }
    .onLongPressGesture(minimumDuration: 0.4) { field.toggleFlag(place) }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Cell \(place)")
    .accessibilityValue(
      field.flags.contains(place) ? "flag" : isOpen ? "\(field.neighbours(of: place))" : "closed")
  }
}

private struct MineField {
  static let side = 7

  let mines: Set<Int> = [3, 11, 19, 28, 30, 38]
  private(set) var open: Set<Int> = []
  private(set) var flags: Set<Int> = []

  var hasLost: Bool { !open.isDisjoint(with: mines) }
  var hasWon: Bool { !hasLost && open.count + mines.count == Self.side * Self.side }
  var face: String { hasLost ? "☹︎" : hasWon ? "★" : "☺︎" }

  func around(_ place: Int) -> [Int] {
    let (row, column) = (place / Self.side, place % Self.side)
    return (row - 1...row + 1).flatMap { row in
      (column - 1...column + 1).filter { column in
        (0..<Self.side).contains(row) && (0..<Self.side).contains(column)
      }
      .map { row * Self.side + $0 }
    }
    .filter { $0 != place }
  }

  func neighbours(of place: Int) -> Int { around(place).count { mines.contains($0) } }

  mutating func open(_ place: Int) {
    guard !hasLost, !flags.contains(place) else { return }
    var waiting = [place]
    while let next = waiting.popLast() {
      guard open.insert(next).inserted else { continue }
      if !mines.contains(next), neighbours(of: next) == 0 {
        waiting += around(next).filter { !open.contains($0) && !flags.contains($0) }
      }
    }
  }

  mutating func toggleFlag(_ place: Int) {
    if !open.contains(place) { flags.formSymmetricDifference([place]) }
  }
}
