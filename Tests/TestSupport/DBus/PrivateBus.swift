import Foundation
import Testing

/// A message bus for one test, without other clients.
final class PrivateBus: Sendable {
  let address: String
  private let daemon = Process()
  private let folder: URL

  /// Starts the bus; needs the program `dbus-daemon`.
  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumb-bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let configuration = folder.appendingPathComponent("bus.conf")
    try Data(Self.configuration.utf8).write(to: configuration)
    let output = Pipe()
    daemon.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    daemon.arguments = [
      "dbus-daemon", "--nofork", "--nopidfile", "--nosyslog", "--print-address=1",
      "--config-file=\(configuration.path)",
    ]
    daemon.standardOutput = output
    daemon.standardError = FileHandle.nullDevice
    try daemon.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = line.trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(
      !address.isEmpty, "These tests need the program dbus-daemon: apt-get install dbus")
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Terminates the bus while clients are connected.
  func stop() {
    guard daemon.isRunning else { return }
    // The process inherits the blocked signals of the starting thread, so no other signal works.
    kill(daemon.processIdentifier, SIGKILL)
    daemon.waitUntilExit()
  }

  /// Without service folders, so that the bus does not start a portal of the machine.
  private static let configuration = """
    <busconfig>
      <type>session</type>
      <listen>unix:tmpdir=/tmp</listen>
      <policy context="default">
        <allow send_destination="*"/>
        <allow receive_sender="*"/>
        <allow own="*"/>
      </policy>
    </busconfig>
    """
}
