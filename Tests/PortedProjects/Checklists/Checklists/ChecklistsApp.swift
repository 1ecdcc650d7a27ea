import SwiftUI

@main
struct ChecklistsApp: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

  var body: some Scene {
    DocumentGroup(newDocument: ChecklistDocument()) { file in
      ChecklistView(checklist: file.$document.checklist)
    }
    .defaultSize(width: 420, height: 480)
    .commands {
      ChecklistCommands()
    }

    Settings {
      SettingsView()
        .environmentObject(appDelegate)
    }
  }
}
