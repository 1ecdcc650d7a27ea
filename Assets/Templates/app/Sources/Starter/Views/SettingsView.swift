import SwiftUI

/// The window of settings.
struct SettingsView: View {
  @AppStorage("showsFinished") private var showsFinished = true

  var body: some View {
    Form {
      Section {
        Toggle("Show finished errands", isOn: $showsFinished)
      } footer: {
        Text("Hidden errands stay in the list.")
      }
    }
    .formStyle(.grouped)
    .frame(width: 380)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  SettingsView()
}
