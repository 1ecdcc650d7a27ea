internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// A press on the selected text of a field, which becomes a drag when the pointer moves.
struct TextDrag {
  /// Whether a press on the selected text may become a drag: the field had the focus before.
  var mayBegin = false
  /// The location of the press in the window, while it may become a drag.
  var start: CGPoint?
  /// The dragged part of the text; `nil` while none is dragged.
  var range: Range<Int>?

  /// The distance in points from which a press becomes a drag.
  static let distance: CGFloat = 4
}

extension TextInputViewNode: DragSource, DropTarget, ButtonTarget {
  // MARK: Other buttons

  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool {
    guard environment.isEnabled, button == .middle || button == .secondary else { return false }
    if !isFocused { tree.focus.move(to: self) }
    switch button {
    case .middle: pasteSelection(at: point)
    case .secondary:
      if let local = layoutNode.localPoint(of: point), !isSelected(at: local) {
        let position = position(ofShown: layoutNode.position(closestTo: local))
        edit { $0.move(to: position) }
      }
      openMenu(at: point)
    case .primary, .back, .forward: return false
    }
    return true
  }

  // MARK: Dragging the selected text

  /// Returns whether a point in the coordinates of the node is on the selected text.
  func isSelected(at point: CGPoint) -> Bool {
    !editor.selection.isEmpty
      && layoutNode.visibleBlocks.contains { block in
        layoutNode.selectionRects(in: block).contains { $0.contains(point) }
      }
  }

  func dragText(from start: CGPoint, to point: CGPoint) {
    guard !isSecure, hypot(point.x - start.x, point.y - start.y) >= TextDrag.distance else {
      return
    }
    let text = editor.selectedText
    textDrag = TextDrag(range: editor.selection)
    let colors = environment.colorAppearance
    let preview = DragPreview(
      text, in: layoutNode.style, measurer: layoutNode.measurer,
      color: SystemColor.label.resolved(in: colors),
      background: SystemColor.selection.resolved(in: colors))
    tree.drops.begin(
      DraggedContent(items: [TransferItem(text)], source: self), follow: tree.showing(preview))
  }

  func dragEnded(at target: (any DropTarget)?, isCopy: Bool) {
    // A drop in the same text has already moved the dragged part.
    guard let range = textDrag.range, let target, target !== self, !isCopy else { return }
    let time = tree.context.time
    edit {
      $0.select(range)
      $0.delete(range, at: time)
    }
  }

  // MARK: Dropping a text

  func dragMoved(_ drag: DraggedContent, to point: CGPoint) -> Bool {
    guard environment.isEnabled, drag.items.contains(where: { $0.text != nil }),
      let local = layoutNode.localPoint(of: point)
    else { return false }
    dropPosition = position(ofShown: layoutNode.position(closestTo: local))
    return true
  }

  func dragExited() { dropPosition = nil }

  func drop(_ drag: DraggedContent, at point: CGPoint) -> Bool {
    guard let position = dropPosition else { return false }
    dropPosition = nil
    let text = pasted(drag.items.compactMap(\.insertedText).joined(separator: "\n"))
    let time = tree.context.time
    if let range = textDrag.range, drag.source === self, !drag.isCopy {
      // A text that is dropped on itself stays where it is.
      guard !(range.lowerBound...range.upperBound).contains(position.offset) else { return true }
      edit { $0.move(range, to: position.offset, at: time) }
    } else {
      if !isFocused { tree.focus.move(to: self) }
      edit { $0.drop(text, at: position, time: time) }
    }
    return true
  }
}
