import SwiftUI

/// Weather stations in a table that is sorted by its columns, and the average of the selected ones.
struct StationTableView: View {
  private struct Station: Identifiable {
    let id: Int
    let name: String
    let country: String
    let altitude: Int
    let temperature: Double
  }

  private let stations = [
    Station(id: 1, name: "Sonnblick", country: "Austria", altitude: 3_109, temperature: -8.4),
    Station(id: 2, name: "Brocken", country: "Germany", altitude: 1_134, temperature: 2.1),
    Station(id: 3, name: "Jungfraujoch", country: "Switzerland", altitude: 3_571, temperature: -11),
    Station(id: 4, name: "Valentia", country: "Ireland", altitude: 24, temperature: 10.6),
    Station(id: 5, name: "Uccle", country: "Belgium", altitude: 100, temperature: 7.9),
    Station(id: 6, name: "De Bilt", country: "Netherlands", altitude: 2, temperature: 8.3),
    Station(id: 7, name: "Zugspitze", country: "Germany", altitude: 2_962, temperature: -7.2),
    Station(id: 8, name: "Ronaldsway", country: "Isle of Man", altitude: 16, temperature: 9.4),
  ]

  @State private var order = [KeyPathComparator(\Station.name)]
  @State private var selection: Set<Int> = []
  @State private var search = ""

  private var shown: [Station] {
    stations
      .filter {
        search.isEmpty || "\($0.name) \($0.country)".localizedCaseInsensitiveContains(search)
      }
      .sorted(using: order)
  }

  private var average: Double? {
    let chosen = stations.filter { selection.contains($0.id) }
    guard !chosen.isEmpty else { return nil }
    return chosen.map(\.temperature).reduce(0, +) / Double(chosen.count)
  }

  var body: some View {
    VStack(spacing: 0) {
      TextField("Search", text: $search)
        .textFieldStyle(.roundedBorder)
        .padding(8)
      Table(shown, selection: $selection, sortOrder: $order) {
        TableColumn("Station", value: \.name)
        TableColumn("Country", value: \.country) { station in
          Label(station.country, systemImage: "mappin")
            .foregroundStyle(.secondary)
        }
        TableColumn("Altitude", value: \.altitude) { Text("\($0.altitude) m") }
          .width(min: 60, ideal: 70, max: 110)
          .alignment(.trailing)
        TableColumn("Now", value: \.temperature) { station in
          Text(station.temperature, format: .number.precision(.fractionLength(1)))
            .bold(station.temperature < 0)
            .monospacedDigit()
        }
        .width(60)
        .alignment(.trailing)
      }
      Divider()
      HStack {
        Text("\(shown.count) stations")
        Spacer()
        if let average {
          Text("average of \(selection.count): \(average, specifier: "%.1f")")
        }
      }
      .font(.callout)
      .foregroundStyle(.secondary)
      .padding(8)
    }
  }
}
