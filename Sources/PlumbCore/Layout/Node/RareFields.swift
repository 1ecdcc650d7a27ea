/// The fields of a layout node that few nodes use at a time.
final class RareFields {
  fileprivate var frameAnimation: ActiveAnimation<CGRect.AnimatableData>?
  fileprivate var transition: TransitionState?
  fileprivate var exitingChildren: [LayoutNode.ExitingChild] = []
  fileprivate var ownGridRow: GridRowMark?
  fileprivate var textRendering: TextRendering?
  fileprivate var recorder: LayoutRecorder?
  fileprivate var listedChangedChildren: [LayoutNode] = []
}

extension LayoutNode {
  /// The animation of the node's frame, set in `LayoutNode+Animation`; `nil` while the frame is not
  /// animated.
  final var frameAnimation: ActiveAnimation<CGRect.AnimatableData>? {
    get { rareFields?.frameAnimation }
    set { if rareFields != nil || newValue != nil { madeRareFields.frameAnimation = newValue } }
  }

  /// The insertion or removal transition, set in `LayoutNode+Animation`; `nil` outside of
  /// transitions.
  final var transition: TransitionState? {
    get { rareFields?.transition }
    set { if rareFields != nil || newValue != nil { madeRareFields.transition = newValue } }
  }

  /// Former children that are still shown during their removal transitions.
  final var exitingChildren: [ExitingChild] {
    get { rareFields?.exitingChildren ?? [] }
    set { if rareFields != nil || !newValue.isEmpty { madeRareFields.exitingChildren = newValue } }
  }

  /// The grid row in which the node is a cell; set by the row.
  final var ownGridRow: GridRowMark? {
    get { rareFields?.ownGridRow }
    set { if rareFields != nil || newValue != nil { madeRareFields.ownGridRow = newValue } }
  }

  /// The way in which a text is measured and drawn in place of its node; `nil` for the node itself.
  final var textRendering: TextRendering? {
    get { rareFields?.textRendering }
    set { if rareFields != nil || newValue != nil { madeRareFields.textRendering = newValue } }
  }

  /// The recorder of requests to the node; `nil` while it is not recorded.
  final var recorder: LayoutRecorder? {
    get { rareFields?.recorder }
    set { if rareFields != nil || newValue != nil { madeRareFields.recorder = newValue } }
  }

  /// The children that have changed, or have changed descendants, since the node was placed. The
  /// list is kept only by nodes with many children; the others search all of their children.
  final var listedChangedChildren: [LayoutNode] { rareFields?.listedChangedChildren ?? [] }

  /// Adds children to the changed ones.
  final func listChangedChildren(_ nodes: [LayoutNode]) {
    madeRareFields.listedChangedChildren += nodes
  }

  /// Removes and returns the listed changed children.
  final func takeListedChangedChildren() -> [LayoutNode] {
    defer { rareFields?.listedChangedChildren = [] }
    return listedChangedChildren
  }

  /// The rare fields, created if there are none.
  private final var madeRareFields: RareFields {
    if let rareFields { return rareFields }
    let fields = RareFields()
    rareFields = fields
    return fields
  }
}
