internal import Foundation

/// An open window of an app.
@MainActor final class AppWindow: WindowContext {
  /// The index of the scene.
  let scene: Int
  /// The number among the open windows of the scene, which no other has.
  let number: Int
  let presence: WindowPresence
  /// The persistent values of the views.
  let values: PrefixedValueStore
  var value: WindowValue?
  let documents: DocumentWindow?
  /// Whether the window was closed by itself, and not at the end of the program.
  private(set) var isDismissed = false
  /// Whether a person has decided to lose the changes of the document at the end of the program.
  var losesChanges = false
  private weak var list: (any WindowList)?
  /// The window for the observers of the program.
  private(set) lazy var programWindow: ProgramWindow = {
    let window = ownWindow ?? ProgramWindow()
    window.controls = self
    return window
  }()
  /// The window that code of the program has opened by itself; `nil` for one of a scene.
  private let ownWindow: ProgramWindow?
  /// The window with its views, which belongs to the frame loop.
  private(set) weak var session: WindowSession?

  init(
    scene: Int, number: Int, value: WindowValue?, presence: WindowPresence,
    values: PrefixedValueStore, documents: DocumentWindow? = nil,
    ownWindow: ProgramWindow? = nil, in list: any WindowList
  ) {
    self.scene = scene
    self.number = number
    self.value = value
    self.presence = presence
    self.values = values
    self.documents = documents
    self.ownWindow = ownWindow
    self.list = list
    ownWindow?.controls = self
  }

  /// Sets the window with its views.
  func show(in session: WindowSession) {
    self.session = session
    if let scheme = ownWindow?.colorScheme { session.prefer(scheme) }
  }

  /// The place of the window; `nil` if it is not known.
  var place: WindowPlace? { session?.window.place }

  /// Tells the code that has opened the window that it is closed.
  func didClose() { ownWindow?.controls = nil }

  // An action may be called after the window or all windows have closed, which is no mistake of the program's.

  func openWindow(_ request: WindowRequest) -> Bool { list?.openWindow(request) ?? true }

  func closeWindows(_ request: WindowRequest) -> Bool {
    guard request.id == nil, request.value == nil, request.scene == nil else {
      return list?.closeWindows(request) ?? true
    }
    close()
    return true
  }

  /// Closes the window with its next frame, unless a person is asked before.
  func close() { session?.requestClose() }

  /// Whether the window may close. If there are changes that are not saved, a person is asked, and the window closes
  /// after the answer.
  func mayClose() -> Bool {
    if ownWindow?.mayClose() == false { return false }
    guard let documents, documents.hasUnsavedChanges else {
      isDismissed = true
      return true
    }
    documents.confirmClosing { [weak self] mayClose in
      guard let self, mayClose else { return }
      isDismissed = true
      session?.close()
    }
    return false
  }

  func openSettings() -> Bool { list?.openSettings() ?? true }

  var openWindows: [OpenWindow] { list?.openWindows(with: self) ?? [] }

  func perform(_ command: WindowCommand) { session?.perform(command) }
}

extension AppWindow: ProgramWindowControls {
  var isActive: Bool { session?.window.isActive ?? false }

  var contentSize: CGSize { session?.window.size ?? .zero }

  var shownTitle: String { session?.window.title ?? "" }

  func closeAtOnce() {
    isDismissed = true
    session?.close()
  }

  func bringToFront() { session?.window.bringToFront() }

  func endEditing() { session?.tree.focus.move(to: nil) }

  func resize(to size: CGSize) { session?.window.resize(to: size) }

  func prefer(_ scheme: ColorScheme?) { session?.prefer(scheme) }
}

/// The windows of an app, for the use of each window.
@MainActor protocol WindowList: AnyObject {
  /// Opens a window, or brings it to the front. Returns whether there is such a scene.
  func openWindow(_ request: WindowRequest) -> Bool

  /// Closes the open windows of a request. Returns whether there is such a scene.
  func closeWindows(_ request: WindowRequest) -> Bool

  /// Opens the window of the settings, or brings it to the front. Returns whether there is one.
  func openSettings() -> Bool

  /// Returns the open windows, for the menu of one of them.
  func openWindows(with current: AppWindow) -> [OpenWindow]
}

/// A window that was open when the program ended, with which it is opened again.
package struct SavedWindow: Hashable, Codable, Sendable {
  /// The name of the scene.
  package var scene: String
  /// The number among the windows of the scene, with which its values are stored.
  package var number: Int
  /// The encoded value for which the window was opened; `nil` for none.
  package var value: Data?
  package var width: Double
  package var height: Double
  package var x: Double?
  package var y: Double?
  /// Whether the window was maximised; `nil` for no.
  package var isMaximized: Bool?
  /// The name of the copy of the document with changes that were not saved; `nil` for none.
  package var unsavedCopy: String?

  /// The place of the window; `nil` if its numbers are no place.
  package var place: WindowPlace? {
    guard [width, height, x ?? 0, y ?? 0].allSatisfy(\.isFinite), width >= 1, height >= 1 else {
      return nil
    }
    var place = WindowPlace(
      size: CGSize(width: width, height: height), isMaximized: isMaximized ?? false)
    if let x, let y { place.origin = CGPoint(x: x, y: y) }
    return place
  }
}
