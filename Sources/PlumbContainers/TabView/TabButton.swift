internal import Foundation

/// A tab in the row of tabs.
struct TabButton: View, ImplementationView {
  let tab: TabEntry
  let isSelected: Bool
  let select: @MainActor () -> Void

  var body: some View {
    Button {
      select()
    } label: {
      TabLabel(badge: tab.badge, isSelected: isSelected) { TabTitle(tab: tab) }
    }
    .disabled(!tab.isEnabled)
    .buttonStyle(TabButtonStyle(isSelected: isSelected))
    .accessibilityRole(.tab)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

/// The label of a tab or its value, as set by the program.
struct TabTitle: View, ImplementationView {
  let tab: TabEntry

  var body: some View {
    if let label = tab.view.containerValues.tabLabel {
      label
    } else {
      Text(verbatim: "\(tab.tag.base)")
    }
  }
}

/// The label of a tab with its badge, in the form that fits into the proposed height: the symbol above a small title, or
/// beside the title.
struct TabLabel<Content: View>: View, ImplementationView {
  private let badge: Text?
  private let isSelected: Bool
  private let content: Content

  init(badge: Text? = nil, isSelected: Bool, @ViewBuilder content: () -> Content) {
    self.badge = badge
    self.isSelected = isSelected
    self.content = content()
  }

  var body: some View {
    ViewThatFits(in: .vertical) {
      high
      low
    }
    .lineLimit(1)
  }

  @MainActor private var high: some View {
    VStack(spacing: 2) { content }
      .labelStyle(StackedLabelStyle())
      .font(.caption2.weight(isSelected ? .semibold : .medium))
      .imageScale(.large)
      .fixedSize(horizontal: false, vertical: true)
      .padding(.horizontal, 4)
      .frame(minWidth: 44, maxWidth: .infinity, minHeight: 44)
      .overlay(alignment: .top) {
        if let badge { BadgeView(text: badge).fixedSize().offset(x: 16) }
      }
  }

  @MainActor private var low: some View {
    HStack(spacing: 6) {
      content
      if let badge { BadgeView(text: badge) }
    }
    .labelStyle(.titleAndIcon)
    .font(.subheadline.weight(isSelected ? .semibold : .regular))
    .padding(.horizontal, 12)
    .frame(minHeight: 30)
  }
}

/// A style with the icon above the title.
private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

/// The style of tabs: the selected one in the accent colour on a grey background.
struct TabButtonStyle: ButtonStyle {
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
      .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.primary))
      .background {
        shape.fill(isSelected ? AnyShapeStyle(Color(system: .fill)) : AnyShapeStyle(Color.clear))
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
