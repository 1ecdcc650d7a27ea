internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The node of a navigation stack: its screens, from the root to the topmost one, and its bars.
final class NavigationStackViewNode: ContainerViewNode<ScreenStackLayoutNode> {
  /// The path that the program keeps; `nil` if the stack keeps it.
  private var path: NavigationPathLink?
  /// The screens, from the root to the topmost one.
  private var screens: [ScreenViewNode] = []
  /// The number of screens when the topmost one was last shown.
  private var shownCount = 0
  /// Whether the screens are being brought up to date, so that a change needs no request.
  private var isUpdating = false
  /// The contents of the bars, as set by the topmost screen.
  private(set) var contents = NavigationBarContents()
  /// Whether the bars must be made again although their contents are the same.
  private var barsAreOutdated = true
  private lazy var topBar = makeScope()
  private lazy var bottomBar = makeScope()
  private var scope = NavigationScope()
  /// Whether a link in another column has replaced the root, so that nothing goes back to it.
  private var isRootReplaced = false { didSet { linkedValueDidChange() } }
  /// Whether the stack is a column of a split view.
  private var isColumn = false
  private(set) lazy var backSwipe = BackSwipe(of: self)

  init(at place: _ChildCursor.Place) {
    super.init(ScreenStackLayoutNode(), at: place, listedAs: nil)
    handleEvents(of: layoutNode)
    tree.keyHandlers.add(self)
  }

  private var place: _ChildCursor.Place {
    _ChildCursor.Place(tree: tree, owner: self, environment: environment, context: context)
  }

  private func makeScope() -> ScopeViewNode { ScopeViewNode(at: place) }

  /// Takes over the values of the view.
  func update(
    _ root: @MainActor (inout _ChildCursor) -> Void, path: NavigationPathLink?,
    scope: NavigationScope?
  ) {
    self.path = path
    if let scope { self.scope = scope }
    isColumn = scope != nil
    self.scope.stack = self
    configure(layoutNode)
    isUpdating = true
    if screens.isEmpty {
      screens = [makeScreen(.root)]
      // The enclosing stack leaves the button of its column to this stack.
      preferencesDidChange()
    }
    for screen in screens { screen.inherit(environment, self.scope, at: context) }
    screens[0].resolveChildren(root)
    screens[0].isOutdated = false
    if let path { follow(path.elements) }
    evaluate()
  }

  /// Makes the views of the screens that have changed.
  override func evaluate() {
    isUpdating = true
    // The views of a screen may change the screens above, and register destinations for the screens below.
    for _ in 0..<Self.passLimit {
      guard let screen = screens.first(where: \.isOutdated) else { break }
      if case .root = screen.source { screen.isOutdated = false } else { screen.evaluate() }
    }
    isUpdating = false
    showScreens()
    didEvaluate()
  }

  /// The maximum number of screens that are made in one update.
  private static var passLimit: Int { 1000 }

  private func showScreens() {
    for (index, screen) in screens.enumerated() {
      let isCovered = index < screens.count - 1
      if screen.isCovered != isCovered {
        screen.isCovered = isCovered
        screen.visibilityDidChange()
      }
    }
    setChildren([topBar] + screens + [bottomBar])
    barsAreOutdated = true
    tree.preferences.add(reader: self)
    setNeedsCollection()
  }

  // MARK: Screens

  private func makeScreen(_ source: ScreenSource) -> ScreenViewNode {
    let screen: ScreenViewNode
    if case .root = source {
      screen = ScreenViewNode(source, at: place, dismiss: nil)
    } else {
      screen = ScreenViewNode(source, at: place) { [weak self] in self?.remove($0) }
    }
    screen.inherit(environment, scope, at: context)
    screen.makeView = { [weak scope] in Self.view(for: source, in: scope) }
    return screen
  }

  private static func view(for source: ScreenSource, in scope: NavigationScope?) -> AnyView {
    switch source {
    case .root: AnyView(EmptyView())
    case .presented(let presenter): presenter.screen ?? AnyView(EmptyView())
    case .value(let value):
      scope?.destination(for: value.typeID)?.screen(for: value) ?? AnyView(MissingDestination())
    }
  }

  /// Keeps the screens of the values that are still in the path, and pushes screens for the new values.
  private func follow(_ values: [AnyHashable]) {
    var rest = values[...]
    var kept = 1
    for screen in screens.dropFirst() {
      if case .value(let value) = screen.source {
        guard value == rest.first else { break }
        rest = rest.dropFirst()
      }
      kept += 1
    }
    removeScreens(from: kept)
    for value in rest { screens.append(makeScreen(.value(value))) }
  }

  /// Removes the screens above a number of them, which is at least one.
  private func removeScreens(from count: Int) {
    guard count < screens.count else { return }
    if count == 1 { isRootReplaced = false }
    let removed = screens[count...]
    screens.removeSubrange(count...)
    for screen in removed {
      if case .presented(let presenter) = screen.source {
        // State must not change while views are evaluated.
        if tree.isEvaluating {
          tree.afterLayout { presenter.screenDidEnd() }
        } else {
          presenter.screenDidEnd()
        }
      }
    }
    requestUpdateIfIdle()
  }

  private func requestUpdateIfIdle() {
    if !isUpdating { setNeedsUpdate() }
  }

  /// Records that the views of a destination have changed.
  func destinationDidChange(_ type: ObjectIdentifier) {
    for screen in screens {
      if case .value(let value) = screen.source, value.typeID == type {
        screen.isOutdated = true
        requestUpdateIfIdle()
      }
    }
  }

  // MARK: Pushing and popping

  /// Pushes the screen for a value.
  func push(_ value: AnyHashable) {
    guard let path else {
      screens.append(makeScreen(.value(value)))
      return requestUpdateIfIdle()
    }
    if !path.append(value) {
      RuntimeWarning.showOnce(
        "A NavigationLink had no effect, because the path of its stack holds values of another type; use a "
          + "NavigationPath.")
    }
  }

  /// Replaces all screens by one that a closure pushes or presents.
  func replaceRoot(_ show: (NavigationStackViewNode) -> Void) {
    removeScreens(from: 1)
    show(self)
    isRootReplaced = screens.count > 1
  }

  /// Sets the value whose destination is shown, for the links in another column; after the layout if views are being
  /// evaluated, as state must not change then.
  private func linkedValueDidChange() {
    var value: AnyHashable?
    if isRootReplaced, screens.count > 1, case .value(let shown) = screens[1].source {
      value = shown
    }
    let linked = scope.linked
    if tree.isEvaluating {
      tree.afterLayout { linked.set(value) }
    } else {
      linked.set(value)
    }
  }

  /// Returns whether a link in another column has replaced all screens by the screen for a value.
  func showsInPlaceOfRoot(_ value: AnyHashable) -> Bool {
    guard isRootReplaced, screens.count == 2, case .value(value) = screens[1].source else {
      return false
    }
    return true
  }

  /// Presents the screen of a view above all others, or records that it has changed.
  func present(_ presenter: any ScreenPresenter) {
    if let screen = screens.first(where: { $0.isPresented(by: presenter) }) {
      screen.isOutdated = true
    } else {
      screens.append(makeScreen(.presented(presenter)))
    }
    requestUpdateIfIdle()
  }

  /// Removes the screen that a view has presented, and all above it.
  func withdraw(_ presenter: any ScreenPresenter) {
    guard let screen = screens.first(where: { $0.isPresented(by: presenter) }) else { return }
    remove(screen)
  }

  /// Whether there is a screen to go back to.
  var canGoBack: Bool { screens.count > (isRootReplaced ? 2 : 1) }

  /// Removes the topmost screen.
  func goBack() {
    if canGoBack, let top = screens.last { remove(top) }
  }

  /// Removes a screen and all above it. The path of the program is written, and the screens follow it.
  private func remove(_ screen: ScreenViewNode) {
    guard let index = screens.firstIndex(where: { $0 === screen }), index > 0 else { return }
    guard let path, screens[index...].contains(where: \.isForValue) else {
      return removeScreens(from: index)
    }
    // The screens remain until the program has accepted the change. Removing them again changes nothing.
    path.removeValues(screens[..<index].count { $0.isForValue })
  }

  // MARK: Bars

  /// Adds no contents of bars: the bars of the stack show them, and the enclosing views do not read them.
  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {
    if Key.self == InnerStackKey.self {
      sum.changeIfSum(of: InnerStackKey.self) { $0.add(true) }
    } else if Key.self != NavigationBarKey.self {
      super.addPreferences(to: &sum)
    }
  }

  override var readsPreferences: Bool { true }

  override func readPreferences() {
    var sum = PreferenceSum<NavigationBarKey>()
    // Covered screens add nothing, but record that they have been read.
    for screen in screens { screen.addPreferences(to: &sum) }
    // A stack that a container does not show keeps its bars: without them it might fit, and be shown again.
    guard barsAreOutdated || layoutNode.isPlacedAndShown && sum.value != contents else { return }
    contents = sum.value
    barsAreOutdated = false
    let back = canGoBack && !contents.lacksBackButton ? BackAction(stack: self) : nil
    // A stack inside has the bar of the column.
    let isInnermost = !containsStack
    let bar = NavigationBar(
      contents: contents, back: back, columnButton: isInnermost ? columnButton : nil,
      isInColumn: isColumn && isInnermost)
    show(bar.isEmpty ? nil : bar, in: topBar)
    let bottom = BottomBar(contents: contents)
    show(bottom.isEmpty ? nil : bottom, in: bottomBar)
  }

  /// The button of the column in the bar; `nil` for none.
  var columnButton: ColumnButton? {
    guard let button = environment.columnButton else { return nil }
    let isHidden =
      button.kind == .toggle ? contents.hidesSidebarButton : contents.lacksBackButton
    return isHidden ? nil : button
  }

  /// Whether a stack is shown in the topmost screen.
  private var containsStack: Bool {
    var stacks = PreferenceSum<InnerStackKey>()
    screens.last?.addPreferences(to: &stacks)
    return stacks.value
  }

  private func show<Bar: View>(_ bar: Bar?, in scope: ScopeViewNode) {
    scope.environment = environment
    scope.environment.stackAxis = nil
    scope.context = contextBelow(tree.context)
    scope.resolveChildren { Bar?._resolve(bar, at: &$0) }
  }

  override func collectLayoutNodes() {
    guard let screen = screens.last else { return }
    var (top, bottom): ([LayoutNode], [LayoutNode]) = ([], [])
    topBar.appendLayoutNodes(to: &top)
    bottomBar.appendLayoutNodes(to: &bottom)
    let movement: ScreenStackLayoutNode.Movement =
      screens.count < shownCount ? .pop : .push
    shownCount = screens.count
    let context = contextBelow(tree.context)
    layoutNode.show(
      topBar: top.first, screen: screen.layoutNode, bottomBar: bottom.first,
      moving: layoutNode.isPlaced ? movement : nil,
      at: context.transformed {
        if !$0.disablesAnimations { $0.animation = $0.animation ?? .navigation }
      })
  }
}

/// The key of whether a view contains a navigation stack.
private enum InnerStackKey: PreferenceKey {
  static var defaultValue: Bool { false }

  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}
