import SwiftUI

/// An event of a calendar.
struct PlannedEvent: Equatable {
  var title = "Summer concert"
  var start = Date(timeIntervalSince1970: 1_783_700_000)
  var end = Date(timeIntervalSince1970: 1_783_707_200)
  var isAllDay = false
  var color = Color.orange
}

/// A form for an event: dates in a range of one another, a calendar and a colour.
struct EventEditorView: View {
  @State private var event = PlannedEvent()
  @State private var showsCalendar = false

  private var components: DatePickerComponents {
    event.isAllDay ? [.date] : [.date, .hourAndMinute]
  }

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 10) {
        RoundedRectangle(cornerRadius: 3).fill(event.color).frame(width: 6, height: 34)
        VStack(alignment: .leading, spacing: 2) {
          Text(event.title).font(.headline)
          Text(event.start, format: .dateTime.weekday(.wide).day().month(.wide))
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .accessibilityIdentifier("day")
        }
        Spacer()
      }
      .padding([.horizontal, .top], 20)

      Form {
        TextField("Title", text: $event.title)
        Toggle("All day", isOn: $event.isAllDay)
        DatePicker("Starts", selection: $event.start, displayedComponents: components)
        DatePicker(
          "Ends", selection: $event.end, in: event.start..., displayedComponents: components)
        ColorPicker("Colour", selection: $event.color, supportsOpacity: false)
        DatePicker("Remind", selection: $event.start, displayedComponents: .date)
          .datePickerStyle(.compact)
      }
      .onChange(of: event.start) { old, new in
        // The event keeps its length.
        event.end += new.timeIntervalSince(old)
      }

      Divider()
      DatePicker(
        selection: $event.start, in: PlannedEvent().start.addingTimeInterval(-864_000)...,
        displayedComponents: .date
      ) {
        Text("Day")
      }
      .labelsHidden()
      .datePickerStyle(.graphical)
      .padding(12)
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
  }
}

#Preview {
  EventEditorView()
}
