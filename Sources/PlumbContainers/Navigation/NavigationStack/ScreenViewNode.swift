@_spi(Nodes) internal import PlumbCore

/// The origin of a screen of a navigation stack.
enum ScreenSource {
  case root
  /// A value of the path.
  case value(AnyHashable)
  /// A view that presents the screen.
  case presented(any ScreenPresenter)
}

/// The node of a screen of a navigation stack. It keeps the state of its views while it is covered.
final class ScreenViewNode: ContainerViewNode<ScreenLayoutNode> {
  let source: ScreenSource
  /// Whether the view of the screen must be made again.
  var isOutdated = true
  /// Whether another screen covers this one.
  var isCovered = false
  /// Returns the view of the screen; `nil` for the root, whose views are resolved by the stack.
  var makeView: (@MainActor () -> AnyView)?
  private let column: ContainerLayoutNode<StackRule>
  private let presentation: PresentationHandle?

  /// - Parameter dismiss: removes the screen; `nil` for the root.
  init(
    _ source: ScreenSource, at place: _ChildCursor.Place,
    dismiss: (@MainActor (ScreenViewNode) -> Void)?
  ) {
    self.source = source
    column = ContainerLayoutNode(
      StackRule(axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil))
    presentation = dismiss.map { _ in PresentationHandle() }
    super.init(ScreenLayoutNode(column), at: place, listedAs: nil)
    // The stack shows the screen while it is the topmost one.
    layoutNode.isShown = false
    presentation?.dismiss = { [weak self] in
      if let self { dismiss?(self) }
    }
  }

  /// Whether the screen was made for a value of the path.
  var isForValue: Bool {
    if case .value = source { true } else { false }
  }

  /// Returns whether a view presents the screen.
  func isPresented(by presenter: any ScreenPresenter) -> Bool {
    if case .presented(let other) = source { other === presenter } else { false }
  }

  /// Takes over the environment of the stack.
  func inherit(_ outer: EnvironmentValues, _ scope: NavigationScope, at context: UpdateContext) {
    var inner = outer
    inner.navigationScope = scope
    inner.stackAxis = nil
    if let presentation { inner.presentation = presentation }
    self.context = context
    guard !environment.isKnownEqual(to: inner) else { return }
    environment = inner
    isOutdated = true
    configure(layoutNode)
    configure(column)
  }

  /// Makes the views of a screen above the root.
  override func evaluate() {
    isOutdated = false
    if let makeView {
      let view = tracked { makeView() }
      resolveChildren { AnyView._resolve(view, at: &$0) }
    }
    didEvaluate()
  }

  override func collectLayoutNodes() {
    column.setChildren(
      layoutNodesBelow, at: column.isPlaced ? contextBelow(tree.context) : nil)
  }
}

extension ScreenViewNode: CoverableNode {}
