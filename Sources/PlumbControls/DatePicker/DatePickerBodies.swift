internal import Foundation

/// A date picker with a field.
struct DateFieldPicker: View, ImplementationView {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool

  var body: some View {
    ControlRow {
      configuration.label
    } control: {
      DateFieldRow(
        selection: configuration.$selection, components: configuration.displayedComponents,
        bounds: configuration.bounds, hasStepper: hasStepper)
    }
  }
}

/// A date picker with the calendar of a month.
struct GraphicalDatePicker: View, ImplementationView {
  let configuration: DatePickerStyleConfiguration

  var body: some View {
    ControlRow(alignment: .top) {
      configuration.label
    } control: {
      VStack(alignment: .leading, spacing: 8) {
        if configuration.displayedComponents.contains(.date) {
          DateCalendar(selection: configuration.$selection, bounds: configuration.bounds)
        }
        if configuration.displayedComponents.includesTime {
          DateFieldRow(
            selection: configuration.$selection,
            components: configuration.displayedComponents.ofTime, bounds: configuration.bounds,
            hasStepper: true)
        }
      }
    }
  }
}

/// The calendar of the month of a date.
struct DateCalendar: View, ImplementationView {
  let selection: Binding<Date>
  let bounds: DateBounds
  @Environment(\.dateCalendar) private var calendar

  var body: some View {
    let date = selection.wrappedValue
    let editor = DateEditor(calendar: calendar, bounds: bounds)
    let day = calendar.startOfDay(for: date)
    MonthCalendar(
      cursor: date, bounds: bounds, isSelected: { $0 == day },
      select: { selection.wrappedValue = editor.move(date, toDay: $0) },
      move: { selection.wrappedValue = $0 })
  }
}

/// A date picker with buttons that show the date and the time and open a popover.
struct CompactDatePicker: View, ImplementationView {
  let configuration: DatePickerStyleConfiguration
  @State private var showsCalendar = false
  @State private var showsTime = false
  @Environment(\.dateCalendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    ControlRow {
      configuration.label
    } control: {
      if configuration.displayedComponents.contains(.date) {
        button(dateText, isOpen: $showsCalendar)
          .popover(isPresented: $showsCalendar, arrowEdge: .bottom) {
            DateCalendar(selection: configuration.$selection, bounds: configuration.bounds)
              .padding(10)
          }
      }
      if configuration.displayedComponents.includesTime {
        button(timeText, isOpen: $showsTime)
          .popover(isPresented: $showsTime, arrowEdge: .bottom) {
            DateFieldRow(
              selection: configuration.$selection,
              components: configuration.displayedComponents.ofTime, bounds: configuration.bounds,
              hasStepper: true
            )
            .padding(12)
          }
      }
    }
  }

  private func button(_ title: String, isOpen: Binding<Bool>) -> some View {
    CompactDateButton(title: title, isOpen: isOpen.wrappedValue) { isOpen.wrappedValue = true }
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  private var dateText: String {
    style.year().month(.abbreviated).day().format(configuration.selection)
  }

  private var timeText: String {
    let isPrecise = configuration.displayedComponents.contains(.hourMinuteAndSecond)
    let style = style.hour().minute()
    return (isPrecise ? style.second() : style).format(configuration.selection)
  }
}

/// A button of a compact date picker.
private struct CompactDateButton: View, ImplementationView {
  let title: String
  /// Whether the popover of the button is shown.
  let isOpen: Bool
  let action: @MainActor () -> Void
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    Button(action: action) {
      Text(title)
        .monospacedDigit()
        .lineLimit(1)
        .font(metrics.segmentFont)
        .defaultForegroundStyle(
          isOpen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary)
        )
        .padding(.horizontal, metrics.scaled(9))
        .frame(minHeight: metrics.rowHeight)
        .background { RoundedRectangle(cornerRadius: metrics.scaled(6)).fill(ControlAreaStyle()) }
    }
    .buttonStyle(PressFeedbackStyle())
    .accessibilityRole(.popUpButton)
  }
}
