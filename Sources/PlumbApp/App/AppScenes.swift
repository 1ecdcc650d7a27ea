internal import Foundation

/// The scenes of an app, and the contents of their windows.
@MainActor package final class AppScenes<Program: App> {
  private let app: Program
  /// The state of the app, which all windows share.
  private let properties = SharedProperties()
  /// The scenes in the order of the app's body, as they were when the app started, and after them the windows that
  /// code of the program opens by itself.
  private(set) var configurations: [WindowConfiguration]
  private var names: SceneNames
  /// The number of scenes in the app's body.
  private let sceneCount: Int
  /// The windows that code of the program opens by itself, in the order of their configurations; `nil` for a
  /// configuration of which the window has closed.
  private var ownWindows: [ProgramWindow?]
  /// The index of the scene whose window opens if no other one does.
  private let first: Int

  /// Creates the scenes of an app, and tells the observers of the program that it starts.
  ///
  /// - Parameter urls: the addresses and files that the program is to open.
  /// - Throws: `NoWindowError` if the body of the app contains no window but the settings, and its code opens none.
  package init(of app: Program, opening urls: [URL] = []) throws(NoWindowError) {
    self.app = app
    let life = ProgramLife.shared
    // As SwiftUI: delegates are told before the body of the app is evaluated.
    life.start(opening: urls)
    var configurations = _SceneList(app.body).windows
    sceneCount = configurations.count
    // Otherwise the windows of the scenes are there when delegates of AppKit are told for the second time.
    if !configurations.contains(where: { $0.kind.opensAtLaunch }) { life.finishStart() }
    let windows = life.takeRequested()
    configurations += windows.map { WindowConfiguration($0) }
    self.configurations = configurations
    ownWindows = windows
    names = SceneNames(configurations)
    let kinds = configurations.map(\.kind)
    // The desktop has no bar from which the item would open.
    guard
      let first = kinds.firstIndex(where: \.opensAtLaunch) ?? kinds.firstIndex(of: .menuBarExtra)
    else {
      throw NoWindowError(app: Program.self == DelegateApp.self ? nil : "\(Program.self)")
    }
    self.first = first
  }

  /// The first of the scenes whose windows open when the app starts.
  package var configuration: WindowConfiguration { configurations[launched] }

  /// The index of the first of the scenes whose windows open when the app starts.
  var launched: Int { openAtLaunch.first ?? first }

  /// Tells the observers of the program that its windows are there.
  package func finishStart() { ProgramLife.shared.finishStart() }

  /// Saves the values stored by the app; called when its windows have closed.
  package func finish() {
    ProgramValues.save()
    UnsavedDefaults.shared.save()
  }

  /// The content of the first window; its root has the state of the app.
  package var root: some View { root(of: launched) }

  /// Returns the content of a window of a scene, which is the only window; its root has the state of the app.
  package func root(of scene: Int) -> some View {
    root(of: scene, in: WindowPresence(observesScenes: true))
  }

  /// Returns the content of a window of a scene.
  func root(of scene: Int, in presence: WindowPresence) -> some View {
    let own = scene < sceneCount ? nil : configurations[scene]
    return StyleBody(style: app, sharedProperties: properties) { app in
      let configurations = _SceneList(app.body).windows
      let shown = configurations.indices.contains(scene) ? configurations[scene] : own
      return WindowContent(
        configuration: ProgramLife.shared.modified(shown),
        commands: configurations.flatMap(\.commands) + ProgramLife.shared.commands.list,
        observers: configurations.flatMap(\.observers) + Self.presenters(of: configurations),
        presence: presence, hasDocuments: configurations.contains { $0.documents != nil },
        standardMenus: StandardMenus(of: configurations))
    }
  }

  /// Returns the observers that open the windows of scenes while bindings are true.
  private static func presenters(
    of configurations: [WindowConfiguration]
  ) -> [@MainActor (Bool) -> AnyView] {
    var presenters: [@MainActor (Bool) -> AnyView] = []
    for (scene, configuration) in configurations.enumerated() {
      guard let isPresented = configuration.isPresented else { continue }
      let presenter = ScenePresenter(scene: scene, isPresented: isPresented)
      presenters.append { _ in AnyView(presenter) }
    }
    return presenters
  }

  /// Reads the scenes again, after types of the app were compiled anew.
  ///
  /// - Returns: whether the open windows can show them. There are as many scenes as before, of the same kinds and with
  ///   the same ids, and neither documents nor the values of windows have types that may have been compiled anew.
  func reload() -> Bool {
    let scenes = _SceneList(app.body).windows
    guard scenes.count == sceneCount, zip(configurations, scenes).allSatisfy({ $0.mayBecome($1) })
    else { return false }
    configurations.replaceSubrange(..<sceneCount, with: scenes)
    return true
  }

  /// The scenes whose windows open when the app starts and none is restored.
  var openAtLaunch: [Int] {
    let candidates = configurations.indices.filter { configurations[$0].kind.opensAtLaunch }
    let automatic = candidates.first { configurations[$0].launchBehavior != .suppressed }
    let opened = candidates.filter {
      $0 == automatic || configurations[$0].launchBehavior == .presented
    }
    return opened.isEmpty ? [first] : opened
  }

  /// Returns the window of a configuration that code of the program opens by itself; `nil` for a scene.
  func ownWindow(of scene: Int) -> ProgramWindow? {
    scene < sceneCount ? nil : ownWindows[scene - sceneCount]
  }

  /// Returns the index of the configuration of a window that code of the program opens by itself.
  func index(of window: ProgramWindow) -> Int {
    if let index = ownWindows.firstIndex(where: { $0 === window }) { return sceneCount + index }
    let index = ownWindows.firstIndex { $0 == nil } ?? ownWindows.count
    if index == ownWindows.count {
      ownWindows.append(window)
      configurations.append(WindowConfiguration(window))
    } else {
      ownWindows[index] = window
      configurations[sceneCount + index] = WindowConfiguration(window)
    }
    names = SceneNames(configurations)
    return sceneCount + index
  }

  /// Forgets a window that code of the program has opened by itself; another one may get its index.
  func forgetOwnWindow(of scene: Int) {
    if scene >= sceneCount { ownWindows[scene - sceneCount] = nil }
  }

  /// Returns the name under which the windows of a scene are stored, which no other scene has.
  func name(of scene: Int) -> String { names[scene] }

  /// Returns the first scene whose windows a request is about; `nil` for none.
  func scene(of request: WindowRequest) -> Int? {
    if let scene = request.scene { return configurations.indices.contains(scene) ? scene : nil }
    return configurations.firstIndex { configuration in
      if !configuration.kind.opensAtLaunch { return false }
      if let id = request.id, configuration.id != id { return false }
      guard let value = request.value else { return request.id != nil }
      return configuration.values?.type == value.type
    }
  }
}

extension WindowConfiguration {
  /// Whether the windows of a scene can show another one, which was compiled anew.
  fileprivate func mayBecome(_ other: WindowConfiguration) -> Bool {
    kind == other.kind && id == other.id && values?.type == other.values?.type
      && documents == nil && other.documents == nil
  }
}

extension WindowConfiguration.Kind {
  /// Whether windows of the kind may open when the program starts, and are opened by their ids.
  fileprivate var opensAtLaunch: Bool { self == .group || self == .single }
}

/// The state of a window that its views observe.
@Observable @MainActor final class WindowPresence {
  var isOpen = true
  /// The entries that the commands add to the menu bar.
  var commandEntries = CommandEntries()
  /// Whether the program has other open windows, which the menu bar lists then.
  var hasOtherWindows = false
  /// Whether the observers of the scenes are in the window, which are in one window of the app at a time.
  var observesScenes: Bool
  /// Whether the observers were in another window before.
  @ObservationIgnored let followsOthers: Bool

  init(observesScenes: Bool, followsOthers: Bool = false) {
    self.observesScenes = observesScenes
    self.followsOthers = followsOthers
  }
}

/// The standard commands whose keys work in every window. Only this view and the menu bar follow the entries of the
/// commands, because the commands are evaluated with the views of the window.
private struct StandardShortcuts: View, ImplementationView {
  let menus: StandardMenus
  let presence: WindowPresence

  var body: some View {
    NonVisualView(
      content: menus.shortcuts(besides: presence.commandEntries)
        .environment(\.areStandardShortcuts, true))
  }
}

/// The views of a window.
private struct WindowContent {
  let configuration: WindowConfiguration?
  /// The commands of all scenes, which belong to the program.
  let commands: [AnyView]
  let observers: [@MainActor (Bool) -> AnyView]
  let presence: WindowPresence
  let hasDocuments: Bool
  let standardMenus: StandardMenus
}

extension WindowContent: View, ImplementationView {
  @ViewBuilder var body: some View {
    if presence.isOpen, let configuration {
      if configuration.canHaveMenuBar, !commands.isEmpty || standardMenus.needMenuBar {
        MenuBarContainer(
          menus: { [presence, standardMenus] in
            standardMenus.menus(
              with: presence.commandEntries, listsWindows: presence.hasOtherWindows)
          },
          isHidden: configuration.hidesMenuBar, content: content(of: configuration))
      } else {
        content(of: configuration)
      }
      CommandListView(commands: commands) { [presence] in presence.commandEntries = $0 }
      StandardShortcuts(menus: standardMenus, presence: presence)
      if presence.observesScenes {
        NonVisualView(
          content: ForEach(observers.indices, id: \.self) { observers[$0](!presence.followsOthers) }
        )
      }
    }
  }

  @MainActor @ViewBuilder private func content(
    of configuration: WindowConfiguration
  ) -> some View {
    if hasDocuments {
      titled(configuration).background { WindowDocumentDialogs() }
    } else {
      titled(configuration)
    }
  }

  @MainActor private func titled(_ configuration: WindowConfiguration) -> some View {
    views(of: configuration)
      .environment(\.isSceneContent, true)
      .transformPreference(WindowTitleKey.self) { title in
        title = title ?? configuration.title.map { Text(verbatim: $0) }
      }
  }

  @MainActor @ViewBuilder private func views(of configuration: WindowConfiguration) -> some View {
    if configuration.isMenu {
      MenuPanel(fillingWindow: configuration.content)
    } else {
      configuration.content()
    }
  }
}

/// An error thrown if the body of an app contains no window, or a delegate opens none.
package struct NoWindowError: Error, CustomStringConvertible {
  /// The type of the app; `nil` for a program with a delegate instead.
  package let app: String?

  package var description: String {
    guard let app else {
      return "The delegate of the app opens no window while the program starts; it shows a UIWindow"
        + " or an NSWindow with a hosting controller."
    }
    return "\(app) has no window to open; put a WindowGroup into its body."
  }
}
