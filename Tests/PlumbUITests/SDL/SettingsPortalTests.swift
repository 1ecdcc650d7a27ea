import Dispatch
import Foundation
import Testing

@testable import PlumbUI

/// The settings portal, played by the test on a bus of its own.
@Suite(.serialized) struct SettingsPortalTests {
  /// What the settings are known to be after each change, taken one by one.
  private final class Follower {
    private let change = DispatchSemaphore(value: 0)
    private var portal: SettingsPortal?

    init(at address: String) throws {
      portal = SettingsPortal.follow(at: address) { [change] in change.signal() }
      try #require(portal != nil)
    }

    deinit { portal?.stop() }

    var known: Appearance { portal?.appearance ?? Appearance() }

    /// The settings after the next change.
    func next() throws -> Appearance {
      // Far more than a loaded machine needs; without an end a failure would hang.
      try #require(change.wait(timeout: .now() + 60) == .success)
      return known
    }

    /// Whether a change was told and not taken.
    var hasMore: Bool { change.wait(timeout: .now()) == .success }
  }

  @Test func `all settings are asked for once, in one go`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus)
    let follower = try Follower(at: bus.address)
    let questions = try portal.questions()
    #expect(questions.compactMap(portal.setting) == PortalSetting.allCases)
    #expect(follower.known == Appearance())
  }

  @Test func `the last answer makes the settings known`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(
      on: bus,
      [
        .colorScheme: .uint32(1), .contrast: .uint32(1), .animations: .boolean(false),
        .textScale: .double(1.25),
      ])
    let follower = try Follower(at: bus.address)
    try portal.answer(portal.questions())
    var known = try follower.next()
    // On a machine so slow that answers come late they are told one by one.
    while known.typeSize == nil { known = try follower.next() }
    #expect(
      known
        == Appearance(
          colorScheme: .dark, contrast: .increased, reducesMotion: true, typeSize: .xxLarge))
    #expect(!follower.hasMore)
  }

  @Test func `changes are followed, and those of other settings are not`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus, [.colorScheme: .uint32(1)])
    let follower = try Follower(at: bus.address)
    try portal.answer(portal.questions())
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

  @Test func `changes are followed though no question is ever answered`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus)
    let follower = try Follower(at: bus.address)
    let questions = try portal.questions()
    try portal.change(.colorScheme, to: .uint32(1))
    #expect(try follower.next() == Appearance(colorScheme: .dark))
    // Nor is an answer refused because it is late.
    let late = try #require(questions.first { portal.setting(of: $0) == .reducedMotion })
    try portal.answer(late, with: .uint32(1))
    #expect(try follower.next() == Appearance(colorScheme: .dark, reducesMotion: true))
  }

  @Test func `changes are followed though no portal was there at first`() throws {
    let bus = try PrivateBus()
    let connection = try #require(DBusConnection(address: bus.address))
    var conversation = SettingsConversation(on: connection)
    func takeNext() throws {
      let outcome = connection.nextMessage(before: .now + .seconds(60), stop: -1)
      guard case .message(let message) = outcome else { throw MockPortal.Silence() }
      conversation.take(message)
    }
    while !conversation.isAnswered { try takeNext() }
    #expect(conversation.appearance == Appearance())
    let portal = try MockPortal(on: bus)
    try portal.change(.contrast, to: .uint32(1))
    while conversation.appearance == Appearance() { try takeNext() }
    #expect(conversation.appearance == Appearance(contrast: .increased))
  }

  @Test func `nonsense for an answer counts as none`() throws {
    let bus = try PrivateBus()
    let portal = try MockPortal(on: bus)
    let follower = try Follower(at: bus.address)
    for question in try portal.questions() { try portal.answer(question, with: .string("?")) }
    try portal.change(.colorScheme, to: .uint32(2))
    #expect(try follower.next() == Appearance(colorScheme: .light))
  }

  @Test func `nobody may be at the address, and it may be none`() throws {
    for address in ["unix:path=/nowhere/bus", "disabled:", "", "unix:", "=;,%zz"] {
      #expect(DBusConnection(address: address) == nil)
      #expect(try Follower(at: address).known == Appearance())
    }
    #expect(SettingsPortal.follow(at: nil) {} == nil)
  }

  @Test func `the bus may end, and what was known stays`() async {
    await #expect(processExitsWith: .success) {
      let bus = try PrivateBus()
      let portal = try MockPortal(on: bus, [.colorScheme: .uint32(1)])
      let follower = try Follower(at: bus.address)
      try portal.answer(portal.questions())
      #expect(try follower.next() == Appearance(colorScheme: .dark))
      bus.stop()
      #expect(throws: MockPortal.Silence.self) { _ = try portal.questions() }
      #expect(follower.known == Appearance(colorScheme: .dark))
    }
  }

  @Test func `a wait for messages ends with what it waits on besides`() throws {
    let bus = try PrivateBus()
    let connection = try #require(DBusConnection(address: bus.address))
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    close(ends[1])
    var messages = 0
    while case .message = connection.nextMessage(before: nil, stop: ends[0]) { messages += 1 }
    // At most what the bus says to a hello: the answer, and the name it gave.
    #expect(messages <= 2)
    bus.stop()
  }

  @Test func `a thread is told to stop`() throws {
    let thread = try #require(WatchThread())
    let isStopped = DispatchSemaphore(value: 0)
    thread.start { stop in
      var handle = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      if poll(&handle, 1, 60_000) == 1 { isStopped.signal() }
    }
    thread.stop()
    #expect(isStopped.wait(timeout: .now() + 60) == .success)
  }
}
