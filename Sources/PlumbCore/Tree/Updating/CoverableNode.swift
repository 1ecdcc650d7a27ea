extension ViewNode {
  /// Whether the view is in a screen that another one covers.
  package final var isInCoveredScreen: Bool {
    // A presentation of a covered screen is in front of all screens.
    ancestors.prefix { ($0 as? LayerViewNode)?.isModal != true }
      .contains { ($0 as? any CoverableNode)?.isCovered == true }
  }
}

/// A view node whose views are kept while other views are shown in their place.
@MainActor package protocol CoverableNode: ViewNode {
  /// Whether other views are shown in place of the node's own.
  var isCovered: Bool { get }
}
