internal import Foundation

/// The panel of a popover.
struct PopoverPanel<Content: View>: View, RoleView {
  /// The side and the position of the arrow; `nil` before the first layout.
  let arrow: AttachedPlacement.Arrow?
  let content: () -> Content
  @State private var traits = PresentationTraits()
  @Environment(\.presentation) private var presentation
  @Environment(\.colorScheme) private var colorScheme

  static var elementRole: ElementRole { .dialog }

  var body: some View {
    let bubble = PopoverBubble(arrow: arrow, cornerRadius: traits.cornerRadius ?? 10)
    VStack(spacing: 0) { PresentedContent(content: content) }
      .environment(\.isElevated, colorScheme == .dark)
      .clipShape(RoundedRectangle(cornerRadius: traits.cornerRadius ?? 10))
      .background {
        PanelFill(outline: bubble, surface: surface, style: traits.background)
          .background {
            PanelShadow(
              outline: bubble, surface: surface, hasStyle: traits.background != nil, opacity: 0.25,
              radius: 14, y: 5)
          }
          .overlay { bubble.stroke(Color(system: .separator), lineWidth: 1) }
      }
      .onPreferenceChange(PresentationTraitsKey.self) { new in
        traits = new
        presentation?.isDismissedInteractively = !new.disablesInteractiveDismissal
      }
  }

  private var surface: Color {
    colorScheme == .dark ? Color(system: .secondaryBackground) : Color(system: .background)
  }
}

/// The outline of a popover: a rounded rectangle with an arrow outside of it.
private struct PopoverBubble: Shape {
  let arrow: AttachedPlacement.Arrow?
  let cornerRadius: CGFloat

  func path(in rect: CGRect) -> Path {
    let bubble = RoundedRectangle(cornerRadius: cornerRadius).path(in: rect)
    guard let arrow else { return bubble }
    return bubble.union(arrowPath(arrow, in: rect))
  }

  private func arrowPath(_ arrow: AttachedPlacement.Arrow, in rect: CGRect) -> Path {
    let (length, reach) = (AttachedPlacement.arrowLength, AttachedPlacement.arrowReach)
    // The edge of the panel along which the arrow is, and the direction from there to its tip.
    let (foot, along, out): (CGPoint, CGSize, CGSize) =
      switch arrow.side {
      case .below:
        (
          CGPoint(x: rect.minX + arrow.position, y: rect.minY), CGSize(width: 1, height: 0),
          CGSize(width: 0, height: -1)
        )
      case .above:
        (
          CGPoint(x: rect.minX + arrow.position, y: rect.maxY), CGSize(width: 1, height: 0),
          CGSize(width: 0, height: 1)
        )
      case .right:
        (
          CGPoint(x: rect.minX, y: rect.minY + arrow.position), CGSize(width: 0, height: 1),
          CGSize(width: -1, height: 0)
        )
      case .left:
        (
          CGPoint(x: rect.maxX, y: rect.minY + arrow.position), CGSize(width: 0, height: 1),
          CGSize(width: 1, height: 0)
        )
      }
    func point(_ beside: CGFloat, _ outside: CGFloat) -> CGPoint {
      CGPoint(
        x: foot.x + along.width * beside + out.width * outside,
        y: foot.y + along.height * beside + out.height * outside)
    }
    var path = Path()
    // The foot reaches a little into the panel, so that the union has no seam.
    path.move(to: point(-reach, -1))
    path.addLine(to: point(-reach, 0))
    path.addCurve(
      to: point(0, length), control1: point(-reach * 0.45, 0),
      control2: point(-reach * 0.35, length))
    path.addCurve(
      to: point(reach, 0), control1: point(reach * 0.35, length), control2: point(reach * 0.45, 0))
    path.addLine(to: point(reach, -1))
    path.closeSubpath()
    return path
  }
}
