extension App {
  /// Opens the first window of the app and returns when it closes.
  ///
  /// - Throws: an error with a sentence for the user: `SDLError.noDisplay` if no window can be
  ///   opened, other errors if the fonts are missing or the app has no window.
  @MainActor @preconcurrency public func runInWindow(
    _ options: AppOptions = AppOptions()
  ) throws {
    let window = try AppWindow(of: self)
    let platform = try SDLPlatform(
      applicationID: options.applicationID ?? AppOptions.programName,
      fontFolder: options.fontFolder(), ownFonts: options.ownFonts)
    try run(
      in: platform.makeWindow(options.windowOptions(of: window)), platform: platform,
      options: options)
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
    let loop = FrameLoop(
      root: content.root, window: window, platform: platform,
      environment: options.environment(), appearance: options.appearance)
    try loop.run()
    // Values stored shortly before the window closed are not lost.
    content.finish()
  }
}
