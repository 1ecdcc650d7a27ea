internal import Foundation

/// The row of tabs of a tab view.
struct TabRow: View, ImplementationView {
  let tabs: [TabEntry]
  let selected: Int
  let select: @MainActor (Int) -> Void
  @FocusState private var focused: Int?
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    HStack(spacing: 4) {
      ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
        TabButton(tab: tab, isSelected: index == selected) { select(index) }
          .focused($focused, equals: index)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 8)
    .accessibilityElement(children: .contain)
    .accessibilityRole(.tabList)
    .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { press in
      move(press.key)
      return .handled
    }
    .frame(maxWidth: .infinity)
    .background(.windowBackground)
    .overlay(alignment: .bottom) { BarEdge() }
  }

  /// Selects another tab, and gives it the keyboard focus.
  @MainActor private func move(_ key: KeyEquivalent) {
    let isForward = (key == .rightArrow) == (layoutDirection == .leftToRight)
    let next =
      switch key {
      case .home: tabs.enabledIndex(after: -1, step: 1)
      case .end: tabs.enabledIndex(after: tabs.count, step: -1)
      default: tabs.enabledIndex(after: selected, step: isForward ? 1 : -1)
      }
    guard let index = next else { return }
    select(index)
    focused = index
  }
}

/// A tab in the row of tabs.
private struct TabButton: View, ImplementationView {
  let tab: TabEntry
  let isSelected: Bool
  let select: @MainActor () -> Void

  var body: some View {
    let values = tab.view.containerValues
    Button {
      select()
    } label: {
      HStack(spacing: 6) {
        if let label = values.tabLabel {
          label
        } else {
          Text(verbatim: "\(tab.tag.base)")
        }
        if let badge = values.badge { BadgeView(text: badge) }
      }
    }
    .disabled(!tab.isEnabled)
    .buttonStyle(TabButtonStyle(isSelected: isSelected))
    .labelStyle(.titleAndIcon)
    .accessibilityRole(.tab)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// The style of tabs: the selected one in the accent colour on a grey background.
private struct TabButtonStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    TabButtonBody(configuration: configuration, isSelected: isSelected)
  }
}

/// The body of the style.
private struct TabButtonBody: View, ImplementationView {
  let configuration: ButtonStyleConfiguration
  let isSelected: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 7)
    configuration.label
      .font(.subheadline.weight(isSelected ? .semibold : .regular))
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .lineLimit(1)
      .padding(.horizontal, 12)
      .frame(minHeight: 30)
      .background {
        shape.fill(isSelected ? AnyShapeStyle(Color(.fill)) : AnyShapeStyle(Color.clear))
          .overlay { shape.fill(Color.primary.opacity(highlight)) }
      }
      .contentShape(Rectangle())
      .opacity(isEnabled ? 1 : 0.4)
  }

  private var highlight: Double {
    if configuration.isPressed { return 0.1 }
    return configuration.isHovered && !isSelected ? 0.05 : 0
  }
}
