internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension View {
  /// Makes the view a source of drags; the view itself is shown at the pointer.
  ///
  /// As SwiftUI: the value is dropped on a view with `dropDestination(for:action:isTargeted:)` or on a text that is
  /// edited. Drags do not leave the window on this platform.
  ///
  /// - Parameter payload: the value, which is computed when a drag begins.
  @preconcurrency nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T
  ) -> some View {
    modifier(DragSourceModifier(items: { [TransferItem(payload())] }, follow: nil))
  }

  /// Makes the view a source of drags.
  ///
  /// - Parameters:
  ///   - payload: the value, which is computed when a drag begins.
  ///   - preview: the view at the pointer.
  @preconcurrency nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping @MainActor () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableWithPreview(items: { [TransferItem(payload())] }, preview: preview()))
  }

  /// Makes the view a source of drags; the view itself is shown at the pointer.
  @preconcurrency nonisolated public func onDrag(
    _ data: @escaping @MainActor () -> NSItemProvider
  ) -> some View {
    modifier(DragSourceModifier(items: { data().items }, follow: nil))
  }

  /// Makes the view a source of drags.
  @preconcurrency nonisolated public func onDrag<V: View>(
    _ data: @escaping @MainActor () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(DraggableWithPreview(items: { data().items }, preview: preview()))
  }

  /// Makes the view a source of drags with the value of an item provider; `nil` for none.
  @preconcurrency nonisolated public func itemProvider(
    _ action: (@MainActor () -> NSItemProvider?)?
  ) -> some View {
    modifier(ItemProviderModifier(action: action))
  }
}

@usableFromInline struct ItemProviderModifier: ViewModifier {
  let action: (@MainActor () -> NSItemProvider?)?

  @usableFromInline @ViewBuilder func body(content: Content) -> some View {
    if let action { content.onDrag { action() ?? NSItemProvider() } } else { content }
  }
}

/// A source of drags with another view at the pointer.
@usableFromInline struct DraggableWithPreview<Preview: View> {
  let items: @MainActor () -> [TransferItem]
  let preview: Preview
  @State private var point: CGPoint?
}

extension DraggableWithPreview: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content
      .modifier(DragSourceModifier(items: items) { point = $0 })
      .modifier(
        LayerModifier.untouchable(
          at: point.map { CGPoint(x: $0.x + 8, y: $0.y + 8) }
        ) { preview.opacity(0.8) })
  }
}

/// A modifier that begins a drag when the pointer is moved while it is pressed.
@usableFromInline struct DragSourceModifier {
  let items: @MainActor () -> [TransferItem]
  /// Shows the drag at a location in the window, or hides it for `nil`; the property is `nil` if the view itself is
  /// shown.
  let follow: (@MainActor (CGPoint?) -> Void)?
}

extension DragSourceModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DragSourceViewNode.self) { DragSourceViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class DragSourceViewNode: ClosureWrapperViewNode<UnaryLayoutNode>, GestureClient,
  EventHandler, DragSource
{
  var modifier: DragSourceModifier?
  weak var arena: GestureArena?
  private var start = CGPoint.zero

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { UnaryLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  var disposition: GestureDisposition { .normal }
  var receivesPresses: Bool { environment.isEnabled }
  var allowsInnerClients: Bool { true }

  func receive(_ event: PressEvent) -> (phase: PressPhase, actions: [@MainActor () -> Void]) {
    switch event.kind {
    case .began:
      start = event.point
      return (.possible, [])
    case .moved:
      let distance = hypot(event.point.x - start.x, event.point.y - start.y)
      guard distance >= TextDrag.distance else { return (.possible, []) }
      return (.ended, [{ self.begin(event) }])
    case .pinched, .timeElapsed: return (.possible, [])
    case .ended, .cancelled: return (.failed, [])
    }
  }

  private func begin(_ event: PressEvent) {
    guard let modifier else { return }
    let items = modifier.items()
    guard !items.isEmpty else { return }
    let show = event.layoutNode.map { node in
      tree.showing(DragPreview(node, grip: node.localPoint(of: start) ?? .zero))
    }
    let follow = modifier.follow ?? show ?? { _ in }
    tree.drops.begin(DraggedContent(items: items, source: self), follow: follow)
    follow(event.point)
  }

  func dragEnded(at target: (any DropTarget)?, isCopy: Bool) {}
}
