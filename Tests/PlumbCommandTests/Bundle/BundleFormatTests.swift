import Foundation
import Testing

@testable import PlumbCommand

/// The forms in which a staged program is written.
@Suite struct BundleFormatTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Stages a file in place of a program. The facts of an executable are those of this process.
  private func staged(
    playsSounds: Bool = false, _ changes: [String: JSONValue] = [:]
  ) throws -> StagedProgram {
    let root = folder.url.appending(path: "root")
    let staging = StagingFolder(root: root)
    try staging.write(Data("program".utf8), to: "usr/bin/notes", isExecutable: true)
    let executable = try ELFFile(
      Data(contentsOf: URL(filePath: "/proc/self/exe"), options: .alwaysMapped))
    return StagedProgram(
      root: root, description: try BundleFixture.description(changes), command: "notes",
      timestamp: 0, entries: try staging.entries(timestamp: 0), executable: executable,
      executablePath: "usr/bin/notes", licenses: [], documents: ProgramDocuments(),
      playsSounds: playsSounds)
  }

  private func json(_ text: String) throws -> [String: JSONValue] {
    let value = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
    guard case .object(let members) = value else { return [:] }
    return members
  }

  @Test func `the archive has the name of the program and its files`() throws {
    let program = try staged()
    let file = try TarFormat.write(program, into: folder.url)
    let name = "notes-1.2-\(program.executable.architecture)"
    #expect(file.lastPathComponent == "\(name).tar.xz")
    let list = try CommandRun(
      ["tar", "-tf", file.path], log: folder.url.appending(path: "list"))
    #expect(
      list.output.split(separator: "\n")
        == ["/", "/usr/", "/usr/bin/", "/usr/bin/notes"].map { "\(name)\($0)" })
    // The archive before its compression is gone.
    #expect(FileKind(folder.url.appending(path: "\(name).tar")) == .other)
    // Bytes of before are replaced.
    let data = try Data(contentsOf: file)
    #expect(try Data(contentsOf: TarFormat.write(program, into: folder.url)) == data)
  }

  @Test func `the manifest for Flatpak has the archive and the permissions`() throws {
    let manifest = try json(
      FlatpakManifest.text(
        for: staged([
          "flatpak": .object([
            "permissions": .array([.string("--share=network"), .string("--share=ipc")])
          ])
        ]), archive: "notes.tar.xz"))
    #expect(manifest["id"] == .string("org.example.Notes"))
    #expect(manifest["runtime"] == .string("org.freedesktop.Platform"))
    #expect(manifest["command"] == .string("notes"))
    #expect(
      manifest["finish-args"]
        == .array(
          [
            "--socket=wayland", "--socket=fallback-x11", "--share=ipc", "--device=dri",
            "--share=network",
          ].map(JSONValue.string)))
    #expect(
      manifest["modules"]
        == .array([
          .object([
            "name": .string("notes"), "buildsystem": .string("simple"),
            "build-commands": .array([.string("cp -a usr/. \"$FLATPAK_DEST\"")]),
            "sources": .array([
              .object(["type": .string("archive"), "path": .string("notes.tar.xz")])
            ]),
          ])
        ]))
  }

  @Test func `a program with sounds reaches the server of sounds`() throws {
    let text = try FlatpakManifest.text(for: staged(playsSounds: true), archive: "a")
    #expect(text.contains("--socket=pulseaudio"))
  }

  /// Runs the script of an AppImage in a folder, with a program that prints its library path and its arguments.
  private func start(withMissingLibrary isMissing: Bool) throws -> String {
    let staging = StagingFolder(root: folder.url.appending(path: "A.AppDir"))
    try staging.write(
      Data(AppDirectory.script("notes").utf8), to: "AppRun", isExecutable: true)
    try staging.write(
      Data("#!/bin/sh\necho \"${LD_LIBRARY_PATH-none} $*\"\n".utf8), to: "usr/bin/notes",
      isExecutable: true)
    let answer = isMissing ? "libSDL2-2.0.so.0 => not found" : "libSDL2-2.0.so.0 => /usr/lib/a"
    try staging.write(
      Data("#!/bin/sh\necho '\(answer)'\n".utf8), to: "tools/ldd", isExecutable: true)
    let run = try CommandRun(
      [
        "-u", "LD_LIBRARY_PATH", "PATH=\(staging.url("tools").path):/usr/bin:/bin",
        staging.url("AppRun").path, "two words", "b",
      ], log: folder.url.appending(path: "said"))
    return run.output.replacing(staging.root.path, with: "HERE")
  }

  @Test func `an AppImage uses its libraries only where the system lacks one`() throws {
    #expect(try start(withMissingLibrary: false) == "none two words b\n")
    #expect(try start(withMissingLibrary: true) == "HERE/usr/lib two words b\n")
  }
}
