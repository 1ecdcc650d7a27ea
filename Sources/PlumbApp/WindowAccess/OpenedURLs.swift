public import Foundation

/// The addresses and files that a program is given as arguments when it starts.
///
/// They are opened once, after the first frame, by all views that have an action for them by then.
@MainActor package final class LaunchURLs {
  private var urls: [URL]
  /// The addresses and files that were not opened yet.
  package var list: [URL] { urls }
  private var actions: [@MainActor (URL) -> Void] = []

  /// Finds the addresses and the names of files among arguments, which do not include the name of the program. Options
  /// and words that name nothing are left out.
  package init(arguments: [String]) {
    urls = arguments.compactMap { argument in
      if argument.hasPrefix("-") { return nil }
      // One letter may be the name of a volume in a path of another system.
      if let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 { return url }
      return FileManager.default.fileExists(atPath: argument) ? URL(filePath: argument) : nil
    }
  }

  /// Removes the files that fulfil a condition, and returns them.
  func takeFiles(where isTaken: (URL) -> Bool) -> [URL] {
    let files = urls.filter { $0.isFileURL && isTaken($0) }
    urls.removeAll { files.contains($0) }
    return files
  }

  fileprivate func add(_ action: @escaping @MainActor (URL) -> Void) {
    guard !urls.isEmpty else { return }
    actions.append(action)
    if actions.count == 1 { Task { open() } }
  }

  private func open() {
    for url in urls {
      for action in actions { action(url) }
    }
    urls = []
    actions = []
  }
}

extension EnvironmentValues {
  /// The addresses and files that the program is to open; `nil` without a program around the views.
  @EnvironmentEntry package var launchURLs: LaunchURLs?
}

/// A view with an action for the addresses and files that the program is to open.
@usableFromInline struct OpenedURLs {
  let action: @MainActor (URL) -> Void
  @Environment(\.launchURLs) private var urls
}

extension OpenedURLs: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.onAppear { urls?.add(action) }
  }
}

extension View {
  /// Adds an action for the addresses and files that the program is given to open.
  ///
  /// On this platform these are its arguments: a desktop entry with `Exec=program %u` and
  /// `MimeType=x-scheme-handler/name;` makes the desktop start the program with an address. A program that is already
  /// running receives no others.
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
