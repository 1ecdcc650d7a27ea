import SwiftUI

/// A web of values around a middle: a shape whose animated data is an array of one's own.
struct RadarChartView: View {
  @State private var selected = 0

  private let names = ["Pace", "Shots", "Passes", "Dribbling", "Defence", "Strength"]
  private let players = [
    RadarPlayer(name: "Keeper", color: .teal, values: [0.4, 0.2, 0.6, 0.3, 0.95, 0.8]),
    RadarPlayer(name: "Winger", color: .orange, values: [0.95, 0.7, 0.65, 0.9, 0.3, 0.45]),
    RadarPlayer(name: "Captain", color: .purple, values: [0.6, 0.75, 0.9, 0.65, 0.7, 0.75]),
  ]

  var body: some View {
    VStack(spacing: 20) {
      Picker("Player", selection: $selected.animation(.spring(response: 0.6, dampingFraction: 0.6)))
      {
        ForEach(players.indices, id: \.self) { Text(players[$0].name) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      GeometryReader { proxy in
        let radius = max(min(proxy.size.width, proxy.size.height) / 2 - 34, 0)
        let player = players[selected]
        ZStack {
          ForEach(1..<5) { ring in
            RadarShape(values: RadarValues(repeating: Double(ring) / 4, count: names.count))
              .stroke(.quaternary, lineWidth: ring == 4 ? 1.5 : 1)
          }
          RadarShape(values: RadarValues(player.values)).fill(player.color.opacity(0.3))
          RadarShape(values: RadarValues(player.values))
            .stroke(player.color, style: StrokeStyle(lineWidth: 2.5, lineJoin: .round))
          ForEach(names.indices, id: \.self) { index in
            let angle = Double(index) / Double(names.count) * 2 * .pi - .pi / 2
            Circle()
              .fill(player.color)
              .frame(width: 9, height: 9)
              .accessibilityElement()
              .accessibilityLabel("Point \(index)")
              .offset(
                x: cos(angle) * radius * player.values[index],
                y: sin(angle) * radius * player.values[index])
            Text(names[index])
              .font(.caption.weight(.medium))
              .offset(x: cos(angle) * (radius + 32), y: sin(angle) * (radius + 16))
          }
        }
        .frame(width: radius * 2, height: radius * 2)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      Text("Mean \(players[selected].mean, format: .percent.precision(.fractionLength(0)))")
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("mean")
    }
    .padding(20)
  }
}

private struct RadarPlayer {
  let name: String
  let color: Color
  let values: [Double]

  var mean: Double { values.reduce(0, +) / Double(values.count) }
}

private struct RadarShape: Shape {
  var values: RadarValues

  var animatableData: RadarValues {
    get { values }
    set { values = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let points = values.numbers.enumerated().map { index, value in
      let angle = Double(index) / Double(values.numbers.count) * 2 * .pi - .pi / 2
      return CGPoint(
        x: rect.midX + cos(angle) * value * rect.width / 2,
        y: rect.midY + sin(angle) * value * rect.height / 2)
    }
    return Path { path in
      path.addLines(points)
      path.closeSubpath()
    }
  }
}

/// Numbers that are animated together. The zero of the type has none, and adds nothing.
private struct RadarValues: VectorArithmetic {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  init(repeating number: Double, count: Int) {
    numbers = Array(repeating: number, count: count)
  }

  static var zero: RadarValues { RadarValues([]) }

  static func + (lhs: RadarValues, rhs: RadarValues) -> RadarValues { lhs.combined(rhs, +) }

  static func - (lhs: RadarValues, rhs: RadarValues) -> RadarValues { lhs.combined(rhs, -) }

  mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }

  private func combined(
    _ other: RadarValues, _ operation: (Double, Double) -> Double
  ) -> RadarValues {
    RadarValues(
      (0..<max(numbers.count, other.numbers.count)).map { index in
        operation(
          index < numbers.count ? numbers[index] : 0,
          index < other.numbers.count ? other.numbers[index] : 0)
      })
  }
}
