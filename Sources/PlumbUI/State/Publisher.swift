internal import Foundation

/// Something that sends values over time.
///
/// The small part of Combine that views and their models use: subscribing, `sink`, and the
/// publishers that views know. There are no operators and no back pressure.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Calls a closure with every value from now on, on the thread that sends it.
  func _subscribe(_ receive: @escaping (Output) -> Void) -> AnyCancellable
}

extension Publisher where Failure == Never {
  /// Calls a closure with every value until the result is cancelled or let go.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    _subscribe(receiveValue)
  }

  /// Writes every value to a property until the result is cancelled or let go.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    _subscribe { object[keyPath: keyPath] = $0 }
  }
}

/// Something that can be stopped.
public protocol Cancellable {
  func cancel()
}

/// Stops something once: when asked to, or when it is let go.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  // Used under the lock only.
  private var action: (() -> Void)?
  private let lock = NSLock()

  public init(_ cancel: @escaping () -> Void) {
    action = cancel
  }

  public convenience init<C: Cancellable>(_ canceller: C) {
    self.init { canceller.cancel() }
  }

  deinit {
    action?()
  }

  public func cancel() {
    let action = lock.withLock { () -> (() -> Void)? in
      defer { self.action = nil }
      return self.action
    }
    action?()
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

/// The receivers of one publisher; may be used on any thread.
final class ReceiverList<Output>: @unchecked Sendable {
  // Used under the lock only.
  private var receivers: [(id: Int, receive: (Output) -> Void)] = []
  private var nextID = 0
  private let lock = NSLock()

  var isEmpty: Bool { lock.withLock { receivers.isEmpty } }

  func add(_ receive: @escaping (Output) -> Void) -> AnyCancellable {
    let id = lock.withLock { () -> Int in
      nextID += 1
      receivers.append((nextID, receive))
      return nextID
    }
    return AnyCancellable { [weak self] in self?.remove(id) }
  }

  private func remove(_ id: Int) {
    lock.withLock { receivers.removeAll { $0.id == id } }
  }

  /// Hands a value to every receiver, in the order in which they came.
  func send(_ value: Output) {
    let receivers = lock.withLock { self.receivers }
    for receiver in receivers { receiver.receive(value) }
  }
}
