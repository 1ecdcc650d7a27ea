/// The description of a package for Debian's tools: the file `control`.
struct DebianControl {
  let package: String
  let version: String
  let architecture: String
  private let fields: [(name: String, value: String)]

  /// Describes a staged program.
  ///
  /// - Parameters:
  ///   - dependencies: the packages of the libraries.
  ///   - installedSize: in units of 1024 bytes.
  init(
    _ program: StagedProgram, architecture: String, dependencies: [String], installedSize: Int
  ) {
    let description = program.description
    let relations = description.debian
    package = Self.packageName(of: program)
    version = description.version
    self.architecture = architecture
    fields = [
      ("Package", package), ("Version", version), ("Architecture", architecture),
      ("Maintainer", description.maintainer.text), ("Installed-Size", "\(installedSize)"),
      ("Depends", (dependencies + relations.depends).joined(separator: ", ")),
      ("Recommends", relations.recommends.joined(separator: ", ")),
      ("Suggests", relations.suggests.joined(separator: ", ")),
      ("Section", relations.section ?? Self.section(of: description.categories)),
      ("Priority", "optional"), ("Homepage", description.homepage ?? ""),
      ("Description", Self.text(of: description)),
    ]
  }

  /// The text of the file.
  var text: String {
    fields.filter { !$0.value.isEmpty }.map { "\($0.name): \($0.value)\n" }.joined()
  }

  /// The name of a program's package, in the characters that Debian has for names.
  static func packageName(of program: StagedProgram) -> String {
    if let name = program.description.debian.package { return name }
    let name = program.command.lowercased().map { $0 == "_" ? "-" : $0 }
    // A name has two characters, the first of which is a letter or a digit.
    let trimmed = String(name.drop { !$0.isLetter && !$0.isNumber })
    return trimmed.count < 2 ? "app-\(trimmed)" : trimmed
  }

  /// The section of Debian's archive for a program with some categories of desktops.
  static func section(of categories: [String]) -> String {
    let sections = [
      ("Game", "games"), ("Development", "devel"), ("Graphics", "graphics"),
      ("Education", "education"), ("Science", "science"), ("Video", "video"),
      ("Audio", "sound"), ("AudioVideo", "sound"), ("Network", "net"), ("Office", "text"),
      ("System", "admin"),
    ]
    return sections.first { categories.contains($0.0) }?.1 ?? "utils"
  }

  /// The summary, and below it the paragraphs in lines of at most 79 characters.
  static func text(of description: BundleDescription) -> String {
    let paragraphs = description.description.map { paragraph in
      FoldedText.lines(paragraph, width: 78)
        // A line that begins with a point would be one that Debian has other plans for.
        .map { $0.hasPrefix(".") ? "  \($0)" : " \($0)" }.joined(separator: "\n")
    }
    return ([FoldedText.line(description.summary)] + [paragraphs.joined(separator: "\n .\n")])
      .joined(separator: "\n")
  }
}
