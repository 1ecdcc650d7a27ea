/// The news for the observers of the program, and the requests that they may make.
extension AppWindows: ProgramWindows {
  /// Tells the observers how active the program and its windows are.
  func updatePhases() {
    guard life.hasObservers else { return }
    for window in windows {
      if let phase = window.session?.phase { life.setPhase(phase, of: window.programWindow) }
    }
    life.setPhase(loop.phase(without: nil))
  }

  /// Has the views of the windows that are open at the end disappear, and tells the observers.
  func end() {
    for window in windows { window.session?.enterBackground(program: .background) }
    if life.hasObservers {
      for window in windows { life.windowWillClose(window.programWindow) }
      life.setPhase(.background)
    }
    for window in windows { removeViews(of: window) }
    life.end()
    life.windows = nil
  }

  func quit() {
    if mayEnd() { loop.requestEnd() }
  }

  func bringToFront() {
    for window in windows { window.session?.window.bringToFront() }
  }

  func saveWindows() {
    options.saveOpenWindows(windows.compactMap { savedWindow($0, unsavedCopy: nil) })
    scenes.finish()
  }

  func reloadScenes() -> Bool { scenes.reload() }

  var programWindows: [ProgramWindow] { windows.map(\.programWindow) }

  func makeVisible(_ window: ProgramWindow) {
    let open = { @MainActor [weak self] in
      guard let self else { return }
      openOrShow(scenes.index(of: window), value: nil)
    }
    if isRunning { loop.performBetweenFrames(open) } else { open() }
  }
}
