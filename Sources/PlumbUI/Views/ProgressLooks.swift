internal import Foundation

/// The bar of a progress view.
struct ProgressBar {
  let fraction: Double?
}

extension ProgressBar: View, _PrimitiveView {
  static func _resolve(_ view: ProgressBar, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let node = cursor.leaf(listedAs: ProgressView<EmptyView, EmptyView>.self) { ProgressNode() }
    node.label = view.fraction.map { "\(Int(($0 * 100).rounded())) %" }
    node.layoutNode.update(
      fraction: view.fraction ?? 0, thickness: environment.controlMetrics.scaled(6),
      track: SystemColor.strongFill.resolved(in: environment.colorAppearance),
      fill: TintShapeStyle()._style(in: environment), at: cursor.context)
  }
}

/// Lines in a circle of which the darkest goes round once a second; at rest with reduced motion.
struct ProgressWheel: View, ImplementationView {
  let color: Color
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.controlMetrics) private var metrics

  private static var lines: Int { 8 }

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: step)) { context in
      let turn = reducesMotion ? 0 : context.date.timeIntervalSinceReferenceDate
      wheel(darkest: Int((turn / 0.125).rounded()) % Self.lines)
    }
  }

  /// Seconds from one line to the next; a wheel at rest looks at the time once in a long while.
  private var step: Double { reducesMotion ? 3_600 : 0.125 }

  @MainActor private func wheel(darkest: Int) -> some View {
    let side = metrics.scaled(20)
    let unit = side / 20
    return ZStack {
      ForEach(0..<Self.lines) { line in
        let age = (darkest - line + Self.lines) % Self.lines
        Capsule().fill(color)
          .frame(width: 2.5 * unit, height: 6 * unit)
          .offset(y: -7 * unit)
          .rotationEffect(.degrees(Double(line) * 45))
          .opacity(1 - Double(age) * 0.11)
      }
    }
    .frame(width: side, height: side)
  }
}

/// A ring that fills clockwise from the top, whatever the direction of reading.
struct ProgressRing: View, ImplementationView {
  let fraction: Double
  /// Instead of the tint.
  let tint: Color?
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let line = metrics.scaled(3)
    ZStack {
      Circle().inset(by: line / 2).stroke(Color(.strongFill), lineWidth: line)
      Circle().inset(by: line / 2).trim(from: 0, to: fraction).rotation(.degrees(-90))
        .stroke(
          tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
          style: StrokeStyle(lineWidth: line, lineCap: .round))
    }
    .frame(width: metrics.scaled(20), height: metrics.scaled(20))
  }
}
