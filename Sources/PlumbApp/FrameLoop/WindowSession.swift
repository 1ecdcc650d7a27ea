internal import Foundation

/// A window of a program with its views.
@MainActor final class WindowSession {
  let window: any PlatformWindow
  let tree: ViewTree
  private let platform: any Platform
  private let settings: WindowSettings
  /// The state of the window that its views observe.
  private let state = WindowState()
  private let accessibility: AccessibilityReporter
  private let closesWithF12: Bool
  private let traits: WindowTraits
  /// The closing of the window by its views, and their questions before it.
  let dismissal = WindowDismissal()
  /// Whether the window has yet to take the ideal size of its views.
  private var takesIdealSize: Bool
  /// Whether the window has yet to be placed by its scene.
  private var needsPlacement: Bool
  /// Whether the window closes with its next frame.
  private(set) var isCloseRequested = false
  /// Returns whether the window may close when its user closes it.
  var mayClose: @MainActor () -> Bool = { true }
  /// Whether the window was closed by another program, without a request to close.
  private(set) var isGone = false
  /// Returns whether the program may end when its user ends it.
  var mayEnd: @MainActor () -> Bool = { true }
  /// Whether all windows are to close without a question.
  private var isEndOfProgram = false
  /// The time of the platform at the start of the frame, in seconds.
  private var start = 0.0
  private var time = SessionTime()
  /// The time in seconds from which the window is taken to have its size.
  private var endOfResizing = -Double.infinity
  private var wantsInspector = false
  private var waitingEvents = WaitingEvents()
  /// The commands that keys and the menu bar have requested.
  private var commands: [WindowCommand] = []
  /// The type size that they have requested; `nil` for none.
  private var requestedTypeSize: DynamicTypeSize?
  /// Whether panels were shown beyond the edges of the window with the last frame.
  private var showsPanels = false
  /// The inspection of the window; `nil` while it is not inspected.
  private var inspection: WindowInspection?
  /// The limits of the size that were passed on last; `nil` if the space on the desktop may have changed since.
  private var passedLimits: SizeLimits?

  /// - Parameters:
  ///   - content: the root view.
  ///   - environment: the environment of the root view.
  ///   - appearance: the settings fixed by the program.
  ///   - traits: the limits of the window's size, and its frame.
  ///   - closesWithF12: whether the key closes the window instead of opening an inspector of it.
  init(
    root content: some View, window: any PlatformWindow, platform: any Platform,
    environment: EnvironmentValues, appearance: Appearance, traits: WindowTraits = WindowTraits(),
    closesWithF12: Bool = false
  ) {
    self.window = window
    self.platform = platform
    self.closesWithF12 = closesWithF12
    self.traits = traits
    takesIdealSize = traits.takesIdealSize
    needsPlacement = traits.placement != nil
    let settings = WindowSettings(
      initial: environment, fixed: appearance, platform: platform)
    self.settings = settings
    let content = settings.preferred.observing(content)
      .onPreferenceChange(WindowTitleKey.self) { [weak window, settings, title = window.title] in
        // The views go before the window, which keeps their title.
        if !settings.isWindowClosing { window?.title = $0?.programString ?? title }
      }
    var environment = environment
    environment.windowState = state
    environment.windowDismissal = dismissal
    environment.platformFileDialogs = PlatformFileDialogs { [weak window] in
      window?.showFileDialog($0, completion: $1)
    }
    tree = ViewTree(root: content, textServices: platform.textServices, environment: environment)
    tree.clipboard = PlatformClipboard(platform: platform)
    tree.environment.focusedEditing = FocusedEditing(tree: tree)
    tree.setPanelBounds { [weak window] in window?.panelBounds }
    accessibility = AccessibilityReporter(tree, in: window) { [weak platform] in
      platform?.wakeUp()
    }
    followDrags()
  }

  /// Has the window moved by parts of its content, if there are any.
  private func followDrags() {
    let height = traits.dragHeight
    let drag: @MainActor () -> Void = { [weak window, reference = tree.reference] in
      window?.isDragged = { point in
        reference.tree?.movesWindow(at: point) == true
          || point.y < height && reference.tree?.hasControl(at: point) == false
      }
    }
    if height > 0 { drag() }
    tree.environment.windowDragging = WindowDragging(start: drag)
  }

  // MARK: The life of the window

  /// The result of a frame for its window.
  enum Outcome {
    case stays
    /// The window closes.
    case closes
    /// The program ends with all of its windows.
    case endsProgram
  }

  /// Closes the window with its next frame, unless a view or the program asks a person before.
  func requestClose() {
    if isCloseAllowed { close() } else { platform.wakeUp() }
  }

  /// Closes the window with its next frame.
  func close() {
    isCloseRequested = true
    platform.wakeUp()
  }

  /// Whether the window may close without a question; if not, the question is asked.
  private var isCloseAllowed: Bool { !dismissal.holdsBack() && mayClose() }

  /// Sets the colour scheme that has precedence over the one that the views prefer; `nil` for none.
  func prefer(_ scheme: ColorScheme?) {
    settings.preferred.fixed = scheme
    platform.wakeUp()
  }

  /// The phase of the window.
  var phase: ScenePhase {
    window.isVisible ? window.isActive ? .active : .inactive : .background
  }

  /// Tells the views whether the window is the active one.
  private func updatePhases(program: ScenePhase) {
    if !window.isActive, state.isActive { tree.presentations.dismissPopups() }
    state.update(isActive: window.isActive, phase: phase, programPhase: program)
  }

  /// Tells the views that the window is about to close, and has their actions called.
  ///
  /// - Parameter program: the phase of the program without the window.
  func enterBackground(program: ScenePhase) {
    state.update(isActive: state.isActive, phase: .background, programPhase: program)
    tree.layOut(in: window.size, scale: window.scale)
  }

  /// Has the actions of removed views called, also of views whose removal is animated.
  func removeViews() {
    settings.isWindowClosing = true
    tree.layOutAfterAnimations(in: window.size, scale: window.scale)
  }

  // MARK: Frames

  /// Presents a frame after events of all windows; events for which no time is left wait for the next frame.
  ///
  /// - Parameter programPhase: the phase of the program; `nil` for the phase of the window.
  func frame(_ events: [WindowEvent], programPhase: ScenePhase? = nil) throws -> Outcome {
    if isCloseRequested { return .closes }
    isEndOfProgram = events.contains(WindowEvent(.closeRequested))
    let events = events.filter { $0.applies(to: window.id) }.map(\.event)
    isGone = events.contains(.closed)
    if isGone { return .closes }
    settings.apply(to: tree)
    updatePhases(program: programPhase ?? phase)
    // As on a Mac, menus do not follow the window; popovers do.
    if events.contains(.moved) || events.contains(.resized) { tree.presentations.dismissPopups() }
    if events.contains(.moved) { tree.stages.setNeedsDisplay() }
    tree.updatePanelBounds()
    state.setResizing(events.contains(.resized) || platform.now < endOfResizing)
    if events.contains(.exposed) { window.renderer.invalidate() }
    if events.contains(where: \.mayChangeSpace) { passedLimits = nil }
    start = platform.now
    if let inspection { follow(inspection) }
    if time.isUsual { followCalendar() }
    tree.advance(to: time.viewTime(at: start))
    // Events before the end are handled, although no frame shows their effect.
    waitingEvents.append(events)
    let outcome = sendWaitingEvents()
    guard outcome == .stays else { return outcome }
    takeIdealSize()
    place()
    // The frames of another size cannot be shown.
    if events.contains(.resized) { inspection?.setFrozen(false) }
    try finishFrame()
    accessibility.frameDidEnd()
    if tree.focus.takeEndOfComposition() { window.endTextComposition() }
    window.textInputArea = tree.focus.textInput?.caretArea
    if events.contains(.resized) { endOfResizing = start + Self.resizePause }
    return .stays
  }

  /// Sends the waiting events until one closes the window or a frame is due; handles the keys that no view uses.
  private func sendWaitingEvents() -> Outcome {
    // Once for all keys, as every size lays out the window anew.
    defer {
      if let typeSize = requestedTypeSize, typeSize != tree.environment.dynamicTypeSize {
        tree.environment.dynamicTypeSize = typeSize
      }
      requestedTypeSize = nil
    }
    let isAskedToClose = waitingEvents.contains(.closeRequested)
    while let event = waitingEvents.take() {
      if inspection?.isFrozen == true || !tree.send(event), let command = WindowCommand(event) {
        commands.append(command)
        let outcome = performCommands()
        if outcome != .stays { return outcome }
      }
      if !isAskedToClose, platform.now - start >= WaitingEvents.timeLimit { break }
    }
    return performCommands()
  }

  private func takeIdealSize() {
    guard takesIdealSize else { return }
    takesIdealSize = false
    tree.layOut(in: window.size, scale: window.scale)
    let ideal = tree.idealSize
    if ideal.width >= 1, ideal.height >= 1, ideal.width.isFinite, ideal.height.isFinite {
      window.resize(to: ideal)
    }
  }

  /// Gives a new window the size and the place that its scene sets.
  private func place() {
    guard needsPlacement, let placement = traits.placement else { return }
    needsPlacement = false
    guard let screen = window.screen else { return }
    tree.layOut(in: window.size, scale: window.scale)
    let display = DisplayProxy(screen)
    let result = placement(
      WindowLayoutRoot { [tree] in tree.windowSize(proposing: $0) },
      WindowPlacementContext(defaultDisplay: display))
    let size = limited(result.size(insteadOf: window.size))
    window.resize(to: size, at: result.corner(of: size, on: display))
  }

  private func finishFrame() throws {
    if let inspection, inspection.isFrozen { return try present(inspection) }
    try tree.finishFrame(in: window.size, scale: window.scale, present: present)
    guard settings.apply(to: tree) else { return }
    try tree.frame(
      [], at: time.viewTime(at: start), in: window.size, scale: window.scale, present: present)
  }

  private func present(_ list: DisplayList) throws {
    // This update changed the preferred colour scheme; the next frame follows immediately.
    if !settings.areApplied { return }
    inspection?.add(list, at: time.viewTime(at: start))
    try window.renderer.render(inspection?.marked(list) ?? list)
    let panels = tree.panels()
    guard showsPanels || !panels.isEmpty else { return }
    try window.show(panels)
    showsPanels = !panels.isEmpty
    // The platform may have found that it cannot show them.
    tree.updatePanelBounds()
  }

  /// Presents the frame that the inspector shows.
  private func present(_ inspection: WindowInspection) throws {
    if let list = inspection.shownFrame?.list {
      try window.renderer.render(inspection.marked(list))
    }
  }

  /// Returns the time in seconds of the platform at which the window needs a frame without events; `nil`
  /// for never. Called after the last change before the wait.
  func nextDeadline() -> Double? {
    let mayWait = tree.sleep { [weak platform] in platform?.wakeUp() }
    // Views that keep changing each other must not keep the window from its events.
    guard mayWait, waitingEvents.isEmpty, !isCloseRequested, inspection?.needsFrame != true
    else { return start }
    let deadline = frameDeadline
    if tree.isMoving { return deadline }
    if start < endOfResizing { return min(deadline ?? endOfResizing, endOfResizing) }
    setSizeLimits()
    return deadline
  }

  /// Passes on the limits of the size that the views have, unless they are unchanged: the space on the desktop, to
  /// which they are limited, costs a question to the window system.
  ///
  /// A window system refuses a least size above the greatest one, so that a greater maximum comes before the minimum,
  /// and a smaller one after it.
  private func setSizeLimits() {
    // Measured without a record, because nobody inspects this measurement.
    let least = inspection?.pausing { tree.minimumWindowSize } ?? tree.minimumWindowSize
    let limits = SizeLimits(
      minimum: least, maximum: traits.hasMaximumSize ? tree.maximumSize : nil)
    guard limits != passedLimits else { return }
    passedLimits = limits
    let minimum = limited(least)
    guard let maximum = limits.maximum else {
      window.minimumSize = minimum
      return
    }
    let before = window.maximumSize
    window.maximumSize = CGSize(
      width: max(before.width, maximum.width), height: max(before.height, maximum.height))
    window.minimumSize = minimum
    window.maximumSize = maximum
  }

  /// Returns a size limited to the space on the desktop: a window with more could not be used.
  private func limited(_ size: CGSize) -> CGSize {
    guard let available = window.availableSize else { return size }
    return CGSize(
      width: min(size.width, available.width), height: min(size.height, available.height))
  }

  /// The time in seconds of the next frame that differs without events; `nil` if there is none or the
  /// window is not visible.
  private var frameDeadline: Double? {
    guard window.isVisible, inspection?.isFrozen != true else { return nil }
    let nextFrame = start + 1 / Self.framesPerSecond
    if tree.isMoving || tree.needsLayout { return nextFrame }
    return tree.nextWakeUp.flatMap { time.platformTime(at: $0) }.map { max($0, nextFrame) }
  }

  /// Adjusts the dates of the views when the date of the system was set or the machine was suspended.
  /// Differences below 0.1 seconds are ignored, because they would only make intervals uneven.
  private func followCalendar() {
    let date = platform.date.addingTimeInterval(-start)
    if abs(date.timeIntervalSince(tree.startDate)) > 0.1 { tree.startDate = date }
  }

  /// The time in seconds from a change of the size until the minimum follows: a platform may set a window back to an
  /// older size with a new minimum, which a person who drags an edge would notice.
  private static let resizePause = 0.3

  /// The refresh rate of most displays.
  private static let framesPerSecond = 60.0

  /// The shape of the pointer over the window.
  var pointerShape: PointerShape { tree.pointer.shape }

  // MARK: Keyboard shortcuts of every window

  /// Performs a command with the next frame, or with this one.
  func perform(_ command: WindowCommand) {
    commands.append(command)
    platform.wakeUp()
  }

  private func performCommands() -> Outcome {
    while !commands.isEmpty {
      let typeSize = requestedTypeSize ?? tree.environment.dynamicTypeSize
      switch commands.removeFirst() {
      case .close: if isEndOfProgram || isCloseAllowed { return .closes }
      case .quit: if mayEnd() { return .endsProgram }
      case .fullScreen: window.isFullScreen.toggle()
      case .largerType: requestedTypeSize = typeSize.larger
      case .smallerType: requestedTypeSize = typeSize.smaller
      case .usualType: requestedTypeSize = settings.usualTypeSize
      case .inspector:
        if closesWithF12 { return .closes }
        wantsInspector = true
      }
    }
    return .stays
  }

  // MARK: Inspection

  /// Returns whether the inspector was requested since the last call.
  func takeInspectorRequest() -> Bool {
    defer { wantsInspector = false }
    return wantsInspector
  }

  /// Starts to record the frames of the window.
  func startInspection() -> WindowInspection {
    let inspection = WindowInspection(of: tree, platform: platform)
    self.inspection = inspection
    return inspection
  }

  /// Ends the recording. The views go on from the time at which they are.
  func stopInspection() {
    inspection?.stop()
    inspection = nil
    time.setSpeed(1, at: start)
    tree.stages.setNeedsDisplay()
  }

  private func follow(_ inspection: WindowInspection) {
    time.setSpeed(inspection.isFrozen ? 0 : inspection.speed, at: start)
    if inspection.takeFrameRequest() { tree.stages.setNeedsDisplay() }
  }
}
