internal import Foundation

/// The windows of an app with documents.
extension AppWindows: DocumentList {
  /// Returns a new document of a scene; `nil` for a scene without documents, or whose documents are shown only.
  func newDocument(of scene: Int) -> WindowDocument? {
    scenes.configurations[scene].documents.flatMap {
      WindowDocument(newOf: $0, number: freeNumber, work: options.fileWork)
    }
  }

  /// Reads the document of a window; `nil` for a scene without documents, or without a file.
  func document(of scene: Int, _ value: WindowValue?) throws -> WindowDocument? {
    guard let kind = scenes.configurations[scene].documents,
      let place = value?.value(as: DocumentPlace.self)
    else { return nil }
    let url = URL(filePath: place.path)
    return WindowDocument(try kind.contents(of: url), of: kind, url: url, work: options.fileWork)
  }

  /// Returns the connection of a window with its document; `nil` in a program without documents.
  func documentWindow(of scene: Int, _ document: WindowDocument?) -> DocumentWindow? {
    guard scenes.configurations.contains(where: { $0.documents != nil }) else { return nil }
    if let url = document?.fileURL { recentDocuments.add(url) }
    return DocumentWindow(
      document, kinds: scenes.configurations.compactMap(\.documents),
      isPlaceholder: scenes.configurations[scene].documents != nil && document == nil, list: self,
      work: options.fileWork)
  }

  /// The first number that no new document has.
  var freeNumber: Int {
    let used = windows.compactMap { window in
      window.documents?.document.flatMap { $0.fileURL == nil ? $0.number : nil }
    }
    return (1...used.count + 1).first { !used.contains($0) } ?? 1
  }

  /// Opens the files among the arguments of the program.
  ///
  /// - Returns: whether there were any, and the errors of the files that could not be opened.
  func openLaunchFiles() -> (found: Bool, errors: [any Error]) {
    let kinds = scenes.configurations.compactMap(\.documents)
    let files =
      kinds.isEmpty
      ? []
      : options.environment.receivedURLs?.takeFiles { file in
        kinds.contains { $0.type(of: file) != nil }
      } ?? []
    var errors: [any Error] = []
    for file in files.map(\.documentURL) where !show(file) {
      let scene = scenes.configurations.firstIndex { $0.documents?.type(of: file) != nil }
      guard let scene else { continue }
      do { try makeWindow(of: scene, value: Self.value(of: file)) } catch { errors.append(error) }
    }
    return (files.count > errors.count, errors)
  }

  private static func value(of url: URL) -> WindowValue {
    WindowValue(DocumentPlace(path: url.path))
  }

  // MARK: The requests of a window

  func openWindow(for contents: any DocumentContents, of kind: Int, url: URL?) {
    let configurations = scenes.configurations
    let groups = configurations.indices.filter { configurations[$0].documents != nil }
    guard groups.indices.contains(kind), let type = configurations[groups[kind]].documents else {
      return
    }
    loop.performBetweenFrames { [weak self] in
      guard let self else { return }
      loop.closeRequestedWindows()
      // Opened twice before the first window was there.
      if let url, show(url) { return }
      let document = WindowDocument(
        contents, of: type, url: url, number: freeNumber, work: options.fileWork)
      do {
        try makeWindow(
          of: groups[kind], value: url.map(Self.value), isNew: true, document: document)
      } catch {
        report(error)
      }
    }
  }

  func show(_ url: URL) -> Bool {
    let shown = windows.first { $0.documents?.document?.fileURL == url && !$0.isDismissed }
    shown?.session?.window.bringToFront()
    return shown != nil
  }

  func isOpen(_ url: URL, besides window: DocumentWindow) -> Bool {
    windows.contains { $0.documents !== window && $0.documents?.document?.fileURL == url }
  }

  func close(_ window: DocumentWindow) {
    let closed = windows.first { $0.documents === window }
    loop.performBetweenFrames { closed?.session?.requestClose() }
  }

  func documentDidMove(in window: DocumentWindow) {
    let moved = windows.first { $0.documents === window }
    moved?.value = window.document?.fileURL.map(Self.value)
    if let url = window.document?.fileURL { recentDocuments.add(url) }
  }

  // MARK: The end of the program

  /// Returns whether the program may end. If there are unsaved changes, a person is asked about one window after the
  /// other, and the program ends after the last answer.
  func mayEnd() -> Bool {
    guard ProgramLife.shared.mayEnd else { return false }
    for window in windows { window.losesChanges = false }
    return askBeforeEnd()
  }

  private func askBeforeEnd() -> Bool {
    let edited = windows.first { $0.documents?.hasUnsavedChanges == true && !$0.losesChanges }
    guard let edited else { return true }
    edited.session?.window.bringToFront()
    edited.documents?.confirmClosing { [weak self, weak edited] mayClose in
      guard let self else { return }
      guard mayClose else {
        // The program goes on, with the changes that were to be lost.
        for window in windows { window.losesChanges = false }
        return
      }
      edited?.losesChanges = true
      if askBeforeEnd() { loop.requestEnd() }
    }
    return false
  }
}
