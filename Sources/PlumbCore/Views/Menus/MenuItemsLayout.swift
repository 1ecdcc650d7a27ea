internal import Foundation

/// The layout of the items of a menu: a column of equal widths. A line that has no items above or below it, or
/// another line above it, is not shown.
struct MenuItemsLayout: Layout {
  /// The space around the title of a section, in points: beside it as beside the titles of items.
  private static let headerInsets = EdgeInsets(top: 8, leading: 8, bottom: 2, trailing: 8)

  private func insets(_ subview: LayoutSubview) -> EdgeInsets {
    subview[FormHeader.self] ? Self.headerInsets : EdgeInsets()
  }

  private func size(_ subview: LayoutSubview) -> CGSize {
    let size = subview.sizeThatFits(.unspecified)
    let insets = insets(subview)
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
    // Outside of the menu, which is clipped, lest a subview that is not placed is centred.
    for subview in subviews {
      subview.place(at: CGPoint(x: bounds.minX, y: bounds.minY - 10_000), proposal: .unspecified)
    }
    var y = bounds.minY
    for subview in shown(subviews) {
      let insets = insets(subview)
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

/// Whether a view is a line between the items of a menu.
enum MenuDividerKey: LayoutValueKey {
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
