public import Foundation
public import Observation

/// A scene with a change applied to the configuration of each of its windows.
@usableFromInline struct ModifiedScene<Content: Scene> {
  let content: Content
  let change: (inout WindowConfiguration) -> Void
}

extension ModifiedScene: Scene, _PrimitiveScene {
  @usableFromInline static func _collect(_ scene: ModifiedScene, into list: inout _SceneList) {
    list.add(scene.content, changing: scene.change)
  }
}

extension Scene {
  /// Sets the size of a new window's content, in points. A size that is not above 0 or not finite
  /// is ignored.
  ///
  /// As SwiftUI: of several sizes the outermost applies.
  public func defaultSize(_ size: CGSize) -> some Scene {
    ModifiedScene(content: self) { window in
      let isUsable = [size.width, size.height].allSatisfy { $0 > 0 && $0.isFinite }
      if isUsable { window.size = size }
    }
  }

  /// Sets the size of a new window's content, in points.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
    defaultSize(CGSize(width: width, height: height))
  }

  /// Sets the limits of the size that the user can give a window.
  ///
  /// As SwiftUI: a window that has the size of its content opens with the ideal size of its views, unless the scene
  /// has a default size.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene {
    ModifiedScene(content: self) { $0.resizability = resizability }
  }

  /// Sets the style of the frame of the windows.
  ///
  /// A window without a title bar has no frame: it is moved by its upper edge, where no control is, and resized by
  /// its edges.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene {
    ModifiedScene(content: self) { $0.hasTitleBar = style._hasTitleBar }
  }

  /// Sets the position of a new window on the desktop, as fractions of the free space. Ignored on
  /// desktops that place windows themselves, such as those using Wayland.
  public func defaultPosition(_ position: UnitPoint) -> some Scene {
    ModifiedScene(content: self) { window in
      let isUsable = [position.x, position.y].allSatisfy(\.isFinite)
      if isUsable { window.position = position }
    }
  }
}

extension Scene {
  /// Sets whether the windows of the scene open with the size and at the place that they had when the
  /// app ended; they do unless the behaviour is `disabled`.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.isRestored = behavior.isEnabled }
  }

  /// Sets whether a window of the scene opens when the app starts and no window is restored.
  ///
  /// As SwiftUI: without a behaviour, only the first scene of the app opens a window. An app that would open no
  /// window opens the window of the first scene, whatever its behaviour.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    ModifiedScene(content: self) { $0.launchBehavior = behavior }
  }

  /// Returns the scene unchanged: addresses are opened by the windows that are open.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Sets an environment value for the views of the scene.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    changingContent { $0.environment(keyPath, value) }
  }

  /// Sets the kind of screen that the controls of the scene are made for.
  public func interfaceIdiom(_ idiom: InterfaceIdiom) -> some Scene {
    changingContent { $0.interfaceIdiom(idiom) }
  }

  /// Sets an observable object in the environment of the scene's views, where it is found by its
  /// type.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changingContent { $0.environment(object) }
  }

  /// Sets an observable object in the environment of the scene's views, where it is found by its
  /// type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changingContent { $0.environmentObject(object) }
  }

  /// Calls an action with the old and the new value whenever a value changes.
  ///
  /// - Parameter initial: whether the action is also called when the window appears, with the same
  ///   value twice.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    observing { $0.onChange(of: value, initial: initial && $1, action) }
  }

  /// Calls an action whenever a value changes.
  ///
  /// - Parameter initial: whether the action is also called when the window appears.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    observing { $0.onChange(of: value, initial: initial && $1, action) }
  }

  /// Calls an action with the new value whenever a value changes.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some Scene {
    observing { view, _ in view.onChange(of: value, perform: action) }
  }

  /// Returns the scene with an observer, which is in one window of the app at a time.
  ///
  /// - Parameter observer: returns the observer; the second parameter is whether it is the first one since the app
  ///   started.
  @usableFromInline func observing<Observer: View>(
    _ observer: @escaping @MainActor (EmptyView, Bool) -> Observer
  ) -> some Scene {
    ModifiedScene(content: self) { window in
      window.observers.append { AnyView(observer(EmptyView(), $0)) }
    }
  }

  /// Returns the scene with a change applied to the content of each window.
  @usableFromInline func changingContent<Changed: View>(
    _ change: @escaping @MainActor (AnyView) -> Changed
  ) -> some Scene {
    ModifiedScene(content: self) { window in
      let content = window.content
      window.content = { AnyView(change(content())) }
    }
  }
}
