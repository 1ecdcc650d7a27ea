internal import Foundation

/// The process of a program that has the program's name on the bus, and receives the requests to the program.
@MainActor package final class PrimaryInstance {
  private let name: ApplicationName
  /// The connection until the first request after the start may arrive.
  private var bus: DBusConnection?
  private var channel: DBusChannel?
  private var received: (@MainActor (ProgramRequest) -> Void)?

  init(_ name: ApplicationName, on bus: DBusConnection) {
    self.name = name
    self.bus = bus
  }

  /// Waits for a request: for the one for which the bus has started the program.
  ///
  /// Called before `receive`.
  ///
  /// - Parameter patience: the longest time to wait.
  /// - Returns: `nil` if none has arrived.
  package func firstRequest(within patience: Duration = .seconds(10)) -> ProgramRequest? {
    guard let bus else { return nil }
    let deadline = ContinuousClock.now + patience
    while case .message(let message) = bus.nextMessage(before: deadline, stop: -1) {
      let (request, reply) = answer(to: message)
      if let reply { bus.send(reply) }
      if let request { return request }
      // Other messages may never stop to arrive.
      if ContinuousClock.now > deadline { break }
    }
    return nil
  }

  /// Has a function called with each request, on the main actor; also with those that have arrived before.
  ///
  /// Called once.
  package func receive(_ action: @escaping @MainActor (ProgramRequest) -> Void) {
    guard let bus else { return }
    self.bus = nil
    received = action
    channel = DBusChannel(
      bus, received: { [weak self] in self?.handle($0) }, ended: { [weak self] in self?.stop() })
  }

  /// Gives the name back: the next process with it receives the requests.
  package func stop() {
    channel?.stop()
    (channel, bus, received) = (nil, nil, nil)
  }

  private func handle(_ message: DBusMessage) {
    let (request, reply) = answer(to: message)
    channel?.send(reply)
    if let request { received?(request) }
  }

  /// Returns the request in a message, and the reply to it; `nil` for messages that are no calls.
  private func answer(to message: DBusMessage) -> (ProgramRequest?, DBusMessage?) {
    guard message.isCall else { return (nil, nil) }
    var request: ProgramRequest?
    if let target = message.target, target.path == name.path,
      target.interface == ProgramRequest.interface
    {
      request = ProgramRequest(member: target.member, arguments: message.arguments)
    }
    guard message.expectsReply else { return (request, nil) }
    let unknown = "org.freedesktop.DBus.Error.UnknownMethod"
    return (
      request,
      request == nil
        ? DBusMessage(replyingTo: message, error: unknown) : DBusMessage(replyingTo: message, [])
    )
  }
}
