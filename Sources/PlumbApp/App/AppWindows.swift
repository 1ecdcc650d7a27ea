internal import Foundation

/// The options with which the windows of an app are opened.
@MainActor package struct AppWindowOptions {
  /// The environment of the root views.
  package var environment = EnvironmentValues()
  /// The settings fixed by the program.
  package var appearance = Appearance()
  /// Returns the options of a window of a scene.
  package var windowOptions: @MainActor (WindowConfiguration) -> WindowOptions
  /// Returns the last place of a window of a scene with a name; `nil` if there is none.
  package var place: @MainActor (String) -> WindowPlace? = { _ in nil }
  /// Saves the place of a window of a scene with a name.
  package var savePlace: @MainActor (WindowPlace, String) -> Void = { _, _ in }
  /// Saves the windows to open when the program starts again.
  package var saveOpenWindows: @MainActor ([SavedWindow]) -> Void = { _ in }
  /// The folder for the state of the program; `nil` if it keeps none.
  package var stateFolder: URL?
  /// Returns the file with the list of the files that the programs of the desktop have used; `nil` if documents are not
  /// added to it.
  package var desktopRecentFiles: @MainActor () -> URL? = { nil }
  /// The operations that read and write documents.
  var fileWork = FileWork()

  /// Creates options.
  package init(windowOptions: @escaping @MainActor (WindowConfiguration) -> WindowOptions) {
    self.windowOptions = windowOptions
  }
}

/// The open windows of an app.
@MainActor package final class AppWindows<Program: App> {
  let scenes: AppScenes<Program>
  private let platform: any Platform
  let options: AppWindowOptions
  let loop: FrameLoop
  /// The values stored by the views of all windows.
  private let storage: any ValueStore
  private(set) var windows: [AppWindow] = []
  let life = ProgramLife.shared
  /// Whether windows open between frames.
  private(set) var isRunning = false
  /// Whether a window has been open.
  private var hasOpened = false
  /// The files of the documents that were opened last.
  let recentDocuments: RecentDocuments
  /// The names of the copies from which documents were restored.
  var restoredCopies: [String] = []
  /// The windows that were closed without a question while their documents had changes.
  private var closedWithChanges: [SavedWindow] = []
  /// Called with every new window.
  package var windowDidOpen: (@MainActor (any PlatformWindow) -> Void)?

  package convenience init(
    _ scenes: AppScenes<Program>, platform: any Platform, options: AppWindowOptions,
    inspectorContent: (@MainActor (WindowInspection) -> AnyView)? = nil
  ) {
    self.init(
      scenes, platform: platform, options: options, inspectorContent: inspectorContent,
      storage: ProgramValues.windows)
  }

  init(
    _ scenes: AppScenes<Program>, platform: any Platform, options: AppWindowOptions,
    inspectorContent: (@MainActor (WindowInspection) -> AnyView)? = nil, storage: any ValueStore
  ) {
    self.scenes = scenes
    self.platform = platform
    self.options = options
    self.storage = storage
    recentDocuments = RecentDocuments(
      file: options.stateFolder?.appending(path: "recent-documents.json"),
      desktop: {
        options.desktopRecentFiles().map {
          DesktopRecentFiles(file: $0, program: ProcessInfo.processInfo.processName)
        }
      })
    loop = FrameLoop(platform: platform)
    loop.inspectorContent = inspectorContent
    loop.windowWillClose = { [weak self] in self?.windowWillClose($0) }
    loop.didShowFrames = { [weak self] in self?.updatePhases() }
  }

  // MARK: The life of the program

  /// Opens the windows that were open when the program ended last, and the windows of a new start if none of its
  /// scenes is among them.
  ///
  /// - Throws: the error of the platform if no window can be opened.
  package func openAtLaunch(restoring saved: [SavedWindow] = []) throws {
    for saved in saved {
      do { try restore(saved) } catch { report(error) }
    }
    let files = openLaunchFiles()
    if files.found {
      windows.last?.documents?.show(files.errors)
      return
    }
    // Without such a window the others might offer no way to open it.
    let launched = scenes.openAtLaunch
    let isOpen = windows.contains { launched.contains($0.scene) }
    for scene in launched where !isOpen || scenes.ownWindow(of: scene) != nil {
      do {
        try makeWindow(of: scene)
      } catch {
        if windows.isEmpty { throw error }
        report(error)
      }
    }
    windows.first?.documents?.show(files.errors)
  }

  /// Warns of a window that could not be opened, unless the program ends because the display is lost.
  func report(_ error: any Error) {
    if platform.isDisplayLost { return }
    RuntimeWarning.show("A window could not be opened: \(error)")
  }

  /// Shows the first scene in a window that is open already.
  package func showFirstScene(in window: any PlatformWindow) {
    guard let scene = scenes.openAtLaunch.first else { return }
    show(scene, value: nil, number: 0, in: window)
  }

  /// Shows the windows until the last one closes, or the program is to end.
  package func run() throws {
    life.windows = self
    defer { end() }
    life.finishStart()
    isRunning = true
    try loop.run()
  }

  func removeViews(of window: AppWindow) {
    window.presence.isOpen = false
    window.session?.removeViews()
    window.didClose()
  }

  /// Saves the places of the open windows and the unsaved changes of their documents.
  ///
  /// - Returns: the windows to open when the program starts again.
  package func save() -> [SavedWindow] {
    let saved = windows.compactMap { window in
      savedWindow(window, unsavedCopy: saveUnsavedChanges(of: window))
    }
    removeRestoredCopies()
    return closedWithChanges + saved
  }

  func savedWindow(_ window: AppWindow, unsavedCopy: String?) -> SavedWindow? {
    let configuration = scenes.configurations[window.scene]
    let name = scenes.name(of: window.scene)
    if configuration.isRestored, let place = window.place { options.savePlace(place, name) }
    if unsavedCopy == nil {
      guard configuration.isRestored, configuration.kind != .settings,
        scenes.ownWindow(of: window.scene) == nil
      else { return nil }
      // As on a Mac: a document that was closed stays closed.
      let isClosed = window.isDismissed || window.session?.isGone == true
      if configuration.documents != nil, isClosed || window.value == nil { return nil }
    }
    let size = options.windowOptions(configuration).size
    guard let place = window.place ?? (unsavedCopy == nil ? nil : WindowPlace(size: size)) else {
      return nil
    }
    return SavedWindow(
      scene: name, number: window.number, value: window.value?.data,
      width: place.size.width, height: place.size.height, x: place.origin.map { Double($0.x) },
      y: place.origin.map { Double($0.y) }, isMaximized: place.isMaximized ? true : nil,
      unsavedCopy: unsavedCopy)
  }

  private func restore(_ saved: SavedWindow) throws {
    let scene = scenes.configurations.indices.first {
      scenes.name(of: $0) == saved.scene && scenes.configurations[$0].kind != .settings
    }
    guard let scene, let place = saved.place,
      scenes.configurations[scene].isRestored || saved.unsavedCopy != nil
    else { return }
    let isOpen = windows.contains { $0.scene == scene && $0.number == saved.number }
    if isOpen || scenes.configurations[scene].kind == .single && saved.number != 0 { return }
    let value = saved.value.flatMap { scenes.configurations[scene].values?.decode($0) }
    // The value of a program that has changed since.
    if saved.value != nil, value == nil { return }
    let document = try recoveredDocument(of: scene, saved, value)
    try makeWindow(
      of: scene, value: value, number: saved.number, place: place, document: document)
  }

  // MARK: Opening and closing

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - number: the number among the windows of the scene; `nil` for the first free number.
  ///   - place: the place of the window; `nil` for the last one of the scene.
  ///   - isNew: whether the window has none of the values of a window that was open before.
  ///   - document: the document; `nil` for the document of the value, or a new one.
  func makeWindow(
    of scene: Int, value: WindowValue? = nil, number: Int? = nil, place: WindowPlace? = nil,
    isNew: Bool = false, document: WindowDocument? = nil
  ) throws {
    let document = try document ?? self.document(of: scene, value)
    let configuration = scenes.configurations[scene]
    var windowOptions = options.windowOptions(configuration)
    windowOptions.hasTitleBar = configuration.hasTitleBar
    windowOptions.place = place ?? nextPlace(of: scene, size: windowOptions.size)
    let others = windows.filter { $0.scene == scene }.map(\.number)
    let free = (0...others.count).first { !others.contains($0) } ?? others.count
    let window = try platform.makeWindow(windowOptions)
    windowDidOpen?(window)
    let chosen = number ?? free
    // Values remain of a window that was not restored, and of a program that has crashed.
    if isNew, configuration.kind == .group { values(of: scene, chosen).removeAll() }
    let lastPlace = configuration.isRestored ? options.place(scenes.name(of: scene)) : nil
    show(
      scene, value: value, number: chosen, in: window, isRestored: place != nil,
      hasPlace: place != nil || lastPlace != nil, document: document)
  }

  /// Returns the place of a new window: the last one of its scene, moved so that it does not cover a window that is
  /// open there; `nil` for the place in the scene's configuration.
  private func nextPlace(of scene: Int, size: CGSize) -> WindowPlace? {
    let configuration = scenes.configurations[scene]
    let last = configuration.isRestored ? options.place(scenes.name(of: scene)) : nil
    // A scene with a position of its own covers only its own windows.
    let covered = windows.last {
      (configuration.position == nil || $0.scene == scene) && $0.place?.origin != nil
    }
    guard let origin = last?.origin ?? covered?.place?.origin else { return last }
    let cascade = WindowCascade(
      windows.compactMap { window in
        window.place?.origin.map { ($0, window.session?.window.screen) }
      })
    let size = last?.size ?? size
    return WindowPlace(
      size: size, origin: cascade.unusedCorner(from: origin, size: size),
      isMaximized: last?.isMaximized == true && windows.isEmpty)
  }

  /// Returns the stored values of a window of a scene.
  private func values(of scene: Int, _ number: Int) -> PrefixedValueStore {
    PrefixedValueStore(storage, prefix: SceneNames.keyPrefix(scenes.name(of: scene), number))
  }

  private func show(
    _ scene: Int, value: WindowValue?, number: Int, in window: any PlatformWindow,
    isRestored: Bool = false, hasPlace: Bool = true, document: WindowDocument? = nil
  ) {
    let configuration = scenes.configurations[scene]
    let presence = WindowPresence(
      observesScenes: !windows.contains(where: \.presence.observesScenes),
      followsOthers: hasOpened)
    hasOpened = true
    let document = document ?? newDocument(of: scene)
    let appWindow = AppWindow(
      scene: scene, number: number, value: value, presence: presence,
      values: values(of: scene, number), documents: documentWindow(of: scene, document),
      ownWindow: scenes.ownWindow(of: scene), in: self)
    var environment = options.environment
    environment.windowContext = appWindow
    environment.windowValues = appWindow.values
    environment.setUndoManager(document?.undoManager)
    let session = WindowSession(
      root: scenes.root(of: scene, in: appWindow.presence), window: window, platform: platform,
      environment: environment, appearance: options.appearance,
      traits: WindowTraits(
        takesIdealSize: configuration.takesIdealSize && configuration.size == nil && !isRestored,
        hasMaximumSize: configuration.fitsContent, hasTitleBar: configuration.hasTitleBar,
        isDraggedByBackground: configuration.isDraggedByBackground,
        placement: hasPlace ? nil : configuration.placement))
    session.dismissal.close = { [weak appWindow] in appWindow?.close() }
    session.mayClose = { [weak appWindow] in appWindow?.mayClose() ?? true }
    session.mayEnd = { [weak self] in self?.mayEnd() ?? true }
    appWindow.show(in: session)
    windows.append(appWindow)
    numberOfWindowsDidChange()
    loop.add(session)
    if life.hasObservers { life.windowDidOpen(appWindow.programWindow) }
  }

  /// Opens a window between frames, or brings an open one to the front.
  func openOrShow(_ scene: Int, value: WindowValue?) {
    // One that was dismissed before is not brought to the front again.
    loop.closeRequestedWindows()
    let kind = scenes.configurations[scene].kind
    let shown = windows.first { window in
      guard window.scene == scene else { return false }
      if kind != .group { return true }
      return value.map { window.value?.value == $0.value } ?? false
    }
    if let shown {
      shown.session?.window.bringToFront()
      return
    }
    do { try makeWindow(of: scene, value: value, isNew: true) } catch { report(error) }
  }

  private func windowWillClose(_ session: WindowSession) {
    guard let index = windows.firstIndex(where: { $0.session === session }) else { return }
    let window = windows.remove(at: index)
    numberOfWindowsDidChange()
    if let copy = saveUnsavedChanges(of: window), let saved = savedWindow(window, unsavedCopy: copy)
    {
      closedWithChanges.append(saved)
    }
    let configuration = scenes.configurations[window.scene]
    if configuration.isRestored, let place = window.place {
      options.savePlace(place, scenes.name(of: window.scene))
    }
    session.enterBackground(program: loop.phase(without: session))
    if life.hasObservers { life.windowWillClose(window.programWindow) }
    scenes.forgetOwnWindow(of: window.scene)
    removeViews(of: window)
    if configuration.kind == .group { window.values.removeAll() }
    if window.presence.observesScenes { windows.first?.presence.observesScenes = true }
  }
}

extension AppWindows: WindowList {
  func openWindow(_ request: WindowRequest) -> Bool {
    guard let scene = scenes.scene(of: request) else { return false }
    loop.performBetweenFrames { [weak self] in self?.openOrShow(scene, value: request.value) }
    return true
  }

  func closeWindows(_ request: WindowRequest) -> Bool {
    guard let scene = scenes.scene(of: request) else { return false }
    for window in windows where window.scene == scene {
      if let value = request.value, window.value?.value != value.value { continue }
      window.close()
    }
    return true
  }

  func openSettings() -> Bool {
    guard let scene = scenes.configurations.firstIndex(where: { $0.kind == .settings }) else {
      return false
    }
    loop.performBetweenFrames { [weak self] in self?.openOrShow(scene, value: nil) }
    return true
  }

  func openWindows(with current: AppWindow) -> [OpenWindow] {
    listedWindows.map { window in
      let title = window.session?.window.title ?? ""
      return OpenWindow(
        title: title.isEmpty ? scenes.configurations[window.scene].title ?? "" : title,
        isCurrent: window === current
      ) { [weak window] in window?.session?.window.bringToFront() }
    }
  }

  /// The windows that the menus list.
  private var listedWindows: [AppWindow] {
    windows.filter { scenes.configurations[$0.scene].hasStandardCommands }
  }

  /// Tells the menu bars of all windows whether there are others.
  private func numberOfWindowsDidChange() {
    let areSeveral = listedWindows.count > 1
    for window in windows where window.presence.hasOtherWindows != areSeveral {
      window.presence.hasOtherWindows = areSeveral
    }
  }
}
