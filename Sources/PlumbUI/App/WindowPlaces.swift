internal import Foundation

/// The places of a program's windows when they closed, by the names of their scenes.
///
/// They are in `windows.json`, and the windows that were open when the program ended in `open-windows.json`, in the
/// program's folder below `XDG_STATE_HOME`. A file that cannot be read counts as empty: the next window that closes
/// replaces it.
package struct WindowPlaces {
  /// The folder for the state of the program.
  let programFolder: URL
  private let file: URL
  /// The file with the windows that were open when the program ended.
  private let openWindowsFile: URL

  /// A place in the file.
  private struct Entry: Codable, Equatable {
    var width: Double
    var height: Double
    var x: Double?
    var y: Double?
    var isMaximized: Bool?
  }

  /// Creates the places of a program; `nil` if there is no home directory.
  ///
  /// - Parameters:
  ///   - id: the name of the program's desktop entry.
  ///   - variable: returns the value of an environment variable.
  package init?(
    applicationID id: String, variable: @escaping (String) -> String? = ProcessVariables.value
  ) {
    guard let folder = BaseDirectories(variable: variable).state else { return nil }
    programFolder = URL(filePath: folder).appending(path: id)
    file = programFolder.appending(path: "windows.json")
    openWindowsFile = programFolder.appending(path: "open-windows.json")
  }

  /// Returns the last place of the window of a scene; `nil` if there is none.
  package func place(of scene: String) -> WindowPlace? {
    guard let entry = entries[Self.key(of: scene)] else { return nil }
    let numbers = [entry.width, entry.height, entry.x ?? 0, entry.y ?? 0]
    guard numbers.allSatisfy(\.isFinite), entry.width >= 1, entry.height >= 1 else { return nil }
    var place = WindowPlace(
      size: CGSize(width: entry.width, height: entry.height),
      isMaximized: entry.isMaximized ?? false)
    if let x = entry.x, let y = entry.y { place.origin = CGPoint(x: x, y: y) }
    return place
  }

  /// Saves the place of the window of a scene. A file that cannot be written is left as it is,
  /// without a message: the user has not asked for it.
  package func save(_ place: WindowPlace, of scene: String) {
    let entry = Entry(
      width: place.size.width, height: place.size.height, x: place.origin.map { Double($0.x) },
      y: place.origin.map { Double($0.y) }, isMaximized: place.isMaximized ? true : nil)
    var entries = entries
    if entries[Self.key(of: scene)] == entry { return }
    entries[Self.key(of: scene)] = entry
    Self.write(entries, to: file)
  }

  /// The windows that were open when the program ended last.
  package var openWindows: [SavedWindow] {
    guard let data = Self.contents(of: openWindowsFile) else { return [] }
    return (try? JSONDecoder().decode([SavedWindow].self, from: data)) ?? []
  }

  /// Saves the windows that are open when the program ends.
  package func saveOpenWindows(_ windows: [SavedWindow]) {
    if windows != openWindows { Self.write(windows, to: openWindowsFile) }
  }

  private static func write(_ value: some Encodable, to file: URL) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(value) else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: file, options: .atomic)
  }

  private var entries: [String: Entry] {
    guard let data = Self.contents(of: file) else { return [:] }
    return (try? JSONDecoder().decode([String: Entry].self, from: data)) ?? [:]
  }

  private static func contents(of file: URL) -> Data? {
    try? RegularFile.contents(of: file.path, limit: 1 << 24)
  }

  private static func key(of scene: String) -> String { scene.isEmpty ? "main" : scene }
}
