import SwiftUI

/// Bars that grow when they appear and change with the data, with a line drawn at their average.
struct BarChartView: View {
  private enum Period: String, CaseIterable, Identifiable {
    case week = "Week"
    case year = "Year"

    var id: String { rawValue }
    var labels: [String] {
      self == .week
        ? ["M", "T", "W", "T", "F", "S", "S"]
        : ["J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"]
    }
    var values: [Double] {
      self == .week
        ? [4, 7, 3, 8, 6, 10, 2] : [30, 42, 55, 51, 60, 72, 80, 78, 64, 50, 41, 36]
    }
  }

  @State private var period = Period.week
  @State private var selected: Int?
  @State private var hasAppeared = false

  private var values: [Double] { period.values }
  private var average: Double { values.reduce(0, +) / Double(values.count) }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Period", selection: shownPeriod) {
        ForEach(Period.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
      .labelsHidden()
      Text(selected.map { "\(Int(values[$0])) hours" } ?? "Average \(Int(average)) hours")
        .font(.title3.weight(.medium))
        .accessibilityIdentifier("caption")
      GeometryReader { geometry in
        let scale = geometry.size.height / (values.max() ?? 1)
        HStack(alignment: .bottom, spacing: 6) {
          ForEach(values.indices, id: \.self) { index in
            bar(index, height: hasAppeared ? values[index] * scale : 0)
          }
        }
        .frame(maxHeight: .infinity, alignment: .bottom)
        .overlay(alignment: .bottom) {
          DashedLine()
            .stroke(style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
            .foregroundColor(.secondary)
            .frame(height: 1)
            .offset(y: -average * scale)
            .allowsHitTesting(false)
        }
      }
      HStack(spacing: 6) {
        ForEach(Array(period.labels.enumerated()), id: \.offset) { _, label in
          Text(label).font(.caption2).foregroundStyle(.secondary).frame(maxWidth: .infinity)
        }
      }
    }
    .padding(20)
    .animation(.spring(response: 0.6, dampingFraction: 0.8), value: period)
    .onAppear {
      withAnimation(.spring(response: 0.8, dampingFraction: 0.7)) { hasAppeared = true }
    }
  }

  /// The period; another one has other bars, so that none of them is selected.
  private var shownPeriod: Binding<Period> {
    Binding {
      period
    } set: {
      period = $0
      selected = nil
    }
  }

  private func bar(_ index: Int, height: CGFloat) -> some View {
    UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
      .fill(selected == index ? AnyShapeStyle(.orange) : AnyShapeStyle(.teal.gradient))
      .frame(height: max(height, 0))
      .contentShape(Rectangle())
      .onTapGesture { withAnimation { selected = selected == index ? nil : index } }
      .accessibilityElement()
      .accessibilityLabel("Bar \(index)")
  }
}

private struct DashedLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
