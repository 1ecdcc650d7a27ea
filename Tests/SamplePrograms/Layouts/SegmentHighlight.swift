import SwiftUI

/// A control whose highlight is drawn from the anchors that its segments send up.
struct SegmentHighlightView: View {
  @State private var selection = 0
  @State private var style = HighlightStyle.pill

  private let titles = ["Day", "Week", "Month", "The whole year"]

  var body: some View {
    VStack(spacing: 28) {
      HStack(spacing: 4) {
        ForEach(titles.indices, id: \.self) { index in
          Text(titles[index])
            .fontWeight(selection == index ? .semibold : .regular)
            .foregroundColor(selection == index && style == .pill ? .white : .primary)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.snappy) { selection = index } }
            .accessibilityAddTraits(.isButton)
        }
      }
      .lineLimit(1)
      .backgroundPreferenceValue(BoundsKey.self) { bounds in
        GeometryReader { proxy in
          if let anchor = bounds[selection] {
            let frame = proxy[anchor]
            highlight
              .frame(width: frame.width, height: frame.height)
              .accessibilityElement()
              .accessibilityLabel("Highlight")
              .position(x: frame.midX, y: frame.midY)
          }
        }
      }
      .padding(4)
      .background(.quaternary.opacity(0.6), in: Capsule())
      Text(titles[selection])
        .font(.largeTitle)
        .id(selection)
        .transition(.push(from: .bottom))
      Picker("Style", selection: $style) {
        ForEach(HighlightStyle.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.radioGroup)
    }
    .padding(24)
  }

  @ViewBuilder private var highlight: some View {
    switch style {
    case .pill: Capsule().fill(Color.accentColor)
    case .line:
      Rectangle().fill(Color.accentColor).frame(height: 2).frame(
        maxHeight: .infinity, alignment: .bottom)
    }
  }
}

private enum HighlightStyle: String, CaseIterable {
  case pill = "Pill"
  case line = "Line"
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Int: Anchor<CGRect>] = [:]

  static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
    value.merge(nextValue()) { $1 }
  }
}
