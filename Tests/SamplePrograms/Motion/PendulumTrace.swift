import SwiftUI

/// Two arms that draw a figure: an object behind a state, bindings to its properties, and a trace
/// whose view is drawn anew only when the trace is another one.
struct PendulumTraceView: View {
  @State private var pendulum = Pendulum()
  @State private var isRunning = false

  var body: some View {
    VStack(spacing: 12) {
      TimelineView(.animation(paused: !isRunning)) { timeline in
        let frame = pendulum.frame(at: isRunning ? timeline.date : nil)
        ZStack {
          TraceView(count: frame.trace.count, trace: frame.trace).equatable()
          Canvas { context, size in
            context.translateBy(x: size.width / 2, y: size.height / 2)
            let scale = min(size.width, size.height) / 2.2
            context.scaleBy(x: scale, y: scale)
            var arms = Path()
            arms.addLines([.zero, frame.elbow, frame.hand])
            context.stroke(arms, with: .color(.white.opacity(0.6)), lineWidth: 2 / max(scale, 1))
            for (point, side) in [(CGPoint.zero, 0.03), (frame.elbow, 0.03), (frame.hand, 0.06)] {
              let dot = CGRect(
                x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
              context.fill(Circle().path(in: dot), with: .color(.mint))
            }
          }
        }
        .accessibilityElement()
        .accessibilityLabel("Trace")
        .accessibilityValue("\(frame.trace.count) points")
      }
      HStack {
        Button(isRunning ? "Pause" : "Run") {
          pendulum.last = nil
          isRunning.toggle()
        }
        Spacer()
        Button("Erase") { pendulum = Pendulum() }
      }
      Grid(alignment: .leading) {
        GridRow {
          Text("Ratio")
          Slider(value: $pendulum.ratio, in: -6...6) { Text("Ratio") }.labelsHidden()
        }
        GridRow {
          Text("Length")
          Slider(value: $pendulum.share, in: 0.2...0.8) { Text("Length") }.labelsHidden()
        }
      }
      .font(.callout.weight(.medium))
    }
    .padding(20)
    .foregroundStyle(.white)
    .tint(.mint)
    .background(Color(red: 0.05, green: 0.07, blue: 0.13))
  }
}

private struct TraceView: View, Equatable {
  let count: Int
  let trace: [CGPoint]

  static func == (lhs: TraceView, rhs: TraceView) -> Bool { lhs.count == rhs.count }

  var body: some View {
    Canvas { context, size in
      let scale = min(size.width, size.height) / 2.2
      let transform = CGAffineTransform(translationX: size.width / 2, y: size.height / 2)
        .scaledBy(x: scale, y: scale)
      var path = Path()
      path.addLines(trace)
      let line = path.applying(transform).strokedPath(StrokeStyle(lineWidth: 1.5, lineJoin: .round))
      context.fill(
        line,
        with: .linearGradient(
          Gradient(colors: [.mint, .blue, .purple]), startPoint: .zero,
          endPoint: CGPoint(x: size.width, y: size.height)))
    }
  }
}

private final class Pendulum {
  var ratio = -3.0
  var share = 0.6
  var last: Date?

  private var angle = 0.0
  private var trace: [CGPoint] = []

  /// The arms at a date, and all places of the hand until then; without a date, as they were.
  func frame(at date: Date?) -> (elbow: CGPoint, hand: CGPoint, trace: [CGPoint]) {
    if let date {
      let passed = last.map { date.timeIntervalSince($0) } ?? 0
      // Small steps, so that the trace is as smooth at every rate of frames.
      let steps = min(Int((max(passed, 0) * 60).rounded()), 600)
      for _ in 0..<steps {
        angle += 0.03
        trace.append(arms.hand)
      }
      last = date
    }
    return (arms.elbow, arms.hand, trace)
  }

  private var arms: (elbow: CGPoint, hand: CGPoint) {
    let elbow = CGPoint(x: sin(angle) * share, y: cos(angle) * share)
    let hand = CGPoint(
      x: elbow.x + sin(angle * ratio) * (1 - share), y: elbow.y + cos(angle * ratio) * (1 - share))
    return (elbow, hand)
  }
}
