internal import Foundation

/// The window of an app.
@MainActor struct AppWindow<Program: App> {
  private let app: Program
  private let plan: WindowPlan

  /// - Throws: a sentence where the app has no window to open.
  init(of app: Program) throws(NoWindow) {
    self.app = app
    guard let plan = _SceneList(app.body).windows.first else {
      throw NoWindow(app: "\(Program.self)")
    }
    self.plan = plan
  }

  /// Shows the window until it closes.
  func run() throws {
    let name = ProcessInfo.processInfo.processName
    let host = try SDLWindowHost(
      title: plan.title ?? name, applicationID: name, size: plan.size ?? Self.usualSize,
      position: plan.position, fontFolder: try FontFolder().find(), ownFonts: FontFolder().own)
    try FrameLoop(root: root, host: host, environment: Self.environment).run()
    // What was stored a moment ago is not lost with the window.
    StoredValues.standard.save()
  }

  /// The contents of the window; the app's own state belongs to their root.
  var root: some View {
    StyleBody(style: app) { app in Self.contents(of: _SceneList(app.body).windows.first) }
  }

  @ViewBuilder private static func contents(of plan: WindowPlan?) -> some View {
    plan?.content() ?? AnyView(EmptyView())
    CommandShortcuts(commands: plan?.commands ?? [])
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
struct NoWindow: Error, CustomStringConvertible {
  let app: String

  var description: String {
    "\(app) has no window to open; put a WindowGroup into its body."
  }
}
