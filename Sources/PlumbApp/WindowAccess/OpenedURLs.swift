public import Foundation

/// The addresses and files that a program is given to open, and the views that open them.
///
/// The addresses of its start are opened once, after the first frame, by all views that have an action for them by then.
/// Later ones are opened by the views of one window.
@MainActor package final class ReceivedURLs {
  /// The addresses and files of the start that were not opened yet.
  package private(set) var list: [URL]
  private var receivers: [URLReceiver] = []
  private var isOpening = false

  /// Finds the addresses and the names of files among arguments, which do not include the name of the program. Options
  /// and words that name nothing are left out.
  package init(arguments: [String]) {
    list = arguments.compactMap { argument in
      if argument.hasPrefix("-") { return nil }
      // One letter may be the name of a volume in a path of another system.
      if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
      return FileManager.default.fileExists(atPath: argument) ? URL(filePath: argument) : nil
    }
  }

  /// Creates the addresses and files of a request with which the program starts.
  package init(_ urls: [URL]) {
    list = urls
  }

  /// Removes the files that fulfil a condition, and returns them.
  func takeFiles(where isTaken: (URL) -> Bool) -> [URL] {
    let files = list.filter { $0.isFileURL && isTaken($0) }
    list.removeAll { files.contains($0) }
    return files
  }

  /// Opens addresses and files with the actions of the first of some windows whose views have any.
  ///
  /// - Returns: the window; `nil` if none of them has any.
  func open(_ urls: [URL], in windows: [any WindowContext]) -> (any WindowContext)? {
    for window in windows {
      let actions = receivers.filter { $0.window === window }.compactMap(\.action)
      if actions.isEmpty { continue }
      for url in urls {
        for action in actions { action(url) }
      }
      return window
    }
    return nil
  }

  fileprivate func add(_ receiver: URLReceiver) {
    receivers.append(receiver)
    guard !list.isEmpty, !isOpening else { return }
    isOpening = true
    Task { openList() }
  }

  fileprivate func remove(_ receiver: URLReceiver) { receivers.removeAll { $0 === receiver } }

  private func openList() {
    let (urls, actions) = (list, receivers.compactMap(\.action))
    list = []
    isOpening = false
    for url in urls {
      for action in actions { action(url) }
    }
  }
}

/// The action of a view for the addresses and files that the program is to open.
@MainActor private final class URLReceiver {
  var action: (@MainActor (URL) -> Void)?
  weak var window: (any WindowContext)?

  nonisolated init() {}
}

extension EnvironmentValues {
  /// The addresses and files that the program is to open; `nil` without a program around the views.
  @EnvironmentEntry package var receivedURLs: ReceivedURLs?
}

/// A view with an action for the addresses and files that the program is to open.
@usableFromInline struct OpenedURLs {
  let action: @MainActor (URL) -> Void
  @State private var receiver = URLReceiver()
  @Environment(\.receivedURLs) private var urls
  @Environment(\.windowContext) private var window
}

extension OpenedURLs: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    // Not observed: the latest action is called when an address arrives.
    receiver.action = action
    receiver.window = window
    return
      content
      .onAppear { urls?.add(receiver) }
      .onDisappear { urls?.remove(receiver) }
  }
}

extension View {
  /// Adds an action for the addresses and files that the program is given to open.
  ///
  /// On this platform these are its arguments: a desktop entry with `Exec=program %u` and
  /// `MimeType=x-scheme-handler/name;` makes the desktop start the program with an address. A program of which only one
  /// process runs receives those of later starts as well; of its windows, the first one with such an action opens
  /// them, beginning with the active one.
  @preconcurrency nonisolated public func onOpenURL(
    perform action: @escaping @MainActor (URL) -> Void
  ) -> some View {
    modifier(OpenedURLs(action: action))
  }

  /// Returns the view unchanged: addresses are opened by the windows that are open.
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { self }
}
