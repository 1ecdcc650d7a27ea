internal import PlumbBase
internal import Synchronization

/// A class whose instances views can observe, and that publishes a value before it changes.
///
/// As Combine's: unless the class has a publisher of its own, an object publishes before each write
/// to a property marked `@Published`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// A publisher that sends a value before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// A publisher that sends a value before a published property changes.
  public var objectWillChange: ObservableObjectPublisher { .shared(by: self) }
}

/// A publisher that sends a value before an object changes.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let receivers = ReceiverList<(), Never>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Sends a value to the subscribers. May be called on any thread.
  public func send() {
    receivers.send(())
  }

  public func _subscribe(_ receiver: _Receiver<(), Never>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

extension ObservableObjectPublisher {
  /// Returns the publisher of an object that does not define one.
  ///
  /// The published properties of the object store the publisher, so that a write finds it without a
  /// search; for an object without any, the publisher is stored in a table.
  fileprivate static func shared(by object: AnyObject) -> ObservableObjectPublisher {
    let fields = publishedFields(of: object)
    guard let first = fields.first else { return table.publisher(of: object) }
    let publisher = first.shareObjectPublisher(ObservableObjectPublisher())
    for field in fields.dropFirst() { _ = field.shareObjectPublisher(publisher) }
    return publisher
  }

  private static func publishedFields(of object: AnyObject) -> [any PublishedField] {
    var fields: [any PublishedField] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      fields += level.children.compactMap { $0.value as? any PublishedField }
      mirror = level.superclassMirror
    }
    return fields
  }

  private static let table = Table()

  /// The publishers of objects without published properties.
  private final class Table: @unchecked Sendable {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    // Accessed only while the lock is held.
    private var entries: [ObjectIdentifier: Entry] = [:]
    private let lock = Mutex(())

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      let id = ObjectIdentifier(object)
      return lock.withLock {
        // The address may previously have belonged to another object.
        if let entry = entries[id], entry.object === object { return entry.publisher }
        entries = entries.filter { $0.value.object != nil }
        let publisher = ObservableObjectPublisher()
        entries[id] = Entry(object: object, publisher: publisher)
        return publisher
      }
    }
  }
}

/// A property marked `@Published`, with its type erased.
protocol PublishedField {
  /// Sets the publisher that sends a value before the property changes, unless the property already
  /// has one.
  ///
  /// - Returns: the publisher that the property already has, or else the given one.
  func shareObjectPublisher(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}
