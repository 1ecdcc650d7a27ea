public import Foundation

/// The root of an interface: a tree of views, its layout, and what it shows.
///
/// One frame is the five verbs of `frame(_:in:scale:present:)`, in this order. Each can be called
/// alone, so tests stop after the stage they are about. Needs no window.
@MainActor public final class ViewTree {
  // Set at the end of the initialiser, as the node refers back to the tree.
  private var root: RootViewNode?
  private let viewport = RootNode()
  private var pointer = PointerRouter()
  private var scale: CGFloat = 1
  private var needsDisplay = true
  /// Where state that was written anywhere leaves word.
  let mailbox = UpdateMailbox()
  var updates = UpdateQueue()
  /// Bodies evaluated so far, for tests that pin the cost of an update.
  package private(set) var bodyCount = 0

  /// The values the root view finds.
  public var environment: EnvironmentValues {
    didSet { root?.setEnvironment(environment) }
  }

  /// - Parameters:
  ///   - content: the root view; several views stand in a column.
  ///   - textServices: what measures and draws text.
  ///   - environment: the values the root view finds.
  public init(
    root content: some View, textServices: TextServices,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.environment = environment
    self.environment.textMeasurer = textServices.measurer
    root = RootViewNode(
      content, viewport: viewport, tree: self, environment: self.environment)
  }

  // MARK: The frame

  /// One frame: what happened, what it changed, where everything goes, and what it looks like.
  ///
  /// - Parameters:
  ///   - events: what happened since the last frame, in order.
  ///   - size: the room in points.
  ///   - scale: pixels per point.
  ///   - present: shows the list; called only when something may look different.
  public func frame(
    _ events: [Event], in size: CGSize, scale: CGFloat, present: (DisplayList) throws -> Void
  ) rethrows {
    for event in events { send(event) }
    setScale(scale)
    update()
    layout(in: size)
    guard needsDisplay else { return }
    try present(displayList())
  }

  /// Hands an event to the views; their actions may write state.
  public func send(_ event: Event) {
    if event == .exposed || event == .resized { needsDisplay = true }
    update()
    pointer.send(event, to: viewport)
  }

  /// Evaluates every view that something it read has changed for, parents before children.
  public func update() {
    // A view may change what another one reads; a cycle among them would never end.
    for _ in 0..<Self.updateLimit {
      for node in mailbox.take() { node.setNeedsUpdate() }
      if updates.isEmpty { return }
      needsDisplay = true
      for node in updates.takeStale() { node.evaluateIfNeeded() }
      for node in updates.takeUncollected() { node.collectIfNeeded() }
    }
    assertionFailure(
      "Views keep changing each other's state; an update did not end after \(Self.updateLimit) rounds."
    )
  }

  /// Measures and places everything in a room of `size` points.
  public func layout(in size: CGSize) {
    if viewport.fill(size) { needsDisplay = true }
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

  /// Updates, lays out and draws in one go, for pictures without a window.
  public func displayList(in size: CGSize, scale: CGFloat) -> DisplayList {
    setScale(scale)
    update()
    layout(in: size)
    return displayList()
  }

  /// The smallest size in points the views can do with: their answer to 0×0.
  public var minimumSize: CGSize {
    viewport.minimumSize
  }

  /// Arranges for a call, on any thread, when a view changes by itself.
  ///
  /// - Returns: whether nothing has changed yet; otherwise there will be no call.
  func sleep(until wake: @escaping @Sendable () -> Void) -> Bool {
    updates.isEmpty && mailbox.sleep(until: wake)
  }

  /// The box of the root, for passes that read the tree.
  var rootBox: LayoutNode { viewport }

  /// The node of the root.
  var rootNode: ViewNode? { root }

  func countBody() { bodyCount += 1 }

  private func setScale(_ scale: CGFloat) {
    self.scale = scale
    if environment.displayScale != scale { environment.displayScale = scale }
  }

  private var windowBackground: ResolvedColor {
    SystemColor.background.resolved(in: environment.colorScheme)
  }

  /// Rounds after which an update counts as endless. State that settles does so in two or three.
  private static let updateLimit = 100
}
