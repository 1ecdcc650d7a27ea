import SwiftUI

/// Events along a line: an alignment of one's own puts every dot on the line of the headings.
struct EventTimelineView: View {
  private struct Event: Identifiable {
    var id: String { title }
    var time: String
    var title: String
    var details: String
    var color: Color
  }

  private let events = [
    Event(time: "9:00", title: "Stand-up", details: "Fifteen minutes, standing.", color: .blue),
    Event(
      time: "10:30", title: "Design review",
      details:
        "The new icons, the colours of the charts, and what to do about long titles that wrap.",
      color: .purple),
    Event(time: "12:15", title: "Lunch", details: "In the park if it is dry.", color: .green),
    Event(time: "16:00", title: "Release", details: "Tag, build, publish.", color: .red),
  ]

  @State private var open: Set<String> = []

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(events) { event in
          row(event)
        }
      }
      .padding()
      .background(alignment: Alignment(horizontal: .leading, vertical: .center)) {
        Rectangle().fill(.quaternary).frame(width: 2).padding(.leading, 16 + 67)
      }
    }
  }

  private func row(_ event: Event) -> some View {
    HStack(alignment: .dot, spacing: 12) {
      Text(event.time)
        .font(.callout.monospacedDigit())
        .foregroundStyle(.secondary)
        .frame(width: 52, alignment: .trailing)
        .alignmentGuide(.dot) { $0[VerticalAlignment.center] }
      Circle()
        .fill(event.color)
        .frame(width: 8, height: 8)
        .overlay(Circle().stroke(event.color.opacity(0.3), lineWidth: 4))
        .alignmentGuide(.dot) { $0[VerticalAlignment.center] }
        .accessibilityElement()
        .accessibilityLabel("Dot of \(event.title)")
      VStack(alignment: .leading, spacing: 4) {
        Text(event.title)
          .font(.headline)
          .alignmentGuide(.dot) { $0[VerticalAlignment.center] }
        if open.contains(event.id) {
          Text(event.details)
            .foregroundStyle(.secondary)
            .fixedSize(horizontal: false, vertical: true)
            .transition(.opacity.combined(with: .move(edge: .top)))
        }
      }
      .padding(10)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(RoundedRectangle(cornerRadius: 8).fill(event.color.opacity(0.1)))
      .contentShape(Rectangle())
      .onTapGesture {
        withAnimation(.easeInOut) { open.formSymmetricDifference([event.id]) }
      }
    }
    .padding(.vertical, 6)
  }
}

extension VerticalAlignment {
  private enum Dot: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[VerticalAlignment.center]
    }
  }

  fileprivate static let dot = VerticalAlignment(Dot.self)
}
