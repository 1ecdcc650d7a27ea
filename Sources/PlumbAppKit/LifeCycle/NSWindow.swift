public import Foundation
internal import PlumbUI

/// A window of the program, which shows the views of its content view or of its content view controller.
///
/// It behaves as the window of a `Window` scene: it has the menus of the program, and closes as one. What the desktop
/// decides, such as the level, is stored without an effect.
@MainActor @preconcurrency open class NSWindow: NSResponder {
  /// The window of the program.
  let program: ProgramWindow
  /// Whether the window is open, or is to open.
  var isShown = false

  /// The title; empty for that of the views, or else of the program.
  open var title: String {
    get { program.shownTitle ?? program.title ?? "" }
    set { program.title = newValue.isEmpty ? nil : newValue }
  }

  /// The view of which the window shows the views of SwiftUI.
  open var contentView: NSView? {
    didSet { contentDidChange() }
  }

  /// The controller of which the window shows the views of SwiftUI.
  open var contentViewController: NSViewController? {
    didSet {
      oldValue?.hostWindow = nil
      contentViewControllerDidChange()
    }
  }

  /// The object that is told about the window.
  open weak var delegate: (any NSWindowDelegate)?

  /// The controller of the window; `nil` for none.
  open weak var windowController: NSWindowController?

  /// The frame of the window and what a person may do with it. It counts when the window opens.
  open var styleMask: StyleMask {
    didSet { styleDidChange() }
  }

  /// The values that are stored without an effect.
  var stored = StoredWindowValues()

  /// Creates a window, which opens with `makeKeyAndOrderFront(_:)`.
  ///
  /// - Parameters:
  ///   - contentRect: its size is that of the content, in points; an empty one for the usual size. The desktop places
  ///     the window.
  ///   - style: the frame of the window and what a person may do with it.
  ///   - backingStoreType: not used.
  ///   - flag: not used.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    program = ProgramWindow(content: AnyView(EmptyView()))
    styleMask = style
    super.init()
    let isEmpty = contentRect.width < 1 || contentRect.height < 1
    program.size = isEmpty ? nil : contentRect.size
    program.mayClose = { [weak self] in
      guard let self else { return true }
      return delegate?.windowShouldClose(self) ?? true
    }
    styleDidChange()
  }

  /// Creates a window on a screen, which the desktop chooses.
  public convenience init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool, screen: NSScreen?
  ) {
    self.init(contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
  }

  /// Creates a window with the ideal size of a controller's views.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: true)
    program.takesIdealSize = true
    self.contentViewController = contentViewController
    // An initialiser of the class sets its properties without their observers.
    contentViewControllerDidChange()
  }

  /// Creates a window with the usual frame.
  public convenience override init() {
    self.init(
      contentRect: .zero, styleMask: [.titled, .closable, .miniaturizable, .resizable],
      backing: .buffered, defer: true)
  }

  /// Creates the window for one of a scene of SwiftUI, which is open.
  init(of program: ProgramWindow) {
    self.program = program
    styleMask = [.titled, .closable, .miniaturizable, .resizable]
    isShown = true
    super.init()
    program.mayClose = { [weak self] in
      guard let self else { return true }
      return delegate?.windowShouldClose(self) ?? true
    }
  }

  private func styleDidChange() {
    program.hasTitleBar = styleMask.contains(.titled)
    program.fixedSize = styleMask.contains(.resizable) ? nil : program.size
  }

  private func contentViewControllerDidChange() {
    contentViewController?.hostWindow = self
    contentView = contentViewController?.view
  }

  /// Shows the views of the content view.
  func contentDidChange() {
    contentView?.window = self
    if let content = contentView?.content { program.content = content }
  }

  /// Whether the window can get keys; stored without an effect.
  open var canBecomeKey: Bool { true }

  /// Whether the window can be the main one; stored without an effect.
  open var canBecomeMain: Bool { true }

  // MARK: Opening and closing

  /// Opens the window, or brings it to the front.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    let application = ApplicationState.current
    if !application.windows.contains(where: { $0 === self }) { application.windows.append(self) }
    isShown = true
    program.makeVisible()
  }

  /// Opens the window, or brings it to the front.
  open func orderFront(_ sender: Any?) { makeKeyAndOrderFront(sender) }

  /// Opens the window, or brings it to the front.
  open func orderFrontRegardless() { makeKeyAndOrderFront(nil) }

  /// Closes the window without a question. It opens again with `makeKeyAndOrderFront(_:)`; if it was the last one, the
  /// program ends.
  open func orderOut(_ sender: Any?) { close() }

  /// Closes the window without a question. It opens again with `makeKeyAndOrderFront(_:)`; if it was the last one, the
  /// program ends.
  open func close() {
    isShown = false
    if !program.isOpen { ApplicationState.current.windows.removeAll { $0 === self } }
    program.close()
  }

  /// Closes the window as its close button does, unless the delegate keeps it open.
  open func performClose(_ sender: Any?) { program.requestClose() }
}
