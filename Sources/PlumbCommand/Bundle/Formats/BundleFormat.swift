import ArgumentParser
import Foundation

/// A form in which a program is given to people.
enum BundleFormat: String, CaseIterable, EnumerableFlag {
  case tar
  case appdir
  case flatpakManifest

  static func help(for value: BundleFormat) -> ArgumentHelp? {
    switch value {
    case .tar: "An archive of the installed folders, to be unpacked anywhere."
    case .appdir: "A folder for appimagetool, which makes an AppImage of it."
    case .flatpakManifest: "A manifest for flatpak-builder."
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
