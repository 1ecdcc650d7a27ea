import Foundation
import PlumbFiles

/// A package for Debian, Ubuntu and the systems made from them.
///
/// It is written here and not by `dpkg-deb`, so that it can be made on systems of other distributions: it is an archive
/// with two compressed archives in it, the second of which is that of every bundle.
enum DebianPackage {
  /// Writes the package of a staged program.
  ///
  /// - Returns: the file, `NAME_VERSION_ARCHITECTURE.deb`.
  static func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    try TemporaryScratch.with { scratch in
      try PackingTool.xz.require()
      let contents = try contents(of: program, scratch: scratch)
      let control = DebianControl(
        program, architecture: architecture(of: program.executable.machine),
        dependencies: try LibraryPackages.dependencies(of: program, scratch: scratch),
        installedSize: installedSize(of: contents))
      var package = ArArchive(timestamp: program.timestamp)
      package.add(Data("2.0\n".utf8), named: "debian-binary")
      package.add(
        try archive("control", of: program, scratch) { archive in
          try archive.add(Data(control.text.utf8), named: "./control")
          try archive.add(
            Data(try sums(of: contents, scratch: scratch).utf8), named: "./md5sums")
        }, named: "control.tar.xz")
      package.add(
        try archive("data", of: program, scratch) { archive in
          for item in contents.all {
            try archive.add(item.entry, named: "./\(item.entry.path)", contents: item.source)
          }
        }, named: "data.tar.xz")
      let file = folder.appending(
        path: "\(control.package)_\(control.version)_\(control.architecture).deb")
      try package.data.write(to: file, options: .atomic)
      return file
    }
  }

  /// Returns the name that Debian has for a machine.
  static func architecture(of machine: ELFFile.Machine) -> String {
    switch machine {
    case .x86: "amd64"
    case .arm: "arm64"
    }
  }

  // MARK: Files

  /// Returns the files in the places of Debian's policy.
  private static func contents(
    of program: StagedProgram, scratch: URL
  ) throws -> PackageContents {
    var contents = try PackageContents(program, scratch: scratch)
    let package = DebianControl.packageName(of: program)
    let documents = "usr/share/doc/\(package)/"
    contents.move("usr/share/zsh/site-functions/", to: "usr/share/zsh/vendor-completions/")
    // The policy has all licences in one file.
    contents.remove { $0.hasPrefix("usr/share/licenses/") }
    try contents.write(Data(DebianCopyright(program).text.utf8), to: documents + "copyright")
    let changelog = Data(DebianChangelog(program).text.utf8)
    try contents.write(contents.compressed(changelog), to: documents + "changelog.gz")
    let overrides = LintianOverrides.text(for: package, paths: contents.paths, of: program)
    if !overrides.isEmpty {
      try contents.write(Data(overrides.utf8), to: "usr/share/lintian/overrides/\(package)")
    }
    return contents
  }

  /// Returns the size as Debian's tools compute it: in units of 1024 bytes, each file and folder by itself.
  static func installedSize(of contents: PackageContents) -> Int {
    contents.all.reduce(1) { size, item in
      switch item.entry.kind {
      case .file: size + (item.entry.size + 1023) / 1024
      case .folder, .link: size + 1
      }
    }
  }

  /// Returns the list of all files with their checksums, by which a damaged installation is found.
  private static func sums(of contents: PackageContents, scratch: URL) throws -> String {
    let files = contents.files
    var lines: [String] = []
    // A command line has a largest length.
    for start in stride(from: 0, to: files.count, by: 500) {
      let part = files[start..<min(start + 500, files.count)]
      let output = try PackingTool.md5sum.run(part.map(\.source.path), scratch: scratch)
      let sums = output.split(separator: "\n").map { $0.drop { $0 == "\\" }.prefix(32) }
      lines += zip(sums, part).map { "\($0)  \($1.entry.path)\n" }
    }
    return lines.joined()
  }

  // MARK: Archives

  private static func archive(
    _ name: String, of program: StagedProgram, _ scratch: URL,
    _ addFiles: (TarArchive) throws -> Void
  ) throws -> Data {
    let file = scratch.appending(path: "\(name).tar")
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    let archive = TarArchive(handle, timestamp: program.timestamp)
    try archive.addFolder(".")
    try addFiles(archive)
    try archive.finish()
    try handle.close()
    return try RegularFile.data(of: Compression.xz(file))
  }
}
