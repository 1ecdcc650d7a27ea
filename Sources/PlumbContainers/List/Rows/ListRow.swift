internal import Foundation

/// A row of a list: its content, its background, and the actions of a person.
///
/// Not a view, but the values of a `ListRowViewNode`: a list has many rows, and views for all their
/// parts would cost more than their content. An object, because the values are many and are passed on
/// several times for each row.
@MainActor final class ListRow {
  let item: ListItem
  let status: ListRowStatus
  let list: ListContext
  /// The value that the row adds to the selection; `nil` if it cannot be selected.
  let value: AnyHashable?
  let traits: ListRowTraits
  /// Whether there is a distance between the row and the next one.
  private let isApart: Bool
  /// The edges of the panel as far as the place of the row in its section determines them.
  var expectedEdges: PanelEdges {
    PanelEdges(isFirst: item.place.isFirst, isLast: item.place.isLast)
  }

  /// - Parameter spacing: the distance between rows, in points; `nil` for none.
  init(
    _ item: ListItem, status: ListRowStatus, value: AnyHashable?, in list: ListContext,
    spacing: CGFloat?
  ) {
    isApart = (spacing ?? 0) > 0
    self.item = item
    self.status = status
    self.list = list
    self.value = value
    traits = item.subview.containerValues.listRow
  }

  var key: ListRowKey { item.key }

  /// The position of the row's element in its collection.
  var position: ElementPosition? { item.subview.position }

  var appearance: ListAppearance { list.appearance }

  /// The space around the content, in points.
  var insets: EdgeInsets {
    var insets = traits.insets.over(appearance.rowInsets)
    insets.leading += OutlineIndentation.length(
      at: item.place.level, hasArrow: traits.isOutlined)
    return insets
  }

  /// Deletes the row; `nil` if it cannot be deleted.
  var deletion: (@MainActor () -> Void)? {
    guard let delete = traits.delete, !traits.isDeleteDisabled else { return nil }
    return {
      guard let offset = delete.position.offset else { return }
      withAnimation { delete.action([offset]) }
    }
  }

  // MARK: Menu

  /// The values that a menu of the row receives: the selection if the row is selected, or else the row alone.
  private var menuSelection: Set<AnyHashable> {
    guard let value = value ?? item.subview.ids.last else { return [] }
    return status.isSelected ? list.selection?.values() ?? [value] : [value]
  }

  /// The items of the context menu: the items of the list for its selection, and the actions of the row.
  @ViewBuilder func menuItems(of menu: SelectionMenu?) -> some View {
    if let menu {
      menu.items(menuSelection)
      if traits.hasActions { Divider() }
    }
    ForEach(Array(traits.leadingActions.enumerated()), id: \.offset) { $0.element.view }
    ForEach(Array(traits.trailingActions.enumerated()), id: \.offset) { $0.element.view }
    if let deletion, traits.trailingActions.isEmpty {
      Button("Delete", role: .destructive, action: deletion)
    }
  }

  // MARK: Beside the content

  /// The button before the content of a row that is edited; `nil` for none.
  var deleteButton: ListDeleteButton? {
    guard status.isEditing, let deletion else { return nil }
    return ListDeleteButton(action: deletion)
  }

  /// The views after the content; `nil` for none.
  var trailing: ListRowTrailing? {
    let values = item.subview.containerValues
    let isMovable = status.isEditing && traits.move != nil && !traits.isMoveDisabled
    guard values.badge != nil || isMovable else { return nil }
    return ListRowTrailing(
      badge: values.badge, prominence: values.badgeProminence, isMovable: isMovable)
  }

  /// Changes the environment of the content.
  func changeEnvironment(_ environment: inout EnvironmentValues) {
    // As SwiftUI: a divider that is a row is a line along the list.
    if environment.stackAxis != .vertical { environment.stackAxis = .vertical }
    if status.isEmphasized { environment.beginEmphasis() }
  }

  // MARK: Behind the row

  /// The view behind the row; `nil` if the row draws its background itself, or has none.
  ///
  /// - Parameter edges: the edges of the panel at the row.
  func background(at edges: PanelEdges) -> ListRowBackground? {
    let isMoved = status.isMoved && appearance.grouping != .panels
    guard traits.background != nil || isMoved else { return nil }
    return ListRowBackground(view: traits.background, outline: outline(at: edges))
  }

  /// Returns the background and the lines that the row draws.
  ///
  /// - Parameters:
  ///   - isAlternate: whether the row has the alternate background.
  ///   - edges: the edges of the panel at the row.
  func decoration(
    isAlternate: Bool, at edges: PanelEdges, in environment: EnvironmentValues
  ) -> ListRowDecoration {
    var decoration = ListRowDecoration()
    (decoration.topRadius, decoration.bottomRadius) = radii(at: edges)
    decoration.fill = fill(isAlternate: isAlternate, in: environment)
    if status.isSelected {
      decoration.selection =
        status.isEmphasized
        ? TintShapeStyle()._style(in: environment)
        : Color(system: .strongFill)._style(in: environment)
    }
    decoration.topSeparator = topSeparator(at: edges)?.style(in: environment)
    decoration.bottomSeparator = bottomSeparator(at: edges)?.style(in: environment)
    decoration.insertion = status.insertionEdge.map {
      ($0, Color.accentColor._style(in: environment))
    }
    decoration.separatorInsets = insets
    if isPanel, !appearance.isForm { decoration.separatorInsets.trailing = 0 }
    if appearance.isForm {
      decoration.panelLine = ListPanelLine(
        style: Color(system: .separator).opacity(0.5)._style(in: environment),
        radius: appearance.panelRadius, hasTop: edges.isFirst, hasBottom: edges.isLast)
    }
    return decoration
  }

  private func fill(isAlternate: Bool, in environment: EnvironmentValues) -> ResolvedStyle? {
    if traits.background != nil { return nil }
    if isPanel { return Color(system: .secondaryGroupedBackground)._style(in: environment) }
    guard !status.isMoved, isAlternate, list.alternatesRows(environment.rowBackgroundBehavior)
    else { return nil }
    return ListContext.alternateStyle(in: environment)
  }

  var isPanel: Bool { appearance.grouping == .panels }

  /// As SwiftUI: rows at a distance from each other are panels of their own, which have no separators.
  var isOwnPanel: Bool { isPanel && isApart }

  /// The radii of the upper and the lower corners of the panel of the section, or of the selection.
  private func radii(at edges: PanelEdges) -> (top: CGFloat, bottom: CGFloat) {
    guard isPanel else { return (appearance.selectionRadius, appearance.selectionRadius) }
    return (
      isApart || edges.isFirst ? appearance.panelRadius : 0,
      isApart || edges.isLast ? appearance.panelRadius : 0
    )
  }

  private func outline(at edges: PanelEdges) -> UnevenRoundedRectangle {
    let (top, bottom) = radii(at: edges)
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }
}

/// The button that deletes a row of a list while the list is edited.
struct ListDeleteButton: View, ImplementationView {
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: "minus.circle.fill").foregroundStyle(.red)
        // The sign is cut out of the symbol.
        .background { Circle().fill(.white).padding(4) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Delete")
  }
}

/// The views after the content of a row of a list: a badge, and a sign that the row can be moved.
struct ListRowTrailing: View, ImplementationView {
  let badge: Text?
  let prominence: BadgeProminence
  let isMovable: Bool

  var body: some View {
    if let badge { ListBadge(text: badge, prominence: prominence) }
    if isMovable {
      Image(systemName: "line.3.horizontal").foregroundStyle(.secondary).accessibilityHidden(true)
    }
  }
}

/// The view behind a row of a list: a view of the program, or the background of a dragged row.
struct ListRowBackground: View, ImplementationView {
  let view: AnyView?
  let outline: UnevenRoundedRectangle

  var body: some View {
    if let view {
      view.clipShape(outline)
    } else {
      RoundedRectangle(cornerRadius: 6).fill(.windowBackground)
        .shadow(color: .black.opacity(0.25), radius: 5, y: 2)
        // In the dark scheme, the shadow is not visible.
        .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(system: .separator)) }
    }
  }
}
