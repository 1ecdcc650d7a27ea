@_spi(Nodes) internal import PlumbCore

/// The views of a bar in a row; the views that do not fit are in a menu.
struct BarRow<Content: View> {
  let overflow: ToolbarOverflow
  let isSpread: Bool
  let content: Content

  /// - Parameter isSpread: whether the views have the middle of the bar, and spacers among them the rest.
  init(overflow: ToolbarOverflow, isSpread: Bool = false, @ViewBuilder content: () -> Content) {
    self.overflow = overflow
    self.isSpread = isSpread
    self.content = content()
  }
}

extension BarRow: View, _PrimitiveView {
  static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    let isSpread = view.isSpread
    let node = cursor.container(listedAs: nil) { ContainerLayoutNode(BarRule(isSpread: isSpread)) }
    view.overflow.bar = node.layoutNode
    node.resolve(view.content, alongAxis: .horizontal)
  }
}

extension View {
  /// Sets the place of the view in the bar around it.
  func barPlace(
    _ part: BarPlace.Part, _ role: BarPlace.Role, id: AnyHashable? = nil
  ) -> some View {
    layoutValue(key: BarPlaceKey.self, value: BarPlace(part: part, role: role, id: id))
  }
}

/// One of the views of an item of a toolbar, which is in the bar or in the menu at its end.
struct BarItem: Identifiable {
  struct ID: Hashable {
    let entry: ObjectIdentifier
    let subview: Subview.ID
  }

  let id: ID
  let entry: ToolbarEntry
  let subview: Subview

  /// The part of the bar in which the item is.
  var part: BarPlace.Part {
    switch entry.placement.area {
    case .leading: .leading
    case .center: .center
    default: .trailing
    }
  }

  /// The rank in which the item makes way for others. Items that confirm or cancel the purpose of a screen never do.
  var role: BarPlace.Role {
    switch entry.placement.area {
    case .confirming: .fixed
    case .secondary: .item(rank: 0)
    case .center: .item(rank: 2)
    case .leading: entry.placement.isCancellation ? .fixed : .item(rank: 3)
    default: .item(rank: 1)
    }
  }
}

extension NavigationBarContents {
  /// Returns the views of the items in an area of the bars.
  @MainActor func barItems(in area: ToolbarItemPlacement.Area) -> [BarItem] {
    items(in: area).flatMap { entry in
      entry.subviews().map {
        BarItem(
          id: BarItem.ID(entry: entry.id, subview: $0.id), entry: entry, subview: $0)
      }
    }
  }
}

/// Items in a part of a bar.
struct BarItemViews: View, ImplementationView {
  let items: [BarItem]
  let overflow: ToolbarOverflow

  var body: some View {
    ForEach(items) { item in
      // One view, whatever the number of views in its body.
      HStack(spacing: 8) {
        ToolbarItemView(
          entry: item.entry,
          content: DuplicateContent(
            states: overflow.states(of: item.id), isTemporary: false, content: item.subview))
      }
      .barPlace(item.part, item.role, id: item.id)
    }
  }
}
