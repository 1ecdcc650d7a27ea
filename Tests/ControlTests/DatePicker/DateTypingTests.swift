import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Dates that are typed part by part.
@MainActor @Suite struct DateTypingTests {
  private typealias Stage = DatePickerStage

  private func stage(
    _ date: Date, in range: ClosedRange<Date> = Date.distantPast...Date.distantFuture
  ) -> DatePickerStage {
    Stage(date) { DatePicker("Start", selection: $0, in: range, displayedComponents: .date) }
  }

  @Test func `a part that is no date with the others waits for them`() {
    let stage = stage(Stage.date(2026, 1, 31))
    stage.type("02", in: "Month")
    #expect(stage.date == Stage.date(2026, 1, 31))
    #expect(stage.fields == ["2", "31", "2026"])
    stage.type("28", in: "Day")
    #expect(stage.date == Stage.date(2026, 2, 28))
    stage.type("31", in: "Day")
    #expect(stage.date == Stage.date(2026, 2, 28))
    #expect(stage.fields == ["2", "31", "2026"])
    stage.type("3", in: "Month")
    #expect(stage.date == Stage.date(2026, 3, 31))
  }

  @Test func `parts that are out of the range wait for the others`() {
    let range = Stage.date(2026, 12, 30)...Stage.date(2027, 1, 5)
    let stage = stage(Stage.date(2026, 12, 31), in: range)
    stage.type("01", in: "Month")
    stage.type("03", in: "Day")
    #expect(stage.date == Stage.date(2026, 12, 31))
    stage.type("2027", in: "Year")
    #expect(stage.date == Stage.date(2027, 1, 3))
  }

  @Test func `a day that is partly in the range can be typed`() {
    let range = Stage.date(2026, 12, 1, 12)...Stage.date(2026, 12, 5, 12)
    let stage = stage(Stage.date(2026, 12, 2, 19), in: range)
    stage.type("05", in: "Day")
    #expect(stage.date == range.upperBound)
  }

  @Test func `a complete date that does not exist becomes the nearest one`() {
    let stage = stage(Stage.date(2026, 1, 31))
    stage.type("02", in: "Month")
    stage.type("30", in: "Day")
    #expect(stage.date == Stage.date(2026, 1, 31))
    stage.type("2027", in: "Year")
    #expect(stage.date == Stage.date(2027, 2, 28))
    #expect(stage.fields == ["2", "28", "2027"])
  }

  @Test func `a step begins at the nearest date`() {
    let stage = stage(Stage.date(2026, 1, 31))
    stage.type("02", in: "Month")
    stage.harness.press(.up)
    #expect(stage.date == Stage.date(2026, 3, 28))
  }

  @Test func `a change from elsewhere discards the parts that wait`() {
    let stage = Stage(Stage.date(2026, 1, 31)) { date in
      VStack {
        DatePicker("Start", selection: date, displayedComponents: .date)
        DatePicker("Other", selection: date, displayedComponents: .hourAndMinute)
      }
    }
    stage.type("02", in: "Month")
    #expect(stage.fields.contains("2"))
    stage.harness.click("Minute")
    stage.harness.press(.up)
    // Leaving the first field has applied the typed parts.
    #expect(stage.date == Stage.date(2026, 2, 28, 0, 1))
  }

  // MARK: Leaving the field

  /// A picker that can be removed, and a button and a shortcut that record the date.
  private struct Leaving: View {
    @Binding var date: Date
    let note: (Date) -> Void
    @State private var isShown = true

    var body: some View {
      VStack {
        if isShown { DatePicker("Start", selection: $date, displayedComponents: .date) }
        Button("Save") { note(date) }.keyboardShortcut("s")
        Button("Hide") { isShown = false }
      }
    }
  }

  private final class Notes {
    var dates: [Date] = []
  }

  @Test(arguments: ["Save", "shortcut", "Hide", "elsewhere"])
  func `what was typed is taken when the field is left`(way: String) {
    let notes = Notes()
    let stage = Stage(Stage.date(2026, 1, 31)) { Leaving(date: $0) { notes.dates.append($0) } }
    stage.type("02", in: "Month")
    stage.type("3", in: "Day")
    switch way {
    case "shortcut": stage.harness.press(.character("s"), .control)
    case "elsewhere": stage.harness.click(CGPoint(x: 2, y: 398))
    default: stage.harness.click(way)
    }
    #expect(stage.date == Stage.date(2026, 2, 3))
    if ["Save", "shortcut"].contains(way) { #expect(notes.dates == [Stage.date(2026, 2, 3)]) }
  }

  @Test func `digits are taken when the picker disappears`() {
    let shows = Knob(true)
    let stage = Stage(Stage.date(2026, 1, 31)) { date in
      ObservedContent {
        if shows.value { DatePicker("Start", selection: date, displayedComponents: .date) }
      }
    }
    stage.type("3", in: "Day")
    #expect(stage.date == Stage.date(2026, 1, 31))
    shows.value = false
    #expect(stage.date == Stage.date(2026, 1, 3))
  }

  // MARK: Clocks that are changed

  private func clock(_ date: Date) throws -> DatePickerStage {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    return Stage(date, locale: "en_GB", zone: zone) {
      DatePicker("Start", selection: $0)
    }
  }

  @Test func `a step passes over an hour that does not exist`() throws {
    // At two o'clock the clocks are put forward to three.
    let before = Stage.date(2026, 3, 29, 0, 30)
    let stage = try clock(before)
    stage.harness.click("Hour")
    stage.harness.press(.up)
    #expect(stage.fields[3] == "03")
    #expect(stage.date == before.addingTimeInterval(3_600))
    stage.harness.press(.down)
    #expect(stage.date == before)
  }

  @Test func `a minute is changed in its own of two equal hours`() throws {
    // At three o'clock the clocks are put back to two.
    for hour in [0, 1] {
      let stage = try clock(Stage.date(2026, 10, 25, hour, 10))
      stage.harness.click("Minute")
      stage.harness.press(.up)
      #expect(stage.date == Stage.date(2026, 10, 25, hour, 11))
      stage.harness.type("45")
      #expect(stage.date == Stage.date(2026, 10, 25, hour, 45))
    }
  }
}
