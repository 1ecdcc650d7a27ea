import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

/// Messages without a bus.
@Suite struct DBusMessageTests {
  private let address = SettingsRequests.portal
  private var signalAddress: DBusMessage.Address {
    DBusMessage.Address(service: nil, path: address.path, interface: address.interface)
  }

  @Test func `encode and decode values of every type`() throws {
    let values: [DBusValue] = [
      .string(""), .string("Größe 🐠"), .boolean(true), .boolean(false), .int32(.min),
      .uint32(.max), .double(-0.1), .double(.infinity), .variant(.string("a")),
      .variant(.variant(.uint32(1))), .byte(255), .array(of: "s", []),
      .array(of: "y", [.byte(0), .byte(1)]), .structure([.string("a"), .int32(1)]),
      .array(of: "{sv}", [.entry(.string("a"), .variant(.array(of: "as", [])))]),
    ]
    let message = try #require(DBusMessage("Read", of: address, values))
    #expect(message.arguments == values)
  }

  @Test func `may be empty`() throws {
    let message = try #require(DBusMessage("Read", of: address))
    #expect(message.arguments == [])
  }

  @Test func `have a type and a member`() throws {
    let call = try #require(DBusMessage("Read", of: address))
    #expect(call.isCall("Read", of: address))
    #expect(!call.isCall("ReadAll", of: address))
    #expect(!call.isSignal("Read", of: address))
    #expect(!call.isError)
    #expect(call.replySerial == 0)
    let signal = try #require(DBusMessage("SettingChanged", of: signalAddress))
    #expect(signal.isSignal("SettingChanged", of: address))
    #expect(!signal.isSignal("Changed", of: address))
    var elsewhere = address
    elsewhere.path = "/elsewhere"
    #expect(!signal.isSignal("SettingChanged", of: elsewhere))
  }

  @Test func `values are unwrapped from variants`() {
    #expect(DBusValue.variant(.variant(.uint32(1))).unwrapped == .uint32(1))
    #expect(DBusValue.boolean(true).unwrapped == .boolean(true))
  }
}
