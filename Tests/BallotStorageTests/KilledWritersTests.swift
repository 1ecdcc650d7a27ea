import Foundation
import TestSupport
import Testing

@Suite struct KilledWritersTests {
  @Test func `every acknowledged vote survives kill -9 of three writers, again and again`() throws {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appending(path: "BallotSoak")
    let process = Process()
    process.executableURL = program
    process.arguments = [TestLength.isFull ? "200" : "60", "1"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(process.terminationStatus == 0, "\(text)")
    #expect(text.contains("all there, none twice"))
  }
}
