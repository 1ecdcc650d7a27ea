import CSDL2
import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// Messages that no proper service sends, on a private bus.
@MainActor @Suite(.serialized) struct HostileBusTests {
  // MARK: Addresses

  /// A program on the bus may name an address, as the service of assistive technologies does.
  @Test(.timeLimit(.minutes(1)))
  func `an address starts no program, also after others`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "plumb-hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "started").path
    let program = "unixexec:path=/usr/bin/touch,argv1=\(file)"
    for address in [program, "unix:path=/nowhere;\(program)", "unix:path=/nowhere; ;\(program);"] {
      #expect(DBusConnection(address: address) == nil, "\(address)")
      #expect(DBusChannel(address: address, received: { _ in }, ended: {}) == nil)
      #expect(SettingsPortal.follow(at: address) {}?.appearance == Appearance())
    }
    for address in ["autolaunch:", "unix:path=/nowhere;tcp:host=localhost,port=1", "systemd:"] {
      #expect(DBusConnection(address: address) == nil, "\(address)")
    }
    try await Task.sleep(for: .milliseconds(200))
    #expect(!FileManager.default.fileExists(atPath: file))
  }

  @Test func `the first socket that answers is used`() throws {
    let bus = try PrivateBus()
    #expect(DBusConnection(address: "unix:path=/nowhere;tcp:host=a;\(bus.address)") != nil)
  }

  // MARK: Sizes

  @Test func `a message with too many values has none of them`() throws {
    func read(_ values: [DBusValue]) throws -> [DBusValue?] {
      try #require(DBusMessage("Read", of: SettingsRequests.portal, values)).arguments
    }
    func bytes(_ count: Int) -> DBusValue {
      .array(of: "y", Array(repeating: .byte(1), count: count))
    }
    #expect(try read([bytes(60_000)]) == [bytes(60_000)])
    let text = DBusValue.string("a")
    #expect(try read([text, bytes(70_000), text]) == [text, nil, nil])
    // Many in each of many.
    let arrays = DBusValue.array(of: "ay", Array(repeating: bytes(300), count: 300))
    #expect(try read([arrays]) == [nil])
    #expect(try read([.structure([text, arrays])]) == [nil])
    #expect(try read([.array(of: "{sv}", [.entry(text, .variant(arrays))])]) == [nil])
  }

  // MARK: Floods

  @Test(.timeLimit(.minutes(1)))
  func `a wait for a request ends while other calls arrive without an end`() async throws {
    let bus = try PrivateBus()
    let name = try #require(ApplicationName("org.example.Flooded"))
    let claim = PrimaryInstance.claim(
      name, handingOver: ProgramRequest(.activate), at: bus.address, busPatience: .seconds(60))
    guard case .granted(let instance) = claim else { throw CocoaError(.fileReadUnknown) }
    let isOver = DispatchSemaphore(value: 0)
    let flood = Task.detached {
      let connection = try #require(DBusConnection(address: bus.address))
      let address = DBusMessage.Address(service: name.service, path: "/a", interface: "a.b")
      while isOver.wait(timeout: .now()) == .timedOut {
        for _ in 0..<50 { _ = DBusMessage("Nothing", of: address).flatMap(connection.send) }
        _ = connection.arrivedMessages()
      }
    }
    #expect(instance.firstRequest(within: .milliseconds(300)) == nil)
    isOver.signal()
    try await flood.value
    instance.stop()
  }

  /// A service of assistive technologies that answers when it is told to.
  @MainActor private final class Service {
    private var channel: DBusChannel?
    private var questions: [DBusMessage] = []
    private(set) var questionCount = 0

    init(on bus: PrivateBus) throws {
      channel = DBusChannel(
        address: bus.address,
        received: { [weak self] message in
          guard message.isCall else { return }
          self?.questions.append(message)
          self?.questionCount += 1
        }, ended: {})
      try #require(channel != nil)
      channel?.call("RequestName", [.string("org.a11y.Bus"), .uint32(0)])
    }

    func signal() {
      let address = DBusMessage.Address(
        service: nil, path: "/org/a11y/bus", interface: "org.freedesktop.DBus.Properties")
      channel?.send(
        DBusMessage(
          "PropertiesChanged", of: address,
          [.string("org.a11y.Status"), .array(of: "{sv}", []), .array(of: "s", [])]))
    }

    func answer() {
      for question in questions {
        channel?.send(DBusMessage(replyingTo: question, [.variant(.boolean(false))]))
      }
      questions = []
    }

    func wait(for count: Int) async throws {
      for _ in 0..<6_000 where questionCount < count {
        try await Task.sleep(for: .milliseconds(10))
      }
    }
  }

  @Test func `a flood of signals is one question more`() async throws {
    let bus = try PrivateBus()
    let service = try Service(on: bus)
    let status = AccessibilityStatus(at: bus.address) { _ in }
    try await service.wait(for: 2)
    for _ in 0..<500 { service.signal() }
    service.answer()
    // Two settings are asked for each time.
    try await service.wait(for: 4)
    service.answer()
    service.signal()
    try await service.wait(for: 6)
    #expect(service.questionCount == 6)
    status?.stop()
  }
}
