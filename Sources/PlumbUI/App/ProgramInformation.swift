internal import Foundation

/// The information about the program in `Bundle.main`, with the keys of an `Info.plist`.
///
/// A file `Info.plist` in a folder of the program's assets sets it. Without one, or without a key in it, the name
/// and the identifier follow from the program's file, and the version is 1.0, as of a new project of Xcode. The name
/// that is shown to people is the other one, unless it is set.
struct ProgramInformation: Sendable {
  let values: [String: _StoredValue]
  /// Whether the program has a property list.
  let isListed: Bool

  /// The information about this program.
  static let shared = ProgramInformation(
    name: ProcessInfo.processInfo.processName,
    files: AssetFolders().list.map { $0.appending(path: "Info.plist") })

  /// Creates the information about a program.
  ///
  /// - Parameter files: the property lists that it may have; the first that can be read counts.
  init(name: String, files: [URL]) {
    let own = files.lazy.compactMap(Self.list).first
    isListed = own != nil
    // Xcode replaces names of its build settings; here they have no values.
    let set = (own ?? [:]).filter { !"\($0.value)".contains("$(") }
    let usual = [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": name, "CFBundleIdentifier": name,
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    var values = usual.mapValues { _StoredValue.string($0) }.merging(set) { $1 }
    if set["CFBundleDisplayName"] == nil { values["CFBundleDisplayName"] = values["CFBundleName"] }
    self.values = values
  }

  /// Returns the name of the program for people, in their language; `nil` without a property list.
  ///
  /// - Parameter translation: returns the translation of a key of the property list; `nil` if there is none.
  func displayName(translation: (_ key: String) -> String?) -> String? {
    guard isListed else { return nil }
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      let name = translation(key) ?? text(of: key)
      if !name.isEmpty { return name }
    }
    return nil
  }

  private func text(of key: String) -> String {
    if case .string(let text) = values[key] { text } else { "" }
  }

  private static func list(_ file: URL) -> [String: _StoredValue]? {
    // Most programs have none, and an error of Foundation takes longer than the question.
    guard FileManager.default.isReadableFile(atPath: file.path),
      let data = try? RegularFile.contents(of: file.path, limit: 1 << 24)
    else { return nil }
    return try? PropertyListDecoder().decode([String: _StoredValue].self, from: data)
  }
}
