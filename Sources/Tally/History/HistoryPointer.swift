import SwiftUI

/// Shows the votes at the moment under the pointer.
struct HistoryPointer: ViewModifier {
  let entries: [HistoryEntry]
  let history: VoteHistory
  let range: HistoryRange

  /// The place of the pointer, from 0 at the leading edge to 1 at the trailing edge; `nil` if it is
  /// elsewhere.
  @State private var fraction: CGFloat?
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onContinuousHover { phase in
        guard case .active(let point) = phase, width > 0 else {
          fraction = nil
          return
        }
        let x = min(max(point.x / width, 0), 1)
        fraction = layoutDirection == .rightToLeft ? 1 - x : x
      }
      .overlay {
        if let fraction {
          PointerLayout(fraction: fraction) {
            Rectangle().fill(Color.primary.opacity(0.3))
            HistoryMoment(entries: entries, history: history, time: range.time(at: fraction))
          }
          .allowsHitTesting(false)
        }
      }
  }
}

/// A vertical line, and a view beside it on the side with more room.
nonisolated struct PointerLayout: Layout {
  let fraction: CGFloat

  private static let margin: CGFloat = 8

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let x = bounds.minX + fraction * bounds.width
    subviews[0].place(
      at: CGPoint(x: x, y: bounds.minY), anchor: .top,
      proposal: ProposedViewSize(width: 1, height: bounds.height))
    let width = subviews[1].sizeThatFits(.unspecified).width
    let isTrailing = fraction < 0.5
    let wanted = isTrailing ? x + Self.margin : x - Self.margin - width
    // In a narrow chart the view covers the line rather than views beside the chart.
    let edge = min(max(wanted, bounds.minX), max(bounds.minX, bounds.maxX - width))
    subviews[1].place(
      at: CGPoint(x: edge, y: bounds.minY), anchor: .topLeading, proposal: .unspecified)
  }
}

/// A moment with the votes of all contenders.
struct HistoryMoment: View {
  let entries: [HistoryEntry]
  let history: VoteHistory
  let time: Int64

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.historyCalendar) private var calendar

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      Text(verbatim: HistoryDates(locale: locale, calendar: calendar).text(for: time, in: history))
        .foregroundStyle(.secondary)
      ForEach(entries) { entry in
        GridRow {
          HStack(spacing: 6) {
            Circle()
              .fill(Theme.tint(of: entry.candidate, in: colorScheme))
              .frame(width: 8, height: 8)
            Text(entry.candidate.title, in: locale)
          }
          Text(entry.line.votes(at: time), format: .number)
            .gridColumnAlignment(.trailing)
        }
      }
    }
    .font(.caption)
    .lineLimit(1)
    .padding(8)
    .background {
      RoundedRectangle(cornerRadius: 8).fill(.background).shadow(radius: 3)
    }
  }
}
