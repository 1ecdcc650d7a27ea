import Foundation
import Testing

/// The compiler plug-in of the package as a process, spoken to as the compiler does.
///
/// A test that depended on the plug-in as a module would make SwiftPM build everything a second time,
/// for tools.
struct PlugIn {
  private let copy: URL

  /// Copies the plug-in, which lies next to the tests, to a name.
  init(named name: String) throws {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let original = tests.deletingLastPathComponent().appending(path: "PlumbMacros-tool")
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumb-plug-in-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    copy = folder.appending(path: name)
    try FileManager.default.copyItem(at: original, to: copy)
  }

  /// Removes the copy.
  func remove() { try? FileManager.default.removeItem(at: copy.deletingLastPathComponent()) }

  /// Returns the expansion of `#Preview` in a file of a module, from a line on.
  func expansion(of source: String, fileID: String, line: Int) throws -> String {
    let location: [String: Any] = ["fileID": fileID, "line": line, "column": 1]
    let request: [String: Any] = [
      "discriminator": "$sX", "syntax": ["source": source, "location": location],
    ]
    let message = try JSONSerialization.data(
      withJSONObject: ["expandFreestandingMacro": request])
    let (process, input, output) = (Process(), Pipe(), Pipe())
    process.executableURL = copy
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let length = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
    try input.fileHandleForWriting.write(contentsOf: Data(length) + message)
    try input.fileHandleForWriting.close()
    let response = try #require(try output.fileHandleForReading.readToEnd())
    process.waitUntilExit()
    let object = try JSONSerialization.jsonObject(with: response.dropFirst(8)) as? [String: Any]
    let result = object?["expandMacroResult"] as? [String: Any]
    return try #require(result?["expandedSource"] as? String)
  }
}
