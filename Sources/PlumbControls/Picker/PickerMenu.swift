internal import Foundation

/// A picker that shows the selected option on a button, and all options in a menu that a press of the
/// button opens.
///
/// A press of the mouse that ends on an option chooses it; after a click, the menu stays open.
/// The menu closes when an option is chosen, with the escape key and with a click elsewhere. The
/// arrow keys move the highlight, letters find an option, the return key and the space bar choose the highlighted one.
struct PickerMenu<SelectionValue: Hashable, Content: View>: View, ImplementationView {
  /// The tag of the selected option; `nil` for none.
  let selection: Binding<SelectionValue?>
  /// The view on the button; `nil` for the selected option.
  let currentValueLabel: AnyView?
  /// Whether the values that are chosen together differ; the button then says so.
  let isMixed: Bool
  let content: Content
  @State private var isOpen = false
  /// Whether the button had the keyboard focus when the menu was opened, and gets it again.
  @State private var returnsFocus = false
  @FocusState private var hasFocus: Bool
  @FocusState private var highlighted: AnyHashable?
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    Button {
      open()
    } label: {
      label
    }
    .buttonStyle(PressFeedbackStyle())
    .environment(\.menuButton, MenuButtonState(isOpen: isOpen))
    .accessibilityRole(.popUpButton)
    .focused($hasFocus)
    .modifier(LayerModifier.popup(isPresented: isOpen, dismiss: close) { panel })
  }

  /// The selected option and the indicator of a menu.
  @MainActor private var label: some View {
    HStack(spacing: metrics.scaled(6)) {
      currentValue
        .lineLimit(1)
      Image(systemName: "chevron.up.chevron.down").resizable()
        .frame(width: metrics.scaledWithType(9), height: metrics.scaledWithType(11))
        .accessibilityHidden(true)
    }
    .font(metrics.segmentFont)
    .defaultForegroundStyle(AnyShapeStyle(Color.primary))
    .padding(.horizontal, metrics.scaled(8))
    .frame(minHeight: metrics.rowHeight)
    .background { RoundedRectangle(cornerRadius: metrics.scaled(6)).fill(ControlAreaStyle()) }
  }

  @MainActor @ViewBuilder private var currentValue: some View {
    if let currentValueLabel {
      currentValueLabel
    } else if isMixed {
      Text("Mixed")
    } else {
      Group(subviews: content) { subviews in
        if let selected,
          let option = subviews.first(where: { $0.tag(as: SelectionValue.self) == selected })
        {
          option
        }
      }
    }
  }

  private var selected: SelectionValue? { selection.wrappedValue }

  /// The options in front of the window. They have the fonts and the colours of menus, whatever fonts and colours the
  /// picker has.
  @MainActor private var panel: some View {
    let shape = RoundedRectangle(cornerRadius: 8)
    return ScrollViewReader { scroll in
      ScrollView {
        MenuItemsLayout(checkSpace: 0) { PickerTags<SelectionValue, Content>(content: content) }
          .padding(5)
          .fixedSize(horizontal: true, vertical: false)
      }
      .onChange(of: highlighted) { if let highlighted { scroll.scrollTo(highlighted) } }
    }
    .environment(\.pickerChoice, choice)
    .environment(\.areMenuOptions, true)
    .environment(\.menuDismiss, MenuDismissAction(close))
    .environment(\.dividerMargin, 5)
    .environment(\.foregroundLevels, nil)
    .environment(\.font, nil)
    .focusEffectDisabled()
    .background {
      shape.fill(.windowBackground).shadow(color: .black.opacity(0.25), radius: 8, y: 3)
    }
    .overlay { shape.strokeBorder(Color(system: .separator), lineWidth: 1) }
    .modifier(PickerTypeSelect(highlighted: highlighted) { highlighted = $0 })
    .onKeyPress(keys: [.upArrow, .downArrow, .home, .end, .escape, .tab]) { press in
      handle(press.key)
      return .handled
    }
  }

  private var choice: PickerChoice {
    PickerChoice(
      selection: selected.map { AnyHashable($0) },
      select: { tag in
        close()
        guard let value = tag.base as? SelectionValue, value != selected else { return }
        selection.wrappedValue = value
      }, arrangement: .menu, highlight: $highlighted)
  }

  /// The tags of the options, in order.
  @MainActor private var tags: [AnyHashable] {
    _SubviewList(content).subviews.compactMap { $0.tag(as: SelectionValue.self) }
      .map { AnyHashable($0) }
  }

  @MainActor private func open() {
    let tags = tags
    returnsFocus = hasFocus
    isOpen = true
    // An option has the focus while the menu is open, so that the menu receives the keys.
    highlighted = tags.first { $0 == selected.map { AnyHashable($0) } } ?? tags.first
  }

  @MainActor private func close() {
    isOpen = false
    highlighted = nil
    if returnsFocus { hasFocus = true }
  }

  @MainActor private func handle(_ key: KeyEquivalent) {
    let tags = tags
    let index = highlighted.flatMap { tags.firstIndex(of: $0) }
    switch key {
    case .escape: close()
    case .upArrow: highlighted = index.map { tags[max($0 - 1, 0)] } ?? tags.last
    case .downArrow: highlighted = index.map { tags[min($0 + 1, tags.count - 1)] } ?? tags.first
    case .home: highlighted = tags.first
    case .end: highlighted = tags.last
    default: break
    }
  }
}

extension Subview {
  /// The value that identifies the view as an option of a picker: its tag, or else its identifier in
  /// `ForEach` if that has the type.
  @MainActor package func tag<Value: Hashable>(as type: Value.Type) -> Value? {
    containerValues.tag(for: type) ?? explicitID(as: type)
  }
}

/// The style of an option in a menu, which has the highlight while it has the focus.
struct MenuRowStyle: ButtonStyle {
  let isHighlighted: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(isHighlighted ? AnyShapeStyle(.white) : AnyShapeStyle(Color.primary))
      .padding(.horizontal, 8)
      .padding(.vertical, 4)
      .background {
        RoundedRectangle(cornerRadius: 5)
          .fill(isHighlighted ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.clear))
      }
      .contentShape(Rectangle())
  }
}
