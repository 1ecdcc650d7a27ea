import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbUI
@testable import TestSupport

/// Date pickers with the calendar of a month.
@MainActor @Suite struct DateCalendarTests {
  private typealias Stage = DatePickerStage
  /// A Wednesday.
  private static let evening = Stage.date(2026, 11, 25, 19, 5)

  private func stage(
    _ date: Date = evening, locale: String = "en_US", direction: LayoutDirection = .leftToRight,
    in range: ClosedRange<Date> = Date.distantPast...Date.distantFuture
  ) -> DatePickerStage {
    Stage(date, locale: locale, direction: direction) {
      DatePicker("Start", selection: $0, in: range).datePickerStyle(.graphical)
    }
  }

  @Test func `the first day of the week is that of the locale`() {
    // The first of November 2026 is a Sunday: the first day in America, the last in Germany.
    let american = stage().harness
    #expect(american["Sunday"].minX < american["Monday"].minX)
    #expect(american["Sunday, November 1, 2026"].midX == american["Sunday"].midX)
    let german = stage(locale: "de_DE").harness
    #expect(german["Montag"].minX < german["Sonntag"].minX)
    #expect(german["Sonntag, 1. November 2026"].midX == german["Sonntag"].midX)
    #expect(german["Montag, 2. November 2026"].minY > german["Sonntag, 1. November 2026"].minY)
  }

  @Test func `the first day of the week of a calendar is kept`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 4
    let stage = Stage(Self.evening) {
      DatePicker("Start", selection: $0).datePickerStyle(.graphical)
        .environment(\.calendar, calendar)
    }
    #expect(stage.harness["Wednesday"].minX < stage.harness["Tuesday"].minX)
  }

  @Test func `there are the days of the month, and its name`() {
    let stage = stage(Stage.date(2028, 2, 10))
    #expect(stage.labels(.option).count == 29)
    #expect(stage.harness.elements.contains { $0.label == "February 2028" })
    #expect(self.stage(locale: "fr_FR").harness.elements.contains { $0.label == "novembre 2026" })
  }

  @Test func `a click on a day keeps the time`() {
    let stage = stage()
    stage.harness.click("Friday, November 6, 2026")
    #expect(stage.date == Stage.date(2026, 11, 6, 19, 5))
    let selected = stage.harness.elements.filter { $0.traits.contains(.isSelected) }
    #expect(selected.map(\.label) == ["Friday, November 6, 2026"])
  }

  @Test func `days out of the range cannot be selected`() {
    let range = Stage.date(2026, 11, 10, 12)...Stage.date(2026, 11, 27, 12)
    let stage = stage(in: range)
    stage.harness.click("Monday, November 9, 2026")
    stage.harness.click("Saturday, November 28, 2026")
    #expect(stage.date == Self.evening)
    // A part of the day is in the range.
    stage.harness.click("Friday, November 27, 2026")
    #expect(stage.date == range.upperBound)
    // There is no month to turn to.
    stage.harness.click("Next month")
    stage.harness.click("Previous month")
    #expect(stage.harness.elements.contains { $0.label == "November 2026" })
  }

  @Test func `the buttons turn to other months, and a new date turns back`() {
    let stage = stage()
    stage.harness.click("Next month")
    stage.harness.click("Next month")
    #expect(stage.harness.elements.contains { $0.label == "January 2027" })
    #expect(stage.date == Self.evening)
    stage.harness.click("Previous month")
    stage.harness.click("Thursday, December 24, 2026")
    #expect(stage.date == Stage.date(2026, 12, 24, 19, 5))
    stage.harness.click("Next month")
    stage.harness.click("Minute")
    stage.harness.press(.up)
    #expect(stage.harness.elements.contains { $0.label == "December 2026" })
  }

  /// Gives the calendar the keyboard focus by a click on the selected day.
  private func focusCalendar(_ stage: DatePickerStage) {
    let day = stage.harness.elements.first { $0.traits.contains(.isSelected) }
    stage.harness.click(day?.label ?? "")
  }

  @Test func `the tab key reaches the calendar after the buttons above it`() {
    let stage = stage()
    for _ in 0..<4 { stage.harness.press(.tab) }
    stage.harness.press(.right)
    #expect(stage.date == Stage.date(2026, 11, 26, 19, 5))
  }

  @Test func `the arrow keys move between the days`() {
    let stage = stage()
    focusCalendar(stage)
    stage.harness.press(.right)
    #expect(stage.date == Stage.date(2026, 11, 26, 19, 5))
    stage.harness.press(.down)
    #expect(stage.date == Stage.date(2026, 12, 3, 19, 5))
    #expect(stage.harness.elements.contains { $0.label == "December 2026" })
    stage.harness.press(.up)
    stage.harness.press(.left)
    #expect(stage.date == Self.evening)
    stage.harness.press(.pageDown)
    #expect(stage.date == Stage.date(2026, 12, 25, 19, 5))
    stage.harness.press(.home)
    #expect(stage.date == Stage.date(2026, 12, 1, 19, 5))
    stage.harness.press(.end)
    stage.harness.press(.pageUp)
    #expect(stage.date == Stage.date(2026, 11, 30, 19, 5))
  }

  @Test func `from right to left the left arrow goes on`() {
    let stage = stage(locale: "ar_EG", direction: .rightToLeft)
    focusCalendar(stage)
    stage.harness.press(.left)
    #expect(stage.date == Stage.date(2026, 11, 26, 19, 5))
  }

  @Test func `a key stays in the range`() {
    let stage = stage(in: Stage.date(2026, 11, 24)...Stage.date(2026, 12, 10))
    focusCalendar(stage)
    stage.harness.press(.up)
    #expect(stage.date == Stage.date(2026, 11, 24))
    stage.harness.press(.left)
    #expect(stage.date == Stage.date(2026, 11, 24))
    stage.harness.press(.pageDown)
    #expect(stage.date == Stage.date(2026, 12, 10))
  }

  @Test func `a calendar without dates is only a field for the time`() {
    let stage = Stage(Self.evening, locale: "de_DE") {
      DatePicker("Start", selection: $0, displayedComponents: .hourAndMinute)
        .datePickerStyle(.graphical)
    }
    #expect(stage.labels(.option).isEmpty)
    #expect(stage.fields == ["19", "05"])
  }

  @Test func `a day without midnight is selected with the time of the others`() throws {
    // In Beirut, the last Sunday of March begins at one o'clock.
    let zone = try #require(TimeZone(identifier: "Asia/Beirut"))
    let start = Stage.date(2026, 3, 20, 10)
    let stage = Stage(start, zone: zone) {
      DatePicker("Start", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
    }
    stage.harness.click("Sunday, March 29, 2026")
    // Nine days with an hour less.
    #expect(stage.date == start.addingTimeInterval(9 * 86_400 - 3_600))
  }

  @Test func `the day after one without midnight can be selected`() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Beirut"))
    let start = Stage.date(2026, 3, 29, 10)
    let stage = Stage(start, zone: zone) {
      DatePicker("Start", selection: $0, displayedComponents: .date).datePickerStyle(.graphical)
    }
    stage.harness.click("Monday, March 30, 2026")
    #expect(stage.date == start.addingTimeInterval(86_400))
    stage.harness.click("Sunday, March 29, 2026")
    #expect(stage.date == start)
  }

  @Test func `a range that is months away is one turn away`() {
    let later = stage(in: Stage.date(2027, 3, 10)...Stage.date(2027, 5, 1))
    later.harness.click("Previous month")
    #expect(later.harness.elements.contains { $0.label == "November 2026" })
    later.harness.click("Next month")
    #expect(later.harness.elements.contains { $0.label == "March 2027" })
    let earlier = stage(in: Stage.date(2025, 1, 1)...Stage.date(2025, 6, 10))
    earlier.harness.click("Previous month")
    #expect(earlier.harness.elements.contains { $0.label == "June 2025" })
  }

  @Test func `the compact style opens a calendar and a field`() {
    let stage = Stage(Self.evening) { DatePicker("Start", selection: $0).datePickerStyle(.compact) }
    #expect(stage.labels(.popUpButton).first == "Nov 25, 2026")
    stage.harness.click("Nov 25, 2026")
    stage.harness.click("Monday, November 2, 2026")
    #expect(stage.date == Stage.date(2026, 11, 2, 19, 5))
    stage.harness.press(.escape)
    #expect(stage.labels(.option).isEmpty)
    let time = stage.labels(.popUpButton).last
    #expect(time?.hasPrefix("7:05") == true)
    stage.harness.click(time ?? "")
    #expect(stage.fields == ["7", "05", "PM"])
    stage.type("42", in: "Minute")
    #expect(stage.date == Stage.date(2026, 11, 2, 19, 42))
  }

  @Test func `several days are selected`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) { Days() }
    #expect(harness.elements.contains { $0.label == "0 days" })
    harness.click("Friday, November 6, 2026")
    harness.click("Monday, November 9, 2026")
    #expect(harness.elements.contains { $0.label == "2 days" })
    #expect(harness.elements.filter { $0.traits.contains(.isSelected) }.count == 2)
    harness.click("Friday, November 6, 2026")
    #expect(harness.elements.contains { $0.label == "1 days" })
    // The range ends before the twentieth.
    harness.click("Friday, November 20, 2026")
    #expect(harness.elements.contains { $0.label == "1 days" })
    harness.press(.down)
    harness.press(.space)
    #expect(harness.elements.contains { $0.label == "2 days" })
  }

  @Test func `a picker for several days stays at the month to which it was turned`() {
    let knob = Knob(0)
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
      ObservedContent {
        VStack {
          Text("\(knob.value)")
          MultiDatePicker("Days", selection: .constant([]))
        }
      }
    }
    func month() -> String? {
      harness.elements.first { $0.traits.contains(.isHeader) }?.label
    }
    let first = month()
    harness.click("Next month")
    let second = month()
    #expect(first != second)
    knob.value = 1
    harness.layOut()
    #expect(month() == second)
  }

  @Test func `a change of the selection costs the days that it changes`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 400)) { Days() }
    harness.click("Friday, November 6, 2026")
    let recorder = UpdateRecorder()
    harness.tree.updateRecorder = recorder
    harness.click("Monday, November 9, 2026")
    let days = recorder.evaluations.filter { "\(type(of: $0.node))".contains("MonthDay") }
    // The days between which the selection, the pointer and the keys move, of the 30 days of the
    // month.
    #expect((2...4).contains(Set(days.map { ObjectIdentifier($0.node) }).count))
  }

  private struct Days: View {
    @State private var days: Set<DateComponents> = []

    var body: some View {
      VStack {
        Text("\(String(days.count)) days")
        MultiDatePicker(
          "Days", selection: $days, in: Stage.date(2026, 11, 1)..<Stage.date(2026, 11, 20))
      }
      .environment(\.locale, Locale(identifier: "en_US"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
    }
  }
}
