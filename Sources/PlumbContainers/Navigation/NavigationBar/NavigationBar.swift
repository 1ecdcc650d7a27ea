internal import Foundation

/// The bar at the top of a screen: a button that goes back, the title, and the items of the toolbar.
struct NavigationBar: View, ImplementationView {
  let contents: NavigationBarContents
  /// The action that goes back; `nil` if there is no screen to go back to.
  let back: BackAction?
  /// The button of the column of a split view; `nil` for none.
  var columnButton: ColumnButton?
  /// Whether the bar belongs to a column of a split view, beside the bars of other columns.
  var isInColumn = false
  @State private var overflow = ToolbarOverflow()
  @Environment(\.windowState) private var window
  @Environment(\.presentation) private var presentation

  /// Whether the bar would be empty, or is hidden.
  var isEmpty: Bool {
    switch contents.barVisibility {
    case .hidden: true
    case .visible: false
    case .automatic:
      !isInColumn && back == nil && title == nil && columnButton == nil && !contents.hasTopItems
    }
  }

  private var title: Text? { contents.hidesTitle ? nil : contents.title }

  /// Whether the title is in the middle: between the buttons of a dialog, as in the dialogs of other desktop programs.
  private var centersTitle: Bool {
    back == nil && contents.items(in: .center).isEmpty
      && contents.items(in: .leading).contains(where: \.placement.isCancellation)
  }

  var body: some View {
    Group {
      if isShown { bar }
    }
    .focusedSceneValue(\.panes, panes)
  }

  /// The window whose commands show and hide the bar. The bar of a sheet, which has the buttons that end the sheet,
  /// always stays.
  private var hidingWindow: WindowState? { presentation == nil ? window : nil }

  private var isShown: Bool { hidingWindow?.areBarsHidden != true }

  @MainActor private var panes: [Pane.Kind: Pane]? {
    guard let window = hidingWindow else { return nil }
    return [.toolbar: Pane(isShown: isShown, owner: window) { window.toggleBars() }]
  }

  @MainActor private var bar: some View {
    let leading = contents.barItems(in: .leading)
    let center = contents.barItems(in: .center)
    let trailing = [.secondary, .trailing, .confirming].flatMap { contents.barItems(in: $0) }
    let items = leading + center + trailing
    overflow.keepStates(of: items)
    return BarRow(overflow: overflow) {
      if let columnButton, back == nil || columnButton.kind == .toggle {
        ColumnBarButton(button: columnButton).barPlace(.leading, .fixed)
      }
      if let back { BackButton { back() }.barPlace(.leading, .fixed) }
      BarItemViews(items: leading, overflow: overflow)
      titles.barPlace(centersTitle ? .center : .leading, .title)
      BarItemViews(items: center, overflow: overflow)
      BarItemViews(items: trailing, overflow: overflow)
      if items.contains(where: { $0.role != .fixed }) {
        OverflowMenu(items: items, overflow: overflow).barPlace(.trailing, .overflow)
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    .frame(maxWidth: .infinity, minHeight: 52)
    .modifier(BarSurface(contents: contents))
    .environment(\.controlSize, .regular)
  }

  @MainActor private var titles: some View {
    VStack(alignment: centersTitle ? .center : .leading, spacing: 0) {
      if let title {
        title.font(.headline).accessibilityAddTraits(.isHeader)
      }
      if let subtitle = contents.subtitle {
        subtitle.font(.subheadline).foregroundStyle(.secondary)
      }
    }
    .lineLimit(1)
  }
}

/// The bar at the bottom of a screen, whose items are in a menu at its end if it is too narrow for them.
struct BottomBar: View, ImplementationView {
  let contents: NavigationBarContents
  @State private var overflow = ToolbarOverflow()

  var isEmpty: Bool {
    contents.bottomBarVisibility == .hidden || contents.items(in: .bottom).isEmpty
  }

  var body: some View {
    let items = isEmpty ? [] : contents.barItems(in: .bottom)
    overflow.keepStates(of: items)
    return BarRow(overflow: overflow, isSpread: true) {
      BarItemViews(items: items, overflow: overflow)
      OverflowMenu(items: items, overflow: overflow).barPlace(.trailing, .overflow)
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 6)
    .frame(maxWidth: .infinity, minHeight: 52)
    .background(.windowBackground)
    .overlay(alignment: .top) { BarEdge() }
  }
}

/// The background of the bar at the top, and the line below it.
private struct BarSurface: ViewModifier {
  let contents: NavigationBarContents
  @Environment(\.showsColumnBackground) private var showsColumnBackground

  func body(content: Content) -> some View {
    let isVisible = contents.backgroundVisibility != .hidden
    content
      .background {
        if isVisible {
          Rectangle().fill(contents.background ?? standard)
        }
      }
      .overlay(alignment: .bottom) {
        if isVisible { BarEdge() }
      }
  }

  /// The background of the window, or of the column.
  private var standard: AnyShapeStyle {
    showsColumnBackground ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.windowBackground)
  }
}

/// The button that goes back.
private struct BackButton: View, ImplementationView {
  let action: @MainActor () -> Void

  var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: "chevron.backward").fontWeight(.semibold)
    }
    .buttonStyle(ToolbarButtonStyle(isProminent: false))
    .accessibilityLabel(Text("Back"))
  }
}

/// The button of a column of a split view.
private struct ColumnBarButton: View, ImplementationView {
  let button: ColumnButton

  var body: some View {
    if button.kind == .toggle {
      Button {
        button()
      } label: {
        Image(systemName: "sidebar.leading")
      }
      .buttonStyle(ToolbarButtonStyle(isProminent: false))
      .accessibilityLabel(Text("Sidebar"))
    } else {
      BackButton { button() }
    }
  }
}

/// An item of a toolbar, or a part of one.
///
/// As SwiftUI on a Mac: in a sheet, Return presses the item that confirms, and Escape the item that cancels.
struct ToolbarItemView<Content: View>: View, ImplementationView {
  let entry: ToolbarEntry
  let content: Content
  @Environment(\.presentation) private var presentation

  var body: some View {
    CapturedEnvironment(environment: entry.environment) {
      content
        .environment(\.stylesOutsideToolbar, entry.styles)
        .buttonStyle(ToolbarButtonStyle(isProminent: entry.placement.area == .confirming))
        .toggleStyle(ToolbarToggleStyle())
        .labelStyle(.iconOnly)
        .environment(\.foregroundLevels, nil)
        .environment(\.font, nil)
        .keyboardShortcut(shortcut)
        .lineLimit(1)
    }
  }

  private var shortcut: KeyboardShortcut? {
    guard presentation != nil else { return entry.environment.keyboardShortcut }
    return entry.placement.area == .confirming
      ? .defaultAction : entry.placement.isCancellation ? .cancelAction : nil
  }
}
