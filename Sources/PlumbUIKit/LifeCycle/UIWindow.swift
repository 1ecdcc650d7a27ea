public import Foundation
internal import PlumbUI

/// A window of the program, which shows the views of its root view controller.
///
/// It behaves as the window of a `WindowGroup`: it has the menus of the program, closes as one, and opens at its last
/// place. As on a phone, its size is not that of a frame.
@MainActor @preconcurrency open class UIWindow: UIView {
  /// The window of the program.
  let program: ProgramWindow
  /// The scene of the window; `nil` in an app without scenes.
  public weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.windows.removeAll { $0 === self }
      join(windowScene)
    }
  }

  /// The controller of which the window shows the views.
  public var rootViewController: UIViewController? {
    didSet {
      if oldValue?.window === self { oldValue?.window = nil }
      rootViewController?.window = self
      contentDidChange()
      titleDidChange()
      styleDidChange()
    }
  }

  /// The order of the window above others; stored without an effect, as the desktop orders windows.
  public var windowLevel = Level.normal

  /// The brightness of the views' colours; `unspecified` for that of the root view controller, or else of the desktop.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { styleDidChange() }
  }

  /// Creates a window of a scene, which opens with `makeKeyAndVisible()`.
  public init(windowScene: UIWindowScene) {
    program = ProgramWindow()
    super.init(of: nil)
    setUp(in: windowScene, remembersPlace: true)
  }

  /// Creates a window of an app without scenes, which opens with `makeKeyAndVisible()`.
  ///
  /// - Parameter frame: not used, as on a phone the window fills the screen.
  public init(frame: CGRect) {
    program = ProgramWindow()
    super.init(of: nil)
    setUp(in: UIApplication.shared.scenes.first, remembersPlace: true)
  }

  /// Creates a window of an app without scenes, which opens with `makeKeyAndVisible()`.
  public convenience init() { self.init(frame: .zero) }

  init(scene: UIWindowScene?, remembersPlace: Bool) {
    program = ProgramWindow()
    super.init(of: nil)
    setUp(in: scene, remembersPlace: remembersPlace)
  }

  /// Creates the window for one of a scene of SwiftUI, which is open.
  init(of program: ProgramWindow, in scene: UIWindowScene) {
    self.program = program
    super.init(of: nil)
    windowScene = scene
    isShown = true
    join(scene)
  }

  private func setUp(in scene: UIWindowScene?, remembersPlace: Bool) {
    windowScene = scene
    join(scene)
    let count = UIApplication.shared.windows.count
    program.placeName = remembersPlace ? count == 1 ? "main" : "main-\(count)" : nil
    program.content = AnyView(EmptyView())
  }

  /// Whether the window is open, or is to open.
  var isShown = false

  /// Whether the window is closed.
  public override var isHidden: Bool {
    get { !isShown }
    set {
      guard isShown == newValue else { return }
      isShown = !newValue
      if newValue {
        program.close()
      } else {
        join(windowScene)
        program.makeVisible()
      }
    }
  }

  /// Adds the window to those of its scene, or to those of the app.
  private func join(_ scene: UIWindowScene?) {
    if let scene, !scene.windows.contains(where: { $0 === self }) { scene.windows.append(self) }
    let application = UIApplication.shared
    if scene == nil, !application.windowsWithoutScene.contains(where: { $0 === self }) {
      application.windowsWithoutScene.append(self)
    }
  }

  public override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// The size of the content in points.
  var contentSize: CGSize { program.currentSize ?? CGSize(width: 900, height: 600) }
}
