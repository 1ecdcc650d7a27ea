import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore
@testable import TestSupport

/// The state that a calendar of a month keeps between its evaluations.
@Suite struct MonthStateTests {
  private let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func day(_ month: Int, _ day: Int) -> Date {
    calendar.date(from: DateComponents(year: 2026, month: month, day: day)) ?? .distantPast
  }

  @Test func `the texts of a month are written once`() {
    let state = MonthState()
    let locale = Locale(identifier: "en_US")
    for number in 1...28 {
      let texts = state.texts(of: day(2, number), in: calendar, locale: locale)
      #expect(texts.title == "February 2026")
    }
    #expect(state.writtenMonths == 1)
    #expect(state.texts(of: day(3, 1), in: calendar, locale: locale).title == "March 2026")
    #expect(state.writtenMonths == 2)
    let german = state.texts(of: day(3, 2), in: calendar, locale: Locale(identifier: "de_DE"))
    #expect(german.title == "März 2026")
  }

  @Test func `only the days that change in a selection are computed`() {
    let days = SelectedDays()
    var selection = Set((1...28).map { DateComponents(year: 2026, month: 2, day: $0) })
    #expect(days.days(of: selection, in: calendar).count == 28)
    #expect(days.computedDays == 28)
    selection.insert(DateComponents(year: 2026, month: 3, day: 1))
    selection.remove(DateComponents(year: 2026, month: 2, day: 5))
    let found = days.days(of: selection, in: calendar)
    #expect(days.computedDays == 30)
    #expect(found[day(2, 5)] == nil)
    #expect(found[day(3, 1)] != nil)
  }

  @Test func `a day is selected as long as any components of it are`() {
    let days = SelectedDays()
    let plain = DateComponents(year: 2026, month: 2, day: 1)
    let other = DateComponents(calendar: calendar, year: 2026, month: 2, day: 1)
    #expect(days.days(of: [plain, other], in: calendar).count == 1)
    #expect(days.days(of: [other], in: calendar)[day(2, 1)] == [other])
    #expect(days.days(of: [], in: calendar).isEmpty)
  }
}
