internal import Foundation

/// A box with a layout priority of its own.
final class LayoutPriorityNode: UnaryNode {
  private var priority: Double = 0

  func update(priority: Double) {
    guard priority != self.priority else { return }
    self.priority = priority
    invalidate()
  }

  override func findLayoutPriority() -> Double { priority }
}

/// A box that carries a value for a custom layout.
final class LayoutValueNode: UnaryNode {
  private var key: ObjectIdentifier
  private var value: Any

  init(key: ObjectIdentifier, value: Any) {
    self.key = key
    self.value = value
  }

  /// Any new value may change what the layout above does: values need not compare.
  func update(key: ObjectIdentifier, value: Any, isEqual: (Any, Any) -> Bool) {
    if key == self.key, isEqual(value, self.value) { return }
    (self.key, self.value) = (key, value)
    invalidate()
  }

  override func layoutValue(_ key: ObjectIdentifier) -> Any? {
    key == self.key ? value : content.layoutValue(key)
  }
}

/// A box that says how a grid treats it.
final class GridCellNode: UnaryNode {
  private var change: GridCellChange = .columns(1)

  func update(_ change: GridCellChange) {
    guard change != self.change else { return }
    self.change = change
    invalidate()
  }

  override var gridCell: GridCellTraits { change.applied(to: content.gridCell) }
}

/// A box that says how it comes and goes.
final class TransitionTraitsNode: UnaryNode {
  private var traits = TransitionTraits.standard

  func update(_ traits: TransitionTraits) {
    self.traits = traits
  }

  override var transitionTraits: TransitionTraits { traits }
}

/// A box whose views move along with it, those that come and go included.
final class GeometryGroupNode: UnaryNode {
  override var isGeometryGroup: Bool { true }
}

/// A box that keeps what was last told of its geometry.
final class GeometryObserverNode<Value>: UnaryNode {
  var value: Value?
}

/// A box that stands in front of its neighbours with a smaller number.
final class ZIndexNode: UnaryNode {
  private var level = 0.0

  func update(_ level: Double) {
    self.level = level
  }

  override var zIndex: Double { level }
}

/// A box that takes room and shows nothing.
final class HiddenNode: UnaryNode {
  override func placeChildren(in context: UpdateContext) {
    content.isShown = false
    super.placeChildren(in: context)
  }
}
