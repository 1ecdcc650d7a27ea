internal import Foundation
internal import Synchronization

/// The storage of `AppStorage` and `SceneStorage` properties; may be used on any thread.
package protocol ValueStore: Sendable {
  /// The identity of the storage; two stores with the same one have the same values.
  var id: ObjectIdentifier { get }

  /// Whether the values belong to properties that name no storage.
  var isUnnamed: Bool { get }

  /// The value stored under a key; `nil` for none.
  subscript(key: String) -> _StoredValue? { get }

  /// Stores a value under a key, or removes it for `nil`, and notifies the observers of the key.
  func set(_ value: _StoredValue?, for key: String)

  /// Notifies an observer of changes to a key as long as the observer exists.
  func add(_ observer: StoredValueObserver, for key: String)

  /// Returns the keys of stored values that begin with a text.
  func storedKeys(withPrefix prefix: String) -> [String]
}

extension ValueStore {
  package var isUnnamed: Bool { false }
}

/// The persistent values of a program, stored in one file; may be used on any thread.
///
/// The file is a property list and is always complete: a write replaces it. Writes are delayed by
/// 200 milliseconds and combined, so that dragging a slider does not write with every step. A write
/// keeps values that another copy of the program has stored under other keys meanwhile; of writes of one key, the
/// last wins.
final class StoredValues: ValueStore, @unchecked Sendable {
  var id: ObjectIdentifier { ObjectIdentifier(self) }

  /// The settings of the user, stored in the program's configuration folder.
  static let standard = StoredValues(
    file: file("settings.plist", in: BaseDirectories().config),
    didChange: { UserDefaults.standard.post() })
  /// The last state of the window, stored in the program's state folder.
  static let scene = StoredValues(
    file: file("scene.plist", in: BaseDirectories().state))

  private let file: URL?
  private let replace: @Sendable (URL, Data) throws -> Void
  /// Called after every change of a value, on the thread that changes it.
  private let didChange: @Sendable () -> Void
  private let queue = DispatchQueue(label: "PlumbUI.StoredValues")

  // The properties below are accessed only while the lock is held.
  private let lock = Mutex(())
  private var values: [String: _StoredValue] = [:]
  private var observers = StoredValueObserverList()
  private var isSaveDue = false
  /// The keys whose values are not saved.
  private var unsavedKeys: Set<String> = []
  private var hasReportedError = false
  /// Held while the file is written, so that files are written in the order of their values.
  private let saving = Mutex(())

  /// Loads the values of a file.
  ///
  /// - Parameters:
  ///   - file: the property list; `nil` keeps the values in memory only.
  ///   - replace: writes the contents of the file.
  ///   - didChange: called after every change of a value.
  init(
    file: URL?,
    replacing replace: @escaping @Sendable (URL, Data) throws -> Void = {
      try $1.write(to: $0, options: .atomic)
    },
    didChange: @escaping @Sendable () -> Void = {}
  ) {
    self.file = file
    self.replace = replace
    self.didChange = didChange
    values = file.flatMap(load) ?? [:]
  }

  subscript(key: String) -> _StoredValue? {
    lock.withLock { values[key] }
  }

  /// All values.
  var all: [String: _StoredValue] { lock.withLock { values } }

  /// Stores a value under a key, or removes it for `nil`, and notifies the observers of the key.
  func set(_ value: _StoredValue?, for key: String) {
    let isFirst = lock.withLock {
      values[key] = value
      unsavedKeys.insert(key)
      defer { isSaveDue = true }
      return !isSaveDue
    }
    notify(of: [key])
    if isFirst { queue.asyncAfter(deadline: .now() + .milliseconds(200)) { self.save() } }
  }

  /// Notifies the observers of keys of a change.
  func notify(of keys: some Collection<String>) {
    let notified = lock.withLock { keys.flatMap { observers[$0] } }
    for observer in notified { observer.stateObserver.stateDidChange {} }
    didChange()
  }

  /// Notifies an observer of changes to a key as long as the observer exists.
  func add(_ observer: StoredValueObserver, for key: String) {
    lock.withLock { observers.add(observer, for: key) }
  }

  func storedKeys(withPrefix prefix: String) -> [String] {
    lock.withLock { values.keys.filter { $0.hasPrefix(prefix) } }
  }

  /// Writes pending changes to the file. Values can be read and written meanwhile.
  func save() {
    saving.withLock { _ in
      let (values, keys) = lock.withLock {
        defer {
          isSaveDue = false
          unsavedKeys = []
        }
        return (self.values, unsavedKeys)
      }
      guard !keys.isEmpty, let file, ProgramValues.areStored else { return }
      do {
        try write(merged(values, keys: keys), to: file)
      } catch {
        lock.withLock { for key in keys { unsavedKeys.insert(key) } }
        reportError(
          "\(file.path) cannot be written, so changes are lost: \(ErrorReason.clause(of: error)).")
      }
    }
  }

  /// Returns the values in the file, which another copy of the program may have written, with the values of the keys
  /// that were changed here; all values if there is no file.
  private func merged(
    _ values: [String: _StoredValue], keys: Set<String>
  ) -> [String: _StoredValue] {
    guard let file, var merged = load(file) else { return values }
    for key in keys { merged[key] = values[key] }
    return merged
  }

  private func write(_ values: [String: _StoredValue], to file: URL) throws {
    let file = Self.destination(of: file)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    try replace(file, encoder.encode(values))
  }

  /// Returns the file to which a symbolic link leads, whether it exists or not, and any other file
  /// itself. An atomic write would replace the link.
  private static func destination(of file: URL) -> URL {
    var path = file.path
    // As the system, which follows at most 40 links.
    for _ in 0..<40 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
        break
      }
      let folder = URL(filePath: path).deletingLastPathComponent().path
      path = next.hasPrefix("/") ? next : folder + "/" + next
    }
    return URL(filePath: path)
  }

  /// Returns the values in the file. A file that cannot be read is renamed, so that its contents
  /// are not lost.
  private func load(_ file: URL) -> [String: _StoredValue]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    if let data = try? RegularFile.contents(of: file.path, limit: 1 << 28),
      let values = try? PropertyListDecoder().decode([String: _StoredValue].self, from: data)
    {
      return values
    }
    guard ProgramValues.areStored else {
      reportError("\(file.path) is damaged and is not used.")
      return nil
    }
    let backup = file.appendingPathExtension("broken")
    try? FileManager.default.removeItem(at: backup)
    try? FileManager.default.moveItem(at: file, to: backup)
    reportError(
      "\(file.path) is damaged; it was renamed to \(backup.path), and a new file is used.")
    return nil
  }

  /// Shows a message, for the first error only.
  private func reportError(_ sentence: String) {
    let isFirst = lock.withLock {
      defer { hasReportedError = true }
      return !hasReportedError
    }
    if isFirst { RuntimeWarning.show(sentence) }
  }

  /// Returns a file in the program's folder; `nil` if there is no home directory.
  private static func file(_ name: String, in folder: String?) -> URL? {
    folder.map {
      URL(filePath: $0).appending(path: ProcessInfo.processInfo.processName).appending(path: name)
    }
  }
}

/// An observer that requests an update of a view when a stored value changes.
package final class StoredValueObserver: PropertyStorage, Sendable {
  let stateObserver: any StateObserver
  package var isKept: Bool { false }

  init(_ stateObserver: any StateObserver) {
    self.stateObserver = stateObserver
  }
}

/// The observers of each key, held weakly.
struct StoredValueObserverList {
  private struct WeakObserver {
    weak var observer: StoredValueObserver?
  }

  private var observers: [String: [WeakObserver]] = [:]

  /// The observers of a key that still exist.
  subscript(key: String) -> [StoredValueObserver] {
    (observers[key] ?? []).compactMap(\.observer)
  }

  /// Adds an observer of a key.
  mutating func add(_ observer: StoredValueObserver, for key: String) {
    let existing = (observers[key] ?? []).filter { $0.observer != nil }
    observers[key] = existing + [WeakObserver(observer: observer)]
  }
}
