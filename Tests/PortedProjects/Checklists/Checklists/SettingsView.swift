import SwiftUI

/// The symbol in front of an item.
enum Marker: String, CaseIterable, Identifiable {
  case circle, square

  var id: Self { self }
  var symbol: String { rawValue }
  var doneSymbol: String { self == .circle ? "checkmark.circle.fill" : "checkmark.square.fill" }
}

struct SettingsView: View {
  @EnvironmentObject private var appDelegate: AppDelegate
  @AppStorage("hidesDone") private var hidesDone = false
  @AppStorage("marker") private var marker = Marker.circle

  var body: some View {
    Form {
      Picker("Marker", selection: $marker) {
        ForEach(Marker.allCases) { marker in
          Label(marker.rawValue.capitalized, systemImage: marker.symbol).tag(marker)
        }
      }
      .pickerStyle(.segmented)
      Toggle("Hide done items", isOn: $hidesDone)
      if let date = appDelegate.launchDate {
        LabeledContent("Running since", value: date, format: .dateTime.hour().minute())
      }
    }
    .padding(20)
    .frame(width: 340)
  }
}
