internal import Foundation

/// The window of an app.
@MainActor package struct AppWindow<Program: App> {
  private let app: Program
  package let configuration: WindowConfiguration

  /// Creates the window of an app.
  ///
  /// - Throws: `NoWindowError` if the body of the app contains no window.
  package init(of app: Program) throws(NoWindowError) {
    self.app = app
    guard let configuration = _SceneList(app.body).windows.first else {
      throw NoWindowError(app: "\(Program.self)")
    }
    self.configuration = configuration
  }

  /// Saves the values stored by the app; called when its window has closed.
  package func finish() {
    StoredValues.standard.save()
    UnsavedDefaults.shared.save()
  }

  /// The content of the window; its root owns the state of the app.
  package var root: some View {
    StyleBody(style: app) { app in Self.contents(of: _SceneList(app.body).windows.first) }
  }

  @ViewBuilder private static func contents(of configuration: WindowConfiguration?) -> some View {
    configuration?.content() ?? AnyView(EmptyView())
    CommandShortcuts(commands: configuration?.commands ?? [])
  }
}

/// An error thrown if the body of an app contains no window.
package struct NoWindowError: Error, CustomStringConvertible {
  package let app: String

  package var description: String {
    "\(app) has no window to open; put a WindowGroup into its body."
  }
}
