import EngineTesting
import Foundation
import PlumbUI

@testable import TestSupport

/// A date picker in a window, in the Gregorian calendar and the time zone of Greenwich.
@MainActor final class DatePickerStage {
  let harness: LayoutHarness
  private let record: Record

  private final class Record {
    var date = Date.distantPast
  }

  static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    return calendar.date(from: parts) ?? .distantPast
  }

  init<Content: View>(
    _ date: Date, locale: String = "en_US", direction: LayoutDirection = .leftToRight,
    zone: TimeZone = .gmt, content: @escaping (Binding<Date>) -> Content
  ) {
    let record = Record()
    self.record = record
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    environment.calendar = Calendar(identifier: .gregorian)
    environment.timeZone = zone
    environment.layoutDirection = direction
    harness = LayoutHarness(in: CGSize(width: 500, height: 400), environment: environment) {
      Holder(date: date, record: record, content: content)
    }
  }

  /// A view that stores the date.
  private struct Holder<Content: View>: View {
    @State var date: Date
    let record: Record
    let content: (Binding<Date>) -> Content

    var body: some View {
      record.date = date
      return content($date)
    }
  }

  /// The selected date.
  var date: Date {
    harness.layOut()
    return record.date
  }

  /// The values of the parts of the field, from left to right.
  var fields: [String] {
    harness.elements.filter { $0.role == .stepper && $0.value != nil }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.value)
  }

  /// Types a value of a part of the field.
  func type(
    _ text: String, in part: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    harness.click(part, file: file, line: line)
    harness.type(text)
  }

  /// The labels of the elements of a kind.
  func labels(_ role: ElementRole) -> [String] {
    harness.elements.filter { $0.role == role }.compactMap(\.label)
  }
}
