import Foundation

/// A program in the folders in which it is installed, with everything that the formats of packages need.
///
/// The contents are the same for the same sources, wherever and whenever they are built.
struct StagedProgram {
  /// The folder whose contents are installed below `/`.
  let root: URL
  let description: BundleDescription
  /// The name of the file in `usr/bin`.
  let command: String
  /// The time of all files in seconds since 1970: `SOURCE_DATE_EPOCH`, or else noon UTC of the day of the
  /// newest release.
  let timestamp: Int
  /// Everything below the folder, each folder before its contents, sorted by the bytes of the paths.
  let entries: [StagedEntry]
  /// The program's own file.
  let executable: ELFFile
  /// The place of that file below the folder.
  let executablePath: String
  /// The licences of the program and of its parts, the program's own first.
  var licenses: [LicenseText]
  /// The program's answer about its documents.
  let documents: ProgramDocuments
  /// Whether the program is linked with the engine's sounds.
  let playsSounds: Bool
  /// The overrides for Debian's checker that `Plumb.json` names; empty if it names none.
  var lintianOverrides = ""

  /// The bytes of all files.
  var installedSize: Int { entries.reduce(0) { $0 + $1.size } }
}

/// A file, folder or link of a staged program.
///
/// The owner is root, files of programs have the mode 755 and all others 644, folders 755.
struct StagedEntry: Equatable {
  enum Kind: Equatable {
    case folder
    case file(isExecutable: Bool)
    case link(destination: String)
  }

  /// The path below the root, without a slash at its beginning or its end: `usr/bin/notes`.
  var path: String
  var kind: Kind
  /// The bytes of a file; 0 for others.
  var size: Int

  /// The permissions.
  var mode: Int {
    switch kind {
    case .folder, .file(isExecutable: true): 0o755
    case .file(isExecutable: false): 0o644
    case .link: 0o777
    }
  }
}

/// The text of a licence and the part of the program that it is for.
struct LicenseText: Equatable {
  var name: String
  /// An expression of SPDX.
  var license: String
  var text: String
  /// The version of the part, if it has one that is known.
  var version: String? = nil
  /// The address of its sources.
  var address: String? = nil
}
