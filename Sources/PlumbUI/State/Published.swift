internal import Foundation

/// A property of an observable object that says when it is about to change.
///
/// As Combine's: `$name` is a publisher of its values, the present one included.
@propertyWrapper public struct Published<Value> {
  private let storage: PublishedStorage<Value>

  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "@Published is for properties of classes.")
  public var wrappedValue: Value {
    get { preconditionFailure("@Published is for properties of classes.") }
    // swift-format-ignore: UseEarlyExits
    set { preconditionFailure("@Published is for properties of classes; \(newValue) is lost.") }
  }

  /// The values of the property: the present one, then each before it is stored.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // Lets `&$name` be written, as in `assign(to:)`; the property is the same either way.
    set {}
  }

  public struct Publisher: PlumbUI.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    fileprivate let storage: PublishedStorage<Value>

    public func _subscribe(_ receiver: _Receiver<Value, Never>) -> AnyCancellable {
      storage.receivers.add(receiver, beginningWith: storage.value)
    }
  }

  public static subscript<Owner: AnyObject>(
    _enclosingInstance object: Owner, wrapped wrapped: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set { object[keyPath: storage].storage.set(newValue) }
  }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// Publishers of one property are the same, so that whoever listens to it need not begin again.
extension Published.Publisher: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage === rhs.storage }
}

extension Published: PublishedField {
  func shareObjectPublisher(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    storage.share(publisher)
  }
}

extension Publisher where Failure == Never {
  /// Writes every value to a published property as long as that lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.storage.follow(self)
  }
}

/// The value of a published property and those who want to know of it; for any thread.
private final class PublishedStorage<Value>: @unchecked Sendable {
  let receivers = ReceiverList<Value, Never>()
  // Used under the lock only.
  private var current: Value
  private var objectPublisher: ObservableObjectPublisher?
  private var sources: [AnyCancellable] = []
  private let lock = NSLock()

  init(_ value: Value) {
    current = value
  }

  var value: Value { lock.withLock { current } }

  func set(_ value: Value) {
    let objectPublisher = lock.withLock { self.objectPublisher }
    objectPublisher?.send()
    receivers.send(value)
    lock.withLock { current = value }
  }

  func share(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher {
    lock.withLock {
      let shared = objectPublisher ?? publisher
      objectPublisher = shared
      return shared
    }
  }

  func follow<P: Publisher>(_ source: P) where P.Output == Value, P.Failure == Never {
    let subscription = source.sink { [weak self] in self?.set($0) }
    lock.withLock { sources.append(subscription) }
  }
}
