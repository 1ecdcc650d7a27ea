internal import Foundation

/// The window of an app.
@MainActor struct AppWindow<Program: App> {
  private let app: Program
  private let configuration: WindowConfiguration

  /// - Throws: a sentence where the app has no window to open.
  init(of app: Program) throws(NoWindowError) {
    self.app = app
    guard let configuration = _SceneList(app.body).windows.first else {
      throw NoWindowError(app: "\(Program.self)")
    }
    self.configuration = configuration
  }

  /// Shows the window until it closes.
  func run() throws {
    let name = ProcessInfo.processInfo.processName
    let host = try SDLWindowHost(
      title: configuration.title ?? name, applicationID: name,
      size: configuration.size ?? Self.usualSize,
      position: configuration.position, fontFolder: try FontFolder().find(),
      ownFonts: FontFolder().own)
    try FrameLoop(root: root, host: host, environment: Self.environment).run()
    // What was stored a moment ago is not lost with the window.
    StoredValues.standard.save()
  }

  /// The contents of the window; the app's own state belongs to their root.
  var root: some View {
    StyleBody(style: app) { app in Self.contents(of: _SceneList(app.body).windows.first) }
  }

  @ViewBuilder private static func contents(of configuration: WindowConfiguration?) -> some View {
    configuration?.content() ?? AnyView(EmptyView())
    CommandShortcuts(commands: configuration?.commands ?? [])
  }

  /// What views find besides the desktop's settings: the translations among the assets, and the
  /// direction of the person's language if they are translated into it.
  private static var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.translations = AssetFolders.translations
    environment.readsAsTranslated()
    return environment
  }

  private static var usualSize: CGSize { CGSize(width: 900, height: 600) }
}

/// An app whose body opens nothing.
struct NoWindowError: Error, CustomStringConvertible {
  let app: String

  var description: String {
    "\(app) has no window to open; put a WindowGroup into its body."
  }
}
