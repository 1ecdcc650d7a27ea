internal import Foundation

/// The bar at the top of a screen: a button that goes back, the title, and the items of the toolbar.
struct NavigationBar: View, ImplementationView {
  let contents: NavigationBarContents
  /// `nil` where there is nothing to go back to.
  let back: BackAction?
  /// The button of the column of a split view; `nil` for none.
  var columnButton: ColumnButton?
  /// Whether the bar is that of a column of a split view, beside those of others.
  var isInColumn = false

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

  var body: some View {
    BarLayout(spacing: 12) {
      HStack(spacing: 10) {
        if let columnButton, back == nil || columnButton.kind == .toggle {
          ColumnBarButton(button: columnButton)
        }
        if let back { BackButton { back() } }
        ToolbarEntries(entries: contents.items(in: .leading))
        titles
      }
      HStack(spacing: 8) { ToolbarEntries(entries: contents.items(in: .center)) }
      HStack(spacing: 8) {
        ToolbarEntries(entries: contents.items(in: .secondary))
        ToolbarEntries(entries: contents.items(in: .trailing))
        ToolbarEntries(entries: contents.items(in: .confirming))
      }
    }
    .padding(.horizontal, 12)
    .padding(.vertical, 4)
    .frame(maxWidth: .infinity, minHeight: 52)
    .modifier(BarSurface(contents: contents))
    .environment(\.controlSize, .regular)
  }

  @MainActor private var titles: some View {
    VStack(alignment: .leading, spacing: 0) {
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

/// The bar at the bottom of a screen.
struct BottomBar: View, ImplementationView {
  let items: [ToolbarEntry]

  var isEmpty: Bool { items.isEmpty }

  var body: some View {
    HStack(spacing: 8) { ToolbarEntries(entries: items) }
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

  /// The background of the window, or that of the column.
  private var standard: AnyShapeStyle {
    showsColumnBackground ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.windowBackground)
  }
}

/// The line between a bar and the content of the window.
struct BarEdge: View, ImplementationView {
  var body: some View {
    Color(.separator).frame(height: 1).accessibilityHidden(true)
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

/// The items in a part of a bar.
private struct ToolbarEntries: View, ImplementationView {
  let entries: [ToolbarEntry]

  var body: some View {
    ForEach(entries) { entry in
      CapturedEnvironment(environment: entry.environment) {
        _ControlPart(resolving: entry.resolve)
          .environment(\.stylesOutsideToolbar, entry.styles)
          .buttonStyle(ToolbarButtonStyle(isProminent: entry.placement.area == .confirming))
          .labelStyle(.iconOnly)
          .environment(\.foregroundLevels, nil)
          .environment(\.font, nil)
          .lineLimit(1)
      }
    }
  }
}

/// A view in the environment of another place.
struct CapturedEnvironment<Content: View> {
  let environment: EnvironmentValues
  let content: Content

  init(environment: EnvironmentValues, @ViewBuilder content: () -> Content) {
    self.environment = environment
    self.content = content()
  }
}

extension CapturedEnvironment: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let axis = cursor.environment.stackAxis
    cursor.withEnvironment {
      $0 = view.environment
      $0.stackAxis = axis
    } _: {
      Content._resolve(view.content, at: &$0)
    }
  }
}
