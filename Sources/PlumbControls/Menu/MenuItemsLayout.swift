internal import Foundation

/// The layout of the items of a menu: a column of equal widths. A line that has no items above or below it, or
/// another line above it, is not shown.
struct MenuItemsLayout: Layout {
  /// The space that the titles of the items leave for a check mark, in points.
  let checkSpace: CGFloat

  /// Returns the space around a view of a size, in points. Titles of sections, and texts that are no items, have the
  /// same space beside them as the titles of items; a view without height has none.
  private func insets(_ subview: LayoutSubview, _ size: CGSize) -> EdgeInsets {
    if subview[MenuItemKey.self] || subview[MenuDividerKey.self] || size.height <= 0 {
      return EdgeInsets()
    }
    let isHeader = subview[FormHeader.self]
    return EdgeInsets(
      top: isHeader ? 8 : 4, leading: 8 + checkSpace, bottom: isHeader ? 2 : 4, trailing: 8)
  }

  private func size(_ subview: LayoutSubview) -> CGSize {
    let size = subview.sizeThatFits(.unspecified)
    let insets = insets(subview, size)
    return CGSize(
      width: size.width + insets.leading + insets.trailing,
      height: size.height + insets.top + insets.bottom)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = shown(subviews).map(size)
    return CGSize(
      width: max(sizes.map(\.width).max() ?? 0, proposal.width ?? 0),
      height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // A subview that is not placed would be centred; outside of the menu, which is clipped, it is not visible.
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY - 10_000), proposal: .unspecified)
    }
    var y = bounds.minY
    for subview in shown(subviews) {
      let insets = insets(subview, subview.sizeThatFits(.unspecified))
      let height = size(subview).height
      subview.place(
        at: CGPoint(x: bounds.minX + insets.leading, y: y + insets.top),
        proposal: ProposedViewSize(
          width: bounds.width - insets.leading - insets.trailing,
          height: height - insets.top - insets.bottom))
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

/// The line before and after a section of a menu; nothing elsewhere.
struct MenuSectionLine: View, ImplementationView {
  @Environment(\.menuDismiss) private var menu

  var body: some View {
    if menu.isInMenu { Divider() }
  }
}

/// Whether a view is an item of a menu, or a row of them, which has the space of items around its title.
enum MenuItemKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Sets the style of the header of a section: in a menu, a small title.
  mutating func setSectionHeader() {
    guard menuDismiss.isInMenu else {
      font = .headline
      return
    }
    font = .footnote.weight(.semibold)
    foregroundLevels = ForegroundLevels(
      [AnyShapeStyle(Color.secondary)], inside: foregroundLevels)
  }
}
