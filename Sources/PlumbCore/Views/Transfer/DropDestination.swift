public import Foundation

extension View {
  /// Makes the view a destination for values that are dragged from other views, and for texts and files of other
  /// programs.
  ///
  /// As SwiftUI: the view accepts drags of which at least one value can be converted to the type.
  ///
  /// - Parameters:
  ///   - action: receives the values and the location in the view, in points; returns whether it has taken them.
  ///   - isTargeted: called with `true` when a drag is over the view, and with `false` when it has left the view.
  @preconcurrency nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping @MainActor (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { $0.contains { $0.converted(to: T.self).isPossible } },
        drop: { items, point in
          Transfers.receive(items, as: T.self) { action($0, point) }
        }, isTargeted: isTargeted))
  }

  /// Makes the view a destination for data of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types of data that the view takes.
  ///   - isTargeted: `true` while a drag is over the view.
  ///   - action: receives the data and the location in the view; returns whether it has taken them.
  @preconcurrency nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropModifier(
        accepts: { $0.contains { $0.isOffered(as: supportedContentTypes) } },
        drop: { items, point in
          action(
            items.filter { $0.isOffered(as: supportedContentTypes) }.map { NSItemProvider($0) },
            point)
        }, isTargeted: { isTargeted?.wrappedValue = $0 }))
  }

  /// Makes the view a destination for data of some types.
  @preconcurrency nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }
}

/// The conversion of values that arrive.
@MainActor package enum Transfers {
  /// Passes the values that can be converted to a type to an action, at once or when they have been loaded.
  ///
  /// - Returns: the result of the action; `true` if it is called later.
  package static func receive<Value: Transferable>(
    _ items: [TransferItem], as type: Value.Type, _ action: @escaping @MainActor ([Value]) -> Bool
  ) -> Bool {
    var values: [Value] = []
    var pending: [@Sendable () async throws -> Value] = []
    for item in items {
      switch item.converted(to: Value.self) {
      case .value(let value): values.append(value)
      case .pending(let load): pending.append(load)
      case .none: break
      }
    }
    if pending.isEmpty { return !values.isEmpty && action(values) }
    Task {
      for load in pending {
        // A value that cannot be read is left out, like a value of another type.
        if let value = try? await load() { values.append(value) }
      }
      if !values.isEmpty { _ = action(values) }
    }
    return true
  }
}

/// A modifier that receives values dropped on a view.
@usableFromInline struct DropModifier {
  let accepts: @MainActor ([TransferItem]) -> Bool
  let drop: @MainActor ([TransferItem], CGPoint) -> Bool
  let isTargeted: @MainActor (Bool) -> Void
}

extension DropModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DropViewNode.self) { DropViewNode(at: $0) }
    node.modifier = modifier
    node.resolveChildren(content)
  }
}

private final class DropViewNode: ClosureWrapperViewNode<ResponderLayoutNode>, DropTarget {
  var modifier: DropModifier?
  private var isTargeted = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { ResponderLayoutNode() }, change: { _, _ in })
    update { [weak self] layoutNode, _ in self?.handleEvents(of: layoutNode) }
  }

  func dragMoved(_ drag: DraggedContent, to point: CGPoint) -> Bool {
    guard environment.isEnabled, modifier?.accepts(drag.items) == true else { return false }
    if !isTargeted {
      isTargeted = true
      modifier?.isTargeted(true)
    }
    return true
  }

  func dragExited() {
    guard isTargeted else { return }
    isTargeted = false
    modifier?.isTargeted(false)
  }

  func drop(_ drag: DraggedContent, at point: CGPoint) -> Bool {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    let local = layoutNodes.first?.localPoint(of: point) ?? point
    return modifier?.drop(drag.items, local) == true
  }
}
