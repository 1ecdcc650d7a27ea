internal import PlumbBase
internal import Synchronization

/// A property of an observable object that publishes its values before they change.
///
/// As Combine's: `$name` is a publisher of the values, starting with the current one.
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// Creates a property with an initial value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "Apply @Published only to properties of classes.")
  public var wrappedValue: Value {
    get { preconditionFailure("Apply @Published only to properties of classes.") }
    // swift-format-ignore: UseEarlyExits
    set {
      preconditionFailure("\(newValue) is lost; apply @Published only to properties of classes.")
    }
  }

  /// A publisher of the values of the property: the current one, then each new one before it is
  /// stored.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Allows `&$name` to be passed, as in `assign(to:)`; the property is the same either way.
    set {}
  }

  /// A publisher of the values of a published property.
  public struct Publisher: PlumbPublishers.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func _subscribe(_ receiver: _Receiver<Value, Never>) -> AnyCancellable {
      storage.receivers.add(receiver, firstValue: storage.value)
    }
  }

  /// The value, with access to the object that contains the property; used by the compiler.
  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set { object[keyPath: storage].storage.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// Publishers of one property are equal, so that a subscriber can keep its subscription.
extension Published.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }
}

extension Published: PublishedField {
  func shareObjectPublisher(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    storage.share(publisher)
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a published property as long as the property exists.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}

/// The value of a published property and its subscribers; may be used on any thread.
private final class PublishedStorage<Value>: @unchecked Sendable {
  let receivers = ReceiverList<Value, Never>()
  // Accessed only while the lock is held.
  private var current: Value
  private var objectPublisher: ObservableObjectPublisher?
  private var sources: [AnyCancellable] = []
  private let lock = Mutex(())

  init(_ value: Value) {
    current = value
  }

  var value: Value { lock.withLock { current } }

  /// Publishes a value before it is stored, outside the lock, as receivers may read or write the
  /// property.
  func set(_ value: Value) {
    let objectPublisher = lock.withLock { self.objectPublisher }
    objectPublisher?.send()
    receivers.send(value)
    lock.withLock { current = value }
  }

  /// Stores the publisher of the property's object unless there is one, and returns the stored one.
  func share(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.withLock {
      let shared = objectPublisher ?? publisher
      objectPublisher = shared
      return shared
    }
  }

  /// Sets every value of a publisher as long as the storage exists.
  func follow<P: Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
    let subscription = source.sink { [weak self] in self?.set($0) }
    lock.withLock { sources.append(subscription) }
  }
}
