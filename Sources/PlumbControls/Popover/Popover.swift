public import Foundation
@_spi(Nodes) internal import PlumbCore

/// The part of a view at which a popover points.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point, in unit coordinates of the view.
  case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
  /// Returns the rectangle in the window for the layout node of the view, in points.
  func frame(in node: LayoutNode) -> CGRect {
    switch self {
    case .rect(let source): return Anchor(source, in: node).value(through: ProjectionTransform())
    case .point(let point):
      let location = Anchor(.unitPoint(point), in: node).value(through: ProjectionTransform())
      return CGRect(origin: location, size: .zero)
    }
  }
}

extension View {
  /// Presents a popover while a binding is true.
  ///
  /// A popover is a panel beside a view, at which its arrow points. Escape and a click beside it dismiss it. If there
  /// is more space at the opposite edge, or at another one, the popover is there.
  ///
  /// - Parameters:
  ///   - isPresented: whether the popover is shown; set to false when it is dismissed.
  ///   - attachmentAnchor: the part of the view at which the arrow points.
  ///   - arrowEdge: the edge of the anchor at which the popover is if there is enough space; `nil` for the top edge.
  ///   - content: the content of the popover.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PopoverModifier(
        isPresented: isPresented, anchor: attachmentAnchor, edge: arrowEdge ?? .top,
        popover: content))
  }

  /// Presents a popover with the content of an item while there is one.
  ///
  /// - Parameters:
  ///   - item: the item; set to `nil` when the popover is dismissed.
  ///   - attachmentAnchor: the part of the view at which the arrow points.
  ///   - arrowEdge: the edge of the anchor at which the popover is if there is enough space; `nil` for the top edge.
  ///   - content: the content of the popover for an item.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      ItemPopoverModifier(
        item: item, anchor: attachmentAnchor, edge: arrowEdge ?? .top, popover: content))
  }
}

extension LayerModifier {
  /// Presents a panel with an arrow beside the modified view.
  @MainActor fileprivate static func popover(
    at edge: Edge, of attachment: @escaping (LayoutNode) -> CGRect,
    arrowDidMove: @escaping (AttachedPlacement.Arrow) -> Void,
    isPresented: Bool, dismiss: @escaping () -> Void,
    @ViewBuilder panel: @escaping @MainActor () -> some View
  ) -> Self {
    var modifier = modal(
      .attached(edge), isPresented: isPresented, dismiss: dismiss, panel: panel)
    modifier.layer.attachment = attachment
    modifier.layer.arrowDidMove = arrowDidMove
    return modifier
  }
}

/// A modifier that presents a popover while a binding is true.
@usableFromInline struct PopoverModifier<Popover: View> {
  let isPresented: Binding<Bool>
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  let popover: () -> Popover
  @State private var arrow: AttachedPlacement.Arrow?
}

extension PopoverModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.modifier(
      LayerModifier.popover(
        at: edge, of: anchor.frame, arrowDidMove: { arrow = $0 },
        isPresented: isPresented.wrappedValue, dismiss: { isPresented.wrappedValue = false }
      ) {
        PopoverPanel(arrow: arrow, content: popover)
      })
  }
}

/// A modifier that presents a popover while there is an item.
@usableFromInline struct ItemPopoverModifier<Item: Identifiable, Popover: View> {
  let item: Binding<Item?>
  let anchor: PopoverAttachmentAnchor
  let edge: Edge
  let popover: (Item) -> Popover
  @State private var arrow: AttachedPlacement.Arrow?
}

extension ItemPopoverModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    let current = item.wrappedValue
    content.modifier(
      LayerModifier.popover(
        at: edge, of: anchor.frame, arrowDidMove: { arrow = $0 },
        isPresented: current != nil,
        dismiss: { item.wrappedValue = nil }
      ) {
        if let current {
          PopoverPanel(arrow: arrow) { popover(current) }.id(current.id)
            .modifier(PresentedItem(id: current.id))
        }
      })
  }
}
