internal import Dispatch
internal import Foundation

/// A dialog for files of the desktop's portal.
///
/// The portal answers a call with the path of a request, on which it sends the choice of the person as a signal.
/// A portal that does not answer within some seconds counts as none.
@MainActor final class FileChooser: FileDialogSession {
  private static let portal = DBusMessage.Address(
    service: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
    interface: "org.freedesktop.portal.FileChooser")
  private static let requests = "org.freedesktop.portal.Request"
  private static let bus = DBusMessage.Address(
    service: nil, path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus")

  private var channel: DBusChannel?
  private var completion: ((FileDialogOutcome) -> Void)?
  private var callSerial: UInt32?
  /// The path of the request while the dialog is shown.
  private var path: String?

  /// Asks for a dialog; `nil` if there is no bus.
  ///
  /// - Parameters:
  ///   - address: the address of the bus in the syntax of libdbus.
  ///   - parent: the window behind the dialog, in the notation of portals; empty for none.
  ///   - patience: the longest time to wait for the portal, in seconds.
  ///   - completion: called once, unless the dialog is closed by the program.
  init?(
    _ request: FileDialogRequest, at address: String? = SettingsPortal.sessionBus,
    parent: String, patience: Double = 3,
    completion: @escaping (FileDialogOutcome) -> Void
  ) {
    guard let address else { return nil }
    self.completion = completion
    channel = DBusChannel(
      address: address, received: { [weak self] in self?.receive($0) },
      ended: { [weak self] in self?.finish(.unavailable) })
    guard channel != nil else { return nil }
    // The subscription comes first: otherwise a quick choice would be missed.
    for rule in Self.matches { channel?.call("AddMatch", [.string(rule)]) }
    let call = FileChooserCall(request, parent: parent)
    callSerial = channel?.send(DBusMessage(call.member, of: Self.portal, call.arguments))
    guard callSerial != nil else { return nil }
    DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self] in
      MainActor.assumeIsolated { if self?.path == nil { self?.finish(.unavailable) } }
    }
  }

  /// The signals to be received: the choice, and that the portal has ended, with its dialogs.
  private static var matches: [String] {
    let portal = "org.freedesktop.portal.Desktop"
    return [
      "type='signal',sender='\(portal)',interface='\(requests)',member='Response'",
      "type='signal',sender='\(bus.interface)',interface='\(bus.interface)',"
        + "member='NameOwnerChanged',arg0='\(portal)'",
    ]
  }

  func close() {
    completion = nil
    if let path {
      let request = DBusMessage.Address(
        service: Self.portal.service, path: path, interface: Self.requests)
      channel?.send(DBusMessage("Close", of: request))
    }
    stop()
  }

  private func receive(_ message: DBusMessage) {
    if let callSerial, message.replySerial == callSerial {
      guard !message.isError, case .objectPath(let path)?? = message.arguments.first else {
        return finish(.unavailable)
      }
      self.path = path
    } else if let path, let target = message.target,
      target == (path, Self.requests, "Response")
    {
      finish(Self.outcome(of: message.arguments))
    } else if path != nil, message.isSignal("NameOwnerChanged", of: Self.bus),
      Self.portalHasEnded(message.arguments)
    {
      finish(.unavailable)
    }
  }

  /// Returns whether the arguments of a change of a name's owner, which are the name, the old owner and the new one,
  /// mean that the portal has ended.
  private static func portalHasEnded(_ arguments: [DBusValue?]) -> Bool {
    guard arguments.count == 3, arguments[0] == .string(portal.service ?? "") else { return false }
    // There is no old owner when the portal starts.
    return arguments[1] != .string("")
  }

  /// Returns the choice that the arguments of a response mean: a code, of which 0 is success and 1 the person's
  /// refusal, and a dictionary.
  static func outcome(of arguments: [DBusValue?]) -> FileDialogOutcome {
    guard case .uint32(0)?? = arguments.first, arguments.count > 1,
      case .array(_, let results)? = arguments[1]
    else { return .cancelled }
    for case .entry(.string("uris"), let value) in results {
      guard case .array(_, let items) = value.unwrapped else { continue }
      let files = items.compactMap { item -> URL? in
        guard case .string(let text) = item, let url = URL(string: text), url.isFileURL else {
          return nil
        }
        return url
      }
      if !files.isEmpty { return .chosen(files) }
    }
    return .cancelled
  }

  private func finish(_ outcome: FileDialogOutcome) {
    stop()
    let completion = completion
    self.completion = nil
    completion?(outcome)
  }

  private func stop() {
    channel?.stop()
    (channel, path, callSerial) = (nil, nil, nil)
  }
}

/// The call of the portal for a request.
struct FileChooserCall {
  let member: String
  let arguments: [DBusValue]

  init(_ request: FileDialogRequest, parent: String) {
    var options: [DBusValue] = []
    func set(_ name: String, _ value: DBusValue) {
      options.append(.entry(.string(name), .variant(value)))
    }
    set("modal", .boolean(true))
    if let label = request.confirmationLabel { set("accept_label", .string(label)) }
    if let folder = request.folder {
      // A name of the file system: bytes with a zero at the end.
      let bytes = Array(folder.path.utf8) + [0]
      set("current_folder", .array(of: "y", bytes.map { .byte($0) }))
    }
    switch request.purpose {
    case .files(let several):
      member = "OpenFile"
      set("multiple", .boolean(several))
    case .folders(let several):
      member = "OpenFile"
      set("multiple", .boolean(several))
      set("directory", .boolean(true))
    case .newFile(let name):
      member = "SaveFile"
      set("current_name", .string(name))
    }
    if !request.filters.isEmpty {
      set("filters", .array(of: "(sa(us))", request.filters.map(Self.value)))
    }
    arguments = [.string(parent), .string(request.title), .array(of: "{sv}", options)]
  }

  /// Returns a filter as the portal reads it: its name, and patterns that match upper and lower case.
  private static func value(of filter: FileDialogRequest.Filter) -> DBusValue {
    let patterns = filter.extensions.map { name in
      "*."
        + name.map { letter in
          let (lower, upper) = (letter.lowercased(), letter.uppercased())
          return lower == upper || lower.count != 1 ? String(letter) : "[\(lower)\(upper)]"
        }.joined()
    }
    return .structure([
      .string(filter.name),
      .array(of: "(us)", patterns.map { .structure([.uint32(0), .string($0)]) }),
    ])
  }
}
