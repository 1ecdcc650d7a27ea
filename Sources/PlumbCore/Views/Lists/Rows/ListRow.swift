internal import Foundation

/// A row of a list: its content, what lies behind it, and what a person does with it.
struct ListRow: View, ImplementationView {
  let subview: Subview
  let place: ListRowPlace
  let status: ListRowStatus
  @State private var swipe = ListSwipe()
  @State private var isAlternate: Bool?
  @ScaledMetric private var swipeButtonWidth = ListSwipe.buttonWidth
  @Environment(\.listContext) private var list
  @Environment(\.defaultMinListRowHeight) private var minimumHeight
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.rowBackgroundBehavior) private var backgroundBehavior

  var body: some View {
    if let list {
      row(in: list)
        .accessibilityAddTraits(status.isSelected ? .isSelected : [])
    }
  }

  private var traits: ListRowTraits { subview.containerValues.listRow }

  private func value(in list: ListContext) -> AnyHashable? {
    list.selection?.value(ofRow: subview)
  }

  /// The values that a menu of the row is about: the selection if the row is selected, or else the row alone.
  private func menuSelection(in list: ListContext) -> Set<AnyHashable> {
    guard let value = value(in: list) ?? subview.ids.last else { return [] }
    return status.isSelected ? list.selection?.values() ?? [value] : [value]
  }

  @ViewBuilder private func row(in list: ListContext) -> some View {
    ListRowActionsMenu(traits: traits, delete: deletion, selected: { menuSelection(in: list) }) {
      content(in: list)
        .offset(x: swipe.distance)
        .background { swipeButtons }
        .background { background(in: list) }
        .overlay(alignment: .bottom) { if showsSeparator(in: list) { separator(in: list) } }
        .overlay(alignment: .top) { if traits.topSeparator == .visible { separator(in: list) } }
        .modifier(
          ListRowModifier(
            row: ListRowEvents(
              key: ListItem(subview: subview, place: place).key, value: value(in: list),
              position: subview.position, traits: traits,
              list: list, swipe: $swipe, isAlternate: $isAlternate,
              isRightToLeft: layoutDirection == .rightToLeft)))
    }
    .padding(.horizontal, list.appearance.margin)
    .offset(y: status.offset)
    .zIndex(status.isMoved ? 1 : 0)
  }

  private func content(in list: ListContext) -> some View {
    let insets = traits.insets.over(list.appearance.rowInsets)
    return HStack(spacing: 8) {
      if status.isEditing, let deletion {
        Button(action: deletion) {
          Image(systemName: "minus.circle.fill").foregroundStyle(.red)
            // The sign is cut out of the symbol.
            .background { Circle().fill(.white).padding(4) }
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Delete")
      }
      subview.frame(maxWidth: .infinity, alignment: .leading)
      if let badge = subview.containerValues.badge {
        ListBadge(text: badge, prominence: subview.containerValues.badgeProminence)
      }
      if status.isEditing, traits.move != nil, !traits.isMoveDisabled {
        Image(systemName: "line.3.horizontal").foregroundStyle(.secondary).accessibilityHidden(true)
      }
    }
    .transformEnvironment(\.self) {
      if status.isEmphasized {
        let styles = [Color.white, Color.white.opacity(0.75)].map { AnyShapeStyle($0) }
        $0.foregroundLevels = ForegroundLevels(styles, inside: nil)
        $0.listItemTint = nil
      }
    }
    .padding(insets)
    .frame(minHeight: minimumHeight)
  }

  /// Deletes the row; `nil` where it cannot be deleted.
  private var deletion: (@MainActor () -> Void)? {
    guard let delete = traits.delete, !traits.isDeleteDisabled else { return nil }
    return {
      guard let offset = delete.position.offset else { return }
      withAnimation { delete.action([offset]) }
    }
  }

  @ViewBuilder private var swipeButtons: some View {
    if swipe.distance != 0 {
      ListSwipeButtons(
        isLeading: (swipe.distance > 0) == (layoutDirection == .leftToRight),
        width: abs(swipe.distance), buttonWidth: swipeButtonWidth, traits: traits,
        delete: deletion
      ) {
        withAnimation { swipe.distance = 0 }
      }
      .onPreferenceChange(ListSwipeButtonCount.self) {
        swipe.openWidth = swipeButtonWidth * CGFloat(max($0, 1))
      }
    }
  }

  // MARK: Behind the row

  @ViewBuilder private func background(in list: ListContext) -> some View {
    ZStack {
      if let background = traits.background {
        background.clipShape(outline(in: list))
      } else if list.appearance.grouping == .panels {
        outline(in: list).fill(Color(.secondaryGroupedBackground))
      } else if status.isMoved {
        RoundedRectangle(cornerRadius: 6).fill(.windowBackground)
          .shadow(color: .black.opacity(0.25), radius: 5, y: 2)
          // In the dark, no shadow is seen.
          .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator)) }
      } else if isAlternate == true, list.alternatesRows(backgroundBehavior) {
        outline(in: list).fill(Color.primary.opacity(0.05))
      }
      if status.isSelected {
        outline(in: list).fill(
          status.isEmphasized ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.strongFill)))
      }
    }
  }

  /// The outline of the row: a part of the panel of its section, or that of the selection.
  private func outline(in list: ListContext) -> UnevenRoundedRectangle {
    let isPanel = list.appearance.grouping == .panels
    let radius = isPanel ? list.appearance.panelRadius : list.appearance.selectionRadius
    let top = !isPanel || place.isFirst ? radius : 0
    let bottom = !isPanel || place.isLast ? radius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom,
      topTrailingRadius: top)
  }

  private func separator(in list: ListContext) -> some View {
    let insets = traits.insets.over(list.appearance.rowInsets)
    return Rectangle().fill(traits.separatorTint ?? Color(.separator)).frame(height: 1)
      .padding(.leading, insets.leading)
      .padding(.trailing, list.appearance.grouping == .panels ? 0 : insets.trailing)
  }

  private func showsSeparator(in list: ListContext) -> Bool {
    if status.isMoved { return false }
    return switch traits.bottomSeparator {
    case .hidden: false
    case .visible: true
    case .automatic: list.appearance.showsSeparators && !place.isLast
    }
  }
}
