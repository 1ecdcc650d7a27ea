import SwiftUI

/// A month of days in seven columns, with marks kept by date and months that slide in and out.
struct MonthCalendarView: View {
  // The first days of months and days at midnight: Foundation's `DateComponents` that are equal can
  // have different hash values, so that they are no keys on Linux.
  // At first February 2024.
  @State private var month = Date(timeIntervalSince1970: 1_706_745_600)
  @State private var marked: Set<Date> = []
  @State private var isForward = true

  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.firstWeekday = 2
    return calendar
  }()

  private enum Slot: Hashable {
    case empty(Int)
    case day(Int)
  }

  private var slots: [Slot] {
    guard let days = calendar.range(of: .day, in: .month, for: month) else { return [] }
    let weekday = calendar.component(.weekday, from: month)
    let blanks = (weekday - calendar.firstWeekday + 7) % 7
    return (0..<blanks).map { .empty($0) } + days.map { .day($0) }
  }

  private var title: String {
    let names = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    let parts = calendar.dateComponents([.year, .month], from: month)
    return "\(names[(parts.month ?? 1) - 1]) \(String(parts.year ?? 0))"
  }

  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Button {
          move(-1)
        } label: {
          Image(systemName: "chevron.left")
        }
        .accessibilityLabel("Previous")
        Spacer()
        Text(title).font(.headline).accessibilityIdentifier("month")
        Spacer()
        Button {
          move(1)
        } label: {
          Image(systemName: "chevron.right")
        }
        .accessibilityLabel("Next")
      }
      .buttonStyle(.borderless)
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 7)) {
        ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) { name in
          Text(name).font(.caption).foregroundStyle(.secondary)
        }
        ForEach(slots, id: \.self) { slot in
          switch slot {
          case .empty: Color.clear
          case .day(let day): dayView(day)
          }
        }
      }
      .id(month)
      .transition(
        .asymmetric(
          insertion: .move(edge: isForward ? .trailing : .leading).combined(with: .opacity),
          removal: .move(edge: isForward ? .leading : .trailing).combined(with: .opacity)))
      Text("\(marked.count) days marked").font(.footnote).foregroundStyle(.secondary)
    }
    .padding()
    .frame(maxHeight: .infinity, alignment: .top)
    .clipped()
  }

  private func dayView(_ day: Int) -> some View {
    let date = month.addingTimeInterval(Double(day - 1) * 86_400)
    let isMarked = marked.contains(date)
    return Button {
      marked.formSymmetricDifference([date])
    } label: {
      Text("\(day)")
        .frame(maxWidth: .infinity, minHeight: 30)
        .background { if isMarked { Circle().fill(.orange) } }
        .foregroundStyle(isMarked ? .white : .primary)
        .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
  }

  private func move(_ months: Int) {
    guard let next = calendar.date(byAdding: .month, value: months, to: month) else { return }
    isForward = months > 0
    withAnimation(.easeInOut(duration: 0.3)) {
      month = next
    }
  }
}
