/// The description of a package for `rpmbuild`: the spec file.
struct RPMSpecification {
  private let program: StagedProgram
  private let paths: [String]

  /// Describes a staged program.
  ///
  /// - Parameter paths: the paths of its files and folders.
  init(_ program: StagedProgram, paths: [String]) {
    self.program = program
    self.paths = paths
  }

  private var description: BundleDescription { program.description }
  private var package: String { description.rpm.package ?? program.command }

  /// The name of the package's file without the machine.
  var fileName: String { "\(package)-\(description.version)-1" }

  /// The text of the file.
  var text: String {
    let relations = description.rpm
    let fields =
      [
        ("Name", package), ("Version", description.version), ("Release", "1"),
        ("Summary", Self.line(description.summary)), ("License", license),
        ("Group", Self.line(relations.section ?? "")),
        ("URL", Self.line(description.homepage ?? "")),
        ("Packager", Self.line(description.maintainer.text)),
      ] + relations.depends.map { ("Requires", Self.line($0)) }
      + relations.recommends.map { ("Recommends", Self.line($0)) }
      + relations.suggests.map { ("Suggests", Self.line($0)) }
    let paragraphs = description.description.map { paragraph in
      FoldedText.lines(Self.literal(paragraph), width: 79).joined(separator: "\n")
    }
    return """
      \(fields.filter { !$0.1.isEmpty }.map { "\($0): \($1)" }.joined(separator: "\n"))

      %description
      \(paragraphs.joined(separator: "\n\n"))

      %install
      mkdir -p %{buildroot}
      cp -a %{staged_files}/. %{buildroot}
      find %{buildroot} -exec touch -h -d @\(program.timestamp) {} +

      %files
      %defattr(-,root,root,-)
      \(files.joined(separator: "\n"))

      %changelog
      \(changelog)
      """
  }

  /// The licences of everything in the package, as one expression.
  private var license: String {
    let all = [description.license] + program.licenses.map(\.license)
    let different = all.reduce(into: [String]()) { found, license in
      if !found.contains(license) { found.append(license) }
    }
    return different.map { license in
      different.count > 1 && license.contains(" OR ") ? "(\(license))" : license
    }.joined(separator: " AND ")
  }

  // MARK: Files

  /// The lines for the files: each file in a folder of all programs, and each folder of the program as a whole, so that
  /// it is removed with the program.
  private var files: [String] {
    let own: Set = [program.command, package, description.identifier]
    var lines: [String] = []
    for path in paths {
      let parts = path.split(separator: "/")
      // The program itself has that name, too, but lies in no such folder.
      let end = parts.dropLast().firstIndex { own.contains(String($0)) }
      let line = "\"/\(Self.literal(parts[...(end ?? parts.count - 1)].joined(separator: "/")))\""
      let isFolderOfAll = end == nil && folders.contains(path)
      // A folder of the program is found through its first file.
      if !isFolderOfAll, !lines.contains(mark(line)) { lines.append(mark(line)) }
    }
    return lines
  }

  /// The folders above other paths.
  private var folders: Set<String> {
    Set(
      paths.flatMap { path in
        path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }
      })
  }

  private func mark(_ line: String) -> String {
    if line.hasPrefix("\"/usr/share/licenses/") { return "%license \(line)" }
    return line.hasPrefix("\"/usr/share/doc/") ? "%doc \(line)" : line
  }

  // MARK: Texts

  private var changelog: String {
    description.releases.compactMap { release in
      guard let day = PackageDay(release.date) else { return nil }
      let notes = release.notes.isEmpty ? ["Release \(release.version)."] : release.notes
      let head = "* \(day.rpmText) \(Self.line(description.maintainer.text)) - \(release.version)-1"
      let items = notes.flatMap { note in
        FoldedText.lines(Self.literal(note), width: 77).enumerated().map { index, line in
          (index == 0 ? "- " : "  ") + line
        }
      }
      return ([head] + items).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Returns a text in which nothing is a macro.
  private static func literal(_ text: String) -> String { text.replacing("%", with: "%%") }
  private static func line(_ text: String) -> String { literal(FoldedText.line(text)) }
}
