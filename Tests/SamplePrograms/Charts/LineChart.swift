import SwiftUI

/// A curve whose points move to new data together, with a marker that follows the pointer.
struct LineChartView: View {
  @State private var values = LineChartView.series(1)
  @State private var seed = 1
  @State private var marker: Int?

  var body: some View {
    VStack(spacing: 14) {
      HStack {
        Text(marker.map { "Value \(Int(values[$0] * 100))" } ?? "Drag over the chart")
          .font(.headline)
          .accessibilityIdentifier("value")
        Spacer()
        Button("New data") {
          seed += 1
          withAnimation(.easeInOut(duration: 0.8)) { values = Self.series(seed) }
        }
      }
      GeometryReader { proxy in
        ZStack(alignment: .topLeading) {
          Curve(values: AnimatableValues(values), isClosed: true)
            .fill(
              LinearGradient(
                colors: [.blue.opacity(0.4), .blue.opacity(0)], startPoint: .top,
                endPoint: .bottom))
          Curve(values: AnimatableValues(values), isClosed: false)
            .stroke(.blue, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round))
          if let marker {
            let x = proxy.size.width * CGFloat(marker) / CGFloat(values.count - 1)
            let y = proxy.size.height * (1 - values[marker])
            Rectangle().fill(.secondary).frame(width: 1).offset(x: x)
            Circle().fill(.white).overlay(Circle().stroke(.blue, lineWidth: 3))
              .frame(width: 12, height: 12)
              .position(x: x, y: y)
          }
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { drag in
              guard proxy.size.width > 0 else { return }
              let step = proxy.size.width / CGFloat(values.count - 1)
              marker = min(max(Int((drag.location.x / step).rounded()), 0), values.count - 1)
            }
            .onEnded { _ in withAnimation { marker = nil } })
      }
      .background {
        VStack {
          ForEach(0..<5) { _ in
            Divider()
            Spacer()
          }
        }
      }
    }
    .padding(20)
  }

  private static func series(_ seed: Int) -> [Double] {
    (0..<12).map { 0.5 + 0.45 * sin(Double($0 * seed) * 0.9 + Double(seed)) }
  }
}

private struct AnimatableValues: VectorArithmetic {
  var values: [Double]

  init(_ values: [Double]) { self.values = values }

  static var zero: Self { Self([]) }

  static func + (left: Self, right: Self) -> Self { combine(left, right, +) }
  static func - (left: Self, right: Self) -> Self { combine(left, right, -) }

  mutating func scale(by factor: Double) { values = values.map { $0 * factor } }

  var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

  private static func combine(
    _ left: Self, _ right: Self, _ operation: (Double, Double) -> Double
  ) -> Self {
    let count = max(left.values.count, right.values.count)
    return Self(
      (0..<count).map { index in
        operation(
          index < left.values.count ? left.values[index] : 0,
          index < right.values.count ? right.values[index] : 0)
      })
  }
}

private struct Curve: Shape {
  var values: AnimatableValues
  var isClosed: Bool

  var animatableData: AnimatableValues {
    get { values }
    set { values = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let count = values.values.count
    let points = values.values.enumerated().map { index, value in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(max(count - 1, 1)),
        y: rect.maxY - rect.height * value)
    }
    return Path { path in
      guard let first = points.first, let last = points.last else { return }
      path.move(to: first)
      for (start, end) in zip(points, points.dropFirst()) {
        let middle = (start.x + end.x) / 2
        path.addCurve(
          to: end, control1: CGPoint(x: middle, y: start.y), control2: CGPoint(x: middle, y: end.y))
      }
      if isClosed {
        path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
        path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}
