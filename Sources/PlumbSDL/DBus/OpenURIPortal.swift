internal import Foundation

/// The desktop's portal that opens addresses and files with other programs.
@MainActor enum OpenURIPortal {
  /// The requests that have no response yet, by the numbers of their calls.
  private static var requests: [Int: PortalRequest] = [:]
  private static var callCount = 0

  /// Opens an address or a file.
  ///
  /// - Parameters:
  ///   - parent: the window in front of which a person is asked, in the notation of portals; empty for none.
  ///   - address: the address of the bus in the syntax of libdbus.
  ///   - completion: called once, with whether it was opened; with `nil` if there is no portal.
  static func request(
    _ url: URL, parent: String, at address: String? = SettingsPortal.sessionBus,
    completion: @escaping @MainActor (Bool?) -> Void
  ) {
    callCount += 1
    let number = callCount
    // A file is passed open, as the other program may not see its path.
    let file = url.isFileURL ? unsafe open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1
    defer { if file >= 0 { close(file) } }
    if url.isFileURL, file < 0 { return completion(false) }
    let subject = url.isFileURL ? DBusValue.fileDescriptor(file) : .string(url.absoluteString)
    requests[number] = PortalRequest(
      member(for: url), of: "OpenURI", [.string(parent), subject, .array(of: "{sv}", [])],
      at: address
    ) { outcome in
      requests[number] = nil
      switch outcome {
      case .response(let arguments): completion(arguments.first == .uint32(0))
      case .unavailable: completion(nil)
      }
    }
    if requests[number] == nil { completion(nil) }
  }

  /// Returns the call that opens an address, a file, or a folder in a file manager.
  private static func member(for url: URL) -> String {
    if !url.isFileURL { return "OpenURI" }
    let isFolder = try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory
    return isFolder == true ? "OpenDirectory" : "OpenFile"
  }
}
