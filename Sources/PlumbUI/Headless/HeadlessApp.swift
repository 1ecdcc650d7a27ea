public import Foundation

/// The first window of an app, laid out without a screen.
///
/// Time passes only in `advance(to:)` and `finishAnimations()`: equal apps, options and events give
/// equal pictures.
///
/// ```
/// let app = try HeadlessApp(Poll(), options: AppOptions())
/// try app.pngData().write(to: file)
/// ```
@MainActor public final class HeadlessApp {
  /// The title, the size and the content of the window.
  public let window: HeadlessWindow

  private let platform: HeadlessPlatform
  private let host: HeadlessHost
  private let recording: LayoutRecording?

  /// Lays out the first window of an app.
  ///
  /// - Parameter recordsLayout: whether `takeLayoutTrace()` returns the proposals and placements.
  /// - Throws: an error with a sentence for the user if the fonts are missing or the app has no
  ///   window.
  public convenience init(
    _ app: some App, options: AppOptions = AppOptions(), recordsLayout: Bool = false
  ) throws {
    ProgramStart.prepare()
    let scenes = try AppScenes(of: app)
    scenes.finishStart()
    try self.init(
      scenes.root, of: scenes.configuration, options: options, environment: options.environment(),
      recordsLayout: recordsLayout)
  }

  /// Lays out a window of an app, with the values that its last window of that name has stored.
  ///
  /// - Parameters:
  ///   - name: the id of the scene, `settings` for the settings, or `main` for the first scene without an id; `nil` for
  ///     the window that opens with the file, or else first.
  ///   - file: the file of the window's document; `nil` for a new document.
  /// - Throws: an error with a sentence for the user if the fonts are missing, there is no such window, or the file
  ///   cannot be read.
  package convenience init(
    _ app: some App, window name: String?, document file: URL?, options: AppOptions,
    recordsLayout: Bool = false
  ) throws {
    ProgramStart.prepare()
    let scenes = try AppScenes(of: app)
    scenes.finishStart()
    let window = try scenes.standaloneWindow(named: name, showing: file)
    var environment = options.environment()
    window.add(to: &environment)
    try self.init(
      scenes.root(of: window.scene), of: window.configuration, options: options,
      environment: environment, recordsLayout: recordsLayout)
  }

  private init(
    _ root: some View, of configuration: WindowConfiguration, options: AppOptions,
    environment: EnvironmentValues, recordsLayout: Bool
  ) throws {
    platform = HeadlessPlatform(
      textServices: try SDLTextServices.make(
        fontFolder: options.fontFolder(), ownFonts: options.ownFonts))
    window = platform.openWindow(options.windowOptions(of: configuration))
    host = HeadlessHost(
      root, size: window.size, scale: window.scale, textServices: platform.textServices,
      environment: environment, followsPreferredScheme: true)
    host.tree.reducesMotion = options.appearance.reducesMotion ?? false
    recording = recordsLayout ? LayoutRecording(of: host.tree) : nil
    host.layOut()
    if configuration.takesIdealSize, configuration.size == nil, options.size == nil {
      takeIdealSize()
    }
  }

  /// Gives the window the ideal size of its views, in whole points.
  private func takeIdealSize() {
    let ideal = host.tree.idealSize
    guard ideal.width >= 1, ideal.height >= 1, ideal.width.isFinite, ideal.height.isFinite else {
      return
    }
    window.resize(to: CGSize(width: ideal.width.rounded(.up), height: ideal.height.rounded(.up)))
    followWindow()
    host.layOut()
  }

  /// Returns the proposals to the views and their placements since the start or the last call;
  /// `nil` unless they are recorded.
  public func takeLayoutTrace() -> LayoutTrace? { recording?.takeTrace() }

  /// The accessibility element of the content.
  public var elements: AccessibilityElement { host.tree.elements() }

  /// The commands that draw the content.
  public var displayList: DisplayList { host.tree.displayList() }

  // Not inlined, as `make cost` counts its calls.
  /// Sends events to the views, after all animations have ended: a click meets a view at the place to which it moves.
  @inline(never)
  public func send(_ events: [Event]) {
    finishAnimations()
    host.send(events)
  }

  // Not inlined, as `make cost` counts its calls.
  /// Shows animations at a time in seconds, which must not be less than before.
  @inline(never)
  public func advance(to seconds: Double) {
    followWindow()
    host.advance(to: seconds)
    platform.now = host.time
  }

  /// Shows the state after all animations.
  public func finishAnimations() {
    followWindow()
    host.layOutAfterAnimations()
  }

  /// Lets tasks, timers and other work of the main actor go on, and lays the views out.
  ///
  /// - Parameter seconds: the time that the work is given; for 0, it goes as far as it can without waiting.
  package func performTasks(for seconds: Double) {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(seconds)
    repeat {
      _ = RunLoop.main.limitDate(forMode: .default)
      host.layOut()
      if clock.now < end { Thread.sleep(forTimeInterval: 0.005) }
    } while clock.now < end
  }

  /// Returns the pixels of the content. The next picture is painted on the same canvas.
  ///
  /// - Throws: an error with a sentence for the user if there are more than 67 million pixels, or too many for the
  ///   memory that the program may take.
  public func canvas() throws -> PixelCanvas {
    let list = displayList
    try ImageTooLargeError.check(list)
    // A window that has changed its size needs another canvas.
    let hasCanvas = window.canvas.map { ($0.width, $0.height) == list.pixelSize } ?? false
    if !hasCanvas { try ImageTooLargeError.checkMemory(for: list) }
    try window.renderer.render(list)
    // The window has a canvas after the first list, whose damage is the whole window.
    return window.canvas ?? PixelCanvas(width: list.pixelSize.width, height: list.pixelSize.height)
  }

  /// Returns the picture as the bytes of a PNG file.
  public func pngData() throws -> Data {
    try PNGFile.encode(canvas())
  }

  /// Gives the views the size of the window, which the program may have changed.
  private func followWindow() {
    host.resize(to: window.size, scale: window.scale)
  }
}
