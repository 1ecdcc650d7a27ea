import SwiftUI

/// A forecast with hours to scroll through, ranges drawn in proportion, and a sky that fits.
struct WeatherCardView: View {
  @State private var selected = 0
  @State private var isFahrenheit = false

  private let days = [
    Day(name: "Mon", symbol: "sun.max.fill", low: 11, high: 24),
    Day(name: "Tue", symbol: "cloud.sun.fill", low: 9, high: 19),
    Day(name: "Wed", symbol: "cloud.rain.fill", low: 7, high: 13),
    Day(name: "Thu", symbol: "cloud.bolt.fill", low: 10, high: 17),
    Day(name: "Fri", symbol: "snowflake", low: -2, high: 3),
  ]

  private var day: Day { days[selected] }
  private var bounds: (low: Int, high: Int) {
    (days.map(\.low).min() ?? 0, days.map(\.high).max() ?? 1)
  }

  var body: some View {
    VStack(spacing: 14) {
      VStack(spacing: 2) {
        Image(systemName: day.symbol)
          .symbolRenderingMode(.multicolor)
          .font(.system(size: 60))
          .id(day.symbol)
          .transition(.scale.combined(with: .opacity))
        Text(degrees(day.high))
          .font(.system(size: 64, weight: .thin))
          .accessibilityIdentifier("high")
        Text(day.name).font(.title3)
      }
      .frame(height: 170)
      .onTapGesture { withAnimation { isFahrenheit.toggle() } }
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 18) {
          ForEach(0..<24) { hour in
            VStack(spacing: 6) {
              Text("\(hour)").font(.caption)
              Image(systemName: hour < 6 || hour > 20 ? "moon.fill" : day.symbol)
              Text(degrees(day.temperature(hour))).font(.caption.bold())
            }
          }
        }
        .padding(12)
      }
      .background(.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
      VStack(spacing: 8) {
        ForEach(days.indices, id: \.self) { index in
          row(days[index])
            .if(index == selected) { $0.bold() }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.easeInOut) { selected = index } }
        }
      }
      .padding(12)
      .background(.white.opacity(0.15), in: RoundedRectangle(cornerRadius: 14))
    }
    .foregroundColor(.white)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(colors: day.sky, startPoint: .top, endPoint: .bottom).ignoresSafeArea())
  }

  private func row(_ day: Day) -> some View {
    HStack {
      Text(day.name).frame(width: 44, alignment: .leading)
      Image(systemName: day.symbol).frame(width: 26)
      Text(degrees(day.low)).frame(width: 44, alignment: .trailing).opacity(0.7)
      GeometryReader { proxy in
        let unit = proxy.size.width / CGFloat(bounds.high - bounds.low)
        Capsule()
          .fill(.white.opacity(0.2))
          .overlay(alignment: .leading) {
            Capsule()
              .fill(
                LinearGradient(
                  colors: [.cyan, .yellow, .orange], startPoint: .leading, endPoint: .trailing)
              )
              .frame(width: CGFloat(day.high - day.low) * unit)
              .offset(x: CGFloat(day.low - bounds.low) * unit)
          }
      }
      .frame(height: 6)
      Text(degrees(day.high)).frame(width: 44, alignment: .trailing)
    }
  }

  private func degrees(_ celsius: Int) -> String {
    "\(isFahrenheit ? celsius * 9 / 5 + 32 : celsius)°"
  }
}

private struct Day {
  var name: String
  var symbol: String
  var low: Int
  var high: Int

  var sky: [Color] {
    switch symbol {
    case "sun.max.fill": [.blue, .cyan]
    case "snowflake": [.gray, .teal]
    case "cloud.bolt.fill": [Color(white: 0.2), .indigo]
    default: [.gray, .blue]
    }
  }

  func temperature(_ hour: Int) -> Int {
    let fraction = (1 - cos((Double(hour) - 3) / 24 * 2 * .pi)) / 2
    return low + Int((Double(high - low) * fraction).rounded())
  }
}

extension View {
  /// Modifies the view on a condition, as many programs do, although it changes its identity.
  @ViewBuilder
  fileprivate func `if`(
    _ condition: Bool, transform: (Self) -> some View
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}
