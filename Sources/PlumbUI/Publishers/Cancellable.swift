/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

extension Cancellable {
  /// Keeps this as long as a set does.
  public func store(in set: inout Set<AnyCancellable>) {
    AnyCancellable(self).store(in: &set)
  }
}

/// Stops something once: when asked to, or when it is let go.
public final class AnyCancellable: Cancellable, Hashable, Sendable {
  private let action: Guarded<(() -> Void)?>

  public init(_ cancel: @escaping () -> Void) {
    action = Guarded(cancel)
  }

  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }

  /// Stops several at once.
  convenience init(_ cancellables: [AnyCancellable]) {
    self.init { for cancellable in cancellables { cancellable.cancel() } }
  }

  deinit {
    cancel()
  }

  public func cancel() {
    action.take()?()
  }

  /// Keeps the subscription as long as a set does.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(self)
  }

  /// Keeps the subscription as long as a collection does.
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable {
    collection.append(self)
  }

  public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
