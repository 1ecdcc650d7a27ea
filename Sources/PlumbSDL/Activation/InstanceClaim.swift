/// The outcome of a process' attempt to become the one that receives the requests to its program.
package enum InstanceClaim {
  /// The process has the program's name.
  case granted(PrimaryInstance)
  /// Another process has the name, and has taken the request over.
  case handedOver
  /// Another process has the name and does not answer; the request reaches it when it does.
  case unanswered
  /// There is no bus, or what has the name is no such program: the process is on its own.
  case unavailable
}

extension PrimaryInstance {
  /// Claims the name of a program, and hands a request over to the process that has it.
  ///
  /// Unlike other uses of the bus, this waits: nothing may be shown before the answer is known. The bus answers within
  /// a millisecond; the other process when it comes to rest.
  ///
  /// - Parameters:
  ///   - request: the request for the process that has the name.
  ///   - address: the address of the bus; `nil` if there is none.
  ///   - busPatience: the longest time to wait for the bus.
  ///   - patience: the longest time to wait for the other process.
  package static func claim(
    _ name: ApplicationName, handingOver request: ProgramRequest,
    at address: String? = SettingsPortal.sessionBus, busPatience: Duration = .seconds(1),
    patience: Duration = .seconds(10)
  ) -> InstanceClaim {
    guard let address, let bus = DBusConnection(address: address) else { return .unavailable }
    // A process that is about to end may have the name the first time, and have left before it answers.
    for _ in 0..<3 {
      let serial = bus.call("RequestName", [.string(name.service), .uint32(doNotQueue)])
      switch bus.reply(to: serial, within: busPatience)?.arguments.first {
      case .uint32(primaryOwner)??: return .granted(PrimaryInstance(name, on: bus))
      case .uint32(exists)??: break
      default: return .unavailable
      }
      let address = DBusMessage.Address(
        service: name.service, path: name.path, interface: ProgramRequest.interface)
      let call = DBusMessage(request.call.member, of: address, request.call.arguments)
      call?.setStartsNoProgram()
      guard let reply = bus.reply(to: call.flatMap(bus.send), within: patience) else {
        return bus.isOpen ? .unanswered : .unavailable
      }
      if !reply.isError { return .handedOver }
    }
    return .unavailable
  }

  // The numbers of the D-Bus specification.
  /// The flag of a request for a name to be refused instead of waiting until the name is free.
  private static let doNotQueue: UInt32 = 4
  private static let primaryOwner: UInt32 = 1
  private static let exists: UInt32 = 3
}

extension DBusConnection {
  /// Waits for the reply to a call, and drops all other messages meanwhile.
  ///
  /// - Parameter serial: the serial number of the call; `nil` if it was not sent.
  /// - Returns: `nil` if there is none in time.
  fileprivate func reply(to serial: UInt32?, within patience: Duration) -> DBusMessage? {
    guard let serial else { return nil }
    let deadline = ContinuousClock.now + patience
    while case .message(let message) = nextMessage(before: deadline, stop: -1) {
      if message.replySerial == serial { return message }
      // Others may never stop to arrive.
      if ContinuousClock.now > deadline { break }
    }
    return nil
  }
}
