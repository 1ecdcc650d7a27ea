internal import Foundation

/// The folders in which the assets of a program are searched for: fonts, images, translations.
///
/// In this order: the folder named on the command line or by `PLUMB_ASSETS`, and then no other;
/// `share/NAME` next to the program's folder, and `NAME` in the user's and the system's data
/// folders, where NAME is the program's name; a folder `Assets` next to the program or in a parent
/// folder, as in a package that was built on this machine; the resource bundles that SwiftPM places
/// next to the program.
package struct AssetFolders {
  /// The folder that is used instead of all others.
  package var named: URL?
  /// The environment variables of the process.
  package var environment: [String: String]
  /// The file of the program. It is read from the kernel's link, as the first argument is set by
  /// the parent process and unreliable.
  package var executable: URL
  /// Returns the names in a folder, sorted; none if there is no such folder.
  package var contents: (URL) -> [String] = { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
  /// Returns whether a file or folder exists and is readable.
  package var isReadable: (URL) -> Bool = {
    FileManager.default.isReadableFile(atPath: $0.path)
  }

  /// Returns the text of a file; `nil` if it cannot be read.
  package var text: (URL) -> String? = { try? RegularFile.text(of: $0.path, limit: 1 << 24) }

  /// Creates the folders for an environment and a program file.
  ///
  /// - Parameter named: the only folder to use; `nil` for the one that `PLUMB_ASSETS` names, if any.
  package init(
    named: URL? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    executable: URL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  ) {
    self.named = named
    self.environment = environment
    self.executable = executable
  }

  /// The folders in the order of the search, without resource bundles; they need not exist.
  package var list: [URL] {
    if let only { return [only] }
    let name = executable.lastPathComponent
    let bin = executable.deletingLastPathComponent()
    let beside = bin.deletingLastPathComponent().appending(path: "share/\(name)")
    let parents = sequence(first: bin) { folder in
      folder.path == "/" ? nil : folder.deletingLastPathComponent()
    }
    return [beside] + dataFolders.map { $0.appending(path: name) }
      + parents.map { $0.appending(path: "Assets") }
  }

  /// Returns the folders of one kind of assets, in order; they need not exist.
  ///
  /// - Parameter kind: the name of the subfolder, such as `Images`. Files of a resource bundle may
  ///   also be outside of it.
  package func folders(of kind: String) -> [URL] {
    list.map { $0.appending(path: kind) }
      + resourceBundles.flatMap { [$0, $0.appending(path: kind)] }
  }

  /// The first of the folders that contains translations.
  package var translations: URL? {
    list.first { folder in
      contents(folder).contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") }
    }
  }

  /// The translations of this program.
  package static let translations: URL? = AssetFolders().translations

  /// The folder that is used instead of all others, so that other folders are not used by mistake.
  private var only: URL? {
    named ?? environment["PLUMB_ASSETS"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
  }

  /// The resource bundles next to the program: first the bundle of the target with the program's name.
  package var resourceBundles: [URL] {
    if only != nil { return [] }
    let folder = executable.deletingLastPathComponent()
    let names = contents(folder).filter { $0.hasSuffix(".resources") }
    let own = names.filter { $0.hasSuffix("_\(executable.lastPathComponent).resources") }
    return (own + names.filter { !own.contains($0) }).map { folder.appending(path: $0) }
  }

  /// The folders of data installed with programs: the user's, then the system's.
  private var dataFolders: [URL] {
    BaseDirectories(environment).allData.map { URL(filePath: $0) }
  }
}

// MARK: The icon

extension AssetFolders {
  /// Returns the files of the program's icon of 128 by 128 pixels, in order; they need not exist.
  ///
  /// First the icon that is installed for the desktop, then the icon in the folder `Icons` of the assets.
  ///
  /// - Parameter id: the name of the program's desktop entry, which is also the name of its icon.
  package func iconFiles(applicationID id: String) -> [URL] {
    let beside = executable.deletingLastPathComponent().deletingLastPathComponent()
    let installed = only == nil ? [beside.appending(path: "share")] + dataFolders : []
    return installed.map { $0.appending(path: "icons/hicolor/128x128/apps/\(id).png") }
      + list.map { $0.appending(path: "Icons/\(executable.lastPathComponent)-128.png") }
  }
}

// MARK: Fonts

extension AssetFolders {
  /// The existing folders of the program's own fonts.
  package var ownFonts: [URL] { folders(of: "Fonts").filter(isReadable) }

  /// Returns the folder of the bundled fonts.
  ///
  /// After the program's own assets, the data folder `plumb-ui` and, for a program in a build folder, the
  /// sources of this package are searched, and last the system's copy of Inter, whose version may be another
  /// one.
  ///
  /// - Throws: an error with the folder in which the fonts should be.
  package func bundledFonts() throws(FontsMissingError) -> URL {
    let own = list.map { $0.appending(path: "Fonts") }
    let candidates = only == nil ? own + installedFonts : own
    guard let folder = candidates.first(where: { isReadable($0.appending(path: Self.fontFile)) })
    else { throw FontsMissingError(folder: candidates.first ?? URL(filePath: "Fonts")) }
    return folder
  }

  /// The file by which the folder of the bundled fonts is recognized.
  private static let fontFile = "Inter-Regular.otf"

  /// The folders that programs share.
  private var installedFonts: [URL] {
    dataFolders.map { $0.appending(path: "plumb-ui/Fonts") }
      + [packageSources?.appending(path: "Assets/Fonts")].compactMap(\.self)
      + dataFolders.flatMap { folder in
        ["opentype/inter", "inter", "Inter"].map { folder.appending(path: "fonts/\($0)") }
      }
  }

  /// The checkout of this package, for a program that was built on this machine.
  ///
  /// SwiftPM writes a list of each module's sources next to the program. A path in the program itself would
  /// go with it to other machines.
  private var packageSources: URL? {
    let list = executable.deletingLastPathComponent().appending(path: "PlumbPlatform.build/sources")
    guard let path = text(list)?.split(separator: "\n").first else { return nil }
    // Below `Sources/PlumbPlatform`. A path with blanks is in quotation marks.
    let file = URL(filePath: path.trimmingCharacters(in: ["'", "\""]))
    return (0..<3).reduce(file) { path, _ in path.deletingLastPathComponent() }
  }
}

/// The error that the bundled fonts were not found.
package struct FontsMissingError: Error, CustomStringConvertible {
  /// The folder in which the fonts should be.
  package let folder: URL

  package var description: String {
    "The fonts are missing: there is no Inter-Regular.otf in \(folder.path). Copy the folder Fonts "
      + "of plumb-ui's Assets there, or set PLUMB_ASSETS to the folder that contains it."
  }
}
