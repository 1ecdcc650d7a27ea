/// A method that a program passes on, as `#selector` of Objective-C makes one.
///
/// On this platform there are no names of methods at run time, so that a selector is made from the method itself:
/// `Selector(AppDelegate.newGame(_:))` for a method of a class, which is called on the target, and `Selector(newGame)`
/// inside of the class, which is called on the object that has made the selector, and keeps it in memory.
///
/// A selector that is made from a name has an effect only if it is one of those that UIKit or AppKit know, such as
/// `showSettingsWindow:`.
public struct Selector: ExpressibleByStringLiteral {
  /// The name of the method; empty if the selector was made from a method.
  package let name: String
  /// Calls the method on a target with an argument. Returns whether the target has it, and the argument is one for it.
  private let call: @MainActor (AnyObject, Any?) -> Bool
  /// The class that has the method; `nil` if it is not known, or the object of the method is.
  package let targetType: Any.Type?
  /// Whether the object of the method is known, so that it needs no target.
  package let isBound: Bool

  /// Creates a selector of a known method from its name in Objective-C.
  public init(_ name: String) {
    self.name = name
    isBound = false
    targetType = nil
    call = { _, _ in false }
  }

  public init(stringLiteral name: String) { self.init(name) }

  /// Creates a selector of a method without parameters, such as `UIResponder.resignFirstResponder`.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    name = ""
    isBound = false
    targetType = Target.self
    call = { target, _ in
      guard let target = target as? Target else { return false }
      _ = method(target)()
      return true
    }
  }

  /// Creates a selector of a method with a parameter: the sender, or the notification.
  @preconcurrency public init<Target: AnyObject, Argument, Result>(
    _ method: @escaping @MainActor (Target) -> @MainActor (Argument) -> Result
  ) {
    name = ""
    isBound = false
    targetType = Target.self
    call = { target, argument in
      guard let target = target as? Target, let argument = argument as? Argument else {
        return false
      }
      _ = method(target)(argument)
      return true
    }
  }

  /// Creates a selector of a method without parameters of an object.
  @preconcurrency public init(_ method: @escaping @MainActor () -> Void) {
    name = ""
    isBound = true
    targetType = nil
    call = { _, _ in
      method()
      return true
    }
  }

  /// Creates a selector of a method with a parameter of an object.
  @preconcurrency public init<Argument>(_ method: @escaping @MainActor (Argument) -> Void) {
    name = ""
    isBound = true
    targetType = nil
    call = { _, argument in
      guard let argument = argument as? Argument else { return false }
      method(argument)
      return true
    }
  }

  /// Calls the method on the first of some objects that has it.
  ///
  /// - Parameters:
  ///   - targets: the objects; not used if the method's own is known.
  ///   - argument: the sender, or the notification.
  /// - Returns: whether it was called.
  @MainActor @discardableResult package func perform(
    on targets: [AnyObject], with argument: Any?
  ) -> Bool {
    if isBound { return call(Placeholder.shared, argument) }
    return targets.contains { call($0, argument) }
  }

  /// The target of a method of which the object is known.
  private final class Placeholder: Sendable {
    static let shared = Placeholder()
  }
}
