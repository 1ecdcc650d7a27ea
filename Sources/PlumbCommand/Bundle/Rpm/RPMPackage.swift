import Foundation
import PlumbFiles

/// A package for Fedora, openSUSE and the systems made from them.
///
/// It is made by `rpmbuild`, which knows what each kind of file provides and needs there. Nothing but the package needs
/// it, and the settings below make it write the same bytes whenever it runs.
enum RPMPackage {
  /// Writes the package of a staged program.
  ///
  /// - Returns: the file, `NAME-VERSION-1.ARCHITECTURE.rpm`.
  static func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    try TemporaryScratch.with { scratch in
      try PackingTool.rpmbuild.require()
      let contents = try PackageContents(program, scratch: scratch)
      let specification = RPMSpecification(program, paths: contents.all.map(\.entry.path))
      let stage = scratch.appending(path: "files")
      try copy(contents, to: stage)
      let file = scratch.appending(path: "package.spec")
      try Data(specification.text.utf8).write(to: file)
      let architecture = program.executable.architecture
      try PackingTool.rpmbuild.run(
        ["-bb", "--target", "\(architecture)-linux", "--define", "staged_files \(stage.path)"]
          + Self.settings(scratch: scratch).flatMap { ["--define", $0] } + [file.path],
        variables: ["SOURCE_DATE_EPOCH=\(program.timestamp)"], scratch: scratch)
      let name = "\(specification.fileName).\(architecture).rpm"
      let package = folder.appending(path: name)
      try RegularFile.data(of: scratch.appending(path: "packages/\(name)"))
        .write(to: package, options: .atomic)
      return package
    }
  }

  /// The settings without which the bytes depend on the machine, the day or the distribution that makes the package.
  private static func settings(scratch: URL) -> [String] {
    [
      "_topdir \(scratch.path)/build", "_rpmdir \(scratch.path)/packages",
      "_dbpath \(scratch.path)/database", "_tmppath \(scratch.path)",
      "_build_name_fmt %%{NAME}-%%{VERSION}-%%{RELEASE}.%%{ARCH}.rpm", "_buildhost localhost",
      "use_source_date_epoch_as_buildtime 1", "clamp_mtime_to_source_date_epoch 1",
      "source_date_epoch_from_changelog 0", "_build_id_links none", "debug_package %{nil}",
      // The program is stripped already, and pages are compressed.
      "__os_install_post %{nil}", "_binary_payload w6.xzdio", "_binary_filedigest_algorithm 8",
    ]
  }

  private static func copy(_ contents: PackageContents, to folder: URL) throws {
    let manager = FileManager.default
    for item in contents.all {
      let path = folder.appending(path: item.entry.path)
      switch item.entry.kind {
      case .folder: try manager.createDirectory(at: path, withIntermediateDirectories: true)
      case .link(let destination):
        try manager.createSymbolicLink(atPath: path.path, withDestinationPath: destination)
        continue
      case .file: try manager.copyItem(at: item.source, to: path)
      }
      try manager.setAttributes([.posixPermissions: item.entry.mode], ofItemAtPath: path.path)
    }
  }
}
