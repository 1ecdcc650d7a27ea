@_spi(Nodes) internal import PlumbCore

/// A modifier that presents an alert or a confirmation dialog while a binding is true.
@usableFromInline struct AlertModifier<Actions: View, Message: View> {
  let isPresented: Binding<Bool>
  /// The content of the alert; `nil` if there is none, in which case an alert that is shown stays
  /// as it is.
  let alert: AlertContent<Actions, Message>?
  /// Whether the alert stays as it was when it was presented.
  var isFixed = false
}

extension AlertModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.modifier(layerModifier)
  }

  @MainActor private var layerModifier: LayerModifier {
    var modifier = LayerModifier.modal(
      .centered, isPresented: isPresented.wrappedValue, needsAnswer: true,
      dismiss: { isPresented.wrappedValue = false },
      panel: { if let alert { AlertPanel(content: alert) } })
    modifier.layer.isFixed = isFixed
    modifier.layer.hasContent = alert != nil
    return modifier
  }
}

/// A modifier by which screen readers read the texts of an alert when it appears.
struct AlertAnnouncement: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(AlertAnnouncementViewNode.self) { AlertAnnouncementViewNode(at: $0) }
    node.resolveChildren(content)
  }
}

private final class AlertAnnouncementViewNode: ViewNode {
  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.afterLayout { [weak self] in self?.announce() }
  }

  private func announce() {
    guard isMounted, PostedNotifications.shared.isListening else { return }
    let texts = AccessibilityPass().elements(of: self).flatMap(\.flattened).map(
      \.content.description
    )
    .filter { $0.role == .text }.compactMap(\.label)
    // Each text is read once: only one of several views with the same text is shown, such as the
    // views of a `ViewThatFits`.
    let spoken = texts.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    if !spoken.isEmpty {
      PostedNotifications.shared.post(.announcement(spoken.joined(separator: ". "), isUrgent: true))
    }
  }
}
