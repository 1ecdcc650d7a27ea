/// The releases of a program as Debian's tools read them.
struct DebianChangelog {
  private let package: String
  private let description: BundleDescription

  init(_ program: StagedProgram) {
    package = DebianControl.packageName(of: program)
    description = program.description
  }

  /// The text of the file: an entry for each release, the newest first.
  var text: String {
    description.releases.compactMap { release in
      PackageDay(release.date).map { entry(release, day: $0.debianText) }
    }.joined(separator: "\n")
  }

  private func entry(_ release: BundleDescription.Release, day: String) -> String {
    let notes = release.notes.isEmpty ? ["Release \(release.version)."] : release.notes
    let items = notes.flatMap { note in
      FoldedText.lines(note, width: 74).enumerated().map { index, line in
        (index == 0 ? "  * " : "    ") + line
      }
    }
    return """
      \(package) (\(release.version)) unstable; urgency=medium

      \(items.joined(separator: "\n"))

       -- \(description.maintainer.text)  \(day)

      """
  }
}
