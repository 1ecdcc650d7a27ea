import SwiftUI

/// A pane of settings: a form in the grouped style.
struct SoundSettingsView: View {
  @State private var name = "Mira’s computer"
  @State private var volume = 0.6
  @State private var isMuted = false
  @State private var tune = Tune.bell
  @State private var repetitions = 2
  @State private var start = Date(timeIntervalSinceReferenceDate: 800_000_000)
  @State private var color = Color.teal
  @State private var isQuiet = true
  @State private var sharesReports = false

  private enum Tune: String, CaseIterable, Identifiable {
    case bell = "Bell"
    case harp = "Harp"
    case drum = "Drum"

    var id: Self { self }
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $name, prompt: Text("What others see"))
        LabeledContent("Version", value: "4.2 (1803)")
        Section("Output") {
          Slider(value: $volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
          .disabled(isMuted)
          Toggle("Mute", isOn: $isMuted)
        }
        alerts
        Section {
          NavigationLink("Advanced") {
            Form { Toggle("Send reports about crashes", isOn: $sharesReports) }
              .formStyle(.grouped)
              .navigationTitle("Advanced")
          }
          Button("Reset the settings", role: .destructive, action: reset)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Sound")
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
  }

  private var alerts: some View {
    Section {
      Picker("Tune", selection: $tune) {
        ForEach(Tune.allCases) { Text($0.rawValue) }
      }
      Stepper("Repetitions: \(repetitions)", value: $repetitions, in: 1...5)
      Toggle(isOn: $isQuiet) {
        Text("Quiet at night")
        Text("Nothing is played until the morning, whatever happens.")
      }
      if isQuiet {
        DatePicker("From", selection: $start, displayedComponents: .hourAndMinute)
      }
      ColorPicker("Light", selection: $color, supportsOpacity: false)
    } header: {
      Text("Alerts")
    } footer: {
      Text("Alerts are played through the first output.")
    }
  }

  private func reset() {
    (volume, isMuted, tune, repetitions) = (0.6, false, .bell, 2)
  }
}

#Preview {
  SoundSettingsView()
}
