internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension SelectableTextViewNode: GestureClient, ButtonTarget {
  var disposition: GestureDisposition { .normal }
  var receivesPresses: Bool { !isLabel }
  var allowsInnerClients: Bool { true }
  var hoverShape: PointerShape? { isLabel ? nil : .text }

  /// Whether the text is a part of a control, which is pressed as a whole.
  private var isLabel: Bool { ancestors.contains { $0 is any PressTarget } }

  /// Selects the text during a press. A click without movement is left to the enclosing views.
  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    switch event.kind {
    case .began: return begin(event)
    case .moved:
      let distance = hypot(event.point.x - start.x, event.point.y - start.y)
      guard isSelecting || distance >= TextDrag.distance else { return (.possible, []) }
      isSelecting = true
      return (.active, [{ self.extendSelection(to: event.point) }])
    case .ended:
      clicks.end()
      return (isSelecting ? .ended : .failed, [{ self.offerSelection() }])
    case .cancelled:
      clicks.end()
      return (.failed, [])
    case .pinched, .timeElapsed: return (isSelecting ? .active : .possible, [])
    }
  }

  private func begin(
    _ event: PressEvent
  ) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    guard let local = layoutNode.localPoint(of: event.point) else { return (.failed, []) }
    let position = layoutNode.geometry.position(closestTo: local)
    let extends = tree.pointer.modifiers.contains(.shift) && tree.focus.target === self
    start = event.point
    clicks.end()
    _ = clicks.begin(at: event.point, time: event.time, offset: position.offset)
    isSelecting = clicks.count > 1 || extends
    let unit = unit(at: position)
    return (
      isSelecting ? .active : .possible,
      [
        {
          self.tree.focus.move(to: self)
          if extends { return self.extend(to: position) }
          self.select(unit)
        }
      ]
    )
  }

  /// Returns the part that is selected as a whole: a word after two clicks, a paragraph after three.
  private func unit(at position: TextPosition) -> Range<Int> {
    switch clicks.count {
    case 1: position.offset..<position.offset
    case 2: TextBoundaries.wordRange(at: position.offset, in: string)
    default: TextBoundaries.paragraph(at: position.offset, in: string)
    }
  }

  private func extendSelection(to point: CGPoint) {
    guard let local = layoutNode.localPoint(of: point) else { return }
    let position = layoutNode.geometry.position(closestTo: local)
    if clicks.count == 1 { return extend(to: position) }
    let (first, other) = (unit(at: TextPosition(offset: clicks.offset)), unit(at: position))
    if other.lowerBound < first.lowerBound {
      anchor = TextPosition(offset: first.upperBound)
      extend(to: TextPosition(offset: other.lowerBound))
    } else {
      select(first.lowerBound..<max(first.upperBound, other.upperBound))
    }
  }

  func buttonPressed(_ button: PointerButton, at point: CGPoint) -> Bool {
    guard button == .secondary, !isLabel else { return false }
    tree.focus.move(to: self)
    if selection.isEmpty, let local = layoutNode.localPoint(of: point) {
      let position = layoutNode.geometry.position(closestTo: local)
      select(TextBoundaries.wordRange(at: position.offset, in: string))
      offerSelection()
    }
    openMenu(at: point)
    return true
  }
}
