import SwiftUI

extension GoldenScene {
  /// The same views on a desktop and on a screen that is touched.
  static let idioms = [
    GoldenScene("idiom-desktop", 320, 500, text: true, scales: [1]) {
      SettingsAndTasks().interfaceIdiom(.desktop)
    },
    GoldenScene("idiom-touch", 320, 590, text: true, scales: [1]) {
      SettingsAndTasks().interfaceIdiom(.touch)
    },
  ]
}

/// A program with automatic styles alone.
private struct SettingsAndTasks: View {
  var body: some View {
    TabView {
      VStack(spacing: 0) {
        Form {
          Section("Reminders") {
            TextField("Name", text: .constant("Water the plants"))
            Toggle("Repeat every day", isOn: .constant(true))
            Picker("Sound", selection: .constant(1)) {
              Text("Chime").tag(1)
              Text("Bell").tag(2)
            }
            DatePicker(
              "First day", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)),
              displayedComponents: .date)
            Button("Delete Reminder", role: .destructive) {}
          }
        }
        List {
          Section("Today") {
            Text("Basil")
            HStack {
              Text("Mint")
              Spacer()
              Button("Done") {}
            }
          }
        }
        HStack {
          Button("Cancel") {}
          Button("Save") {}.keyboardShortcut(.defaultAction)
        }
        .padding()
      }
      .tabItem { Label("Reminders", systemImage: "bell") }
      Text("History").tabItem { Label("History", systemImage: "clock") }
    }
    .environment(\.locale, Locale(identifier: "en_GB"))
    .environment(\.timeZone, .gmt)
  }
}
