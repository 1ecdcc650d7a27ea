internal import Dispatch
internal import Foundation

/// A connection to a bus whose messages are handled on the main actor when they arrive.
///
/// It takes no time while no message arrives. Nothing waits for the bus: a message that cannot be sent at
/// once is sent later.
@MainActor package final class DBusChannel {
  private var bus: DBusConnection?
  private let received: (DBusMessage) -> Void
  private let ended: () -> Void
  private var reading: (any DispatchSourceRead)?
  /// Exists while messages wait to be sent.
  private var writing: (any DispatchSourceWrite)?

  /// Opens a connection.
  ///
  /// - Parameters:
  ///   - address: the address of a bus on this machine.
  ///   - received: called with each message.
  ///   - ended: called once when the bus closes the connection.
  /// - Returns: `nil` if no bus listens at the address.
  package convenience init?(
    address: String, received: @escaping (DBusMessage) -> Void, ended: @escaping () -> Void
  ) {
    guard let bus = DBusConnection(address: address) else { return nil }
    self.init(bus, received: received, ended: ended)
  }

  /// Handles the messages of a connection that is open, also those that it has read before.
  ///
  /// - Returns: `nil` if it was closed meanwhile.
  init?(
    _ bus: DBusConnection, received: @escaping (DBusMessage) -> Void, ended: @escaping () -> Void
  ) {
    guard let descriptor = bus.descriptor else { return nil }
    self.bus = bus
    self.received = received
    self.ended = ended
    // A copy, which stays open until the source has been cancelled.
    let copy = dup(descriptor)
    guard copy >= 0 else { return nil }
    let reading = DispatchSource.makeReadSource(fileDescriptor: copy, queue: .main)
    reading.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.handle() } }
    reading.setCancelHandler { close(copy) }
    reading.resume()
    self.reading = reading
    // Messages that were read already do not make the file descriptor readable.
    if bus.hasMessages {
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.handle() } }
    }
    updateWriting()
  }

  isolated deinit {
    stop()
  }

  /// Closes the connection.
  package func stop() {
    reading?.cancel()
    writing?.cancel()
    (reading, writing, bus) = (nil, nil, nil)
  }

  /// Sends a message.
  ///
  /// - Returns: the serial number that the reply refers to; `nil` if the connection is closed or memory
  ///   is exhausted.
  @discardableResult package func send(_ message: DBusMessage?) -> UInt32? {
    guard let message, let serial = bus?.send(message) else { return nil }
    updateWriting()
    return serial
  }

  /// Calls a method of the bus itself; returns the same as `send`.
  @discardableResult package func call(
    _ member: String, _ arguments: [DBusValue]
  ) -> UInt32? {
    defer { updateWriting() }
    return bus?.call(member, arguments)
  }

  private func handle() {
    guard let bus else { return }
    for message in bus.arrivedMessages() { received(message) }
    // A message may have been the reason to close the connection. The end of the bus is known now: a source
    // does not report a closed file descriptor a second time.
    if !bus.isOpen, self.bus != nil {
      stop()
      ended()
    }
    updateWriting()
  }

  /// Waits for the file descriptor to be writable as long as messages wait to be sent.
  private func updateWriting() {
    guard let bus, bus.awaitsWriting else {
      writing?.cancel()
      writing = nil
      return
    }
    guard writing == nil, let descriptor = bus.descriptor else { return }
    let copy = dup(descriptor)
    guard copy >= 0 else { return }
    let writing = DispatchSource.makeWriteSource(fileDescriptor: copy, queue: .main)
    writing.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.handle() } }
    writing.setCancelHandler { close(copy) }
    writing.resume()
    self.writing = writing
  }
}
