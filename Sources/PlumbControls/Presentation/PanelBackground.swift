internal import Foundation
@_spi(Nodes) internal import PlumbCore

extension View {
  /// Sets a view as the background of the presentation around the view.
  ///
  /// - Parameter alignment: the place of a view that is smaller than the presentation.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(PresentationBackgroundModifier(view: AnyView(content()), alignment: alignment))
  }
}

@usableFromInline struct PresentationBackgroundModifier {
  let view: AnyView
  let alignment: Alignment
}

extension PresentationBackgroundModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(PresentationBackgroundViewNode.self) {
      PresentationBackgroundViewNode(at: $0)
    }
    node.update(modifier)
    node.resolveChildren(content)
  }
}

/// The node of a view that gives the presentation around it a background.
private final class PresentationBackgroundViewNode: ViewNode {
  private weak var presentation: PresentationHandle?

  init(at place: _ChildCursor.Place) { super.init(at: place) }

  func update(_ modifier: PresentationBackgroundModifier) {
    presentation = environment.presentation
    // Set after the layout, because the enclosing panel is being evaluated.
    tree.afterLayout { [weak self] in
      guard let self, isMounted else { return }
      presentation?.background.set(modifier.view, alignment: modifier.alignment, by: self)
    }
  }

  override func didUnmount() {
    tree.afterLayout { [self] in presentation?.background.remove(by: self) }
  }
}

/// The background of the panel of a presentation: a view or a style of the program, or else a plain colour.
struct PanelFill<Outline: Shape>: View, ImplementationView {
  let outline: Outline
  let surface: Color
  /// The style that the program has set; `nil` for none.
  let style: AnyShapeStyle?
  @Environment(\.presentation) private var presentation

  var body: some View {
    if let custom = presentation?.background.content {
      Color.clear.overlay(alignment: custom.alignment) { custom.view }.clipShape(outline)
    } else {
      outline.fill(style ?? AnyShapeStyle(surface))
    }
  }
}

/// The shadow around the panel of a presentation.
struct PanelShadow<Outline: Shape>: View, ImplementationView {
  let outline: Outline
  let surface: Color
  /// Whether the program has set a style for the background.
  let hasStyle: Bool
  let opacity: Double
  let radius: CGFloat
  let y: CGFloat
  @Environment(\.presentation) private var presentation

  var body: some View {
    let caster = outline.fill(surface)
      .shadow(color: .black.opacity(opacity), radius: radius, y: y)
    if hasStyle || presentation?.background.content != nil {
      // The views behind the panel show through its background, but the shadow does not.
      caster.mask { Surroundings(outline: outline).fill(style: FillStyle(eoFill: true)) }
    } else {
      caster
    }
  }
}

/// The area around an outline, as far as its shadow reaches, with an even-odd fill.
private struct Surroundings<Outline: Shape>: Shape {
  let outline: Outline

  func path(in rect: CGRect) -> Path {
    var path = outline.path(in: rect)
    path.addRect(rect.insetBy(dx: -100, dy: -100))
    return path
  }
}
