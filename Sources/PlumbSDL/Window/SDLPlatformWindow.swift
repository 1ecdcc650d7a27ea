internal import CSDL2
public import Foundation

/// A window of the desktop.
@MainActor public final class SDLPlatformWindow: PlatformWindow {
  public let id: WindowID

  private let window: SDLWindow
  private let rasterizer: any RunRasterizer
  private let panels: SDLPanels
  /// The part of a screen that panels may cover, which costs a question to the window system.
  private var desktopArea: (display: Int32, area: SDL_Rect)?
  private weak var platform: SDLPlatform?
  private var translator = SDLEvents()
  private var geometry: SDLScale
  private var heldButtons = 0
  private var normalPlace = NormalPlace()
  private var isClosed = false
  /// Without a window manager no window gets the focus, so that a new one counts as active until another one has it.
  public private(set) var isActive: Bool
  /// The place at which the window has opened.
  private let openingPlace: (origin: CGPoint?, position: UnitPoint?)
  private var accessibleWindow: AccessibleWindow?

  /// The number of frames shown.
  package private(set) var presentedFrames = 0

  /// The number of pixels transferred to the window.
  package var transferredPixels: Int { window.transferredPixels }

  /// Opens a window and shows it.
  init(
    _ options: WindowOptions, rasterizer: any RunRasterizer, platform: SDLPlatform
  ) throws(SDLError) {
    let start = SDLScale(
      unitSize: .zero, pixelSize: .zero, chosen: options.scale.map { min(max($0, 0.25), 16) })
    let size = options.place?.size ?? options.size
    window = try SDLWindow(
      title: options.title, width: start.units(size.width), height: start.units(size.height),
      hasTitleBar: options.hasTitleBar)
    id = WindowID(rawValue: window.number)
    title = options.title
    window.completeTitle(title)
    isActive = !SDLWindow.isAnyFocused
    openingPlace = (options.place?.origin, options.position)
    geometry = start
    geometry.desktop = SDLScale.desktop(of: window)
    self.rasterizer = rasterizer
    panels = SDLPanels(rasterizer: rasterizer)
    self.platform = platform
    measure()
    window.resize(
      width: geometry.units(size.width), height: geometry.units(size.height),
      to: options.place?.origin, at: options.position)
    measure()
    // The desktop may maximise the window as soon as it is shown.
    updatePlace()
    if options.place?.isMaximized == true { window.maximize() }
    window.show()
    accessibleWindow = AccessibleWindow(
      number: Int(id.rawValue), in: platform.accessibility
    ) { [weak self] in self?.accessibleProperties ?? AccessibleWindow.Properties() }
  }

  public var accessibility: (any AccessibilityBridge)? { accessibleWindow }

  /// The properties of the window that assistive technologies read.
  private var accessibleProperties: AccessibleWindow.Properties {
    if isClosed { return AccessibleWindow.Properties() }
    let pixelsPerUnit = scale * geometry.pointsPerUnit
    let position = window.position
    return AccessibleWindow.Properties(
      title: title,
      origin: CGPoint(
        x: CGFloat(position.x) * pixelsPerUnit, y: CGFloat(position.y) * pixelsPerUnit),
      size: size, pixelsPerPoint: scale, isInFront: window.hasKeyboardFocus)
  }

  isolated deinit {
    close()
  }

  public func close() {
    if isClosed { return }
    isClosed = true
    if heldButtons > 0 { capturePointer(false) }
    accessibleWindow?.close()
    panels.close()
    window.close()
    platform?.remove(id)
  }

  public var size: CGSize { geometry.size }

  public var scale: CGFloat { geometry.pixelsPerPoint }

  public var availableSize: CGSize? {
    guard !isClosed, let area = window.usableArea else { return nil }
    return CGSize(
      width: CGFloat(area.w) * geometry.pointsPerUnit,
      height: CGFloat(area.h) * geometry.pointsPerUnit)
  }

  public var screen: WindowScreen? {
    guard !isClosed, let area = window.usableArea else { return nil }
    return WindowScreen(
      area: CGRect(x: Int(area.x), y: Int(area.y), width: Int(area.w), height: Int(area.h)),
      bounds: window.screenBounds, unitsPerPoint: 1 / geometry.pointsPerUnit)
  }

  public var isFullScreen: Bool {
    get { !isClosed && window.isFullScreen }
    set { if !isClosed { window.isFullScreen = newValue } }
  }

  public var place: WindowPlace? {
    updatePlace()
    var place = normalPlace.current
    place?.isMaximized = !isClosed && !DisplayLoss.isNoticed && window.isMaximized
    return place
  }

  public var isVisible: Bool { !isClosed && window.isVisible }

  public var title: String {
    didSet { if !isClosed, title != oldValue { window.setTitle(title) } }
  }

  public var icon: PixelCanvas? {
    didSet { if !isClosed, let icon { window.setIcon(icon) } }
  }

  public var minimumSize = CGSize.zero {
    didSet { setMinimumSize() }
  }

  public var maximumSize = CGSize(width: CGFloat.infinity, height: .infinity) {
    didSet {
      guard !isClosed, maximumSize != oldValue else { return }
      window.setMaximumSize(
        width: geometry.units(maximumSize.width), height: geometry.units(maximumSize.height))
    }
  }

  public var isDragged: (@MainActor (CGPoint) -> Bool)? {
    didSet {
      if isClosed { return }
      window.isDragged = isDragged.map { [weak self] isDragged in
        { x, y in
          let factor = self?.geometry.pointsPerUnit ?? 1
          return isDragged(CGPoint(x: CGFloat(x) * factor, y: CGFloat(y) * factor))
        }
      }
    }
  }

  public func resize(to size: CGSize) {
    if isClosed { return }
    window.resize(
      width: geometry.units(size.width), height: geometry.units(size.height),
      to: openingPlace.origin, at: openingPlace.position)
    measure()
    window.isLost = true
  }

  public func resize(to size: CGSize, at corner: CGPoint?) {
    guard let corner else { return resize(to: size) }
    if isClosed { return }
    window.resize(
      width: geometry.units(size.width), height: geometry.units(size.height),
      contentAt: CGPoint(
        x: corner.x / geometry.pointsPerUnit, y: corner.y / geometry.pointsPerUnit))
    measure()
    window.isLost = true
  }

  public var panelBounds: CGRect? {
    // Panels of another window than the active one would be in front of it.
    guard !isClosed, isActive, window.isVisible, panels.areSupported(by: window) else { return nil }
    let display = window.displayIndex
    if desktopArea?.display != display {
      desktopArea = window.desktopArea.map { (display, $0) }
    }
    guard let area = desktopArea?.area else { return nil }
    let (position, factor) = (window.position, geometry.pointsPerUnit)
    return CGRect(
      x: CGFloat(area.x - position.x) * factor, y: CGFloat(area.y - position.y) * factor,
      width: CGFloat(area.w) * factor, height: CGFloat(area.h) * factor)
  }

  public func show(_ panels: [WindowPanel]) throws {
    if isClosed { return }
    if panelBounds == nil { return self.panels.close() }
    try self.panels.show(panels, before: window, pointsPerUnit: geometry.pointsPerUnit)
  }

  /// Returns whether a window of SDL with a number is this one or a panel in front of it.
  func owns(windowNumbered number: UInt32) -> Bool {
    id.rawValue == number || panels.panel(numbered: number) != nil
  }

  public func bringToFront() {
    if isClosed { return }
    window.bringToFront()
    if let token = platform?.takeActivationToken() { window.activate(with: token) }
  }

  /// The name of the window for portals; empty for none.
  var portalName: String { isClosed ? "" : window.portalName }

  public func showFileDialog(
    _ request: FileDialogRequest, completion: @escaping @MainActor (FileDialogOutcome) -> Void
  ) -> (any FileDialogSession)? {
    if isClosed { return nil }
    return FileChooser(request, parent: portalName, completion: completion)
  }

  public var textInputArea: CGRect? {
    didSet { if textInputArea != oldValue { updateTextInput() } }
  }

  public func endTextComposition() {
    if hasKeyboardFocus { SDLTextInput.endComposition() }
  }

  public private(set) lazy var renderer: any Renderer = SoftwareRenderer(rasterizer: rasterizer) {
    [weak self] canvas, damage in try self?.present(canvas, damage: damage)
  }

  /// Whether keys are sent to the window.
  var hasKeyboardFocus: Bool { !isClosed && window.hasKeyboardFocus }

  /// Shows a canvas of which only the damaged rectangles have changed since the last call.
  ///
  /// After the window was covered, hidden or resized, the whole canvas is transferred. An invisible
  /// window is unchanged.
  ///
  /// - Throws: `SDLError.callFailed`.
  package func present(_ canvas: PixelCanvas, damage: [PixelRect]) throws {
    if isClosed { return }
    guard try window.present(canvas, damage: damage) else { return }
    presentedFrames += 1
    platform?.followSettings()
  }

  /// Returns the events for an SDL event of this window, and updates the window accordingly.
  func events(from event: SDL_Event) -> [Event] {
    if let number = unsafe SDLEvents.windowNumber(of: event),
      let panel = panels.panel(numbered: number)
    {
      guard let event = unsafe panels.windowEvent(event, at: panel, before: window) else {
        return []
      }
      let events = unsafe translator.events(from: event)
      for translated in events { update(after: translated) }
      return events
    }
    if let isFocused = unsafe SDLEvents.focus(after: event) {
      isActive = isFocused
      if isFocused { updateTextInput() }
      // The panels would be in front of the windows of other programs.
      if !isFocused { panels.close() }
      desktopArea = nil
    }
    if unsafe event.type == SDL_WINDOWEVENT.rawValue { accessibleWindow?.followWindow() }
    var events = unsafe translator.events(from: event)
    // There is no window then in which a person could be asked.
    if window.isGone { events = events.map { $0 == .closeRequested ? .closed : $0 } }
    if panels.areShown, unsafe SDLEvents.isMovement(event) { events.append(.moved) }
    for translated in events { update(after: translated) }
    if unsafe event.type == SDL_WINDOWEVENT.rawValue { updatePlace() }
    return events
  }

  /// Notes that another window has the focus. Returns whether the window has counted as active.
  func lostFocus() -> Bool {
    defer { isActive = false }
    return isActive
  }

  private func updatePlace() {
    if isClosed || DisplayLoss.isNoticed { return }
    normalPlace.update(
      WindowPlace(size: size, origin: window.frameOrigin), isNormal: window.isNormal,
      coversScreen: availableSize.map { $0.width <= size.width && $0.height <= size.height }
        ?? false)
  }

  private func update(after event: Event) {
    switch event {
    case .resized:
      measure()
      window.isLost = true
    case .exposed:
      window.isLost = true
    case .pointerDown:
      heldButtons += 1
      capturePointer(true)
    case .pointerUp:
      heldButtons = max(0, heldButtons - 1)
      if heldButtons == 0 { capturePointer(false) }
    default:
      break
    }
  }

  /// Sets whether pointer events outside the window are sent to it, so that a button released there
  /// is noticed.
  private func capturePointer(_ isCaptured: Bool) {
    PlumbCaptureMouse(isCaptured ? SDL_TRUE : SDL_FALSE)
  }

  /// Reads the size and the scale from SDL.
  private func measure() {
    let old = geometry.pixelsPerPoint
    geometry.unitSize = window.unitSize
    geometry.pixelSize = window.pixelSize
    translator.pointsPerUnit = geometry.pointsPerUnit
    translator.windowSize = geometry.size
    if geometry.pixelsPerPoint != old, minimumSize != .zero { setMinimumSize() }
  }

  private func setMinimumSize() {
    if isClosed { return }
    window.setMinimumSize(
      width: geometry.units(minimumSize.width), height: geometry.units(minimumSize.height))
  }

  /// Starts or stops text input. SDL has one state for all windows, which follows the window with
  /// the keyboard focus.
  private func updateTextInput() {
    guard !isClosed, window.hasKeyboardFocus || !SDLWindow.isAnyFocused else { return }
    SDLTextInput.setArea(
      textInputArea.map { area in
        let factor = 1 / geometry.pointsPerUnit
        return CGRect(
          x: area.minX * factor, y: area.minY * factor, width: area.width * factor,
          height: area.height * factor)
      })
  }
}
