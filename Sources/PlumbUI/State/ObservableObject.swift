internal import Foundation

/// A class of which views may keep objects, and which says when one is about to change.
///
/// As Combine's: without a publisher of its own an object sends before each write to a property
/// marked `@Published`.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Sends before the object changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  public var objectWillChange: ObservableObjectPublisher { .shared(by: self) }
}

/// Says that an object is about to change.
public final class ObservableObjectPublisher: Publisher, Sendable {
  public typealias Output = Void
  public typealias Failure = Never

  private let receivers = ReceiverList<(), Never>()

  public init() {}

  /// Says so; on any thread.
  public func send() {
    receivers.send(())
  }

  public func _subscribe(_ receiver: _Receiver<(), Never>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

extension ObservableObjectPublisher {
  /// The publisher of an object that has none of its own.
  ///
  /// The object's published properties keep it, so that a write finds it without a search; an
  /// object without any is looked up in a table.
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

  /// The publishers of objects that have no place for one.
  private final class Table: @unchecked Sendable {
    private struct Entry {
      weak var object: AnyObject?
      let publisher: ObservableObjectPublisher
    }

    // Used under the lock only.
    private var entries: [ObjectIdentifier: Entry] = [:]
    private let lock = NSLock()

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
      let id = ObjectIdentifier(object)
      return lock.withLock {
        // An address may have been another object's before.
        if let entry = entries[id], entry.object === object { return entry.publisher }
        entries = entries.filter { $0.value.object != nil }
        let publisher = ObservableObjectPublisher()
        entries[id] = Entry(object: object, publisher: publisher)
        return publisher
      }
    }
  }
}

/// A property marked `@Published`, whatever its type.
protocol PublishedField {
  /// Lets the property tell of its writes through the publisher of its object.
  ///
  /// - Returns: the one it had already, or else the given one.
  func shareObjectPublisher(_ publisher: ObservableObjectPublisher) -> ObservableObjectPublisher
}
