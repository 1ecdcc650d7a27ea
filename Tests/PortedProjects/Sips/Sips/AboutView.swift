import SwiftUI

struct AboutView: View {
  private let device = UIDevice.current

  var body: some View {
    NavigationView {
      List {
        row("Device", device.model)
        row("System", "\(device.systemName) \(device.systemVersion)")
        row("Screen", size)
        row("Version", Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String ?? "–")
        Button("Open the Settings", action: openSettings)
      }
      .navigationTitle("About")
    }
    .navigationViewStyle(.stack)
  }

  private var size: String {
    let bounds = UIScreen.main.bounds
    return "\(Int(bounds.width)) × \(Int(bounds.height)) points at \(Int(UIScreen.main.scale))×"
  }

  private func row(_ title: String, _ value: String) -> some View {
    HStack {
      Text(title)
      Spacer()
      Text(value)
        .foregroundColor(Color(UIColor.secondaryLabel))
    }
  }

  private func openSettings() {
    guard let url = URL(string: UIApplication.openSettingsURLString),
      UIApplication.shared.canOpenURL(url)
    else { return }
    UIApplication.shared.open(url)
  }
}
