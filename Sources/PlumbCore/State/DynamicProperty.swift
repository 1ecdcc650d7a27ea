/// A stored property of a view that is updated before the view's body is evaluated.
public protocol DynamicProperty {
  /// Updates the property. Called before every evaluation of the body, after the properties inside
  /// were updated.
  mutating func update()

  /// Whether the property is a built-in one. Stated by built-in properties only.
  static var _isInstallable: Bool { get }

  /// Connects the property to the storage of its view. Implemented by built-in properties only.
  @MainActor mutating func _install(in host: _PropertyHost, slot: Int)

  /// Returns whether a view that stores another property instead has the same body. Implemented by
  /// built-in properties only.
  @MainActor func _isKnownEqual(to other: Self) -> Bool
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}

  public static var _isInstallable: Bool { false }

  @MainActor public mutating func _install(in host: _PropertyHost, slot: Int) {}

  @MainActor public func _isKnownEqual(to other: Self) -> Bool { false }
}

/// The view in which a dynamic property is installed.
public struct _PropertyHost {
  let host: any PropertyHost
}

/// The storage and the environment of the dynamic properties of a view.
@MainActor protocol PropertyHost: AnyObject {
  var environment: EnvironmentValues { get }

  /// Returns the object stored for a property as long as the view exists; created on first use.
  ///
  /// - Parameter slot: the offset of the property in its view, which is unique to the property.
  func object<Object: PropertyStorage>(in slot: Int, make: () -> Object) -> Object

  /// The observer of state that the body depends on.
  var stateObserver: any StateObserver { get }
}

/// The storage of a dynamic property in a view tree.
package protocol PropertyStorage: AnyObject {
  /// Whether the storage lasts as long as the view in the tree, even while the node of the view is
  /// released because it is out of sight.
  var isKept: Bool { get }

  /// Whether the storage has the value that it was created with, which is not a reference.
  var isUnchanged: Bool { get }

  /// The number of changes that views have been shown, to find out which property has changed.
  var changeCount: Int { get }
}

extension PropertyStorage {
  var isKept: Bool { true }
  package var isUnchanged: Bool { false }
  package var changeCount: Int { 0 }
}
