public import Foundation

/// The root of an interface: a tree of views, its layout and its display list.
///
/// A frame is the six stages of `frame(_:at:in:scale:present:)`, in order. Each stage can be
/// performed alone, so that a test can stop after the stage that it tests. Needs no window.
///
/// The tree only connects the stages; each loop in them is a type with its own state: `UpdateLoop`,
/// `LayoutLoop` with the `PreferenceLoop` inside, and `FrameRounds` around both. `send(_:)` is
/// beside `EventRoute`, which has the order in which events are offered to its parts.
@MainActor public final class ViewTree {
  // Set at the end of the initialiser, because the node refers to the tree.
  private var root: RootViewNode?
  let viewport = RootLayoutNode()
  /// The measurer of the texts of the views.
  let measurer: any TextMeasurer
  private(set) var scale: CGFloat = 1

  let clock: FrameClock
  /// The stages that the next frame must perform.
  package let stages = PendingStages()
  /// The views to evaluate, and the loop that evaluates them.
  package let updates: UpdateLoop
  /// The loop that lays out the tree, and the functions called after layout.
  let layouts: LayoutLoop
  private var rounds = FrameRounds()

  /// The event handlers of the layout nodes.
  package let eventHandlers = EventHandlers()
  /// Sends the events of the pointer to the views, and captures it during a press.
  package let pointer: PointerRouter
  /// The router of drags over the views.
  package let drops: DropRouter
  /// The keyboard focus.
  package let focus = KeyboardFocus()
  /// The views that prefer the keyboard focus.
  let preferredFocus = PreferredFocus()
  /// The values that the views around the keyboard focus provide.
  let focusedValues = FocusedValueProviders()
  /// The presentations in front of the root view.
  package let presentations = Presentations()
  /// The keyboard shortcuts.
  package let keyHandlers = KeyHandlers()
  /// The recipients of the events, in order.
  package let route = EventRoute()
  private let services = TreeServices()
  /// The reference for what may exist longer than the tree.
  package let reference = TreeReference()

  private var callStackGuard = CallStackGuard()
  /// The number of bodies evaluated so far, for tests of the cost of an update.
  package private(set) var bodyCount = 0
  /// The recorder of the evaluations of bodies; `nil` while they are not recorded.
  var updateRecorder: UpdateRecorder?

  /// The number of layout nodes placed so far, unchanged ones included, for tests of the cost of a
  /// layout; 0 in an optimized build.
  package var placementCount: Int { layouts.report.placementCount }

  /// The number of steps of layouts recorded so far, for tests that nothing is recorded.
  package var recordedStepCount: Int { layouts.report.recordedStepCount }

  /// The environment of the root view.
  public var environment: EnvironmentValues {
    didSet {
      // Added to a copy, because a service that is made for its value may read the environment.
      var values = environment
      values.addValues(of: self)
      environment = values
      root?.setEnvironment(environment)
    }
  }

  /// Creates a tree.
  ///
  /// - Parameters:
  ///   - content: the root view; several views are laid out in a column.
  ///   - textServices: measures and draws text.
  ///   - environment: the environment of the root view.
  public init(
    root content: some View, textServices: TextServices,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    measurer = textServices.measurer
    self.environment = environment
    pointer = PointerRouter(handlers: eventHandlers)
    drops = DropRouter(handlers: eventHandlers)
    let report = LayoutReport()
    clock = FrameClock(report: report)
    updates = UpdateLoop(clock: clock, stages: stages)
    layouts = LayoutLoop(
      viewport: viewport, clock: clock, report: report, stages: stages, updates: updates,
      focus: focus)
    reference.begin(self)
    var values = environment
    values.addValues(of: self)
    self.environment = values
    route.addRecipients(of: self)
    focus.didMove = { [reference] in
      reference.tree.map { $0.focusedValues.setNeedsUpdate(in: $0) }
    }
    root = RootViewNode(
      content, viewport: viewport, tree: self, environment: self.environment,
      context: clock.context)
  }

  deinit {
    reference.end()
  }

  // MARK: The stages of a frame

  /// Performs a frame.
  ///
  /// - Parameters:
  ///   - events: the events since the last frame, in order.
  ///   - time: in seconds, never less than before.
  ///   - size: the available size, in points.
  ///   - scale: pixels per point.
  ///   - present: presents the display list; called only if the frame may differ from the last one.
  public func frame(
    _ events: [Event], at time: Double, in size: CGSize, scale: CGFloat,
    present: (DisplayList) throws -> Void
  ) rethrows {
    advance(to: time)
    for event in events { send(event) }
    try finishFrame(in: size, scale: scale, present: present)
  }

  /// Performs the rest of a frame whose time is set and whose events are sent.
  package func finishFrame(
    in size: CGSize, scale: CGFloat, present: (DisplayList) throws -> Void
  ) rethrows {
    layOut(in: size, scale: scale)
    route.eventDidEnd()
    guard stages.needsDisplay else { return }
    try present(displayList())
  }

  /// Sets the time of the frame, and with it the presented values of all animations.
  ///
  /// - Parameter time: in seconds, never less than before.
  public func advance(to time: Double) {
    clock.advance(to: time)
    // Changes that are not laid out yet keep their time; before the first update there are none.
    if !stages.needsLayout || root?.children.isEmpty != false { clock.startUpdate() }
    if clock.scheduler.advance(to: clock.time) { stages.animationsDidAdvance() }
    clock.scheduler.fire(at: clock.time)
    clock.callCompletions()
  }

  /// Updates and lays out the views before an event is sent to them.
  func prepareForEvent() {
    update()
    // An earlier event may have inserted layout nodes that are not placed yet.
    layOutIfPending()
  }

  /// Evaluates every view for which something it reads has changed, parents before children.
  public func update() {
    callStackGuard.begin()
    updates.run(layOutPending: layOutIfPending)
  }

  /// Measures and places all layout nodes.
  ///
  /// - Parameter size: the available size, in points.
  public func layout(in size: CGSize) {
    callStackGuard.begin()
    layouts.run(in: size)
  }

  /// Returns the display list of the tree as it was last laid out.
  public func displayList() -> DisplayList {
    stages.displayDidEnd()
    var context = DrawContext(
      scale: scale, visiblePart: CGRect(origin: .zero, size: viewport.size))
    viewport.draw(in: &context)
    let background = SystemColor.background.resolved(in: environment.colorAppearance)
    return DisplayList(
      commands: context.commands, background: background, size: viewport.size, scale: scale)
  }

  /// Performs update and layout, for rendering without a window.
  ///
  /// - Parameters:
  ///   - size: the available size, in points.
  ///   - scale: pixels per point.
  public func layOut(in size: CGSize, scale: CGFloat) {
    setScale(scale)
    repeat {
      update()
      layout(in: size)
    } while rounds.needsAnother(
      after: layouts.changedViews, isUnfinished: stages.needsLayout)
  }

  private func layOutIfPending() {
    if stages.needsLayout, viewport.windowSize != .zero { layout(in: viewport.windowSize) }
  }

  private func setScale(_ scale: CGFloat) {
    self.scale = scale
    if environment.displayScale != scale { environment.displayScale = scale }
  }

  // MARK: Functions for the nodes of the tree

  /// Returns the object with the state of a topic; makes it if it is the first time.
  package func service<Service: TreeService>(_ type: Service.Type) -> Service {
    services.service(type, of: self)
  }

  /// The layout node of the window.
  package var rootLayoutNode: any WindowLayoutNode { viewport }

  /// The node of the root view.
  var rootNode: ViewNode? { root }

  /// The number of consecutive layouts that have changed views.
  var changingLayoutCount: Int { rounds.changingLayoutCount }

  /// Returns whether nothing may be built below a node with a number of ancestors.
  func isTooDeep(at depth: Int) -> Bool {
    callStackGuard.isNearlyExhausted || depth >= callStackGuard.maximumDepth
  }

  /// Counts the evaluation of a body; called by each node that evaluates one.
  package func countBody() { bodyCount += 1 }
}

/// A reference to a tree that does not keep it.
///
/// It takes the place of weak references: an object that has ever had one keeps its reference counts apart, where
/// counting costs three times as much, and each node that is made counts its tree several times.
@MainActor package final class TreeReference {
  // Emptied by whatever releases the tree last, on any thread: until an end that waits for the main actor, it would
  // refer to an object that is gone.
  nonisolated(unsafe) private unowned var stored: ViewTree?

  /// The tree; `nil` after its end.
  package var tree: ViewTree? { unsafe stored }

  fileprivate func begin(_ tree: ViewTree) { unsafe stored = tree }

  fileprivate nonisolated func end() { unsafe stored = nil }
}
