import SwiftUI

@main
struct SipsApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
  @Environment(\.scenePhase) private var scenePhase
  @StateObject private var diary = WaterDiary()

  var body: some Scene {
    WindowGroup {
      TabView {
        TodayView()
          .tabItem { Label("Today", systemImage: "drop.fill") }
        ReminderView(schedule: appDelegate.schedule)
          .tabItem { Label("Reminders", systemImage: "bell.fill") }
        AboutView()
          .tabItem { Label("About", systemImage: "info.circle") }
      }
      .environmentObject(diary)
      .accentColor(Color(UIColor.water))
      .onReceive(NotificationCenter.default.publisher(for: .didDrink)) { _ in
        diary.drink()
      }
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { diary.save() }
    }
  }
}
