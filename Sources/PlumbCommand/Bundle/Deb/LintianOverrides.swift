/// The remarks of Debian's checker that do not hold for a package, each with its reason.
enum LintianOverrides {
  /// Returns the text of the file, which begins with the program's own remarks; empty if there is none.
  ///
  /// - Parameters:
  ///   - package: the name of the package.
  ///   - paths: the paths of all files in it.
  static func text(for package: String, paths: [String], of program: StagedProgram) -> String {
    let own = program.lintianOverrides
    let hasTypeface = paths.contains { $0.contains("/Inter-") && $0.hasSuffix(".otf") }
    let hasManual = paths.contains("usr/share/man/man1/\(program.command).1.gz")
    var lines: [String] = []
    if hasTypeface, !own.contains(": duplicate-font-file") {
      lines += [
        "# Inter decides where text lies, to the pixel, and fonts-inter has another version in each"
          + " release.",
        "\(package): duplicate-font-file *",
      ]
    }
    if !hasManual, !own.contains(": no-manual-page") {
      lines += [
        "# The program opens a window and has no arguments that a page could list.",
        "\(package): no-manual-page *",
      ]
    }
    return own + (own.isEmpty || own.hasSuffix("\n") ? "" : "\n")
      + lines.map { "\($0)\n" }.joined()
  }
}
