internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The bar of a progress view or gauge; empty if the fraction is `nil`.
struct ProgressBar {
  /// The completed fraction, 0 to 1.
  let fraction: Double?
}

extension ProgressBar: View, _PrimitiveView {
  static func _resolve(_ view: ProgressBar, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let node = cursor.leaf(listedAs: ProgressView<EmptyView, EmptyView>.self) {
      ProgressLayoutNode()
    }
    node.label = view.fraction.map { "\(Int(($0 * 100).rounded())) %" }
    node.layoutNode.update(
      fraction: view.fraction ?? 0, thickness: environment.controlMetrics.scaled(6),
      track: SystemColor.strongFill.resolved(in: environment.colorAppearance),
      fill: environment.tintGradient?.alongBar._style(in: environment)
        ?? TintShapeStyle()._style(in: environment), at: cursor.context)
  }
}

extension Gradient {
  /// The gradient along a bar, from its start.
  var alongBar: LinearGradient {
    LinearGradient(gradient: self, startPoint: .leading, endPoint: .trailing)
  }
}

/// A circle of lines the darkest of which advances by one turn per second; still with reduced
/// motion.
struct ProgressSpinner: View, ImplementationView {
  /// The style of the darkest line.
  let style: AnyShapeStyle
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.controlMetrics) private var metrics

  /// The number of lines.
  private static var lines: Int { 8 }

  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: period)) { context in
      let time = reducesMotion ? 0 : context.date.timeIntervalSinceReferenceDate
      spinner(darkestLine: Int((time / 0.125).rounded()) % Self.lines)
    }
  }

  /// The time for which each line is the darkest, in seconds; very long with reduced motion, since
  /// nothing changes.
  private var period: Double { reducesMotion ? 3_600 : 0.125 }

  /// Returns the lines, whose opacity decreases with their distance from the darkest one.
  @MainActor private func spinner(darkestLine: Int) -> some View {
    let side = metrics.scaled(20)
    let unit = side / 20
    return ZStack {
      ForEach(0..<Self.lines) { line in
        let age = (darkestLine - line + Self.lines) % Self.lines
        Capsule().fill(style)
          .frame(width: 2.5 * unit, height: 6 * unit)
          .offset(y: -7 * unit)
          .rotationEffect(.degrees(Double(line) * 45))
          .opacity(1 - Double(age) * 0.11)
      }
    }
    .frame(width: side, height: side)
  }
}

/// A ring that fills clockwise from the top, regardless of the layout direction.
struct ProgressRing: View, ImplementationView {
  /// The completed fraction, 0 to 1.
  let fraction: Double
  /// The colour of the completed part; `nil` for the tint of the environment.
  let tint: Color?
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let line = metrics.scaled(3)
    ZStack {
      Circle().inset(by: line / 2).stroke(Color(system: .strongFill), lineWidth: line)
      Circle().inset(by: line / 2).trim(from: 0, to: fraction).rotation(.degrees(-90))
        .stroke(
          tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
          style: StrokeStyle(lineWidth: line, lineCap: .round))
    }
    .frame(width: metrics.scaled(20), height: metrics.scaled(20))
  }
}
