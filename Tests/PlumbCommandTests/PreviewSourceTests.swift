import Foundation
import PreviewMessages
import Testing

@testable import PlumbCommand

/// The previews of a source file, and the messages about them.
@Suite struct PreviewSourceTests {
  @Test func `symbols are those of the file, in the order of lines`() {
    let names = [
      "plumb_preview_App_A_swift_20_1", "plumb_preview_App_A_swift_3_1",
      "plumb_preview_App_A_swift_3_1", "plumb_preview_App_AB_swift_5_1",
      "plumb_preview_App_A_swift_x_1",
    ]
    let object = Data("\u{7F}ELF\0".utf8) + Data(names.joined(separator: "\0").utf8) + Data([0])
    #expect(
      PreviewSymbols.names(in: object, file: "App/A.swift") == [
        "plumb_preview_App_A_swift_3_1", "plumb_preview_App_A_swift_20_1",
      ])
  }

  @Test func `providers are the types that say so`() {
    let source = """
      // struct Old_Previews: PreviewProvider {}
      struct A: View {}
      struct A_Previews: PreviewProvider { static var previews: some View { A() } }
      @MainActor enum B_Previews: Sendable,
        PreviewProvider {}
      private struct C_Previews: PreviewProvider {}
      struct D: View { let text = "PreviewProvider" }
      """
    #expect(PreviewProviders.names(in: source) == ["A_Previews", "B_Previews"])
  }

  @Test func `the entry registers each provider`() {
    let entry = PreviewProviders.entry(for: ["A", "B"])
    #expect(entry.contains("_PreviewSite().add(A.self)\n  PlumbUI._PreviewSite().add(B.self)\n}"))
    #expect(entry.contains("@_cdecl(\"\(PreviewProviders.symbol)\")"))
  }

  @Test func `a message is one line and is read back`() throws {
    let problem = PreviewProblem(file: "A.swift", line: 3, message: "a\nb")
    for message in [
      PreviewMessage.building, .failed([problem]), .load(library: "/s/1.so", symbols: ["a"]),
    ] {
      let data = try JSONEncoder().encode(message)
      #expect(!data.contains(UInt8(ascii: "\n")))
      #expect(try JSONDecoder().decode(PreviewMessage.self, from: data) == message)
    }
    #expect("\(problem)" == "A.swift:3: a\nb")
    #expect("\(PreviewProblem(file: "", line: 0, message: "a"))" == "a")
  }

  @Test func `a snapshot differs after a change of a file, and only then`() throws {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "plumb-snapshot-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a".utf8).write(to: file)
    let first = SourceSnapshot([file.path])
    #expect(SourceSnapshot([file.path]) == first)
    try Data("ab".utf8).write(to: file, options: .atomic)
    #expect(SourceSnapshot([file.path]) != first)
    #expect(SourceSnapshot([]) != first)
  }

  @Test func `a watch reports a file that is written under another name and renamed`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumb-watch-\(UUID().uuidString)")
    let below = folder.appending(path: "Below")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let watch = try FolderWatch([folder])
    #expect(!watch.wait(0))
    try Data("a".utf8).write(to: below.appending(path: "A.swift"), options: .atomic)
    #expect(watch.wait(0))
    #expect(!watch.wait(0))
  }
}
