internal import Foundation

/// A dialog for files of the desktop's portal.
@MainActor final class FileChooser: FileDialogSession {
  private let request: PortalRequest

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
    let call = FileChooserCall(request, parent: parent)
    let shown = PortalRequest(
      call.member, of: "FileChooser", call.arguments, at: address, patience: patience
    ) { outcome in
      switch outcome {
      case .response(let arguments): completion(Self.outcome(of: arguments))
      case .unavailable: completion(.unavailable)
      }
    }
    guard let shown else { return nil }
    self.request = shown
  }

  func close() { request.close() }

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
