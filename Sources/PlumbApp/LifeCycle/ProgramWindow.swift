package import Foundation

/// A window of the program, for code that has windows of its own: one of a scene, or one that such code opens.
@MainActor @Observable package final class ProgramWindow {
  /// The views; `nil` in a window of a scene, which has its own.
  package var content: AnyView?
  /// The title; `nil` for that of the views, or else of the program.
  package var title: String?
  /// The size that the content keeps; `nil` if a person may change it.
  package var fixedSize: CGSize?

  /// The size of the content when the window opens, in points; `nil` for the usual one.
  @ObservationIgnored package var size: CGSize?
  /// Whether the window opens with the ideal size of its views.
  @ObservationIgnored package var takesIdealSize = false
  /// The position on the desktop, as fractions of the free space; `nil` for the usual one.
  @ObservationIgnored package var position: UnitPoint?
  /// Whether the desktop draws a title bar.
  @ObservationIgnored package var hasTitleBar = true
  /// The name with which the window opens at its last place; `nil` if it opens at the usual one.
  @ObservationIgnored package var placeName: String?
  /// Returns whether the window may close when a person closes it.
  @ObservationIgnored package var mayClose: @MainActor () -> Bool = { true }

  /// The colour scheme of the window, which has precedence over the one that the views prefer; `nil` for none.
  @ObservationIgnored package var colorScheme: ColorScheme? {
    didSet { controls?.prefer(colorScheme) }
  }

  /// The phase, which the observers of the program know.
  @ObservationIgnored package internal(set) var phase = ScenePhase.background
  /// The open window; `nil` while it is closed.
  @ObservationIgnored weak var controls: (any ProgramWindowControls)?

  /// Creates a window, which is not open.
  ///
  /// - Parameter content: the views; `nil` for the window of a scene.
  package init(content: AnyView? = nil) {
    self.content = content
  }

  /// Whether the window is open, also while it is hidden or minimised.
  package var isOpen: Bool { controls != nil }

  /// Whether keys are sent to the window.
  package var isActive: Bool { controls?.isActive ?? false }

  /// The size of the content in points; the one with which it opens while it is closed.
  package var currentSize: CGSize? { controls?.contentSize ?? size }

  /// The title that the window shows; `nil` while it is closed.
  package var shownTitle: String? { controls?.shownTitle }

  /// Opens the window, or brings it to the front.
  package func makeVisible() { ProgramLife.shared.makeVisible(self) }

  /// Closes the window without a question.
  package func close() {
    ProgramLife.shared.cancelOpening(of: self)
    controls?.closeAtOnce()
  }

  /// Closes the window as its close button does.
  package func requestClose() { controls?.close() }

  /// Brings the window to the front.
  package func bringToFront() { controls?.bringToFront() }

  /// Switches between full screen and the usual size.
  package func toggleFullScreen() { controls?.perform(.fullScreen) }

  /// Takes the keyboard focus from the view that has it.
  package func endEditing() { controls?.endEditing() }

  /// Gives the content another size, in points.
  package func setSize(_ size: CGSize) {
    self.size = size
    controls?.resize(to: size)
  }
}

/// Requests to an open window.
@MainActor protocol ProgramWindowControls: AnyObject {
  var isActive: Bool { get }
  var contentSize: CGSize { get }
  var shownTitle: String { get }

  /// Closes the window with its next frame, unless a person is asked before.
  func close()

  /// Closes the window with its next frame.
  func closeAtOnce()

  func bringToFront()
  func perform(_ command: WindowCommand)
  func endEditing()
  func resize(to size: CGSize)

  /// Sets the colour scheme that has precedence over the one that the views prefer; `nil` for none.
  func prefer(_ scheme: ColorScheme?)
}

/// The views of a window that no scene describes.
struct ProgramWindowContent: View, ImplementationView {
  let window: ProgramWindow

  var body: some View {
    views.transformPreference(WindowTitleKey.self) { [title = window.title] shown in
      shown = shown ?? title.map { Text(verbatim: $0) }
    }
  }

  @MainActor @ViewBuilder private var views: some View {
    if let size = window.fixedSize {
      window.content.frame(width: size.width, height: size.height)
    } else {
      window.content
    }
  }
}
