import SwiftUI

struct PatternPicker: View {
  @Binding var pattern: BreathingPattern
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List(BreathingPattern.allCases) { candidate in
        Button {
          pattern = candidate
          dismiss()
        } label: {
          HStack {
            VStack(alignment: .leading, spacing: 2) {
              Text(candidate.title)
                .font(.headline)
              Text(candidate.details)
                .font(.subheadline)
                .foregroundStyle(.secondary)
            }
            Spacer()
            if candidate == pattern {
              Image(systemName: "checkmark")
                .foregroundStyle(.tint)
            }
          }
          .padding(.vertical, 4)
          .contentShape(.rect)
        }
        .buttonStyle(.plain)
      }
      .navigationTitle("Pattern")
      .toolbar {
        Button("Done") { dismiss() }
      }
    }
  }
}
