internal import Foundation

/// Values of a program that outlive it, in one file; may be used on any thread.
///
/// The file is a property list, and is whole at any moment: a write replaces it. Writes wait a
/// moment for others, so that a slider does not write with every step. Of two programs that run at
/// the same time the last to write wins.
final class StoredValues: @unchecked Sendable {
  /// What the person set: kept with the program's settings.
  static let standard = StoredValues(
    file: folder("XDG_CONFIG_HOME", orHome: ".config").map { $0.appending(path: "settings.plist") })
  /// What a window showed last: kept with the program's state.
  static let scene = StoredValues(
    file: folder("XDG_STATE_HOME", orHome: ".local/state").map { $0.appending(path: "scene.plist") }
  )

  private let file: URL?
  private let queue = DispatchQueue(label: "PlumbUI.StoredValues")

  // Everything below is used under the lock only.
  private let lock = NSLock()
  private var values: [String: _StoredValue] = [:]
  private var watches: [String: [WeakWatch]] = [:]
  private var isSaveDue = false
  private var hasComplained = false

  private struct WeakWatch {
    weak var watch: StoredValueObserver?
  }

  /// - Parameter file: `nil` keeps the values as long as the program runs.
  init(file: URL?) {
    self.file = file
    values = file.flatMap(load) ?? [:]
  }

  subscript(key: String) -> _StoredValue? {
    lock.withLock { values[key] }
  }

  /// Keeps a value, `nil` for none, and tells everybody who reads it.
  func set(_ value: _StoredValue?, for key: String) {
    let (watching, isFirst) = lock.withLock {
      values[key] = value
      defer { isSaveDue = true }
      return ((watches[key] ?? []).compactMap(\.watch), !isSaveDue)
    }
    for watch in watching { watch.observer.stateDidChange {} }
    if isFirst { queue.asyncAfter(deadline: .now() + .milliseconds(200)) { self.save() } }
  }

  /// Tells a watch of changes to a key as long as it lives.
  func add(_ watch: StoredValueObserver, for key: String) {
    lock.withLock {
      let living = (watches[key] ?? []).filter { $0.watch != nil }
      watches[key] = living + [WeakWatch(watch: watch)]
    }
  }

  /// Writes what was not written yet.
  func save() {
    lock.withLock {
      guard isSaveDue else { return }
      isSaveDue = false
      guard let file else { return }
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        try encoder.encode(values).write(to: file, options: .atomic)
      } catch {
        complain(
          "\(file.path) cannot be written, so nothing is kept: \(error.localizedDescription)")
      }
    }
  }

  /// What the file holds; one that cannot be read is put aside, so that nothing in it is lost.
  private func load(_ file: URL) -> [String: _StoredValue]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    if let data = try? Data(contentsOf: file),
      let values = try? PropertyListDecoder().decode([String: _StoredValue].self, from: data)
    {
      return values
    }
    let aside = file.appendingPathExtension("broken")
    try? FileManager.default.removeItem(at: aside)
    try? FileManager.default.moveItem(at: file, to: aside)
    complain("\(file.path) is damaged; it is now \(aside.path), and a new one is begun.")
    return nil
  }

  /// Says one sentence, once.
  private func complain(_ sentence: String) {
    if hasComplained { return }
    hasComplained = true
    FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  }

  /// The program's folder below one of the desktop's; `nil` without a home.
  private static func folder(_ variable: String, orHome path: String) -> URL? {
    let environment = ProcessInfo.processInfo.environment
    let home = environment["HOME"].map { "\($0)/\(path)" }
    // The desktop's rules have relative folders ignored.
    let folder = [environment[variable], home].compactMap(\.self).first { $0.hasPrefix("/") }
    return folder.map { URL(filePath: $0).appending(path: ProcessInfo.processInfo.processName) }
  }
}

/// Asks for an update of a view when a stored value changes.
final class StoredValueObserver: Sendable {
  let observer: any StateObserver

  init(_ observer: any StateObserver) {
    self.observer = observer
  }
}
