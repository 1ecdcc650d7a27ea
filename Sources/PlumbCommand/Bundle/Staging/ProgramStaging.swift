import Foundation
import PlumbFiles

/// Puts a built program and everything that is installed with it into a folder.
struct ProgramStaging {
  let package: BundledPackage
  let program: BuiltProgram
  let packages: LinkedPackages
  /// The folder of the build, whose path must not be in the program.
  let scratchPath: URL
  /// A folder for files that are needed meanwhile.
  let scratch: URL
  let environment: [String: String]

  private var description: BundleDescription { package.description }
  private var command: String { package.command }

  /// Fills a new folder.
  func stage(in root: URL) throws -> StagedProgram {
    let folder = StagingFolder(root: root)
    let timestamp = try BundleDate.timestamp(of: description, environment: environment)
    let assets = ProgramAssets(package: package, program: program, packages: packages)
    let executable = try stageExecutable(in: folder, at: assets.executablePath)
    let hasTypeface = try assets.stage(in: folder)
    let run = StagedRun(program: folder.url(assets.executablePath), scratch: scratch)
    let answer = try run.output(["--describe"]).flatMap { ProgramDocuments(answer: $0) }
    let documents = (answer ?? ProgramDocuments()).completed(by: description.documentTypes)
    try stageDesktopFiles(in: folder, documents)
    try stageIcons(in: folder, from: assets.catalogueFolders)
    try stageManual(in: folder)
    if description.writesCompletions { try stageCompletions(in: folder, run) }
    for (place, source) in description.files.installed.sorted(by: { $0.key < $1.key }) {
      try folder.copy(package.folder.appending(path: source), to: "usr/\(place)")
    }
    let licenses = try ProgramLicenses(package: package, program: program, packages: packages)
      .texts(hasTypeface: hasTypeface)
    for license in licenses {
      let name = license.name.replacing(/[^A-Za-z0-9._-]+/, with: "-")
      try folder.write(license.text, to: "usr/share/licenses/\(command)/\(name).txt")
    }
    return StagedProgram(
      root: root, description: description, command: command, timestamp: timestamp,
      entries: try folder.entries(timestamp: timestamp), executable: executable,
      executablePath: assets.executablePath, licenses: licenses, documents: documents,
      playsSounds: program.linkedTargets?.contains("PlumbSound") ?? false,
      lintianOverrides: try lintianOverrides())
  }

  private func lintianOverrides() throws(FileProblem) -> String {
    guard let path = description.debian.lintianOverrides else { return "" }
    return try RegularFile.text(of: package.folder.appending(path: path))
  }

  // MARK: The program

  private func stageExecutable(in folder: StagingFolder, at place: String) throws -> ELFFile {
    guard FileKind(program.executable) == .file else {
      throw BundleFailure("There is no program \(program.executable.path). Build it first.")
    }
    let stripped = scratch.appending(path: "stripped")
    let run = try CommandRun(
      [
        "strip", "--strip-all", "-R", ".comment", "-R", ".note", "-o", stripped.path,
        program.executable.path,
      ], log: scratch.appending(path: "strip"))
    guard run.status == 0 else {
      throw BundleFailure(
        "The symbols of \(program.executable.path) cannot be removed: \(run.output.prefix(300))")
    }
    let data = try RegularFile.data(of: stripped)
    let file: ELFFile
    do throws(ELFFile.Failure) {
      file = try ELFFile(data)
    } catch {
      throw BundleFailure("\(program.executable.path) cannot be bundled: \(error).")
    }
    if let problem = HardeningCheck.problem(of: file) { throw BundleFailure(problem) }
    let folders = [package.folder, scratchPath] + packages.others.map(\.folder)
    try BuildPaths.check(
      data, of: command,
      forbidden: BuildPaths.forbidden(folders, environment: environment))
    try folder.write(data, to: place, isExecutable: true)
    return file
  }

  // MARK: Files of the desktop

  private func stageDesktopFiles(
    in folder: StagingFolder, _ documents: ProgramDocuments
  ) throws {
    let identifier = description.identifier
    try stage(
      description.files.desktopEntry,
      or: DesktopEntry(description: description, command: command, documents: documents).text,
      to: "usr/share/applications/\(identifier).desktop", in: folder)
    try stage(
      description.files.metainfo,
      or: Metainfo(description: description, command: command, documents: documents).text,
      to: "usr/share/metainfo/\(identifier).metainfo.xml", in: folder)
    if let types = OwnMimeType.packageFile(for: documents, in: identifier) {
      try folder.write(types, to: "usr/share/mime/packages/\(identifier).xml")
    }
  }

  /// Copies a file of the package, or writes a text where `Plumb.json` names no file.
  private func stage(
    _ file: String?, or text: @autoclosure () -> String, to place: String, in folder: StagingFolder
  ) throws {
    if let file {
      try folder.copy(package.folder.appending(path: file), to: place)
    } else {
      try folder.write(text(), to: place)
    }
  }

  private func stageIcons(in folder: StagingFolder, from catalogues: [URL]) throws {
    let own = description.files.icons.map { package.folder.appending(path: $0) }
    let files = own.isEmpty ? CatalogIcon.pictures(in: catalogues) : own
    for icon in try IconFiles.files(from: files, identifier: description.identifier) {
      let place = "usr/share/icons/hicolor/\(icon.place)"
      try folder.write(icon.data, to: place)
      // The catalogue among the resources has the pictures, too.
      try folder.linkCopies(below: "usr/share/\(command)", to: place)
    }
    // Found by a program that is unpacked elsewhere.
    try folder.link(
      "usr/share/\(command)/Icons/\(command)-128.png",
      to: "usr/share/icons/hicolor/128x128/apps/\(description.identifier).png")
  }

  // MARK: The manual and the shells

  private func stageManual(in folder: StagingFolder) throws {
    guard let manual = description.files.manual else { return }
    let place = "usr/share/man/man1/\(command).1"
    try folder.copy(package.folder.appending(path: manual), to: place)
    let run = try CommandRun(["GZIP=", "gzip", "-9n", folder.url(place).path])
    guard run.status == 0 else {
      throw BundleFailure("The manual page \(manual) cannot be compressed by gzip.")
    }
  }

  private static let completions = [
    ("bash", "bash-completion/completions/", ""), ("fish", "fish/vendor_completions.d/", ".fish"),
    ("zsh", "zsh/site-functions/_", ""),
  ]

  private func stageCompletions(in folder: StagingFolder, _ run: StagedRun) throws {
    for (shell, start, ending) in Self.completions {
      guard let script = try run.output(["--generate-completion-script", shell]) else {
        throw BundleFailure(
          "\(command) does not write completions for \(shell). Remove completions from"
            + " \(BundledPackage.fileName), or make its command one of ArgumentParser.")
      }
      // Shells read them as a part of what they run, so that a line for the kernel says nothing.
      let text = script.hasPrefix("#!") ? script.drop { $0 != "\n" }.dropFirst() : script[...]
      try folder.write(String(text), to: "usr/share/\(start)\(command)\(ending)")
    }
  }
}
