/// An object that handles the events of layout nodes, in one or more roles.
///
/// The property of a role is `nil` if the object does not have it. The protocol of a role defines the
/// property as the object itself.
@MainActor package protocol EventHandler: AnyObject {
  /// The object that reacts to the primary button and determines the shape of the pointer.
  var responder: (any Responder)? { get }
  /// The object that is notified while the pointer is over the layout node.
  var hoverObserver: (any HoverObserver)? { get }
  /// The object that recognises a gesture in the presses that begin in the layout node.
  var gestureClient: (any GestureClient)? { get }
  /// The object that scrolls with the wheel, with keys and by its indicator.
  var scrollable: (any Scrollable)? { get }
  /// The object that reacts to the secondary or the middle button.
  var buttonTarget: (any ButtonTarget)? { get }
  /// The object that takes dropped content.
  var dropTarget: (any DropTarget)? { get }
  /// The shape of the pointer over the layout node; `nil` for the shape of the views around.
  var hoverShape: PointerShape? { get }
}

extension EventHandler {
  package var responder: (any Responder)? { nil }
  package var hoverObserver: (any HoverObserver)? { nil }
  package var gestureClient: (any GestureClient)? { nil }
  package var scrollable: (any Scrollable)? { nil }
  package var buttonTarget: (any ButtonTarget)? { nil }
  package var dropTarget: (any DropTarget)? { nil }
  package var hoverShape: PointerShape? { nil }
}

extension EventHandler where Self: GestureClient {
  package var gestureClient: (any GestureClient)? { self }
}

/// The event handlers of the layout nodes of a tree.
///
/// A layout node does not refer to its handler, because layout is independent of events. Only the
/// few nodes with a handler take storage here, and only hit testing reads it.
@MainActor package final class EventHandlers {
  private struct Entry {
    weak var layoutNode: LayoutNode?
    weak var handler: (any EventHandler)?

    var isNeeded: Bool { layoutNode != nil && handler != nil }
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The number of entries at which entries that are no longer needed are removed.
  private var purgeCount = minimumPurgeCount
  private static let minimumPurgeCount = 64

  /// The handler of a layout node; `nil` if it has none or the handler was released.
  package subscript(layoutNode: LayoutNode) -> (any EventHandler)? {
    get {
      guard let entry = entries[ObjectIdentifier(layoutNode)],
        // A new node may have the identifier of a released one.
        entry.layoutNode === layoutNode
      else { return nil }
      return entry.handler
    }
    set {
      guard self[layoutNode] !== newValue else { return }
      purgeIfNeeded()
      entries[ObjectIdentifier(layoutNode)] = newValue.map {
        Entry(layoutNode: layoutNode, handler: $0)
      }
    }
  }

  /// Removes the entries that are no longer needed, once per doubling of their number.
  private func purgeIfNeeded() {
    guard entries.count >= purgeCount else { return }
    entries = entries.filter(\.value.isNeeded)
    purgeCount = max(Self.minimumPurgeCount, entries.count * 2)
  }
}
