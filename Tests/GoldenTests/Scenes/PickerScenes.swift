import SwiftUI

extension GoldenScene {
  static let pickers: [GoldenScene] = [
    GoldenScene(
      "picker-dates", 375, 190, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 580, height: 300)
    ) {
      Form {
        DatePicker("Start", selection: .constant(day), in: day...)
        DatePicker("Field", selection: .constant(day), displayedComponents: .date)
          .datePickerStyle(.field)
        DatePicker("Compact", selection: .constant(day)).datePickerStyle(.compact)
        DatePicker("None", selection: .constant(day)).disabled(true)
        ColorPicker("Paint", selection: .constant(.orange))
      }
      .modifier(Greenwich())
    },
    GoldenScene(
      "picker-calendar", 250, 300, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 380, height: 440)
    ) {
      DatePicker("Start", selection: .constant(day), in: day.addingTimeInterval(-864_000)...)
        .datePickerStyle(.graphical)
        .labelsHidden()
        .modifier(Greenwich())
    },
    GoldenScene(
      "picker-color", 290, 370, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 376, height: 640), click: CGPoint(x: 160, y: 20)
    ) {
      ColorPicker("Paint", selection: .constant(Color(red: 1, green: 0.6, blue: 0, opacity: 0.6)))
        .labelsHidden()
        .padding(8)
        .frame(maxHeight: .infinity, alignment: .top)
    },
    GoldenScene(
      "picker-days", 250, 300, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 380, height: 440)
    ) {
      MultiDatePicker("Days off", selection: .constant(days), in: day...)
        .labelsHidden()
        .modifier(Greenwich())
    },
  ]

  /// The fifteenth of March 2001, a Thursday.
  private static let day = Date(timeIntervalSince1970: 984_653_100)

  /// The same day and two others of the month.
  private static let days = Set([15, 19, 27].map { DateComponents(year: 2001, month: 3, day: $0) })

  private struct Greenwich: ViewModifier {
    @Environment(\.layoutDirection) private var direction

    func body(content: Content) -> some View {
      content
        .environment(\.locale, Locale(identifier: direction == .rightToLeft ? "he_IL" : "en_US"))
        .environment(\.calendar, Calendar(identifier: .gregorian))
        .environment(\.timeZone, .gmt)
    }
  }
}
