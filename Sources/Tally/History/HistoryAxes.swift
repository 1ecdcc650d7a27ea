import SwiftUI

/// The numbers of votes beside a chart, as many as there is room for, with a line for each.
struct CountAxis: View {
  let range: HistoryRange

  var body: some View {
    ViewThatFits(in: .vertical) {
      ForEach(CountScale.scales(upTo: Int(range.top)), id: \.step) { scale in
        CountAxisLayout {
          ForEach(scale.counts, id: \.self) { count in
            number(count)
              .axisLabel()
              .layoutValue(key: AxisFraction.self, value: range.fraction(ofVotes: Double(count)))
            Rectangle()
              .fill(Color.primary.opacity(count == 0 ? 0.3 : 0.1))
              .layoutValue(key: AxisFraction.self, value: range.fraction(ofVotes: Double(count)))
          }
        }
      }
    }
  }

  private func number(_ count: Int) -> Text {
    // All digits of a large number would take the space of the lines.
    range.top < 10_000
      ? Text(count, format: .number) : Text(count, format: .number.notation(.compactName))
  }
}

/// The moments below a chart, as many as there is room for.
struct TimeAxis: View {
  let range: HistoryRange

  @Environment(\.locale) private var locale
  @Environment(\.historyCalendar) private var calendar

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(TimeScale.scales(for: range.dates, in: calendar), id: \.self) { scale in
        TimeAxisLayout {
          ForEach(scale.dates, id: \.self) { date in
            Text(verbatim: scale.step.label(for: date, locale: locale, calendar: calendar))
              .axisLabel()
              .layoutValue(key: AxisFraction.self, value: range.fraction(of: date))
            Rectangle()
              .fill(Color.primary.opacity(0.3))
              .layoutValue(key: AxisFraction.self, value: range.fraction(of: date))
          }
        }
      }
    }
  }
}

extension View {
  fileprivate func axisLabel() -> some View {
    font(.caption)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .fixedSize()
      // Larger ones would leave no room for the lines.
      .dynamicTypeSize(...DynamicTypeSize.accessibility2)
  }
}

extension EnvironmentValues {
  /// The calendar with the locale and the time zone of the environment.
  var historyCalendar: Calendar {
    var calendar = calendar
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
}
