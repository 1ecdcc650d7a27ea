import Foundation
import Testing

@testable import PlumbApp
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// The start of a program by its arguments, its property list and its environment.
@MainActor @Suite(.serialized) struct InstanceStartTests {
  /// The claims that a start has made.
  private final class Claims {
    var names: [String] = []
    var requests: [ProgramRequest] = []
  }

  private let claims = Claims()

  private static let usual: [String: Any] = [
    "CFBundleIdentifier": "org.example.Pets", "LSMultipleInstancesProhibited": true,
    "UIApplicationShortcutItems": [["UIApplicationShortcutItemType": "feed"]],
  ]

  /// Returns the information about a program with a property list.
  private func information(_ list: [String: Any]) throws -> ProgramInformation {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "InstanceStartTests-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: file)
    return ProgramInformation(name: "pets", files: [file])
  }

  /// Returns the start of a program whose name another process has, unless told otherwise.
  private func start(
    _ arguments: [String] = [], list: [String: Any] = InstanceStartTests.usual, id: String? = nil,
    environment: [String: String] = [:], outcome: InstanceClaim = .handedOver
  ) throws -> InstanceStart? {
    var options = AppOptions()
    options.applicationID = id
    return try InstanceStart.make(
      options, arguments: arguments, information: information(list),
      variable: { environment[$0] },
      claim: { name, request in
        claims.names.append(name.service)
        claims.requests.append(request)
        return outcome
      })
  }

  @Test func `a program that does not ask for it claims no name`() throws {
    var list = Self.usual
    list["LSMultipleInstancesProhibited"] = nil
    #expect(try start(["pets:cat"], list: list)?.urls.list.count == 1)
    list["LSMultipleInstancesProhibited"] = false
    #expect(try start(list: list) != nil)
    #expect(claims.names.isEmpty)
  }

  @Test func `another process goes on with the files, the addresses or the action`() throws {
    #expect(try start() == nil)
    #expect(try start(["--fast", "pets:cat", "file:///a"]) == nil)
    #expect(try start(["--action", "feed"]) == nil)
    let urls = try ["pets:cat", "file:///a"].map { try #require(URL(string: $0)) }
    #expect(claims.requests.map(\.purpose) == [.activate, .open(urls), .perform(action: "feed")])
    #expect(Set(claims.names) == ["org.example.Pets"])
  }

  @Test func `the token of the desktop goes along`() throws {
    _ = try start(environment: ["DESKTOP_STARTUP_ID": "a_TIME1", "XDG_ACTIVATION_TOKEN": ""])
    _ = try start(environment: ["DESKTOP_STARTUP_ID": "a_TIME1", "XDG_ACTIVATION_TOKEN": "b"])
    _ = try start()
    #expect(claims.requests.map(\.activationToken) == ["a_TIME1", "b", nil])
  }

  @Test func `the name that the program chooses itself comes first`() throws {
    _ = try start(id: "io.github.pets.Pets")
    #expect(claims.names == ["io.github.pets.Pets"])
  }

  @Test func `a name without a dot is told of, and each process is on its own`() throws {
    var list = Self.usual
    list["CFBundleIdentifier"] = nil
    var isOnItsOwn = false
    let warnings = try RuntimeWarning.collect { isOnItsOwn = try start(list: list) != nil }
    #expect(isOnItsOwn)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("“pets”") == true)
    #expect(claims.names.isEmpty)
  }

  @Test func `a person may start another process nevertheless`() throws {
    #expect(try start(environment: ["PLUMB_NEW_INSTANCE": "1"]) != nil)
    #expect(claims.names.isEmpty)
    #expect(try start(environment: ["PLUMB_NEW_INSTANCE": ""]) == nil)
  }

  @Test func `an action that the program does not have is an argument of its own`() throws {
    let start = try start(["--action", "sleep"], outcome: .unavailable)
    #expect(start != nil)
    #expect(start?.action == nil)
    #expect(claims.requests.map(\.purpose) == [.activate])
  }

  @Test func `a first process performs the action with which it was started`() throws {
    let start = try start(["--action", "feed", "pets:cat"], outcome: .unavailable)
    #expect(start?.action == "feed")
    #expect(start?.urls.list.map(\.absoluteString) == ["pets:cat"])
  }

  @Test func `a process that does not answer is an error with a sentence`() throws {
    #expect(throws: UnansweredStartError.self) { try start(outcome: .unanswered) }
  }

  @Test func `a process that the bus has started begins with the first request`() async throws {
    let bus = try PrivateBus()
    let name = try #require(ApplicationName("org.example.Pets"))
    let claim = PrimaryInstance.claim(
      name, handingOver: ProgramRequest(.activate), at: bus.address, busPatience: .seconds(60))
    let url = try #require(URL(string: "pets:cat"))
    let desktop = await startPeer(on: bus) { peer in
      let request = ProgramRequest(.open([url]), activationToken: "token")
      let address = DBusMessage.Address(
        service: "org.example.Pets", path: "/org/example/Pets",
        interface: "org.freedesktop.Application")
      let reply = try peer.call(
        DBusMessage(request.call.member, of: address, request.call.arguments))
      #expect(!reply.isError)
    }
    let start = try start(["--gapplication-service"], outcome: claim)
    #expect(start?.urls.list == [url])
    #expect(start?.activationToken == "token")
    #expect(start?.instance != nil)
    try await desktop.value
    start?.instance?.stop()
  }
}
