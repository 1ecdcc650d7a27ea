import SwiftUI

/// An errand with a button that ticks it off.
struct ErrandRow: View {
  let errand: Errand
  let toggle: () -> Void

  var body: some View {
    HStack(spacing: 12) {
      Button {
        toggle()
      } label: {
        Image(systemName: errand.isDone ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(errand.isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      }
      .buttonStyle(.plain)
      .accessibilityLabel(
        errand.isDone ? "Mark \(errand.title) as not done" : "Mark \(errand.title) as done")
      VStack(alignment: .leading, spacing: 2) {
        Text(errand.title)
          .strikethrough(errand.isDone)
          .foregroundStyle(errand.isDone ? .secondary : .primary)
        if !errand.note.isEmpty {
          Text(errand.note)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      Spacer(minLength: 0)
    }
    .padding(.vertical, 4)
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  VStack {
    ForEach(Errand.examples) { errand in
      ErrandRow(errand: errand) {}
    }
  }
  .padding()
  .frame(width: 320)
}
