import SwiftUI

/// Settings in groups with panels of their own.
struct PreferencesView: View {
  @State private var isOnline = true
  @State private var volume = 0.6
  @State private var name = "Mira"

  var body: some View {
    List {
      Section("Account") {
        HStack {
          Text("Name")
          Spacer()
          Text(name).foregroundStyle(.secondary)
        }
        Toggle("Show me online", isOn: $isOnline)
      }
      Section {
        VolumeRows(volume: $volume)
      } header: {
        Text("Sound")
      } footer: {
        Text("Sounds are played at the volume of the computer, too.")
      }
      Section {
        Button("Sign out", role: .destructive) { name = "Nobody" }
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.insetGrouped)
  }
}

/// Two rows from one view.
private struct VolumeRows: View {
  @Binding var volume: Double

  var body: some View {
    Slider(value: $volume) { Text("Volume") }
    Text("Volume: \(Int((volume * 100).rounded())) %")
      .listRowBackground(Color.yellow.opacity(0.2))
  }
}
