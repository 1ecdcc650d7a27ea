import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

/// The accessibility elements of pickers of dates and colours.
@MainActor @Suite struct PickerAccessibilityTests {
  @MainActor @Observable final class Model {
    var date = DatePickerStage.date(2026, 11, 30, 19, 5)
    var color = Color(red: 1, green: 0, blue: 0)
  }

  private func environment(_ view: some View) -> some View {
    view.environment(\.locale, Locale(identifier: "de_DE"))
      .environment(\.calendar, Calendar(identifier: .gregorian))
      .environment(\.timeZone, .gmt)
  }

  @Test func `the parts of a date are steppers of a group`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      environment(
        DatePicker("Start", selection: Bindable(model).date, displayedComponents: .date))
    }
    #expect(
      stage.objects.map(\.summary)
        == ["group Start", "stepper Day", "stepper Month", "stepper Year"])
    #expect(
      try stage.object("Day").number
        == AccessibilityNumber(30, from: 1, to: 30, step: 1, isSettable: true))
    #expect(try stage.perform(.increment, on: "Day"))
    #expect(model.date == DatePickerStage.date(2026, 11, 1, 19, 5))
    #expect(try stage.perform(.setValue(2), on: "Month"))
    #expect(model.date == DatePickerStage.date(2026, 2, 1, 19, 5))
    #expect(try stage.perform(.setValue(.nan), on: "Month"))
    #expect(model.date == DatePickerStage.date(2026, 2, 1, 19, 5))
  }

  @Test func `the days of a calendar are options with their dates`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      environment(
        DatePicker("Start", selection: Bindable(model).date, displayedComponents: .date)
          .datePickerStyle(.graphical))
    }
    #expect(stage.objects.filter { $0.role == .option }.count == 30)
    let day = try stage.object("Sonntag, 1. November 2026")
    #expect(day.role == .option)
    #expect(try stage.perform(.press, on: "Sonntag, 1. November 2026"))
    #expect(model.date == DatePickerStage.date(2026, 11, 1, 19, 5))
  }

  @Test func `the sliders of a colour have its bytes`() throws {
    let model = Model()
    let stage = AccessibilityStage {
      ColorPicker("Paint", selection: Bindable(model).color)
    }
    #expect(stage.objects.map(\.summary) == ["popUpButton Paint"])
    #expect(try stage.object("Paint").valueText == "#FF0000")
    #expect(try stage.perform(.press, on: "Paint"))
    #expect(
      try stage.object("Red").number
        == AccessibilityNumber(255, from: 0, to: 255, step: 1, isSettable: true))
    #expect(try stage.perform(.decrement, on: "Red"))
    #expect(try stage.perform(.setValue(51), on: "Opacity"))
    #expect(model.color.description == "#FE000033")
  }
}
