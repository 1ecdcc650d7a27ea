import SwiftUI

struct ReminderView: View {
  @ObservedObject var schedule: ReminderSchedule

  var body: some View {
    NavigationView {
      Form {
        Section(header: Text("Permission")) {
          Text(permission)
          Button("Allow Reminders", action: schedule.askForPermission)
            .disabled(schedule.permission == .granted)
        }
        Section(header: Text("Reminders"), footer: Text("Only while Sips is open on this device."))
        {
          Text(schedule.pendingCount == 1 ? "1 reminder" : "\(schedule.pendingCount) reminders")
          Button("Remind Me in a Moment") { schedule.remind(after: 1) }
          Button("Remind Me Every Three Hours") { schedule.remindDaily(at: [9, 12, 15, 18]) }
          Button("Remove All", role: .destructive, action: schedule.removeAll)
            .disabled(schedule.pendingCount == 0)
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Reminders")
    }
    .navigationViewStyle(.stack)
  }

  private var permission: String {
    switch schedule.permission {
    case .unknown: return "Not asked yet"
    case .granted: return "Allowed"
    case .denied: return "Not allowed"
    }
  }
}
