extension App {
  /// Opens the first window of the app and returns when it closes.
  ///
  /// The window opens where it was when it last closed, unless the options or the scene say
  /// otherwise. It closes for its close button, for Control Q and Control W, and for the signals
  /// SIGTERM, SIGHUP and SIGINT; after a SIGINT, the process later ends by that signal.
  ///
  /// - Throws: an error with a sentence for the user: `SDLError.noDisplay` if no window can be
  ///   opened, `SDLError.displayLost` if the desktop ended before the window was closed, other errors
  ///   if the fonts are missing or the app has no window. The stored values of the app are saved
  ///   before.
  @MainActor @preconcurrency public func runInWindow(
    _ options: AppOptions = AppOptions()
  ) throws {
    let content = try AppWindow(of: self)
    let places = options.places(of: content.configuration)
    let platform = try SDLPlatform(
      applicationID: options.usedApplicationID,
      fontFolder: options.fontFolder(), ownFonts: options.ownFonts)
    var windowOptions = options.windowOptions(of: content)
    windowOptions.place = places?.place(of: content.configuration.id)
    let window = try platform.makeWindow(windowOptions)
    // Runs while the loop waits for the first time, so that it does not delay the first frame.
    Task { [weak window] in window?.icon = options.icon() }
    let outcome = Result { try run(in: window, platform: platform, options: options) }
    if let place = window.place { places?.save(place, of: content.configuration.id) }
    // The errors of calls that follow the loss say less.
    if platform.isDisplayLost { throw SDLError.displayLost }
    try outcome.get()
  }

  /// Shows the content of the first window of the app in an open window until that closes.
  ///
  /// - Parameters:
  ///   - window: a window of the platform.
  ///   - options: the environment and the appearance; the size and the scale are those of the
  ///     window.
  @MainActor @preconcurrency public func run(
    in window: any PlatformWindow, platform: any Platform, options: AppOptions = AppOptions()
  ) throws {
    let content = try AppWindow(of: self)
    // Values stored shortly before the window closed are not lost.
    defer { content.finish() }
    let loop = FrameLoop(
      root: content.root, window: window, platform: platform,
      environment: options.environment(), appearance: options.appearance)
    loop.inspectorContent = { AnyView(InspectorScreen(inspection: $0)) }
    try loop.run()
  }
}
