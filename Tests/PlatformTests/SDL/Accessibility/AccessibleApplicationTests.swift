import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

/// The connection of a program to the bus of assistive technologies, which the test simulates.
@MainActor @Suite(.serialized) struct AccessibleApplicationTests {
  /// The service that knows whether assistive technologies are in use, on a bus that is theirs as well.
  @MainActor private final class Service {
    private let bus: PrivateBus
    private var channel: DBusChannel?

    init(on bus: PrivateBus, isInUse: Bool) throws {
      self.bus = bus
      channel = DBusChannel(
        address: bus.address,
        received: { [weak self] message in
          guard message.isCall, let member = message.target?.member else { return }
          let value: DBusValue =
            member == "GetAddress" ? .string(bus.address) : .variant(.boolean(isInUse))
          self?.channel?.send(DBusMessage(replyingTo: message, [value]))
        }, ended: {})
      try #require(channel != nil)
      channel?.call("RequestName", [.string("org.a11y.Bus"), .uint32(0)])
    }
  }

  @Test(.timeLimit(.minutes(1)))
  func `a frame follows when the program has come to the bus, and when it has left it`()
    async throws
  {
    let bus = try PrivateBus()
    let service = try Service(on: bus, isInUse: true)
    let (wakes, wake) = AsyncStream.makeStream(of: Void.self)
    let application = AccessibleApplication(at: bus.address) { wake.yield() }
    var frames = wakes.makeAsyncIterator()
    #expect(!application.isActive)
    application.start()
    await frames.next()
    #expect(application.isActive)
    bus.stop()
    await frames.next()
    #expect(!application.isActive)
    withExtendedLifetime(service) {}
  }
}
