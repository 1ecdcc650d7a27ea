import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// Dialogs for files of the desktop, which the test simulates on a private bus.
@MainActor @Suite(.serialized) struct FileChooserTests {
  private static let chooser = DBusMessage.Address(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.FileChooser")
  private static let request = DBusMessage.Address(
    service: nil, path: "/org/freedesktop/portal/desktop/request/1_1/t",
    interface: "org.freedesktop.portal.Request")

  // MARK: The call

  /// The options of a call by their names.
  private func options(_ call: FileChooserCall) -> [String: DBusValue] {
    guard case .array("{sv}", let entries)? = call.arguments.last else { return [:] }
    var options: [String: DBusValue] = [:]
    for case .entry(.string(let name), .variant(let value)) in entries { options[name] = value }
    return options
  }

  @Test func `a call names what is chosen`() {
    let open = FileChooserCall(
      FileDialogRequest(.files(several: true), title: "Import", confirmationLabel: "Take"),
      parent: "x11:2a")
    #expect(open.member == "OpenFile")
    #expect(open.arguments.prefix(2) == [.string("x11:2a"), .string("Import")])
    #expect(
      options(open) == [
        "modal": .boolean(true), "multiple": .boolean(true), "accept_label": .string("Take"),
      ])
    let folder = FileChooserCall(
      FileDialogRequest(.folders(several: false), title: "Move"), parent: "")
    #expect(folder.member == "OpenFile")
    #expect(options(folder)["directory"] == .boolean(true))
    let save = FileChooserCall(
      FileDialogRequest(.newFile(name: "a.txt"), title: "Export", folder: URL(filePath: "/tmp/ä")),
      parent: "")
    #expect(save.member == "SaveFile")
    #expect(options(save)["current_name"] == .string("a.txt"))
    // The bytes of the path and a zero.
    let bytes: [UInt8] = [47, 116, 109, 112, 47, 0xC3, 0xA4, 0]
    #expect(options(save)["current_folder"] == .array(of: "y", bytes.map { .byte($0) }))
  }

  @Test func `filters match the letters of both cases`() {
    let call = FileChooserCall(
      FileDialogRequest(
        .files(several: false), title: "",
        filters: [FileDialogRequest.Filter(name: "Music", extensions: ["mp3", "m4a"])]),
      parent: "")
    let patterns = ["*.[mM][pP]3", "*.[mM]4[aA]"].map {
      DBusValue.structure([.uint32(0), .string($0)])
    }
    #expect(
      options(call)["filters"]
        == .array(
          of: "(sa(us))",
          [.structure([.string("Music"), .array(of: "(us)", patterns)])]))
  }

  @Test func `a call is a message that D-Bus allows`() throws {
    let call = FileChooserCall(
      FileDialogRequest(
        .newFile(name: "a"), title: "Export", folder: URL(filePath: "/"),
        filters: [FileDialogRequest.Filter(name: "Text", extensions: ["txt"])]), parent: "")
    let message = try #require(DBusMessage(call.member, of: Self.chooser, call.arguments))
    #expect(message.arguments == call.arguments)
  }

  // MARK: The response

  @Test(arguments: [
    (
      [DBusValue.uint32(0), results(["file:///tmp/a%20b.txt", "file:///c"])],
      FileDialogOutcome.chosen([URL(filePath: "/tmp/a b.txt"), URL(filePath: "/c")])
    ),
    ([.uint32(1), results(["file:///c"])], .cancelled), ([.uint32(2), results([])], .cancelled),
    ([.uint32(0), results([])], .cancelled), ([.uint32(0)], .cancelled), ([], .cancelled),
    ([.uint32(0), results(["https://example.org/a", "::"])], .cancelled),
    ([.string("0"), results(["file:///c"])], .cancelled),
  ])
  func `a response is a choice, or none`(arguments: [DBusValue], outcome: FileDialogOutcome) {
    #expect(FileChooser.outcome(of: arguments) == outcome)
  }

  nonisolated private static func results(_ files: [String]) -> DBusValue {
    .array(
      of: "{sv}",
      [
        .entry(.string("choices"), .variant(.array(of: "(ss)", []))),
        .entry(.string("uris"), .variant(.array(of: "s", files.map { .string($0) }))),
      ])
  }

  // MARK: The bus

  /// A desktop that answers calls.
  private struct Desktop {
    private let bus: PrivateBus
    private let connection: DBusConnection

    init(on bus: PrivateBus) throws {
      self.bus = bus
      connection = try #require(DBusConnection(address: bus.address))
      let name = DBusValue.string("org.freedesktop.portal.Desktop")
      let serial = try #require(connection.call("RequestName", [name, .uint32(0)]))
      while try next().replySerial != serial {}
    }

    func next() throws -> DBusMessage {
      switch connection.nextMessage(before: .now + .seconds(60), stop: -1) {
      case .message(let message): return message
      case .deadline, .end: throw CocoaError(.fileReadUnknown)
      }
    }

    /// Returns the next call of a member.
    func call(_ member: String, of address: DBusMessage.Address) throws -> DBusMessage {
      while true {
        let message = try next()
        if message.isCall(member, of: address) { return message }
      }
    }

    func send(_ message: DBusMessage?) throws {
      try #require(message.flatMap(connection.send) != nil)
      // A sent message leaves the process with the next wait.
      _ = connection.nextMessage(before: .now + .milliseconds(50), stop: -1)
    }
  }

  /// Runs a desktop off the main actor; it begins when it has its name.
  private func desktop(
    on bus: PrivateBus, _ run: @escaping @Sendable (Desktop) async throws -> Void
  ) async -> Task<Void, any Error> {
    let (stream, started) = AsyncStream<Void>.makeStream()
    let task = Task.detached {
      defer { started.finish() }
      let desktop = try Desktop(on: bus)
      started.finish()
      try await run(desktop)
    }
    for await _ in stream {}
    return task
  }

  @MainActor private final class Outcomes {
    var all: [FileDialogOutcome] = []

    func wait() async throws {
      for _ in 0..<6_000 where all.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    }
  }

  @Test func `the choice of a person arrives`() async throws {
    let bus = try PrivateBus()
    let (chooserAddress, requestAddress) = (Self.chooser, Self.request)
    let response = [DBusValue.uint32(0), Self.results(["file:///tmp/poll.json"])]
    let desktop = await desktop(on: bus) { desktop in
      let call = try desktop.call("OpenFile", of: chooserAddress)
      try desktop.send(DBusMessage(replyingTo: call, [.objectPath(requestAddress.path)]))
      // The response of another request.
      var other = requestAddress
      other.path += "2"
      try desktop.send(DBusMessage("Response", of: other, [.uint32(1), .array(of: "{sv}", [])]))
      try desktop.send(DBusMessage("Response", of: requestAddress, response))
    }
    let outcomes = Outcomes()
    let chooser = FileChooser(
      FileDialogRequest(.files(several: false), title: "Open"), at: bus.address, parent: ""
    ) { outcomes.all.append($0) }
    try #require(chooser != nil)
    try await outcomes.wait()
    #expect(outcomes.all == [.chosen([URL(filePath: "/tmp/poll.json")])])
    try await desktop.value
  }

  @Test func `a desktop without dialogs is told of at once`() async throws {
    let bus = try PrivateBus()
    let outcomes = Outcomes()
    let chooser = FileChooser(
      FileDialogRequest(.files(several: false), title: "Open"), at: bus.address, parent: "",
      patience: 60
    ) { outcomes.all.append($0) }
    try #require(chooser != nil)
    try await outcomes.wait()
    #expect(outcomes.all == [.unavailable])
    #expect(
      FileChooser(
        FileDialogRequest(.files(several: false), title: ""), at: "unix:path=/nowhere", parent: ""
      ) { _ in } == nil)
  }

  @Test func `a portal that does not answer counts as none`() async throws {
    let bus = try PrivateBus()
    let address = Self.chooser
    let desktop = await desktop(on: bus) { _ = try $0.call("SaveFile", of: address) }
    let outcomes = Outcomes()
    let chooser = FileChooser(
      FileDialogRequest(.newFile(name: "a"), title: "Export"), at: bus.address, parent: "",
      patience: 0.3
    ) { outcomes.all.append($0) }
    try await desktop.value
    try await outcomes.wait()
    #expect(outcomes.all == [.unavailable])
    withExtendedLifetime(chooser) {}
  }

  @Test func `a portal that ends takes its dialog along`() async throws {
    let bus = try PrivateBus()
    let (chooserAddress, requestAddress) = (Self.chooser, Self.request)
    let desktop = await desktop(on: bus) { desktop in
      let call = try desktop.call("OpenFile", of: chooserAddress)
      try desktop.send(DBusMessage(replyingTo: call, [.objectPath(requestAddress.path)]))
      try await Task.sleep(for: .milliseconds(300))
      // After the last use of the connection the bus sees that the program has ended.
    }
    let outcomes = Outcomes()
    let chooser = FileChooser(
      FileDialogRequest(.files(several: false), title: "Open"), at: bus.address, parent: "",
      patience: 60
    ) { outcomes.all.append($0) }
    try #require(chooser != nil)
    try await outcomes.wait()
    #expect(outcomes.all == [.unavailable])
    try await desktop.value
  }

  @Test func `a dialog that the program closes reports nothing`() async throws {
    let bus = try PrivateBus()
    let (chooserAddress, requestAddress) = (Self.chooser, Self.request)
    let desktop = await desktop(on: bus) { desktop in
      let call = try desktop.call("OpenFile", of: chooserAddress)
      try desktop.send(DBusMessage(replyingTo: call, [.objectPath(requestAddress.path)]))
      _ = try desktop.call("Close", of: requestAddress)
    }
    let outcomes = Outcomes()
    let chooser = FileChooser(
      FileDialogRequest(.files(several: false), title: "Open"), at: bus.address, parent: ""
    ) { outcomes.all.append($0) }
    // The desktop has answered before it receives the call.
    try await Task.sleep(for: .milliseconds(500))
    chooser?.close()
    try await desktop.value
    chooser?.close()
    #expect(outcomes.all.isEmpty)
  }
}
