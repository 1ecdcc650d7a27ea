internal import Foundation

/// The contexts into which the functions of UIKit and AppKit draw.
private final class ContextStack {
  var contexts: [CGContext] = []
}

extension CGContext {
  private static let key = "PlumbPlatformValues.contexts"

  /// The contexts of this thread.
  private static var stack: ContextStack {
    let dictionary = Thread.current.threadDictionary
    if let known = dictionary[key] as? ContextStack { return known }
    let made = ContextStack()
    dictionary[key] = made
    return made
  }

  /// The context of this thread into which is drawn; `nil` for none.
  package static var current: CGContext? { stack.contexts.last }

  /// Makes this context the current one of the thread, until ``leave()``.
  package func enter() { Self.stack.contexts.append(self) }

  /// Makes the earlier context of the thread the current one again. Returns the one that was; `nil` if there was none.
  @discardableResult package static func leave() -> CGContext? { stack.contexts.popLast() }

  /// Calls a function with this context as the current one.
  package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    enter()
    defer { Self.leave() }
    return try body()
  }
}
