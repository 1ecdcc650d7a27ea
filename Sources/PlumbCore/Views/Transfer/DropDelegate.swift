public import Foundation

/// An object that handles drags over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the view accepts the drag. Called when the drag enters the view.
  func validateDrop(info: DropInfo) -> Bool

  /// Receives the dropped values. Returns whether they were accepted.
  func performDrop(info: DropInfo) -> Bool

  /// Called when a drag that the view accepts enters it.
  func dropEntered(info: DropInfo)

  /// Called when the drag has moved over the view. Returns the effect of a drop; `nil` for the same as before.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when the drag has left the view without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// The effect of a drop.
public struct DropProposal: Equatable, Sendable {
  /// The operation with the values.
  public let operation: DropOperation
  /// The operation with values of other programs; the same as `operation` on this platform.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Creates a proposal with another operation for values of other programs.
  public init(
    withinApplication operation: DropOperation, outsideApplication: DropOperation
  ) {
    self.operation = operation
    operationOutsideApplication = outsideApplication
  }
}

/// The operation with values that are dropped.
@frozen public enum DropOperation: Hashable, Sendable {
  /// No operation.
  case cancel
  /// No operation, as the view does not accept the values.
  case forbidden
  case copy
  case move
  case delete
  case alias
}

/// A drag over a view.
@MainActor public struct DropInfo {
  /// The location in the view, in points.
  public let location: CGPoint
  let items: [TransferItem]

  /// Returns whether there are values of some types.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    items.contains { $0.isOffered(as: contentTypes) }
  }

  /// Returns the values of some types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    items.filter { $0.isOffered(as: contentTypes) }.map { NSItemProvider($0) }
  }
}

extension View {
  /// Makes the view a destination for data of some types, which an object handles.
  @preconcurrency nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DropDelegateModifier(types: supportedContentTypes, delegate: delegate))
  }
}

@usableFromInline struct DropDelegateModifier {
  let types: [UTType]
  let delegate: any DropDelegate
}

extension DropDelegateModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DropDelegateViewNode.self) { DropDelegateViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class DropDelegateViewNode: ClosureWrapperViewNode<ResponderLayoutNode>, DropTarget {
  var modifier: DropDelegateModifier?
  /// The drag over the view; `nil` while there is none that the view accepts.
  private var current: DropInfo?
  private var isAllowed = true

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  private func info(_ drag: DraggedContent, at point: CGPoint) -> DropInfo {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return DropInfo(
      location: layoutNodes.first?.localPoint(of: point) ?? point, items: drag.items)
  }

  func dragMoved(_ drag: DraggedContent, to point: CGPoint) -> Bool {
    guard environment.isEnabled, let modifier,
      drag.items.contains(where: { $0.isOffered(as: modifier.types) })
    else { return false }
    let info = info(drag, at: point)
    if current == nil {
      guard modifier.delegate.validateDrop(info: info) else { return false }
      isAllowed = true
      current = info
      modifier.delegate.dropEntered(info: info)
    }
    current = info
    if let proposal = modifier.delegate.dropUpdated(info: info) {
      isAllowed = proposal.operation != .forbidden && proposal.operation != .cancel
    }
    return true
  }

  func dragExited() {
    guard let info = current else { return }
    current = nil
    modifier?.delegate.dropExited(info: info)
  }

  func drop(_ drag: DraggedContent, at point: CGPoint) -> Bool {
    guard current != nil, isAllowed else { return false }
    current = nil
    return modifier?.delegate.performDrop(info: info(drag, at: point)) == true
  }
}
