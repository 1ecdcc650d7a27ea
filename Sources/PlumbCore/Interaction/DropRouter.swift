internal import Foundation

/// An object that takes content dropped on its layout node.
@MainActor package protocol DropTarget: EventHandler {
  /// Called while something is dragged over the layout node. Returns whether it can be dropped there;
  /// otherwise it is offered to the views around.
  ///
  /// - Parameter point: the location in the window, in points.
  func dragMoved(_ drag: DraggedContent, to point: CGPoint) -> Bool

  /// Called when content that `dragMoved` has accepted is no longer over the layout node, and after it was
  /// dropped.
  func dragExited()

  /// Takes the dropped content. Returns whether it was taken.
  func drop(_ drag: DraggedContent, at point: CGPoint) -> Bool
}

extension DropTarget {
  package var dropTarget: (any DropTarget)? { self }
}

/// An object from which something is dragged.
@MainActor package protocol DragSource: AnyObject {
  /// Called once when the drag has ended.
  ///
  /// - Parameters:
  ///   - target: the object that has taken the content; `nil` if none has.
  ///   - isCopy: whether the person has requested a copy.
  func dragEnded(at target: (any DropTarget)?, isCopy: Bool)
}

/// The content of a drag in a window.
package struct DraggedContent {
  /// The values that are dragged, in order.
  package let items: [TransferItem]
  /// The view that the drag began in; `nil` for a drag of another program.
  package weak var source: (any DragSource)?
  /// Whether a copy is dropped rather than the original.
  package var isCopy: Bool

  package init(items: [TransferItem], source: (any DragSource)? = nil, isCopy: Bool = false) {
    self.items = items
    self.source = source
    self.isCopy = isCopy
  }
}

/// A router that sends dragged content to the layout nodes under the pointer.
///
/// A drag begins with the press of a view, and ends when the button is released; the escape key cancels it.
@MainActor package final class DropRouter {
  private let handlers: EventHandlers
  /// The dragged content; `nil` while nothing is dragged.
  private var drag: DraggedContent?
  private weak var target: (any DropTarget)?
  /// The view that scrolls because the pointer is near its edge; `nil` for none.
  private weak var scrolled: (any Scrollable)?
  /// The location of the pointer while something is dragged, in points.
  private var point = CGPoint.zero
  /// Called with the location of the pointer while something is dragged, and with `nil` when that ends.
  private var follow: (CGPoint?) -> Void = { _ in }

  init(handlers: EventHandlers) {
    self.handlers = handlers
  }

  /// Whether something is dragged from a view of the window.
  var isDragging: Bool { drag != nil }

  /// Begins a drag.
  ///
  /// - Parameter follow: shows the dragged content at a location in the window; hides it for `nil`.
  package func begin(_ drag: DraggedContent, follow: @escaping (CGPoint?) -> Void) {
    cancel()
    self.drag = drag
    self.follow = follow
  }

  /// Handles an event. Returns whether it must not be sent to other handlers.
  func handle(_ event: Event, in root: LayoutNode) -> Bool {
    if case .dropped(let point, let items) = event {
      let drag = DraggedContent(items: items.map { TransferItem($0) })
      move(drag, to: point, in: root)
      take(drag, at: point)
      return true
    }
    guard let drag else { return false }
    switch event {
    case .pointerMoved(let point):
      self.point = point
      move(drag, to: point, in: root)
      scroll(at: point, in: root)
      follow(point)
      return true
    case .pointerUp(let point, .primary, let modifiers):
      var drag = drag
      drag.isCopy = modifiers.contains(.control)
      move(drag, to: point, in: root)
      end(taken: take(drag, at: point), isCopy: drag.isCopy)
      // The press ends for the view that it began in.
      return false
    case .keyDown(let stroke):
      if stroke.key == .escape { cancel() }
      return true
    case .textInput: return true
    default: return false
    }
  }

  /// Finds the target again, because other views are under the pointer than before.
  func contentDidMove(in root: LayoutNode) {
    if let drag { move(drag, to: point, in: root) }
  }

  /// Ends the drag without a drop.
  func cancel() {
    leave()
    end(taken: nil, isCopy: false)
  }

  private func end(taken: (any DropTarget)?, isCopy: Bool) {
    guard let ended = drag else { return }
    drag = nil
    scroll(nil)
    follow(nil)
    follow = { _ in }
    ended.source?.dragEnded(at: taken, isCopy: isCopy)
  }

  /// Finds the innermost object at a location that accepts the dragged content.
  private func move(_ drag: DraggedContent, to point: CGPoint, in root: LayoutNode) {
    let nodes = root.hitTest(point).map { Array($0.selfAndAncestors) } ?? []
    let found = nodes.lazy.compactMap { self.handlers[$0]?.dropTarget }
      .first { $0.dragMoved(drag, to: point) }
    if found !== target { leave() }
    target = found
  }

  /// Scrolls the innermost view near one of whose edges the pointer is.
  private func scroll(at point: CGPoint, in root: LayoutNode) {
    let nodes = root.hitTest(point).map { Array($0.selfAndAncestors) } ?? []
    scroll(
      nodes.lazy.compactMap { self.handlers[$0]?.scrollable }.first { $0.followDrag(to: point) })
  }

  private func scroll(_ scrollable: (any Scrollable)?) {
    if scrollable !== scrolled { _ = scrolled?.followDrag(to: nil) }
    scrolled = scrollable
  }

  private func leave() {
    target?.dragExited()
    target = nil
  }

  /// Drops the dragged content on the current target. Returns the target if it has taken the content.
  @discardableResult
  private func take(_ drag: DraggedContent, at point: CGPoint) -> (any DropTarget)? {
    guard let target else { return nil }
    let isTaken = target.drop(drag, at: point)
    leave()
    return isTaken ? target : nil
  }
}
