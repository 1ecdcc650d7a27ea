import SwiftUI

/// A theme in the environment, with its own key, that a preview of a chat follows everywhere.
struct ThemeSwitchView: View {
  @State private var theme = Theme.plain
  @State private var isDark = false
  @State private var size = DynamicTypeSize.large

  var body: some View {
    VStack(spacing: 16) {
      Chat()
        .themed(theme)
        .dynamicTypeSize(size)
        .environment(\.colorScheme, isDark ? .dark : .light)
        .clipShape(RoundedRectangle(cornerRadius: 14))
        .animation(.easeInOut, value: theme)
      Picker("Theme", selection: $theme) {
        ForEach(Theme.all, id: \.self) { Text($0.name).tag($0) }
      }
      .pickerStyle(.segmented)
      HStack {
        Toggle("Dark", isOn: $isDark)
        Spacer()
        Button("A−") { size = .small }
        Button("A") { size = .large }
        Button("A+") { size = .accessibility1 }
      }
    }
    .padding()
  }
}

private struct Theme: Hashable {
  var name: String
  var accent: Color
  var radius: CGFloat
  var design: Font.Design

  static let plain = Theme(name: "Plain", accent: .blue, radius: 8, design: .default)
  static let round = Theme(name: "Round", accent: .pink, radius: 18, design: .rounded)
  static let terminal = Theme(name: "Terminal", accent: .green, radius: 0, design: .monospaced)
  static let all = [plain, round, terminal]
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = Theme.plain
}

extension EnvironmentValues {
  fileprivate var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

extension View {
  fileprivate func themed(_ theme: Theme) -> some View {
    environment(\.theme, theme).tint(theme.accent).fontDesign(theme.design)
  }
}

private struct Chat: View {
  @Environment(\.theme) private var theme
  @Environment(\.colorScheme) private var scheme
  @ScaledMetric private var inset = 10.0

  private let lines = [
    (false, "Have you seen the new themes?"), (true, "Yes! I like them."),
    (false, "Which one do you use?"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: inset) {
      ForEach(lines.indices, id: \.self) { index in
        let (isOwn, text) = lines[index]
        Text(text)
          .padding(inset)
          .foregroundStyle(isOwn ? .white : .primary)
          .background(
            isOwn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary),
            in: RoundedRectangle(cornerRadius: theme.radius)
          )
          .frame(maxWidth: .infinity, alignment: isOwn ? .trailing : .leading)
      }
      Text("\(theme.name), \(scheme == .dark ? "dark" : "light")")
        .font(.caption)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("theme")
      Spacer(minLength: 0)
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(.background)
  }
}
