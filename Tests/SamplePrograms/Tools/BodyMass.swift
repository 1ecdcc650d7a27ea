import SwiftUI

/// A body mass index on a coloured scale, with a marker that moves between alignment guides.
struct BodyMassView: View {
  @State private var height = 175.0
  @State private var weight = 70.0
  @State private var isMetric = true

  private var index: Double { weight / pow(height / 100, 2) }

  private var verdict: (name: String, color: Color) {
    switch index {
    case ..<18.5: ("Underweight", .blue)
    case ..<25: ("Normal", .green)
    case ..<30: ("Overweight", .orange)
    default: ("Obese", .red)
    }
  }

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 4) {
        Text(index, format: .number.precision(.fractionLength(1)))
          .font(.system(size: 54, weight: .heavy, design: .rounded))
          .accessibilityIdentifier("index")
        Text(verdict.name)
          .font(.headline)
          .foregroundStyle(verdict.color)
      }
      .animation(.default, value: verdict.name)
      scale
      GroupBox {
        VStack(alignment: .leading) {
          LabeledContent("Height", value: isMetric ? "\(Int(height)) cm" : feet)
          Slider(value: $height, in: 120...220, step: 1) { Text("Height") }
            .labelsHidden()
          LabeledContent("Weight", value: isMetric ? "\(Int(weight)) kg" : pounds)
          Slider(value: $weight, in: 30...160, step: 1) { Text("Weight") }
            .labelsHidden()
        }
        .padding(4)
      }
      Toggle("Metric units", isOn: $isMetric).toggleStyle(.switch)
    }
    .padding(24)
  }

  private var scale: some View {
    HStack(spacing: 2) {
      ForEach([Color.blue, .green, .orange, .red], id: \.self) { color in
        color.frame(height: 8)
      }
    }
    .clipShape(Capsule())
    .overlay(alignment: .leading) {
      GeometryReader { proxy in
        let fraction = min(max((index - 12) / 26, 0), 1)
        Image(systemName: "arrowtriangle.up.fill")
          .font(.caption)
          .position(x: proxy.size.width * fraction, y: 18)
          .animation(.easeOut(duration: 0.2), value: fraction)
      }
    }
    .padding(.bottom, 14)
  }

  private var feet: String {
    let inches = Int((height / 2.54).rounded())
    return "\(inches / 12)′ \(inches % 12)″"
  }

  private var pounds: String { "\(Int((weight * 2.2046).rounded())) lb" }
}
