public import Foundation

/// The root of an interface: a tree of views, its layout, and what it shows.
///
/// One frame is the six verbs of `frame(_:at:in:scale:present:)`, in this order. Each can be called
/// alone, so tests stop after the stage they are about. Needs no window.
@MainActor public final class ViewTree {
  // Set at the end of the initialiser, as the node refers back to the tree.
  private var root: RootViewNode?
  private let viewport = RootNode()
  private(set) var pointer = PointerRouter()
  private var scrolling = ScrollRouter()
  private var scale: CGFloat = 1
  private let measurer: any TextMeasurer
  private var needsDisplay = true
  /// Seconds on a clock of the caller's that does not run backwards.
  private var time = 0.0
  private let clock = AnimationScheduler()
  /// The moment of the changes made now, until they are laid out.
  private(set) var context: UpdateContext
  private var isLayoutPending = true
  /// What looks at the places of boxes after every layout.
  var layoutObservers = LayoutObservers()
  /// What is told when its boxes come into the picture and go.
  var appearances = AppearanceObservers()
  /// What views have to call when what they were told of has been laid out.
  private var callsAfterLayout: [@MainActor () -> Void] = []
  /// What keys may set off.
  var keyHandlers = KeyHandlers()
  /// Views that wait to read the preferences of those below them.
  var preferences = PreferenceQueue()
  /// How many layouts in a row have changed views, and with them the next layout.
  private(set) var changingLayoutCount = 0
  /// Scrolls to carry out after the next layout.
  var scrollRequests: [ScrollRequests.PendingScroll] = []
  /// Whether boxes show elsewhere though none was placed anew.
  private var haveLayoutNodesMoved = false
  /// Whether the last layout told views something that changed them.
  private var isChangedByLayout = false
  /// How often this frame was laid out because of that.
  private var extraRounds = 0
  /// Where state that was written anywhere leaves word.
  let invalidations = InvalidationQueue()
  var updates = UpdateQueue()
  /// Nodes that were taken out and that their boxes may still need.
  private var departing: [ViewNode] = []
  /// Bodies evaluated so far, for tests that pin the cost of an update.
  package private(set) var bodyCount = 0

  /// The values the root view finds.
  public var environment: EnvironmentValues {
    didSet {
      environment.textMeasurer = measurer
      root?.setEnvironment(environment)
    }
  }

  /// - Parameters:
  ///   - content: the root view; several views stand in a column.
  ///   - textServices: what measures and draws text.
  ///   - environment: the values the root view finds.
  public init(
    root content: some View, textServices: TextServices,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    measurer = textServices.measurer
    self.environment = environment
    self.environment.textMeasurer = measurer
    context = UpdateContext(time: 0, transaction: Transaction(), clock: clock, updateID: 0)
    root = RootViewNode(
      content, viewport: viewport, tree: self, environment: self.environment, context: context)
  }

  // MARK: The frame

  /// One frame: what time does, what happened, what it changed, where everything goes, and what it
  /// looks like.
  ///
  /// - Parameters:
  ///   - events: what happened since the last frame, in order.
  ///   - time: in seconds, never less than before.
  ///   - size: the room in points.
  ///   - scale: pixels per point.
  ///   - present: shows the list; called only when something may look different.
  public func frame(
    _ events: [Event], at time: Double, in size: CGSize, scale: CGFloat,
    present: (DisplayList) throws -> Void
  ) rethrows {
    advance(to: time)
    for event in events { send(event) }
    setScale(scale)
    repeat {
      update()
      layout(in: size)
    } while needsAnotherRound()
    guard needsDisplay else { return }
    try present(displayList())
  }

  /// Lets everything that moves show what it shows at a time.
  public func advance(to time: Double) {
    self.time = max(self.time, time)
    // What was changed before keeps its moment until it is laid out; at first nothing was changed.
    if !isLayoutPending || root?.children.isEmpty != false { startUpdate(Transaction()) }
    if clock.advance(to: self.time) {
      needsDisplay = true
      haveLayoutNodesMoved = true
    }
    clock.fire(at: self.time)
    for completion in clock.takeCompletions(at: self.time) { completion() }
  }

  /// Whether anything moves, so that a later frame looks different by itself.
  public var isMoving: Bool { clock.isRunning }

  /// When the next frame looks different by itself though nothing moves until then, as that of a
  /// ``TimelineView`` does; in seconds on the clock of the frames, `nil` for never.
  public var nextWakeUp: Double? { clock.nextWakeUpTime }

  /// The date at which the clock of the frames was at 0, which dates that views show follow from.
  ///
  /// The same for every tree unless somebody sets it, so that pictures without a window can be made
  /// again.
  public var startDate = Date(timeIntervalSinceReferenceDate: 0) {
    didSet { if startDate != oldValue { clock.fire(at: .infinity) } }
  }

  /// Hands an event to the views; their actions may write state.
  public func send(_ event: Event) {
    if event == .exposed || event == .resized { needsDisplay = true }
    update()
    // An earlier event may have brought boxes that have no place yet.
    layOutIfPending()
    if takesKey(event) { return }
    if scrolling.takes(event, in: viewport) { return }
    pointer.send(event, to: viewport, at: time)
  }

  /// Evaluates every view that something it read has changed for, parents before children.
  public func update() {
    callStackGuard.begin()
    // A press or another size of text does not move, whatever was changed before it.
    if !updates.isEmpty, context.animation != nil { begin(nil) }
    // A view may change what another one reads; a cycle among them would never end.
    var rounds = 0
    while findWork(&rounds), rounds <= Self.updateLimit {
      needsDisplay = true
      isLayoutPending = true
      invalidations.isEvaluating = true
      for node in updates.takeStale() { node.evaluateIfNeeded(at: context) }
      collectLayoutNodes()
      invalidations.isEvaluating = false
    }
    assert(
      rounds <= Self.updateLimit,
      "Views keep changing each other's state; an update did not end after \(Self.updateLimit) rounds."
    )
  }

  /// Takes up the next changes that move alike; says no when there are none.
  ///
  /// - Parameter rounds: counts how often views were found changed under one transaction.
  private func findWork(_ rounds: inout Int) -> Bool {
    rounds += 1
    // What the tree itself noticed goes with other changes that do not move, and before those that
    // do.
    if updates.isEmpty || !invalidations.isNextAnimated {
      while !invalidations.isEmpty {
        takeInvalidations(&rounds)
        if !updates.isEmpty { break }
      }
    }
    return !updates.isEmpty
  }

  private func takeInvalidations(_ rounds: inout Int) {
    let batch = invalidations.take()
    if batch.transaction != nil || context.animation != nil {
      begin(batch.transaction)
      rounds = 0
    }
    for node in batch.nodes { node.setNeedsUpdate() }
  }

  /// Begins a change; what an earlier one moves is placed first, under its own transaction.
  private func begin(_ transaction: Transaction?) {
    layOutIfPending()
    clock.wait(for: context)
    startUpdate(transaction ?? Transaction())
  }

  /// Does what waits for boxes to have places: scrolls, and calls that tell of places.
  private func notifyObservers() {
    haveLayoutNodesMoved = false
    let requests = scrollRequests
    scrollRequests = []
    let unsettled = requests.filter { $0(context) }
    scrollRequests += unsettled
    let isQuiet = invalidations.isEmpty
    for observe in layoutObservers.due() { observe() }
    let calls = appearances.due() + callsAfterLayout
    callsAfterLayout = []
    for call in calls { call() }
    if isFocusLost { focus(nil) }
    if !updates.isEmpty || (isQuiet && !invalidations.isEmpty) { isChangedByLayout = true }
  }

  /// Whether the frame must be updated and laid out again, as layout changed views.
  private func needsAnotherRound() -> Bool {
    changingLayoutCount = isChangedByLayout ? changingLayoutCount + 1 : 0
    extraRounds = isChangedByLayout ? extraRounds + 1 : 0
    if extraRounds == Self.roundLimit { extraRounds = 0 }
    return extraRounds > 0
  }

  /// Says that boxes show elsewhere.
  func layoutNodesDidMove() {
    needsDisplay = true
    haveLayoutNodesMoved = true
    isLayoutPending = true
  }

  /// Calls a function after the next layout, before the frame is shown.
  func afterLayout(_ call: @escaping @MainActor () -> Void) {
    callsAfterLayout.append(call)
  }

  private func startUpdate(_ transaction: Transaction) {
    context = UpdateContext(
      time: time, transaction: transaction, clock: clock, updateID: context.updateID + 1)
  }

  private func layOutIfPending() {
    if isLayoutPending, viewport.windowSize != .zero { layout(in: viewport.windowSize) }
  }

  private func collectLayoutNodes() {
    while updates.hasUncollected {
      for node in updates.takeUncollected() { node.collectIfNeeded() }
      for notice in clock.takeTransitionEvents() {
        (notice.follower as? any TransitionObserver)?.transitionDidStart(notice)
      }
    }
    departing = []
  }

  /// Lets a node make views while boxes are laid out, and collects their boxes.
  func makeContent(_ make: () -> Void) {
    let isInside = invalidations.isEvaluating
    invalidations.isEvaluating = true
    make()
    if updates.hasUncollected { needsDisplay = true }
    collectLayoutNodes()
    invalidations.isEvaluating = isInside
  }

  /// Measures and places everything in a room of `size` points.
  ///
  /// Does so again while boxes found out something that changes others: a row that came into view is
  /// longer than expected, or what asked for its place is elsewhere now. What is not settled after
  /// three rounds goes on in the next frame.
  public func layout(in size: CGSize) {
    callStackGuard.begin()
    if size != viewport.windowSize, viewport.windowSize != .zero { context = context.resizing() }
    isChangedByLayout = false
    var rounds = 0
    repeat {
      place(in: size)
      if haveLayoutNodesMoved || !scrollRequests.isEmpty || !callsAfterLayout.isEmpty || isFocusLost
      {
        notifyObservers()
      }
      rounds += 1
    } while (viewport.needsPlacing || haveLayoutNodesMoved || preferences.isWaiting)
      && rounds < Self.roundLimit
    clock.matches.resolve(at: context)
    isLayoutPending = false
    clock.wait(for: context)
    startUpdate(Transaction())
  }

  /// Places everything, together with what views make of the preferences of those below them: that
  /// moves with the same change.
  private func place(in size: CGSize) {
    var rounds = 0
    repeat {
      if viewport.fill(size, at: context) {
        layoutNodesDidMove()
        for writer in preferences.changedWriters() { writer.preferencesDidChange() }
      }
      while let readers = preferences.takeReaders() {
        makeContent { for reader in readers { reader.readPreferences() } }
      }
      rounds += 1
    } while viewport.needsPlacing && rounds < Self.updateLimit
  }

  /// What the views show now.
  public func displayList() -> DisplayList {
    needsDisplay = false
    var context = DrawContext(scale: scale)
    viewport.draw(in: &context)
    return DisplayList(
      commands: context.commands, background: windowBackground, size: viewport.size, scale: scale)
  }

  // MARK: Around the frame

  /// Updates and lays out in one go, for pictures without a window.
  public func layOut(in size: CGSize, scale: CGFloat) {
    setScale(scale)
    repeat {
      update()
      layout(in: size)
    } while needsAnotherRound()
  }

  /// Ends all movement where it leads, endless repetitions included.
  public func settle() {
    clock.settle()
    layoutNodesDidMove()
    for completion in clock.takeCompletions(at: time) { completion() }
  }

  /// Whether every movement ends at once.
  public var reducesMotion: Bool {
    get { clock.reducesMotion }
    set {
      clock.reducesMotion = newValue
      environment.accessibilityReduceMotion = newValue
    }
  }

  /// The smallest size in points the views can do with: their answer to 0×0.
  public var minimumSize: CGSize {
    viewport.minimumSize
  }

  /// Arranges for a call, on any thread, when a view changes by itself.
  ///
  /// - Returns: whether nothing has changed yet; otherwise there will be no call.
  func sleep(until wake: @escaping @Sendable () -> Void) -> Bool {
    updates.isEmpty && invalidations.sleep(until: wake)
  }

  /// The box of the root, for passes that read the tree.
  var rootLayoutNode: LayoutNode { viewport }

  /// The node of the root.
  var rootNode: ViewNode? { root }

  /// Keeps a node that was taken out until its boxes have been taken out as well.
  func keepUntilCollected(_ node: ViewNode) { departing.append(node) }

  private var callStackGuard = CallStackGuard()

  /// Whether nothing should be built below a node with so many others above it.
  func isTooDeep(at depth: Int) -> Bool {
    callStackGuard.isScarce || depth >= callStackGuard.deepest
  }

  /// What is told about mistakes that leave something out; by default it goes to the standard error.
  public var warn: (String) -> Void = { FileHandle.standardError.write(Data(("\($0)\n").utf8)) }

  private var warnings: Set<String> = []

  /// Tells of a mistake, the first time.
  func warnOnce(_ sentence: String) {
    if warnings.insert(sentence).inserted { warn(sentence) }
  }

  func countBody() { bodyCount += 1 }

  private func setScale(_ scale: CGFloat) {
    self.scale = scale
    if environment.displayScale != scale { environment.displayScale = scale }
  }

  private var windowBackground: ResolvedColor {
    SystemColor.background.resolved(in: environment.colorAppearance)
  }

  /// Rounds after which an update counts as endless. State that settles does so in two or three.
  static let updateLimit = 100

  /// How often a frame lays out again because of what layout itself brought up.
  private static let roundLimit = 3
}
