internal import Foundation
internal import PlumbUI

/// Tells the delegates of the app and of its scenes about the life of the program, and posts its notifications.
@MainActor final class ApplicationObserver: ProgramObserver {
  private var application: UIApplication { .shared }

  /// Has the program make an observer, unless that was done before.
  nonisolated static func register() { _ = isRegistered }

  nonisolated private static let isRegistered: Bool = add()

  nonisolated private static func add() -> Bool {
    ProgramLife.observers.withLock { $0.append { ApplicationObserver() } }
    return true
  }

  // MARK: The start

  func programWillOpenWindows(opening urls: [URL]) {
    application.launchURLs = urls
    if let delegate = application.delegate {
      var options: [UIApplication.LaunchOptionsKey: Any]?
      if let url = urls.first { options = [.url: url] }
      let isAccepted =
        delegate.application(application, willFinishLaunchingWithOptions: options)
        && delegate.application(application, didFinishLaunchingWithOptions: options)
      if isAccepted, !connectSceneOfDelegate() { open(urls, with: delegate) }
    }
    post(UIApplication.didFinishLaunchingNotification)
  }

  /// Connects the scene of a program whose delegates open all windows. Returns whether there is one.
  private func connectSceneOfDelegate() -> Bool {
    guard application.isRunByDelegate else { return false }
    application.usesScenes =
      SceneConnection(application).connect(opening: application.launchURLs) != nil
    return application.usesScenes
  }

  private func open(_ urls: [URL], with delegate: any UIApplicationDelegate) {
    for url in urls {
      _ = delegate.application(application, open: url, options: [.openInPlace: true])
    }
  }

  func programDidOpenWindows(opening urls: [URL]) {}

  // MARK: Requests

  func programMayReopen() -> Bool { true }

  func programWillOpen(_ urls: [URL]) {
    if let scene = sceneWithDelegate {
      let contexts = Set(urls.map { UIOpenURLContext(url: $0) })
      scene.delegate?.scene(scene, openURLContexts: contexts)
    } else if let delegate = application.delegate {
      open(urls, with: delegate)
    }
  }

  func programWillPerform(action: String) {
    guard let item = application.shortcutItem(ofType: action) else { return }
    if let scene = sceneWithDelegate, let delegate = scene.delegate as? any UIWindowSceneDelegate {
      delegate.windowScene(scene, performActionFor: item) { _ in }
    } else {
      application.delegate?.application(application, performActionFor: item) { _ in }
    }
  }

  /// The most active of the scenes that have a delegate, which is told instead of the app's; `nil` for none.
  private var sceneWithDelegate: UIWindowScene? {
    let scenes = application.scenes.filter { $0.delegate != nil }
    return scenes.max { $0.phase < $1.phase }
  }

  // MARK: Windows

  func windowDidOpen(_ window: ProgramWindow) {
    if application.windows.contains(where: { $0.program === window }) { return }
    // One of a scene of SwiftUI, which is a scene of its own here.
    let scene = SceneConnection(application).connect(
      opening: application.scenes.isEmpty ? application.launchURLs : [], ofSwiftUI: true)
    if let scene { _ = UIWindow(of: window, in: scene) }
  }

  func phaseDidChange(of window: ProgramWindow, from old: ScenePhase) {
    guard let scene = scene(of: window) else { return }
    updatePhase(of: scene)
  }

  func windowWillClose(_ window: ProgramWindow) {
    guard let closed = application.windows.first(where: { $0.program === window }) else { return }
    closed.isShown = false
    application.windowsWithoutScene.removeAll { $0 === closed }
    guard let scene = closed.windowScene else { return }
    scene.windows.removeAll { $0 === closed }
    updatePhase(of: scene)
    guard scene.windows.isEmpty else { return }
    scene.isConnected = false
    application.scenes.removeAll { $0 === scene }
    post(UIScene.didDisconnectNotification, scene)
    scene.delegate?.sceneDidDisconnect(scene)
  }

  private func scene(of window: ProgramWindow) -> UIWindowScene? {
    application.scenes.first { scene in scene.windows.contains { $0.program === window } }
  }

  /// Tells the delegate of a scene about the phase of the most active one of its windows.
  private func updatePhase(of scene: UIWindowScene) {
    let phase = scene.windows.map(\.program.phase).max() ?? .background
    for phase in scene.phase.steps(to: phase) {
      let old = scene.phase
      scene.phase = phase
      switch (old, phase) {
      case (_, .active):
        post(UIScene.didActivateNotification, scene)
        scene.delegate?.sceneDidBecomeActive(scene)
      case (.active, _):
        post(UIScene.willDeactivateNotification, scene)
        scene.delegate?.sceneWillResignActive(scene)
      case (_, .background):
        post(UIScene.didEnterBackgroundNotification, scene)
        scene.delegate?.sceneDidEnterBackground(scene)
      default:
        post(UIScene.willEnterForegroundNotification, scene)
        scene.delegate?.sceneWillEnterForeground(scene)
      }
    }
  }

  // MARK: The program

  func programPhaseDidChange(from old: ScenePhase, to new: ScenePhase) {
    // As UIKit: with scenes, their delegates are told instead.
    let delegate = application.usesScenes ? nil : application.delegate
    switch (old, new) {
    case (_, .active):
      post(UIApplication.didBecomeActiveNotification)
      delegate?.applicationDidBecomeActive(application)
    case (.active, _):
      post(UIApplication.willResignActiveNotification)
      delegate?.applicationWillResignActive(application)
    case (_, .background):
      post(UIApplication.didEnterBackgroundNotification)
      delegate?.applicationDidEnterBackground(application)
    default:
      post(UIApplication.willEnterForegroundNotification)
      delegate?.applicationWillEnterForeground(application)
    }
  }

  func programMayEnd() -> Bool { true }

  func programWillEnd() {
    post(UIApplication.willTerminateNotification)
    application.delegate?.applicationWillTerminate(application)
  }

  private func post(_ name: Notification.Name, _ object: AnyObject? = nil) {
    NotificationCenter.default.post(name: name, object: object ?? application)
  }
}

// Before `main`, so that a program whose only use of UIKit is a notification receives it. Compilers before 6.3 have no
// such attribute; there delegates register the observer.
#if os(Linux) && compiler(>=6.3)
  @used @section(".init_array")
  private let registration: @convention(c) () -> Void = { ApplicationObserver.register() }
#endif
