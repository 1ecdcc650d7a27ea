/// A control for selecting one of several options, which are the subviews that have a tag.
///
/// As SwiftUI: the option whose tag equals the selection is selected; an option with a tag of another type never is. By
/// default the selected option is shown on a button that opens a menu, in the regular size 24 points high as in SwiftUI
/// on macOS; other styles show all options in a row or in a column. A view without a tag uses its identifier in
/// `ForEach` as its tag if the identifier has the selection's type; otherwise it is shown and cannot be selected.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  /// Bindings to the values that are chosen together, each the tag of its selected option.
  private let sources: [Binding<SelectionValue>]
  private let content: Content
  private let label: Label
  /// The view on the button that opens the menu; `nil` for the selected option.
  private var currentValueLabel: AnyView?
  @Environment(\.pickerStyle) private var style
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal
  @Environment(\.menuDismiss) private var outerMenu
  @Environment(\.stylesOutsideToolbar) private var stylesOutsideToolbar
  @Environment(\.formArrangement) private var formArrangement

  /// Creates a picker with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init([selection], content: content(), label: label())
  }

  nonisolated init(_ sources: [Binding<SelectionValue>], content: Content, label: Label) {
    self.sources = sources
    self.content = content
    self.label = label
  }

  /// Creates a picker with a label, and a view of the selected option for the button that opens a menu.
  @MainActor @preconcurrency public init<V: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init([selection], content: content(), label: label())
    self.currentValueLabel = AnyView(currentValueLabel())
  }

  /// Creates a picker with a label.
  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker: View, RoleView, LabelledView {
  package static var elementRole: ElementRole { .picker }

  public var body: some View {
    if !outerMenu.isInMenu {
      control
    } else if style == .menu {
      Submenu(label: label, content: options(.items))
    } else {
      options(.items)
    }
  }

  /// The options of a picker that is no menu.
  @MainActor private func options(_ arrangement: PickerArrangement) -> some View {
    PickerOptions(
      content: PickerTags<SelectionValue, Content>(content: content), style: arrangement
    )
    .environment(\.pickerChoice, choice(arrangement))
  }

  @MainActor private var control: some View {
    ControlRow(alignment: style == .column && !isHorizontal ? .top : .center) {
      ControlLabel(label, precedesControl: true)
        .transformEnvironment(\.labelsAreHidden) {
          // As SwiftUI: in a toolbar, and beside a wheel that is in no form, the label is only for assistive technologies.
          if stylesOutsideToolbar != nil || style == .wheel && formArrangement == .none {
            $0 = true
          }
        }
    } control: {
      if style == .menu {
        PickerMenu(
          selection: selection, currentValueLabel: currentValueLabel, isMixed: isMixed,
          content: content)
      } else {
        options(style)
      }
    }
  }

  /// The selection, passed to the options through the environment.
  @MainActor private func choice(_ arrangement: PickerArrangement) -> PickerChoice {
    let selection = selection
    return PickerChoice(
      selection: selection.wrappedValue.map { AnyHashable($0) },
      select: { tag in
        if let value = tag.base as? SelectionValue { selection.wrappedValue = value }
      }, arrangement: arrangement)
  }

  /// The selection of all values; `nil` while they differ.
  @MainActor private var selection: Binding<SelectionValue?> {
    Binding(
      get: {
        guard let value = sources.first?.wrappedValue else { return nil }
        return sources.allSatisfy { $0.wrappedValue == value } ? value : nil
      },
      set: { [sources] value in
        guard let value else { return }
        for source in sources where source.wrappedValue != value { source.wrappedValue = value }
      })
  }

  /// Whether the values that are chosen together differ.
  @MainActor private var isMixed: Bool { !sources.isEmpty && selection.wrappedValue == nil }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

/// The arrangement of the options of a picker.
@usableFromInline enum PickerArrangement {
  /// A menu, a row of segments, a column of radio buttons, or a box in which the options scroll.
  case menu, segments, column, wheel
  /// Items of the menu around the picker.
  case items
}

/// The subviews of the content of a picker, tagged with their identifiers in `ForEach` if they have no tag.
struct PickerTags<SelectionValue: Hashable, Content: View>: View, ImplementationView {
  let content: Content

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        if subview.containerValues.tag(for: SelectionValue.self) == nil,
          let name = subview.explicitID(as: SelectionValue.self)
        {
          subview.tag(name)
        } else {
          subview
        }
      }
    }
  }
}

/// The options of a picker in an arrangement.
private struct PickerOptions<Content: View>: View, ImplementationView {
  let content: Content
  /// The arrangement of the options.
  let style: PickerArrangement
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.radioGroupIsHorizontal) private var isHorizontal

  var body: some View {
    switch style {
    case .segments:
      SegmentsLayout { content }
        .padding(2)
        .background { RoundedRectangle(cornerRadius: metrics.scaled(7)).fill(ControlAreaStyle()) }
    case .items: content
    case .wheel: PickerWheel(content: content)
    case .column, .menu:
      if isHorizontal {
        HStack(spacing: 12) { content }
      } else {
        VStack(alignment: .leading, spacing: 6) { content }
      }
    }
  }
}

/// An option of a picker, selected by pressing it.
struct PickerOption: View, ImplementationView {
  let choice: PickerChoice
  /// The tag of the option.
  let tag: AnyHashable
  /// The view of the option.
  let content: _ControlPart
  /// The width and the height of a check mark in a menu, in points.
  @ScaledMetric private var markSide: CGFloat = 10
  @Environment(\.controlMetrics) private var metrics
  @Environment(\.self) private var environment

  var body: some View {
    switch choice.arrangement {
    case .menu: menuRow
    case .items:
      button { content }.environment(\.menuItemCheck, isSelected)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityRole(.option)
    case .segments: visibleOption { segment }
    case .column: visibleOption { row }
    case .wheel:
      visibleOption { PickerWheelRow(content: content, isSelected: isSelected) }.id(tag)
    }
  }

  /// An option that is shown beside the others.
  @MainActor private func visibleOption(@ViewBuilder label: () -> some View) -> some View {
    button(label: label).buttonStyle(PressFeedbackStyle())
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityRole(.option)
  }

  private func button(@ViewBuilder label: () -> some View) -> some View {
    Button(action: { choice.select(tag) }, label: label)
  }

  /// Whether the tag of the option equals the selection.
  private var isSelected: Bool { tag == choice.selection }

  /// The option as a segment; the selected one has a raised background.
  private var segment: some View {
    content
      .endingEmphasis(isSelected)
      .lineLimit(1)
      .font(metrics.segmentFont)
      .padding(.horizontal, metrics.scaled(12))
      .frame(maxWidth: .infinity, minHeight: metrics.rowHeight - 4)
      .raisedBackground(isSelected, cornerRadius: metrics.scaled(5))
  }

  /// The option as a row of a column, with a radio button before its content.
  @MainActor private var row: some View {
    let (side, dot) = (metrics.scaledWithType(16), metrics.scaledWithType(6))
    let isTinted = isSelected && environment.appearsActive
    return HStack(spacing: 5) {
      ZStack {
        Circle().fill(isTinted ? AnyShapeStyle(.tint) : AnyShapeStyle(ControlAreaStyle()))
        Circle().strokeBorder(Color(system: .separator), lineWidth: 1).opacity(isTinted ? 0 : 1)
        Circle().fill(
          isSelected && !isTinted ? AnyShapeStyle(Color.primary) : environment.onTintStyle
        )
        .frame(width: dot, height: dot).opacity(isSelected ? 1 : 0)
      }
      .frame(width: side, height: side)
      content
    }
  }

  /// The option as a row of a menu, with a check mark if it is selected. The pointer moves the
  /// highlight as the arrow keys do.
  @MainActor @ViewBuilder private var menuRow: some View {
    let row = button {
      HStack(spacing: 6) {
        Image(systemName: "checkmark").resizable().frame(width: markSide, height: markSide)
          .opacity(isSelected ? 1 : 0)
          .accessibilityHidden(true)
        content.lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(MenuRowStyle(isHighlighted: choice.highlight?.wrappedValue == tag))
    .accessibilityAddTraits(isSelected ? .isSelected : [])
    .accessibilityRole(.option)
    .onHover { if $0 { choice.highlight?.wrappedValue = tag } }
    .modifier(PickerMenuOption(tag: tag))
    .layoutValue(key: MenuItemKey.self, value: true)
    .id(tag)
    if let highlight = choice.highlight { row.focused(highlight, equals: tag) } else { row }
  }
}

extension View {
  /// Adds the raised background of a selected option.
  func raisedBackground(_ isShown: Bool, cornerRadius: CGFloat) -> some View {
    background {
      RoundedRectangle(cornerRadius: cornerRadius).fill(Color(system: .segment))
        .shadow(color: .black.opacity(0.15), radius: 0.5, y: 0.5)
        .opacity(isShown ? 1 : 0)
    }
  }
}
