internal import PlumbBase

/// The authorization that a program has requested, which it keeps for its next starts.
///
/// It is in `notifications.json` in the program's folder below `XDG_STATE_HOME`. A file that cannot be read counts as
/// none, and one that cannot be written is left out: then the program requests authorization at each start.
struct AuthorizationRecord: Sendable {
  private struct Contents: Codable {
    var options: UInt
  }

  private let file: URL?

  /// Creates the record in a folder; `nil` for a record that is not kept.
  init(folder: URL?) {
    file = folder?.appending(path: "notifications.json")
  }

  /// Creates the record of a program.
  ///
  /// - Parameter id: the name of the program's desktop entry.
  init(applicationID id: String) {
    self.init(
      folder: BaseDirectories().state.map { URL(filePath: $0).appending(path: id) })
  }

  /// The options of the authorization; `nil` if there is none.
  var options: UNAuthorizationOptions? {
    guard let file, let data = try? RegularFile.contents(of: file.path, limit: 1 << 12),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return nil }
    return UNAuthorizationOptions(rawValue: contents.options)
  }

  /// Keeps the options of an authorization.
  func save(_ options: UNAuthorizationOptions) {
    guard let file, let data = try? JSONEncoder().encode(Contents(options: options.rawValue))
    else { return }
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? data.write(to: file, options: .atomic)
  }
}
