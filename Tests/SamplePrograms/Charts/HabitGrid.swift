import SwiftUI

/// A year of days in columns of weeks, shown from its end; a tap on a day changes its amount.
struct HabitGridView: View {
  @State private var amounts = (0..<364).map { ($0 * 7 + $0 / 9) % 11 < 4 ? 0 : ($0 * 5) % 4 }
  @State private var selection: Int?

  private let start =
    DateComponents(
      calendar: Calendar(identifier: .gregorian), timeZone: .gmt, year: 2024, month: 1, day: 1
    ).date ?? .now

  private var streak: Int { amounts.reversed().prefix { $0 > 0 }.count }

  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .firstTextBaseline) {
        Text("Reading").font(.title2.bold())
        Spacer()
        Label("\(streak) days", systemImage: "flame.fill")
          .foregroundStyle(.orange)
          .accessibilityElement()
          .accessibilityLabel("Streak")
          .accessibilityValue("\(streak)")
      }
      HStack(alignment: .top, spacing: 8) {
        VStack(spacing: 3) {
          ForEach(["M", "", "W", "", "F", "", "S"].indices, id: \.self) { row in
            Text(["M", "", "W", "", "F", "", "S"][row])
              .font(.system(size: 9))
              .foregroundStyle(.secondary)
              .frame(width: 12, height: 14)
          }
        }
        ScrollView(.horizontal, showsIndicators: false) {
          LazyHGrid(rows: Array(repeating: GridItem(.fixed(14), spacing: 3), count: 7), spacing: 3)
          {
            ForEach(amounts.indices, id: \.self) { day($0) }
          }
        }
        .defaultScrollAnchor(.trailing)
        .frame(height: 116)
      }
      HStack(spacing: 4) {
        Text("Less")
        ForEach(0..<4) {
          RoundedRectangle(cornerRadius: 3).fill(shade($0)).frame(width: 12, height: 12)
        }
        Text("More")
        Spacer()
        Text(details).accessibilityIdentifier("details")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
    }
    .padding(20)
    .background(.background, in: RoundedRectangle(cornerRadius: 16))
    .padding(16)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.green.opacity(0.1))
  }

  private var details: String {
    guard let selection else { return "\(amounts.filter { $0 > 0 }.count) days of 364" }
    let date = start.addingTimeInterval(Double(selection) * 86_400)
    var style = Date.FormatStyle(locale: Locale(identifier: "en_GB")).day().month(.wide)
    style.timeZone = .gmt
    return "\(date.formatted(style)): \(amounts[selection])"
  }

  private func day(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 3)
      .fill(shade(amounts[index]))
      .overlay {
        if index == selection { RoundedRectangle(cornerRadius: 3).strokeBorder(.primary) }
      }
      .frame(width: 14, height: 14)
      .onTapGesture {
        withAnimation(.easeOut(duration: 0.2)) {
          if selection == index { amounts[index] = (amounts[index] + 1) % 4 }
          selection = index
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Day \(index)")
      .accessibilityValue("\(amounts[index])")
  }

  private func shade(_ amount: Int) -> Color {
    amount == 0 ? Color.gray.opacity(0.2) : Color.green.opacity(0.25 + 0.25 * Double(amount))
  }
}
