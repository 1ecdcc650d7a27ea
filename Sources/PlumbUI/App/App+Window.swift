internal import Foundation

extension App {
  /// Opens the windows of the app and returns when the last one closes.
  ///
  /// The windows that were open when the app last ended open again at their places, unless the options or the
  /// scenes set others; without any, the first scene opens a window. A window closes for its close button and
  /// for Control W. Control Q and the signals SIGTERM, SIGHUP and SIGINT close all of them; after a SIGINT, the
  /// process later ends by that signal.
  ///
  /// If only one process of the program runs and this is another one, the function returns at once: the first one opens
  /// what this one was started with.
  ///
  /// - Throws: an error with a sentence for the user: `SDLError.noDisplay` if no window can be
  ///   opened, `SDLError.displayLost` if the desktop ended before the window was closed, other errors
  ///   if the fonts are missing or the app has no window. The stored values of the app are saved
  ///   before.
  @MainActor @preconcurrency public func runInWindow(
    _ options: AppOptions = AppOptions()
  ) throws {
    ProgramStart.prepare()
    if let start = try InstanceStart.make(options) { try runInWindow(options, from: start) }
  }

  /// Opens the windows of the app in a process that no other one replaces, and returns when the last one closes.
  @MainActor func runInWindow(_ options: AppOptions, from start: InstanceStart) throws {
    let scenes = try AppScenes(of: self, opening: start.urls.list)
    // Values stored shortly before the windows closed are not lost.
    defer { scenes.finish() }
    let places = options.places()
    if let token = start.activationToken { SDLPlatform.prepareActivation(with: token) }
    let platform = try SDLPlatform(
      applicationID: options.usedApplicationID,
      fontFolder: options.fontFolder(), ownFonts: options.ownFonts)
    var windowOptions = options.appWindowOptions()
    windowOptions.place = { places?.place(of: $0) }
    windowOptions.savePlace = { places?.save($0, of: $1) }
    windowOptions.saveOpenWindows = { places?.saveOpenWindows($0) }
    windowOptions.stateFolder = places?.programFolder
    windowOptions.desktopRecentFiles = {
      BaseDirectories().data.map { URL(filePath: $0).appending(path: "recently-used.xbel") }
    }
    windowOptions.environment.receivedURLs = start.urls
    let windows = AppWindows(
      scenes, platform: platform, options: windowOptions,
      inspectorContent: { AnyView(InspectorScreen(inspection: $0)) })
    windows.windowDidOpen = { window in
      // Runs while the loop waits for the first time, so that it does not delay the first frame.
      Task { [weak window] in window?.icon = options.icon() }
    }
    platform.activationToken = start.activationToken
    try windows.openAtLaunch(restoring: places?.openWindows ?? [])
    OpenURLAction.portal = { [weak platform] url, completion in
      guard let platform else { return completion(nil) }
      platform.openThroughPortal(url, completion: completion)
    }
    start.serve(windows, on: platform)
    let outcome = Result { try windows.run() }
    start.instance?.stop()
    let open = windows.save()
    places?.saveOpenWindows(open)
    // The errors of calls after the loss do not name its cause.
    if platform.isDisplayLost { throw SDLError.displayLost }
    try outcome.get()
  }

  /// Shows the content of the first window of the app in an open window, and opens its other windows as windows
  /// of the platform, until the last one closes.
  ///
  /// - Parameters:
  ///   - window: a window of the platform.
  ///   - options: the environment and the appearance; the size and the scale follow the window.
  @MainActor @preconcurrency public func run(
    in window: any PlatformWindow, platform: any Platform, options: AppOptions = AppOptions()
  ) throws {
    let scenes = try AppScenes(of: self)
    // Values stored shortly before the windows closed are not lost.
    defer { scenes.finish() }
    let windows = AppWindows(
      scenes, platform: platform, options: options.appWindowOptions(),
      inspectorContent: { AnyView(InspectorScreen(inspection: $0)) })
    windows.showFirstScene(in: window)
    try windows.run()
  }
}
