import ArgumentParser
import Foundation

/// A form in which a program is given to people.
enum BundleFormat: String, CaseIterable, EnumerableFlag {
  case deb
  case rpm
  case tar
  case appdir
  case flatpakManifest
  case sbom

  /// The option without its hyphens.
  var option: String {
    switch self {
    case .flatpakManifest: "flatpak-manifest"
    default: rawValue
    }
  }

  static func name(for value: BundleFormat) -> NameSpecification { .customLong(value.option) }

  static func help(for value: BundleFormat) -> ArgumentHelp? {
    switch value {
    case .deb: "A package for Debian and Ubuntu."
    case .rpm: "A package for Fedora and openSUSE, made by rpmbuild."
    case .tar: "An archive that runs wherever it is unpacked."
    case .appdir: "A folder for appimagetool, and the AppImage where there is that tool."
    case .flatpakManifest: "A manifest for flatpak-builder, and the archive that it names."
    case .sbom: "A list of everything in the program with its licences, in SPDX 2.3."
    }
  }

  /// Writes a staged program in this form.
  ///
  /// - Returns: the file or folder.
  func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    switch self {
    case .deb: try DebianPackage.write(program, into: folder)
    case .rpm: try RPMPackage.write(program, into: folder)
    case .tar: try TarFormat.write(program, into: folder)
    case .appdir: try AppDirectory.write(program, into: folder)
    case .flatpakManifest: try FlatpakManifest.write(program, into: folder)
    case .sbom: try SoftwareBill.write(program, into: folder)
    }
  }
}
