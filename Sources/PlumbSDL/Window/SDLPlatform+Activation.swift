internal import Foundation

extension SDLPlatform {
  /// Removes and returns the token of the desktop's last request.
  func takeActivationToken() -> String? {
    defer { activationToken = nil }
    return activationToken
  }

  /// Has SDL show the first window with a token, which it reads from the environment on Wayland.
  ///
  /// Called before the platform is created, when no other thread reads the environment.
  nonisolated package static func prepareActivation(with token: String) {
    unsafe setenv("XDG_ACTIVATION_TOKEN", token, 1)
  }

  /// Has the desktop's portal open an address or a file.
  ///
  /// - Parameter completion: called once, with whether it was opened; with `nil` if there is no portal.
  package func openThroughPortal(
    _ url: URL, completion: @escaping @MainActor (_ isOpened: Bool?) -> Void
  ) {
    let parent = windows.first(where: \.hasKeyboardFocus)?.portalName ?? ""
    OpenURIPortal.request(url, parent: parent, completion: completion)
  }
}
