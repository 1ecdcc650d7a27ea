import ArgumentParser
import Foundation

/// A form in which a program is given to people.
enum BundleFormat: String, CaseIterable, EnumerableFlag {
  case tar
  case appdir
  case flatpakManifest

  /// The option without its hyphens.
  var option: String {
    switch self {
    case .tar: "tar"
    case .appdir: "appdir"
    case .flatpakManifest: "flatpak-manifest"
    }
  }

  static func name(for value: BundleFormat) -> NameSpecification { .customLong(value.option) }

  static func help(for value: BundleFormat) -> ArgumentHelp? {
    switch value {
    case .tar: "An archive that runs wherever it is unpacked."
    case .appdir: "A folder for appimagetool, and the AppImage where there is that tool."
    case .flatpakManifest: "A manifest for flatpak-builder, and the archive that it names."
    }
  }

  /// Writes a staged program in this form.
  ///
  /// - Returns: the file or folder.
  func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    switch self {
    case .tar: try TarFormat.write(program, into: folder)
    case .appdir: try AppDirectory.write(program, into: folder)
    case .flatpakManifest: try FlatpakManifest.write(program, into: folder)
    }
  }
}
