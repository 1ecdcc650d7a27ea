internal import CSDL2
public import Foundation

/// The desktop, through SDL. A program creates at most one platform at a time.
@MainActor public final class SDLPlatform: Platform {
  /// The text services, valid as long as the platform.
  public let textServices: TextServices

  let wake = SDLWakeUp()
  let mainQueueWatch: MainQueueObserver
  /// The open windows, in the order in which they were opened.
  private(set) var windows: [SDLPlatformWindow] = []
  private(set) var isClosed = false

  private let video: SDLVideo
  private let pointer = SDLPointer()
  private var portal: SettingsPortal?
  /// The program as assistive technologies find it.
  let accessibility: AccessibleApplication

  /// The token of the desktop's last request, with which the next window that opens or comes to the front takes the
  /// keyboard focus; `nil` for none.
  package var activationToken: String?

  /// The platform of the program; `nil` before it connects to the desktop, and without one.
  package private(set) static weak var current: SDLPlatform?
  /// The name of the program's desktop entry.
  package let applicationID: String

  /// Connects to the desktop.
  ///
  /// - Parameters:
  ///   - applicationID: the name of the program's desktop entry, with which the desktop finds the
  ///     icon.
  ///   - fontFolder: see `SDLTextServices.make(fontFolder:ownFonts:)`.
  ///   - ownFonts: see there.
  /// - Throws: `SDLError.noDisplay` if there is no window system, `tooFewFiles`, `fontUnavailable` for the fonts,
  ///   `callFailed` for other errors.
  public init(
    applicationID: String, fontFolder: URL, ownFonts: [URL] = []
  ) throws(SDLError) {
    try Self.checkFileLimit()
    self.applicationID = applicationID
    video = try SDLVideo(applicationID: applicationID)
    textServices = try SDLTextServices.make(fontFolder: fontFolder, ownFonts: ownFonts)
    mainQueueWatch = MainQueueObserver(wake: wake)
    accessibility = AccessibleApplication { [wake] in wake.call() }
    Self.current = self
  }

  /// Throws `SDLError.tooFewFiles` if the system lets the program open too few files for a window. Creating a
  /// platform checks that as well; a program that opens files of its own before calls it first.
  nonisolated public static func checkFileLimit() throws(SDLError) {
    if !FileLimit.hasRoom() { throw .tooFewFiles }
  }

  isolated deinit {
    close()
  }

  /// Closes all windows and the connection to the desktop. Later calls have no effect, and the only
  /// later event is `closeRequested`.
  public func close() {
    if isClosed { return }
    isClosed = true
    mainQueueWatch.stop()
    portal?.stop()
    accessibility.stop()
    pointer.close()
    for window in windows { window.close() }
    video.stop()
  }

  /// Whether the connection to the desktop was lost. Nothing can be shown any more.
  public var isDisplayLost: Bool { DisplayLoss.isNoticedNow }

  /// Opens a window and shows it.
  ///
  /// - Throws: `SDLError.callFailed`.
  public func makeWindow(_ options: WindowOptions) throws -> any PlatformWindow {
    try openWindow(options)
  }

  /// Opens a window and shows it.
  package func openWindow(_ options: WindowOptions) throws(SDLError) -> SDLPlatformWindow {
    let window = try SDLPlatformWindow(
      options, rasterizer: textServices.rasterizer, platform: self)
    windows.append(window)
    if activationToken != nil { window.bringToFront() }
    return window
  }

  /// Whether a window of the program has the keyboard focus.
  package var isActive: Bool { windows.contains(where: \.hasKeyboardFocus) }

  /// Shows the window that was opened last in front of others, unless a window has the keyboard focus already.
  package func activate() {
    if !isActive { windows.last?.bringToFront() }
  }

  /// Removes a closed window.
  func remove(_ id: WindowID) {
    windows.removeAll { $0.id == id }
  }

  /// Starts following the user's settings. Called after each frame: the request is not sent before
  /// the first frame, so that it does not delay it.
  func followSettings() {
    if isClosed { return }
    if portal == nil { portal = SettingsPortal.follow { [wake] in wake.call() } }
    accessibility.start()
  }

  /// The seconds on SDL's clock.
  public var now: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// The settings received from the desktop's portal; none before the first frame.
  public var appearance: Appearance { portal?.appearance ?? Appearance() }

  /// The shape of the pointer over the windows of the program.
  public var pointerShape = PointerShape.arrow {
    didSet { if !isClosed { pointer.show(pointerShape) } }
  }

  /// The text on the desktop's clipboard.
  public var clipboardText: String? {
    get {
      if isClosed { return nil }
      return SDLClipboard.text
    }
    set { if !isClosed { SDLClipboard.text = newValue } }
  }

  public var hasClipboardText: Bool { !isClosed && SDLClipboard.hasText }

  /// The text selected on the desktop: the primary selection of X11 and Wayland.
  public var selectedText: String? {
    get {
      if isClosed { return nil }
      return SDLClipboard.selectedText
    }
    set { if !isClosed { SDLClipboard.selectedText = newValue } }
  }
  public var clipboardLimit: Int { SDLClipboard.limit }

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

  /// Ends a wait for events. May be called on any thread.
  nonisolated public func wakeUp() {
    wake.call()
  }
}
