internal import PlumbBase

/// An activity that can be cancelled.
public protocol Cancellable {
  /// Cancels the activity.
  func cancel()
}

extension Cancellable {
  /// Stores this in a set; removing it from the set cancels it.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// A type-erased cancellable that cancels when it is released, unless it was cancelled before.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let action: Guarded<(() -> Void)?>

  /// Creates a cancellable from a closure, which is called at most once.
  public init(_ cancel: @escaping () -> Void) {
    action = Guarded(cancel)
  }

  /// Creates a type-erased cancellable.
  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }

  /// Creates a cancellable that cancels several others.
  convenience init(_ cancellables: [AnyCancellable]) {
    self.init { for cancellable in cancellables { cancellable.cancel() } }
  }

  deinit {
    cancel()
  }

  /// Cancels the activity; later calls have no effect.
  public func cancel() {
    action.take()?()
  }

  /// Stores this in a set; removing it from the set cancels the subscription.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Stores this in a collection; removing it from the collection cancels the subscription.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
