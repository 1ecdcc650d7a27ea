import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Date pickers with fields.
@MainActor @Suite struct DateFieldTests {
  private typealias Stage = DatePickerStage
  private static let evening = Stage.date(2026, 11, 25, 19, 5, 30)

  private func stage(
    _ date: Date = evening, locale: String = "en_US", zone: TimeZone = .gmt,
    direction: LayoutDirection = .leftToRight,
    _ components: DatePickerComponents = [.date, .hourAndMinute]
  ) -> DatePickerStage {
    Stage(date, locale: locale, direction: direction, zone: zone) {
      DatePicker("Start", selection: $0, displayedComponents: components)
    }
  }

  @Test(arguments: [
    ("en_US", ["11", "25", "2026", "7", "05", "PM"]), ("de_DE", ["25", "11", "2026", "19", "05"]),
    ("sv_SE", ["2026", "11", "25", "19", "05"]),
    ("ko_KR", ["2026", "11", "25", "오후", "7", "05"]),
  ])
  func `the locale decides the order of the parts and the hour cycle`(
    locale: String, parts: [String]
  ) {
    #expect(stage(locale: locale).fields == parts)
  }

  @Test func `the numbers of a date are written as the language writes them`() {
    // Arabic puts the day at the right and the parts of the time from left to right.
    #expect(
      stage(locale: "ar_EG", direction: .rightToLeft).fields
        == ["م", "٧", "٠٥", "٢٠٢٦", "١١", "٢٥"])
    #expect(
      stage(locale: "he_IL", direction: .rightToLeft).fields == ["19", "05", "25", "11", "2026"])
  }

  @Test func `the components decide which parts there are`() {
    #expect(stage(locale: "de_DE", .date).fields == ["25", "11", "2026"])
    #expect(stage(locale: "de_DE", .hourAndMinute).fields == ["19", "05"])
    #expect(stage(locale: "de_DE", .hourMinuteAndSecond).fields == ["19", "05", "30"])
  }

  @Test func `the time is that of the time zone of the environment`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(stage(locale: "de_DE", zone: tokyo).fields == ["26", "11", "2026", "04", "05"])
  }

  @Test func `digits replace a part when no other can follow`() {
    let stage = stage()
    stage.type("1", in: "Month")
    // 1 may become 10, 11 or 12.
    #expect(stage.date == Self.evening)
    stage.harness.type("2")
    #expect(stage.date == Stage.date(2026, 12, 25, 19, 5, 30))
    stage.harness.type("4")
    #expect(stage.date == Stage.date(2026, 4, 25, 19, 5, 30))
    stage.type("1", in: "Day")
    #expect(stage.fields[1] == "1")
    stage.harness.press(.return)
    #expect(stage.date == Stage.date(2026, 4, 1, 19, 5, 30))
  }

  @Test func `digits become the value when another part is selected`() {
    let stage = stage()
    stage.type("1/", in: "Month")
    #expect(stage.date == Stage.date(2026, 1, 25, 19, 5, 30))
    // The separator has selected the day.
    stage.harness.type("09")
    #expect(stage.date == Stage.date(2026, 1, 9, 19, 5, 30))
    stage.harness.press(.tab)
    stage.harness.type("31")
    stage.harness.press(.delete)
    stage.harness.type("0")
    stage.harness.press(.right)
    // Two digits are a year of the same century.
    #expect(stage.date == Stage.date(2030, 1, 9, 19, 5, 30))
  }

  @Test func `an hour up to twelve is in the same half of the day`() {
    let stage = stage()
    stage.type("9", in: "Hour")
    #expect(stage.date == Stage.date(2026, 11, 25, 21, 5, 30))
    stage.harness.type("12")
    #expect(stage.date == Stage.date(2026, 11, 25, 12, 5, 30))
    stage.type("a", in: "AM/PM")
    #expect(stage.date == Stage.date(2026, 11, 25, 0, 5, 30))
    stage.harness.type("a")
    #expect(stage.date == Stage.date(2026, 11, 25, 0, 5, 30))
    stage.harness.type("P")
    #expect(stage.date == Stage.date(2026, 11, 25, 12, 5, 30))
  }

  @Test func `the arrows step a part, which begins again after its last value`() {
    let stage = stage(Stage.date(2026, 12, 31, 23, 59))
    for part in ["Month", "Day", "Hour", "Minute"] {
      stage.harness.click(part)
      stage.harness.press(.up)
    }
    #expect(stage.date == Stage.date(2026, 1, 1, 0, 0))
    stage.harness.press(.down)
    #expect(stage.date == Stage.date(2026, 1, 1, 0, 59))
    stage.harness.click("Year")
    stage.harness.press(.down)
    #expect(stage.date == Stage.date(2025, 1, 1, 0, 59))
  }

  @Test func `a day that a month does not have becomes its last`() {
    let stage = stage(Stage.date(2028, 1, 31))
    stage.harness.click("Month")
    stage.harness.press(.up)
    #expect(stage.date == Stage.date(2028, 2, 29))
    stage.type("2027", in: "Year")
    stage.harness.press(.return)
    #expect(stage.date == Stage.date(2027, 2, 28))
    stage.type("29", in: "Day")
    stage.harness.press(.return)
    #expect(stage.date == Stage.date(2027, 2, 28))
  }

  @Test func `the stepper steps the part that was edited last, at first the first`() {
    let stage = stage()
    func clickUpperArrow() {
      let frame = stage.harness["Minute"]
      stage.harness.click(CGPoint(x: stage.harness["AM/PM"].maxX + 20, y: frame.midY - 5))
    }
    clickUpperArrow()
    #expect(stage.date == Stage.date(2026, 12, 25, 19, 5, 30))
    stage.harness.click("Minute")
    clickUpperArrow()
    #expect(stage.date == Stage.date(2026, 12, 25, 19, 6, 30))
  }

  @Test func `a date stays in the range`() {
    let range = Stage.date(2026, 11, 20)...Stage.date(2026, 11, 28)
    let stage = Stage(Self.evening) {
      DatePicker("Start", selection: $0, in: range, displayedComponents: .date)
    }
    stage.type("30", in: "Day")
    stage.harness.press(.return)
    #expect(stage.date == range.upperBound)
    stage.harness.type("3")
    stage.harness.press(.return)
    #expect(stage.date == range.lowerBound)
    // A date outside of the range is kept until it is changed.
    let outside = Stage(Self.evening) {
      DatePicker("Start", selection: $0, in: ...range.lowerBound)
    }
    #expect(outside.date == Self.evening)
    outside.harness.click("Minute")
    outside.harness.press(.up)
    #expect(outside.date == range.lowerBound)
  }

  @Test func `from right to left the arrow keys move as the parts are on the screen`() {
    // From the left: the half of the day, the hour, the minute, the year, the month, the day.
    let stage = stage(locale: "ar_EG", direction: .rightToLeft)
    let parts = stage.harness.elements.filter { $0.role == .stepper && $0.value != nil }
      .sorted { $0.frame.minX < $1.frame.minX }
    stage.harness.click(CGPoint(x: parts[3].frame.midX, y: parts[3].frame.midY))
    stage.harness.press(.right)
    stage.harness.press(.up)
    #expect(stage.date == Stage.date(2026, 12, 25, 19, 5, 30))
    stage.harness.press(.left)
    stage.harness.press(.left)
    stage.harness.press(.up)
    #expect(stage.date == Stage.date(2026, 12, 25, 19, 6, 30))
  }

  @Test func `a disabled picker takes nothing`() {
    let stage = Stage(Self.evening) { DatePicker("Start", selection: $0).disabled(true) }
    stage.type("12", in: "Day")
    stage.harness.press(.up)
    #expect(stage.date == Self.evening)
  }

  @Test func `a custom style gets the selection, the range and the components`() {
    let stage = Stage(Self.evening) {
      DatePicker("Start", selection: $0, in: Self.evening..., displayedComponents: .date)
        .datePickerStyle(TomorrowStyle())
    }
    stage.harness.click("Tomorrow true true")
    #expect(stage.date == Self.evening.addingTimeInterval(86_400))
  }

  private struct TomorrowStyle: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      let hasRange = configuration.minimumDate != nil && configuration.maximumDate == nil
      Button("Tomorrow \(String(hasRange)) \(String(configuration.displayedComponents == .date))") {
        configuration.selection += 86_400
      }
    }
  }
}
