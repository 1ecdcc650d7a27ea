import CSDL2
import EngineTesting
import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// Portals and senders of requests whose messages have values of any types.
@MainActor @Suite(.serialized) struct HostilePortalTests {
  nonisolated private static let chooser = DBusMessage.Address(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.FileChooser")
  nonisolated private static let request = DBusMessage.Address(
    service: nil, path: "/org/freedesktop/portal/desktop/request/1_1/t",
    interface: "org.freedesktop.portal.Request")

  nonisolated private static func response(_ file: String) -> DBusMessage? {
    let files = DBusValue.variant(.array(of: "s", [.string(file)]))
    return DBusMessage(
      "Response", of: request, [.uint32(0), .array(of: "{sv}", [.entry(.string("uris"), files)])])
  }

  @MainActor private final class Outcomes {
    var all: [FileDialogOutcome] = []

    func wait() async throws {
      for _ in 0..<6_000 where all.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
    }
  }

  @Test func `a choice that another program reports is none`() async throws {
    let bus = try PrivateBus()
    let portal = await startPeer(on: bus, name: Self.chooser.service) { peer in
      let call = try peer.nextRequest(of: Self.chooser.interface)
      let path = DBusValue.objectPath(Self.request.path)
      try peer.send(DBusMessage(replyingTo: call, [path]))
      // The bus passes on signals that are sent to one connection, whatever it has subscribed to.
      let other = try BusPeer(on: bus)
      let forged = try #require(Self.response("file:///forged"))
      _ = dbus_message_set_destination(forged.message, call.sender)
      try other.send(forged)
      try peer.send(Self.response("file:///chosen"))
    }
    let outcomes = Outcomes()
    let dialog = FileChooser(
      FileDialogRequest(.files(several: false), title: "Open"), at: bus.address, parent: ""
    ) { outcomes.all.append($0) }
    try await outcomes.wait()
    #expect(outcomes.all == [.chosen([URL(filePath: "/chosen")])])
    try await portal.value
    withExtendedLifetime(dialog) {}
  }

  @Test func `a bus that ends takes a dialog along`() async throws {
    let bus = try PrivateBus()
    let portal = await startPeer(on: bus, name: Self.chooser.service) { peer in
      let call = try peer.nextRequest(of: Self.chooser.interface)
      try peer.send(DBusMessage(replyingTo: call, [.objectPath(Self.request.path)]))
      bus.stop()
    }
    let outcomes = Outcomes()
    let dialog = FileChooser(
      FileDialogRequest(.files(several: false), title: "Open"), at: bus.address, parent: "",
      patience: 60
    ) { outcomes.all.append($0) }
    try await outcomes.wait()
    #expect(outcomes.all == [.unavailable])
    try await portal.value
    withExtendedLifetime(dialog) {}
  }

  // MARK: Any values

  @Test func `values of any types are a choice, a request, a setting, or nothing`() {
    let members = ["Activate", "Open", "ActivateAction", "Quit"]
    for seed in UInt64(0)..<20_000 {
      var random = RandomValues(seed: seed)
      let arguments = random.arguments()
      if case .chosen(let files) = FileChooser.outcome(of: arguments) {
        #expect(files.allSatisfy { $0.isFileURL }, "seed \(seed)")
      }
      let member = random.numbers.pick(members)
      if let request = ProgramRequest(member: member, arguments: arguments),
        case .open(let urls) = request.purpose
      {
        #expect(urls.allSatisfy { $0.scheme != nil }, "seed \(seed)")
      }
      var settings: [PortalSetting: DBusValue] = [:]
      for setting in PortalSetting.allCases { settings[setting] = random.value(depth: 1) }
      let appearance = Appearance(settings)
      #expect((appearance.caretBlinkInterval ?? 1) > 0, "seed \(seed)")
      #expect((appearance.caretBlinkDuration ?? 1) > 0, "seed \(seed)")
    }
  }

  /// Every value that a message may have arrives as it was sent, also one that nobody expects.
  @Test func `values of any types are read as they were written`() throws {
    for seed in UInt64(0)..<2_000 {
      var random = RandomValues(seed: seed)
      let arguments = random.arguments().compactMap(\.self)
      let message = try #require(DBusMessage("Read", of: SettingsRequests.portal, arguments))
      #expect(message.arguments.count == arguments.count, "seed \(seed)")
    }
  }
}
