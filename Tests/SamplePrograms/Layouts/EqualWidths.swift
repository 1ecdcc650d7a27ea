import SwiftUI

/// Buttons that are all as wide as the widest: sizes go up as a preference and come back as state.
struct EqualWidthsView: View {
  @State private var width: CGFloat?
  @State private var words = ["Yes", "Perhaps", "No"]
  @State private var answer = "?"

  var body: some View {
    VStack(spacing: 20) {
      Text("Answer: \(answer)").font(.title3)
      HStack {
        ForEach(words, id: \.self) { word in
          Text(word)
            .font(.headline)
            .fixedSize()
            .foregroundColor(.white)
            .padding(.horizontal, 10)
            .padding(.vertical, 8)
            .background(
              GeometryReader { proxy in
                Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
              }
            )
            .frame(width: width)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.indigo))
            .onTapGesture { answer = word }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel(word)
            .accessibilityAddTraits(.isButton)
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      Text("All are \(Int((width ?? 0).rounded())) points wide")
        .font(.caption)
        .foregroundStyle(.secondary)
      HStack {
        Button("Longer") { withAnimation { words.append("Certainly") } }
          .disabled(words.contains("Certainly"))
        Button("Shorter") { withAnimation { words.removeAll { $0 == "Certainly" } } }
          .disabled(!words.contains("Certainly"))
      }
    }
    .padding(24)
  }
}

private struct WidthKey: PreferenceKey {
  static var defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}
