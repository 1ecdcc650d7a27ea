import SwiftUI
import TideKit

/// A day at a harbour: its tides, and the curve between them.
struct DayView: View {
  let harbour: String
  let curve: TideCurve
  @State private var hour = 12.0

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      HStack(alignment: .firstTextBaseline) {
        Text(harbour)
          .font(.title.bold())
        Spacer()
        Text("\(curve.height(at: hour), format: .number.precision(.fractionLength(1))) m")
          .font(.title2.monospacedDigit())
          .foregroundStyle(.cyan)
      }

      ZStack {
        CurveShape(curve: curve, isClosed: true)
          .fill(
            .linearGradient(
              colors: [.cyan.opacity(0.5), .cyan.opacity(0.05)], startPoint: .top, endPoint: .bottom
            ))
        CurveShape(curve: curve, isClosed: false)
          .stroke(.cyan, style: StrokeStyle(lineWidth: 3, lineCap: .round))
      }
      .frame(minHeight: 120)
      .background(.quaternary.opacity(0.4), in: .rect(cornerRadius: 16))

      Slider(value: $hour, in: 0...24) {
        Text("Hour")
      }
      .labelsHidden()

      ForEach(curve.tides) { tide in
        HStack {
          Image(systemName: tide.kind == .high ? "arrow.up.circle.fill" : "arrow.down.circle")
            .foregroundStyle(.cyan)
          Text(tide.kind == .high ? "High water" : "Low water")
          Spacer()
          Text(tide.time)
            .monospacedDigit()
          Text("\(tide.height, format: .number.precision(.fractionLength(1))) m")
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .frame(width: 60, alignment: .trailing)
        }
      }
    }
  }
}

private struct CurveShape: Shape {
  let curve: TideCurve
  let isClosed: Bool

  func path(in rect: CGRect) -> Path {
    let range = curve.range
    let inner = rect.insetBy(dx: 0, dy: 12)
    return Path { path in
      for step in 0...96 {
        let hour = Double(step) / 4
        let part =
          (curve.height(at: hour) - range.lowerBound) / (range.upperBound - range.lowerBound)
        let point = CGPoint(
          x: rect.minX + rect.width * hour / 24, y: inner.maxY - inner.height * part)
        if step == 0 {
          path.move(to: point)
        } else {
          path.addLine(to: point)
        }
      }
      if isClosed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
    }
  }
}
