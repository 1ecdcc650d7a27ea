public import Foundation

/// An object that decides what happens to what is dragged over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the view takes what is dragged. Called when it comes over the view.
  func validateDrop(info: DropInfo) -> Bool

  /// Takes what is dropped. Returns whether it was taken.
  func performDrop(info: DropInfo) -> Bool

  /// Called when something that the view takes comes over it.
  func dropEntered(info: DropInfo)

  /// Called when what is over the view has moved. Returns what a drop would do; `nil` for the same as before.
  func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when what was over the view has left it without being dropped.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What a drop does.
public struct DropProposal: Equatable, Sendable {
  /// What happens to the values.
  public let operation: DropOperation
  /// What happens to values of other programs; the same as `operation` on this platform.
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

/// What happens to values that are dropped.
@frozen public enum DropOperation: Hashable, Sendable {
  /// Nothing.
  case cancel
  /// Nothing, as the view does not take them.
  case forbidden
  case copy
  case move
  case delete
  case alias
}

/// What is dragged over a view.
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
  /// Makes the view a destination for data of some types, for which an object decides what happens.
  @preconcurrency nonisolated public func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    modifier(DropDelegateModifier(types: supportedContentTypes, delegate: delegate))
  }
}

private struct DropDelegateModifier {
  let types: [UTType]
  let delegate: any DropDelegate
}

extension DropDelegateModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DropDelegateNode.self) { DropDelegateNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class DropDelegateNode: ClosureWrapperNode<ResponderNode>, DropTarget {
  var modifier: DropDelegateModifier?
  /// What is over the view; `nil` while nothing is that the view takes.
  private var current: DropInfo?
  private var isAllowed = true

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderNode() }, change: { _, _ in })
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
