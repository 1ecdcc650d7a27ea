internal import Foundation
@_spi(Nodes) internal import PlumbControls
@_spi(Nodes) internal import PlumbCore

/// The part of the state of a list that a row shows.
struct ListRowStatus: Equatable {
  var isSelected = false
  /// Whether the row is selected in a list that has the keyboard focus.
  var isEmphasized = false
  var isEditing = false
  /// Whether the row is dragged to another place.
  var isMoved = false
  /// The distance of the row from its place while a row is dragged, in points.
  var offset: CGFloat = 0
  /// The edge of the row at which dragged values would be inserted; `nil` for none.
  var insertionEdge: VerticalEdge?
}

/// The node of a row of a list at its place, with its context menu; it evaluates the row when the status has changed.
///
/// The list observes its state for all rows, and asks each row that has been made whether anything is different for it.
/// If the rows observed the state themselves, each change would evaluate all of them, and each row would leave
/// observers.
final class ListRowStatusViewNode: NonprimaryPressViewNode {
  private var item: ListItem?
  private var status: ListRowStatus?
  /// The value that the row adds to the selection; `nil` if it cannot be selected.
  private var value: AnyHashable?
  /// The place at which the menu of the row was opened, in the window, in points: a point, or the frame of the row;
  /// `nil` while it is closed.
  private var menuPlace: CGRect?
  /// Whether the row begins a panel of a form without a header, below a section.
  private var isBelowSection = false

  override var propagatesPolicy: Bool { true }

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ListRowPlacementLayoutNode() })
    isHeld = true
    action = { [weak self] in self?.openMenu(by: $0, beside: $1) ?? false }
  }

  /// The row itself.
  var row: ListRowViewNode? {
    var node = children.first
    while let outer = node, !(outer is ListRowViewNode) { node = outer.children.first }
    return node as? ListRowViewNode
  }

  func update(_ item: ListItem) {
    self.item = item
    evaluate()
  }

  override func evaluate() {
    guard let item, let list = environment.listContext else { return }
    let value = list.selection?.value(ofRow: item.subview)
    let status = status(of: item, value, in: list)
    (self.status, self.value) = (status, value)
    let row = ListRow(
      item, status: status, value: value, in: list, spacing: environment.listRowSpacing)
    let margins = row.traits.sectionMargins.over(environment.listSectionMargins).over(
      list.appearance.margins)
    let top =
      isBelowSection ? environment.listSectionSpacing ?? list.appearance.sectionSpacing : 0
    update { [weak self] layoutNode, context in
      self?.handleEvents(of: layoutNode)
      (layoutNode as? ListRowPlacementLayoutNode)?.update(
        margins: EdgeInsets(
          top: top, leading: margins.leading, bottom: 0, trailing: margins.trailing),
        distance: status.offset, isInFront: status.isMoved, at: context)
    }
    resolveChildren { cursor in
      if row.traits.modifiers.isEmpty {
        Self.resolve(row, at: &cursor)
      } else {
        let view = row.traits.modifiers.reduce(
          AnyView(_ControlPart(resolving: { Self.resolve(row, at: &$0) }))
        ) { view, modify in modify(_ControlPart(view)) }
        AnyView._resolve(view, at: &cursor)
      }
      if let menuPlace {
        LayerModifier._resolve(menu(of: row, beside: menuPlace), { _ in }, at: &cursor)
      }
    }
    didEvaluate()
  }

  private static func resolve(_ row: ListRow, at cursor: inout _ChildCursor) {
    let element = cursor.node(AccessibilityViewNode.self) { AccessibilityViewNode(at: $0) }
    element.properties.addedTraits = row.status.isSelected ? .isSelected : []
    element.resolveChildren { cursor in
      cursor.node(ListRowViewNode.self) { ListRowViewNode(at: $0) }.update(row)
    }
  }

  /// Sets whether the row begins a panel of a form without a header, below a section.
  func setPanelSpace(_ isBelowSection: Bool) {
    guard isBelowSection != self.isBelowSection else { return }
    self.isBelowSection = isBelowSection
    requestUpdate()
  }

  /// Evaluates the row if its status has changed.
  func updateStatus() {
    guard let item, let list = environment.listContext else { return }
    if status(of: item, value, in: list) != status { setNeedsUpdate() }
  }

  private func status(
    of item: ListItem, _ value: AnyHashable?, in list: ListContext
  ) -> ListRowStatus {
    var status = ListRowStatus()
    if let value, let selection = list.selection { status.isSelected = selection.contains(value) }
    status.isEmphasized = status.isSelected && list.state.isFocused
    status.isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if let drag = list.state.drag {
      (status.isMoved, status.offset) = (drag.key == item.key, drag.offset(of: item))
    }
    if let insertion = list.state.insertion {
      status.insertionEdge = insertion.edge(
        of: item.subview.containerValues.listRow.insert?.position)
    }
    return status
  }

  // MARK: Menu

  private func openMenu(by button: PointerButton, beside place: CGRect) -> Bool {
    guard button == .secondary, environment.isEnabled, let row = row?.row else { return false }
    let items = row.menuItems(of: environment.selectionMenu?.menu)
    guard !_SubviewList(items).subviews.isEmpty else { return false }
    setMenuPlace(place)
    return true
  }

  private func setMenuPlace(_ place: CGRect?) {
    menuPlace = place
    requestUpdate()
  }

  private func menu(of row: ListRow, beside place: CGRect) -> LayerModifier {
    let menu = environment.selectionMenu?.menu
    let close: @MainActor () -> Void = { [weak self] in self?.setMenuPlace(nil) }
    return LayerModifier.popup(
      isPresented: true, beside: place, outlinesOwner: true, dismiss: close,
      panel: { MenuPanel(dismiss: close) { row.menuItems(of: menu) } })
  }
}

extension ListRowStatusViewNode: PopupOutlineOwner {
  /// The row itself, to which its menu belongs.
  var outlinedNode: (any PopupOutlined)? { row }
}

extension ListItem {
  var key: ListRowKey { ListRowKey(path: place.path, ids: subview.ids, id: subview.id) }
}

extension ListSelection {
  /// Returns the value of a row; `nil` if it cannot be selected.
  func value(ofRow subview: Subview) -> AnyHashable? {
    let values = subview.containerValues
    return !values.isEmpty && values.listRow.isSelectionDisabled ? nil : value(subview)
  }
}
