internal import Foundation

/// The layout of the items of a menu: a column of equal widths. A line that has no items above or below it, or
/// another line above it, is not shown.
struct MenuItemsLayout: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = shown(subviews).map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // Outside of the menu, which is clipped, lest a subview that is not placed is centred.
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY - 10_000), proposal: .unspecified)
    }
    var y = bounds.minY
    for subview in shown(subviews) {
      let height = subview.sizeThatFits(.unspecified).height
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: height))
      y += height
    }
  }

  /// Returns the items, and the lines between them.
  private func shown(_ subviews: Subviews) -> [LayoutSubview] {
    var shown: [LayoutSubview] = []
    var line: LayoutSubview?
    for subview in subviews {
      if subview[MenuDividerKey.self] {
        line = shown.isEmpty ? nil : subview
      } else {
        if let line { shown.append(line) }
        line = nil
        shown.append(subview)
      }
    }
    return shown
  }
}

/// Whether a view is a line between the items of a menu.
enum MenuDividerKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// The header of a section: in a menu, a small title.
struct SectionHeaderStyle: ViewModifier {
  @Environment(\.menuDismiss) private var menu

  func body(content: Content) -> some View {
    if menu.isInMenu {
      content.font(.footnote.weight(.semibold)).foregroundStyle(Color.secondary)
        .padding(.horizontal, 8).padding(.top, 4).padding(.bottom, 2)
    } else {
      content.font(.headline)
    }
  }
}

/// The line above and below a section in a menu; no view elsewhere.
struct MenuSectionDivider: View, ImplementationView {
  @Environment(\.menuDismiss) private var menu

  var body: some View {
    if menu.isInMenu { Divider() }
  }
}

/// Whether an item of a menu is on; `nil` for an item that is neither on nor off.
private enum MenuItemCheckKey: EnvironmentKey {
  static var defaultValue: Bool? { nil }
}

/// What the items of a menu share: whether the titles leave space for a check mark.
struct MenuChecks {
  var isSpaceReserved = false
  var reserve: @MainActor () -> Void = {}
}

private enum MenuChecksKey: EnvironmentKey {
  static var defaultValue: MenuChecks { MenuChecks() }
}

extension EnvironmentValues {
  var menuItemCheck: Bool? {
    get { self[MenuItemCheckKey.self] }
    set { self[MenuItemCheckKey.self] = newValue }
  }

  var menuChecks: MenuChecks {
    get { self[MenuChecksKey.self] }
    set { self[MenuChecksKey.self] = newValue }
  }
}
