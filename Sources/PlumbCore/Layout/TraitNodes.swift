internal import Foundation

/// A node that sets its layout priority.
@_spi(Nodes) @usableFromInline final class LayoutPriorityLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".layoutPriority(\(ShortText(CGFloat(priority))))" }

  override var drawingReach: CGFloat? { 0 }

  private var priority: Double = 0

  func update(priority: Double) {
    guard priority != self.priority else { return }
    self.priority = priority
    invalidate()
  }

  override func computeLayoutPriority() -> Double { priority }
}

/// A node that carries a value for a custom layout.
@_spi(Nodes) @usableFromInline final class LayoutValueLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".layoutValue" }

  override var drawingReach: CGFloat? { 0 }

  private var value: LayoutValueBox

  init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.value = KeyedLayoutValue<Key>(value)
  }

  /// Updates the key and the value. Any value that is not known to be equal invalidates layout,
  /// because values need not be comparable.
  func update<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    if self.value.hasKey(ObjectIdentifier(key)), areKnownEqual(value, self.value.value(of: key)) {
      return
    }
    self.value = KeyedLayoutValue<Key>(value)
    invalidate()
  }

  /// As SwiftUI: of two values for one key, the inner one counts.
  override func layoutValue(_ key: ObjectIdentifier) -> LayoutValueBox? {
    withContent { $0.layoutValue(key) } ?? (value.hasKey(key) ? value : nil)
  }
}

/// A node that sets grid cell traits.
@_spi(Nodes) @usableFromInline final class GridCellLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".gridCell" }

  override var drawingReach: CGFloat? { 0 }

  private var change: GridCellChange = .columns(1)

  /// Sets the change of the grid cell traits.
  func update(_ change: GridCellChange) {
    guard change != self.change else { return }
    self.change = change
    invalidate()
  }

  override var gridCell: GridCellTraits { change.applied(to: content.gridCell) }
}

/// A node that sets its transition.
final class TransitionTraitsLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".transition" }

  override var drawingReach: CGFloat? { 0 }

  private var traits = TransitionTraits.standard

  func update(_ traits: TransitionTraits) {
    self.traits = traits
  }

  override var transitionTraits: TransitionTraits { traits }
}

/// A node whose descendants move together with it, including descendants in insertion or removal
/// transitions.
@_spi(Nodes) @usableFromInline final class GeometryGroupLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".geometryGroup" }

  override var isGeometryGroup: Bool { true }
}

/// A node that stores the geometry value last reported to its observer.
final class GeometryObserverLayoutNode<Value>: UnaryLayoutNode {
  override var modifierDescription: String? { ".onGeometryChange" }

  override var drawingReach: CGFloat? { 0 }

  var value: Value?
}

/// A node that sets its z index.
@_spi(Nodes) @usableFromInline final class ZIndexLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".zIndex" }

  private var level = 0.0

  func update(_ level: Double) {
    self.level = level
  }

  /// As SwiftUI: of two z indices of one view, the inner one counts.
  override var explicitZIndex: Double? { content.explicitZIndex ?? level }
}

/// A node that occupies space and shows nothing.
@_spi(Nodes) @usableFromInline final class HiddenLayoutNode: UnaryLayoutNode {
  override var modifierDescription: String? { ".hidden" }

  override func placeChildren(in context: UpdateContext) {
    content.isShown = false
    super.placeChildren(in: context)
  }
}
