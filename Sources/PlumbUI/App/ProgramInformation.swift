internal import Foundation

/// The information about the program in `Bundle.main`, with the keys of an `Info.plist`.
///
/// A file `Info.plist` in a folder of the program's assets sets it. Without one, or without a key in it, the name
/// and the identifier follow from the program's file, and the version is 1.0, as of a new project of Xcode.
struct ProgramInformation: Sendable {
  let values: [String: _StoredValue]

  /// The information about this program.
  static let shared = ProgramInformation(
    name: ProcessInfo.processInfo.processName,
    files: AssetFolders().list.map { $0.appending(path: "Info.plist") })

  /// Creates the information about a program.
  ///
  /// - Parameter files: the property lists that it may have; the first that can be read counts.
  init(name: String, files: [URL]) {
    let usual = [
      "CFBundleDevelopmentRegion": "en", "CFBundleDisplayName": name, "CFBundleExecutable": name,
      "CFBundleIdentifier": name, "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name,
      "CFBundlePackageType": "APPL", "CFBundleShortVersionString": "1.0", "CFBundleVersion": "1",
    ]
    let own = files.lazy.compactMap(Self.list).first ?? [:]
    // Xcode replaces names of its build settings; here they have no values.
    values = usual.mapValues { .string($0) }
      .merging(own.filter { !"\($0.value)".contains("$(") }) { $1 }
  }

  private static func list(_ file: URL) -> [String: _StoredValue]? {
    guard let data = try? Data(contentsOf: file) else { return nil }
    return try? PropertyListDecoder().decode([String: _StoredValue].self, from: data)
  }
}
