import Foundation

/// The report of a port, as it is printed.
struct PortReport {
  var package: PortedPackage
  /// Further arguments of the build.
  var flags: [String] = []
  /// The outcome of the build; `nil` if the package was not built.
  var build: PortBuild?
  /// The proposed changes that are not written.
  var proposals: [FileChange]
  /// Sentences about parts of sources that stay out.
  var inactive: [String] = []

  private var app: PortedApp { package.app }

  /// The whole text.
  var text: String {
    ([title] + [leftOut, written, errors, proposed].filter { !$0.isEmpty } + [end])
      .joined(separator: "\n")
  }

  private var title: String {
    let count = app.modules.reduce(0) { $0 + $1.sources.count }
    let modules = app.modules.count == 1 ? "" : " in \(app.modules.count) modules"
    return
      "\(app.name.printable): an app for \(app.system.rawValue), \(count) Swift \(count == 1 ? "file" : "files")"
      + "\(modules). Its package is \(package.folder.path).\n"
  }

  private var leftOut: String {
    Self.section("Left out, or other than in the project:", app.remarks.sentences)
  }

  private var written: String {
    let lines = package.changes.flatMap { change in
      change.edits.map { "\(app.path(change.file)):\($0.line): \($0.reason)." }
    }
    let kept = package.kept.map { PortSentences.keptCopy($0) }
    let aside = package.putAside.map { PortSentences.putAside($0.old, $0.new) }
    return Self.section(
      "Changed in copies, in \(PortedPackage.changes):",
      (lines + kept + aside + inactive).map(\.printable))
  }

  private var errors: String {
    guard let build, !build.succeeded else { return "" }
    let lines = build.errors.map { error in
      "\(app.path(error.file)):\(error.line): \(sentence(error))"
    }
    return Self.section("To be changed:", build.general.map(\.printable) + lines)
  }

  private var proposed: String {
    guard !proposals.isEmpty else { return "" }
    let reasons = proposals.flatMap { change in
      change.edits.map { "\(app.path(change.file)):\($0.line): \($0.reason)." }
    }
    let patches = proposals.map { $0.patch(path: app.path($0.file)) }.joined()
    return Self.section("Proposed changes, which --apply writes into copies:", reasons) + "\n"
      + patches
  }

  private var end: String {
    let command =
      ["swift", "run"] + flags + ["--package-path", package.folder.path, app.moduleName]
    let start = command.map(Self.quoted).joined(separator: " ")
    guard let build else { return "It was not built. Build and start it with: \(start)" }
    if build.succeeded { return "It builds. Start it with: \(start)" }
    let files = Set(build.errors.map(\.file.path)).count
    let number = "\(build.errors.count) \(build.errors.count == 1 ? "error" : "errors")"
    return build.errors.isEmpty
      ? "It does not build yet."
      : "It does not build yet: \(number) in \(files) \(files == 1 ? "file" : "files")."
  }

  private func sentence(_ error: PortBuild.SourceError) -> String {
    let line = FileChange(file: error.file)?.line(error.line) ?? ""
    return MechanicalChanges.sentence(about: error.message, at: line)
      ?? Self.sentence(error.message)
  }

  /// Returns an error of the compiler as a sentence, with a way on where one is known.
  static func sentence(_ message: String) -> String {
    let feature = MissingFeature(message)
    if feature.kind == .module {
      return PortSentences.absentModule(String(feature.name.dropFirst("import ".count)))
        .capitalizedFirst + "."
    }
    return message.hasSuffix(".") ? message : "\(message)."
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\(title)\n\(lines.map { "  \($0)\n" }.joined())"
  }

  private static func quoted(_ word: String) -> String {
    word.wholeMatch(of: /[\w\/.,:=@%+-]+/) != nil ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

extension String {
  /// The text with a capital at its start.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
