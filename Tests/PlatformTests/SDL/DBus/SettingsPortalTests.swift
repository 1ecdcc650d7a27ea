import Dispatch
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The settings portal, simulated by the test on a private bus.
@Suite(.serialized) struct SettingsPortalTests {
  /// The known settings after each change, received one by one.
  private final class ChangeReceiver {
    private let change = DispatchSemaphore(value: 0)
    private var portal: SettingsPortal?

    init(at address: String) throws {
      portal = SettingsPortal.follow(at: address) { [change] in change.signal() }
      try #require(portal != nil)
    }

    deinit { portal?.stop() }

    var known: Appearance { portal?.appearance ?? Appearance() }

    /// Returns the settings after the next change.
    func next() throws -> Appearance {
      // Far more than a busy machine needs; without a timeout a failure would hang.
      try #require(change.wait(timeout: .now() + 60) == .success)
      return known
    }

    /// Whether a change was reported and not yet received.
    var hasMore: Bool { change.wait(timeout: .now()) == .success }
  }

  @Test func `all settings are requested once, together`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus)
    let follower = try ChangeReceiver(at: bus.address)
    let requests = try portal.requests()
    #expect(requests.compactMap(portal.setting) == PortalSetting.allCases)
    #expect(follower.known == Appearance())
  }

  @Test func `the settings are known after the last reply`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(
      on: bus,
      [
        .colorScheme: .uint32(1), .contrast: .uint32(1), .animations: .boolean(false),
        .textScale: .double(1.25),
      ])
    let follower = try ChangeReceiver(at: bus.address)
    try portal.reply(portal.requests())
    var known = try follower.next()
    // On a machine so slow that replies are late they are reported one by one.
    while known.typeSize == nil { known = try follower.next() }
    #expect(
      known
        == Appearance(
          colorScheme: .dark, contrast: .increased, reducesMotion: true, typeSize: .xxLarge))
    #expect(!follower.hasMore)
  }

  @Test func `changes are received, and those of other settings ignored`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus, [.colorScheme: .uint32(1)])
    let follower = try ChangeReceiver(at: bus.address)
    try portal.reply(portal.requests())
    #expect(try follower.next() == Appearance(colorScheme: .dark))
    try portal.signal([.string("org.example"), .string("color-scheme"), .variant(.uint32(2))])
    try portal.signal([.string("org.freedesktop.appearance")])
    try portal.signal([])
    try portal.change(.colorScheme, to: .uint32(1))
    try portal.change(.reducedMotion, to: .uint32(1))
    #expect(try follower.next() == Appearance(colorScheme: .dark, reducesMotion: true))
    try portal.change(.colorScheme, to: .uint32(2))
    #expect(try follower.next() == Appearance(colorScheme: .light, reducesMotion: true))
    try portal.change(.reducedMotion, to: .string("one"))
    #expect(try follower.next() == Appearance(colorScheme: .light))
    #expect(!follower.hasMore)
  }

  @Test func `changes are received without any reply`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus)
    let follower = try ChangeReceiver(at: bus.address)
    let requests = try portal.requests()
    try portal.change(.colorScheme, to: .uint32(1))
    #expect(try follower.next() == Appearance(colorScheme: .dark))
    // Late replies are accepted, too.
    let late = try #require(requests.first { portal.setting(of: $0) == .reducedMotion })
    try portal.reply(late, with: .uint32(1))
    #expect(try follower.next() == Appearance(colorScheme: .dark, reducesMotion: true))
  }

  @Test func `changes are received if the portal starts later`() throws {
    let bus = try PrivateBus()
    let connection = try #require(DBusConnection(address: bus.address))
    var conversation = SettingsRequests(on: connection)
    func takeNext() throws {
      let outcome = connection.nextMessage(before: .now + .seconds(60), stop: -1)
      guard case .message(let message) = outcome else { throw MockPortal.NoMessage() }
      conversation.receive(message)
    }
    while !conversation.isComplete { try takeNext() }
    #expect(conversation.appearance == Appearance())
    let portal = try MockPortal(on: bus)
    try portal.change(.contrast, to: .uint32(1))
    while conversation.appearance == Appearance() { try takeNext() }
    #expect(conversation.appearance == Appearance(contrast: .increased))
  }

  @Test func `an invalid reply is ignored`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus)
    let follower = try ChangeReceiver(at: bus.address)
    for request in try portal.requests() { try portal.reply(request, with: .string("?")) }
    try portal.change(.colorScheme, to: .uint32(2))
    #expect(try follower.next() == Appearance(colorScheme: .light))
  }

  @Test func `a missing bus or an empty address is tolerated`() throws {
    for address in ["unix:path=/nowhere/bus", "disabled:", "", "unix:", "=;,%zz"] {
      #expect(DBusConnection(address: address) == nil)
      #expect(try ChangeReceiver(at: address).known == Appearance())
    }
    #expect(SettingsPortal.follow(at: nil) {} == nil)
  }

  @Test func `known settings are kept when the bus ends`() async {
    await #expect(processExitsWith: .success) {
      let bus = try PrivateBus()
      let portal = try MockPortal(on: bus, [.colorScheme: .uint32(1)])
      let follower = try ChangeReceiver(at: bus.address)
      try portal.reply(portal.requests())
      #expect(try follower.next() == Appearance(colorScheme: .dark))
      bus.stop()
      #expect(throws: MockPortal.NoMessage.self) { _ = try portal.requests() }
      #expect(follower.known == Appearance(colorScheme: .dark))
    }
  }

  @Test func `a wait for messages ends with its stop descriptor`() throws {
    let bus = try PrivateBus()
    let connection = try #require(DBusConnection(address: bus.address))
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    close(ends[1])
    var messages = 0
    while case .message = connection.nextMessage(before: nil, stop: ends[0]) { messages += 1 }
    // At most the bus's messages after a hello: the reply, and the assigned name.
    #expect(messages <= 2)
    bus.stop()
  }

  @Test func `a thread can be stopped`() throws {
    let thread = try #require(WatchThread())
    let isStopped = DispatchSemaphore(value: 0)
    let isStarted = thread.start { stop in
      var handle = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      if poll(&handle, 1, 60_000) == 1 { isStopped.signal() }
    }
    try #require(isStarted)
    thread.stop()
    #expect(isStopped.wait(timeout: .now() + 60) == .success)
  }
}
