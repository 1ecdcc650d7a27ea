import Foundation
import PlumbFiles

/// A folder from which an AppImage is made: one file that runs on any system.
enum AppDirectory {
  /// Writes the folder, and the AppImage where there is `appimagetool`.
  static func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    let directory = folder.appending(path: "\(program.fileName).AppDir")
    if FileKind(directory) != .other { try FileManager.default.removeItem(at: directory) }
    try fill(StagingFolder(root: directory), with: program)
    let image = folder.appending(path: "\(program.fileName).AppImage")
    guard let tool = SearchPath.program(named: "appimagetool") else {
      StandardStream.warn(
        "appimagetool makes \(image.lastPathComponent) of the folder; take it from"
          + " https://github.com/AppImage/appimagetool/releases.")
      return directory
    }
    let run = try CommandRun([
      // Without the kernel's support for file systems of users.
      "APPIMAGE_EXTRACT_AND_RUN=1", "ARCH=\(program.executable.architecture)",
      "SOURCE_DATE_EPOCH=\(program.timestamp)", tool.path, directory.path, image.path,
    ])
    guard run.status == 0 else {
      throw BundleFailure(
        "appimagetool makes no AppImage of \(directory.path). See its error above.")
    }
    return image
  }

  /// Puts the program, the libraries that a system may lack and the files that the tool reads into the folder.
  private static func fill(_ folder: StagingFolder, with program: StagedProgram) throws {
    for entry in program.entries {
      let source = program.root.appending(path: entry.path)
      switch entry.kind {
      case .folder:
        try FileManager.default.createDirectory(
          at: folder.url(entry.path), withIntermediateDirectories: true)
      case .file(let isExecutable):
        try folder.write(RegularFile.data(of: source), to: entry.path, isExecutable: isExecutable)
      case .link(let destination):
        try FileManager.default.createSymbolicLink(
          atPath: folder.url(entry.path).path, withDestinationPath: destination)
      }
    }
    try addLibraries(of: program, to: folder)
    let identifier = program.description.identifier
    try folder.write(Data(script(program.command).utf8), to: "AppRun", isExecutable: true)
    try folder.link("\(identifier).desktop", to: "usr/share/applications/\(identifier).desktop")
    let icons = [256, 128].map { "usr/share/icons/hicolor/\($0)x\($0)/apps/\(identifier).png" }
    for icon in icons.filter(folder.exists).prefix(1) {
      try folder.link("\(identifier).png", to: icon)
      try folder.link(".DirIcon", to: icon)
    }
    _ = try folder.entries(timestamp: program.timestamp)
  }

  /// Copies the libraries that a system may lack, with their licences.
  private static func addLibraries(
    of program: StagedProgram, to folder: StagingFolder
  ) throws {
    let libraries = try SharedLibraries.bundled(
      with: program.root.appending(path: program.executablePath))
    for library in libraries { try folder.copy(library.file, to: "usr/lib/\(library.name)") }
    let licenses = try TemporaryScratch.with { scratch in
      try LibraryLicenses(of: libraries) { file in
        try LibraryLicenses.packages(with: file, scratch: scratch)
      }
    }
    for place in licenses.places {
      try folder.copy(URL(filePath: "/\(place)"), to: place)
    }
    if let warning = licenses.warning { StandardStream.warn(warning) }
  }

  /// Returns the script that the AppImage starts.
  ///
  /// The libraries of the system suit its screen and its sound better than those of another one, and programs that are
  /// started by this one, as for links, must not load those of another system.
  static func script(_ command: String) -> String {
    """
    #!/bin/sh
    # Starts the program, with the libraries of this folder where the system lacks one of them.
    here=$(dirname "$(readlink -f "$0")")
    program=$here/usr/bin/\(command)
    if ldd "$program" 2>/dev/null | grep -q 'not found'; then
      export LD_LIBRARY_PATH="$here/usr/lib"
    fi
    exec "$program" "$@"

    """
  }
}
