import Foundation

/// The files that a program reads while it runs, in the layout in which it finds them when it is installed.
///
/// They are in `usr/share/COMMAND`. SwiftPM has a program search for the resources of its targets beside itself, where
/// no other files belong in `usr/bin`; a program with such resources is therefore in `usr/lib/COMMAND`, beside links to
/// them, and `usr/bin` has a link to it.
struct ProgramAssets {
  let package: BundledPackage
  let program: BuiltProgram
  let packages: LinkedPackages

  private var command: String { package.command }
  private var share: String { "usr/share/\(command)" }
  private var resourceBundles: [URL] { program.resourceBundles }

  /// The typeface's file by which its folder is found.
  private static let typeface = "Fonts/Inter-Regular.otf"

  /// The place of the program's file.
  var executablePath: String {
    resourceBundles.isEmpty ? "usr/bin/\(command)" : "usr/lib/\(command)/\(command)"
  }

  /// The folders that may have asset catalogues.
  var catalogueFolders: [URL] { resourceBundles + [package.folder.appending(path: "Assets")] }

  /// Puts the files into a folder.
  ///
  /// - Returns: whether the engine's typeface is among them.
  func stage(in folder: StagingFolder) throws -> Bool {
    for bundle in resourceBundles {
      let name = bundle.lastPathComponent
      try folder.copy(bundle, to: "\(share)/\(name)")
      try folder.link("usr/lib/\(command)/\(name)", to: "\(share)/\(name)")
    }
    try stageAssets(in: folder)
    let hasTypeface = try stageTypeface(in: folder)
    try stageInformation(in: folder)
    if !resourceBundles.isEmpty {
      try folder.link("usr/lib/\(command)/Assets", to: share)
      try folder.link("usr/bin/\(command)", to: executablePath)
    }
    return hasTypeface
  }

  /// Copies from the package's folder `Assets` what the engine searches for in such a folder.
  private func stageAssets(in folder: StagingFolder) throws {
    let assets = package.folder.appending(path: "Assets")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: assets.path)) ?? []
    for name in names.sorted() where Self.isAsset(name) {
      try folder.copy(assets.appending(path: name), to: "\(share)/\(name)")
    }
    try copyFonts(of: assets.appending(path: "Fonts"), in: folder)
  }

  /// Copies the fonts of a folder without what lies beside them.
  private func copyFonts(of fonts: URL, in folder: StagingFolder) throws {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: fonts.path)) ?? []
    for name in names.sorted()
    where ["otf", "ttf", "ttc", "otc"].contains(where: { name.lowercased().hasSuffix(".\($0)") }) {
      try folder.copy(fonts.appending(path: name), to: "\(share)/Fonts/\(name)")
    }
  }

  /// Returns whether the engine finds a file or folder with a name in a folder of assets, besides fonts.
  static func isAsset(_ name: String) -> Bool {
    ["Images", "Info.plist"].contains(name)
      || ["xcassets", "xcstrings", "lproj"].contains { name.hasSuffix(".\($0)") }
  }

  private func stageTypeface(in folder: StagingFolder) throws -> Bool {
    guard let engine = packages.engine else { return false }
    if folder.exists("\(share)/\(Self.typeface)") { return engine.path == package.folder.path }
    try copyFonts(of: engine.appending(path: "Assets/Fonts"), in: folder)
    return true
  }

  /// Writes the information that `Bundle.main` has, unless the package has its own.
  private func stageInformation(in folder: StagingFolder) throws {
    let place = "\(share)/Info.plist"
    guard !folder.exists(place) else { return }
    let description = package.description
    let information = [
      ("CFBundleDisplayName", description.name), ("CFBundleIdentifier", description.identifier),
      ("CFBundleName", description.name), ("CFBundleShortVersionString", description.version),
    ]
    let lines = information.map { key, value in
      "  <key>\(key)</key>\n  <string>\(XML.escaped(value))</string>"
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \(lines.joined(separator: "\n"))
      </dict>
      </plist>

      """, to: place)
  }
}
