public import Foundation
public import PlumbUI

/// A window without a screen, which shows views, receives events and has a clock of its own.
///
/// Create one with `layout(in:_:)` or `layout(of:in:)`. Everything happens in the calls of a test: a
/// press changes the views at once, and time passes only in `advance(by:)`, `finishAnimations()` and the
/// actions that take time by themselves. Equal calls give equal frames and equal pictures.
///
/// ```swift
/// let window = try layout { CounterView() }
/// try window.find(.button, "Add").tap()
/// #expect(window.has("1"))
/// ```
@MainActor public final class TestWindow {
  /// The title of the window, from the scene of an app; otherwise empty.
  public let title: String

  /// The size of the window's content, in points. Setting it lays the views out again.
  public var size: CGSize {
    get { host.size }
    set {
      host.resize(to: newValue)
      layOut()
    }
  }

  /// The pixels per point. Setting it lays the views out again.
  public var scale: CGFloat {
    get { host.scale }
    set {
      host.resize(to: size, scale: newValue)
      layOut()
    }
  }

  /// The environment of the root view: type size, colour scheme, layout direction, locale and the like.
  /// Setting it updates the views and lays them out again.
  ///
  /// A colour scheme that the views prefer has precedence over the scheme of the environment, as in a window on a
  /// screen.
  public var environment: EnvironmentValues {
    get { host.environment }
    set {
      host.environment = newValue
      layOut()
    }
  }

  /// Whether the user prefers that nothing moves: changes are then not animated.
  public var reducesMotion: Bool {
    get { tree.reducesMotion }
    set {
      tree.reducesMotion = newValue
      layOut()
    }
  }

  /// The number of frames per second while anything moves, at least 1. Fewer frames make tests of long continuous
  /// movements faster.
  public var framesPerSecond = 60.0

  /// The time on the window's clock in seconds; 0 at the beginning.
  public var time: Double { host.time }

  package var tree: ViewTree { host.tree }
  let host: HeadlessHost

  init(
    _ content: some View, title: String, size: CGSize, scale: CGFloat, services: TextServices,
    environment: EnvironmentValues
  ) {
    self.title = title
    host = HeadlessHost(
      content, size: size, scale: scale, textServices: services,
      environment: environment.withAssets, followsPreferredScheme: true)
    layOut()
  }

  /// Updates and lays out the changed views.
  ///
  /// Tests seldom need it, as finding, acting and reading a frame call it. It is for state that the test itself has
  /// written, to perform `onChange`, `onAppear` and the like.
  public func layOut() { host.layOut() }

  /// Sends events to the views, and lays out the changed ones.
  ///
  /// - Returns: whether the last one was a key, or a turn of the wheel, that a view has used.
  @discardableResult func send(_ events: Event...) -> Bool { host.send(events) }
}
