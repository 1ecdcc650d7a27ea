import Foundation

/// A manifest with which `flatpak-builder` makes a Flatpak of a bundled program.
///
/// The archive beside it has the program: inside of the builder there is no toolchain of Swift, and no network for the
/// packages of its sources.
enum FlatpakManifest {
  /// The version of the run-time environment, which has SDL and a C library that is newer than those of the systems that
  /// programs are built on.
  private static let runtimeVersion = "24.08"

  /// Writes `IDENTIFIER.json` and the archive.
  static func write(_ program: StagedProgram, into folder: URL) throws -> URL {
    let archive = try TarFormat.write(program, into: folder)
    let file = folder.appending(path: "\(program.description.identifier).json")
    let text = try text(for: program, archive: archive.lastPathComponent)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Returns the text of the manifest.
  ///
  /// - Parameter archive: the name of the archive with the program.
  static func text(for program: StagedProgram, archive: String) throws -> String {
    let manifest = Manifest(
      id: program.description.identifier, runtime: "org.freedesktop.Platform",
      runtimeVersion: runtimeVersion, sdk: "org.freedesktop.Sdk", command: program.command,
      finishArgs: permissions(of: program),
      modules: [
        Module(
          name: program.command, buildsystem: "simple",
          buildCommands: ["cp -a usr/. \"$FLATPAK_DEST\""],
          sources: [Source(type: "archive", path: archive)])
      ])
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(manifest), as: UTF8.self) + "\n"
  }

  /// The doors of the sandbox: the screen, its acceleration and the input; the sound of programs that have some.
  ///
  /// Files, links, printers and notifications need none, as they go through portals.
  private static func permissions(of program: StagedProgram) -> [String] {
    let usual =
      ["--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri"]
      + (program.playsSounds ? ["--socket=pulseaudio"] : [])
    return usual + program.description.permissions.filter { !usual.contains($0) }
  }

  private struct Manifest: Encodable {
    var id: String
    var runtime: String
    var runtimeVersion: String
    var sdk: String
    var command: String
    var finishArgs: [String]
    var modules: [Module]

    enum CodingKeys: String, CodingKey {
      case id, runtime, sdk, command, modules
      case runtimeVersion = "runtime-version"
      case finishArgs = "finish-args"
    }
  }

  private struct Module: Encodable {
    var name: String
    var buildsystem: String
    var buildCommands: [String]
    var sources: [Source]

    enum CodingKeys: String, CodingKey {
      case name, buildsystem, sources
      case buildCommands = "build-commands"
    }
  }

  private struct Source: Encodable {
    var type: String
    var path: String
  }
}
