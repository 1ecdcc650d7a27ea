/// The contents of `Plumb.json`: everything that packages and desktops say of a program.
///
/// `Assets/plumb.schema.json` describes the file. Texts have no blank ends, lists no entry twice, and all
/// values the forms that the schema gives them.
struct BundleDescription: Equatable {
  /// The name of the program for desktops, in reverse order of a domain: `org.example.Notes`.
  var identifier: String
  /// The name that people read.
  var name: String
  /// The executable product of the package; `nil` if the package has a single one.
  var product: String?
  /// The name of the program's file and of what a person types; `nil` for that of the product.
  var command: String?
  var version: String
  /// One line without a full stop.
  var summary: String
  /// The paragraphs.
  var description: [String]
  /// The licence of the program's own sources: an expression of SPDX, such as `MIT OR Apache-2.0`.
  var license: String
  /// The file with the copyright and the text of that licence, relative to the package; `nil` for the
  /// package's own file, such as `LICENSE`.
  var licenseFile: String?
  /// The categories in the menu of the desktop, by freedesktop.org.
  var categories: [String]
  /// The words by which a person finds the program.
  var keywords: [String] = []
  var maintainer: Maintainer
  var homepage: String?
  /// The addresses of pictures.
  var screenshots: [String] = []
  /// The releases, the newest first, whose version is that of the program.
  var releases: [Release]
  /// The schemes of addresses that the program opens, in small letters.
  var urlSchemes: [String] = []
  /// The types of documents of which the program does not say everything itself.
  var documentTypes: [ProgramDocuments.DocumentType] = []
  /// Further entries in the menu of the program's icon.
  var actions: [Action] = []
  /// Files of the package that replace or add others.
  var files = Files()
  /// Arguments of `swift build` besides those of every bundle.
  var buildArguments: [String] = []
  /// Whether the program writes the completions of shells, as those of ArgumentParser do.
  var writesCompletions = false
  var debian = PackageRelations()
  var rpm = PackageRelations()
  /// Options of `flatpak build-finish` besides those of every bundle, such as `--share=network`.
  var permissions: [String] = []

  /// The person or group that makes the packages.
  struct Maintainer: Equatable {
    var name: String
    var mail: String

    /// The form of Debian and RPM: `Name <mail>`.
    var text: String { "\(name) <\(mail)>" }
  }

  /// A published version.
  struct Release: Equatable {
    var version: String
    /// The day in the form `2026-11-28`.
    var date: String
    /// The changes, a sentence or paragraph each.
    var notes: [String]
  }

  /// An entry in the menu of the program's icon.
  struct Action: Equatable {
    /// Letters, digits and hyphens.
    var id: String
    var name: String
    var arguments: [String]
  }

  /// Paths relative to the package.
  struct Files: Equatable {
    /// The manual page in section 1, such as `Assets/notes.1`.
    var manual: String?
    /// The desktop entry in place of the one that is written.
    var desktopEntry: String?
    /// The metainfo in place of the one that is written.
    var metainfo: String?
    /// Drawings and square pictures of the icon in place of `AppIcon` of the asset catalogue.
    var icons: [String] = []
    /// The licences of parts that are not found by themselves.
    var licenses: [License] = []
    /// Files and folders to install, by their places below `usr`, such as `share/notes/Sounds`.
    var installed: [String: String] = [:]
  }

  /// The licence of a part of the program.
  struct License: Equatable {
    var name: String
    /// An expression of SPDX.
    var license: String
    /// The file with the text.
    var file: String
  }

  /// Other packages by their names in one distribution, and further words of its packages.
  ///
  /// The libraries that the program is linked with are found without them.
  struct PackageRelations: Equatable {
    /// The name of the package; `nil` for the command in small letters.
    var package: String?
    /// The section of Debian, the group of RPM.
    var section: String?
    var depends: [String] = []
    var recommends: [String] = []
    var suggests: [String] = []
    /// The path of the overrides for lintian.
    var lintianOverrides: String?
  }
}
