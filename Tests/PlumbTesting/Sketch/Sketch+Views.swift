internal import Foundation
public import PlumbUI

/// Several views as one, without the types of each.
private struct Views {
  let views: [AnyView]
}

extension Views: View, _PrimitiveView {
  static func _resolve(_ view: Views, at cursor: inout _ChildCursor) {
    for view in view.views { AnyView._resolve(view, at: &cursor) }
  }
}

extension RandomView {
  /// The interface the sketch describes.
  @MainActor public var view: AnyView {
    switch self {
    case .leaf(let leaf): leaf.view
    case .spacer(let least): AnyView(Spacer(minLength: least.map { CGFloat($0) }))
    case .divider: AnyView(Divider())
    case .row(let place, let spacing, let contents):
      AnyView(
        HStack(alignment: place.guide, spacing: spacing.map { CGFloat($0) }) {
          Self.views(contents)
        })
    case .column(let place, let spacing, let contents):
      AnyView(
        VStack(alignment: place.guide, spacing: spacing.map { CGFloat($0) }) {
          Self.views(contents)
        })
    case .layers(let alignment, let contents):
      AnyView(ZStack(alignment: alignment.alignment) { Self.views(contents) })
    case .grid(let grid): grid.view
    case .fits(let horizontal, let vertical, let contents):
      AnyView(
        ViewThatFits(in: Self.axes(horizontal, vertical)) { Self.views(contents) })
    case .modified(let content, let modifier): modifier.applied(to: content.view)
    case .backed(let primary, let others, let alignment, let inFront):
      inFront
        ? AnyView(primary.view.overlay(alignment: alignment.alignment) { Self.views(others) })
        : AnyView(primary.view.background(alignment: alignment.alignment) { Self.views(others) })
    }
  }

  @MainActor fileprivate static func views(_ randomViews: [RandomView]) -> some View {
    Views(views: randomViews.map(\.view))
  }

  fileprivate static func axes(_ horizontal: Bool, _ vertical: Bool) -> Axis.Set {
    (horizontal ? Axis.Set.horizontal : []).union(vertical ? .vertical : [])
  }
}

extension RandomLeaf {
  @MainActor fileprivate var view: AnyView {
    switch self {
    case .greedy: AnyView(Color.red)
    case .text(let count):
      AnyView(
        Text(verbatim: String(repeating: "x", count: count)).font(.system(size: 20)).fixedSize())
    case .paragraph(let words, let isVeiled):
      Self.paragraph(words, isVeiled: isVeiled)
    case .fixed, .covering, .bounded, .lines: AnyView(self {})
    }
  }
}

extension RandomLeaf {
  @MainActor private static func paragraph(_ words: [Int], isVeiled: Bool) -> AnyView {
    let words = words.map { String(repeating: "x", count: $0) }
    let text = Text(verbatim: words.joined(separator: " ")).font(.system(size: 20))
    return isVeiled ? AnyView(Veil { text }) : AnyView(text)
  }
}

/// Passes everything on and knows nothing.
private struct Veil: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { subviews[0].spacing }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> CGFloat? {
    subviews[0].dimensions(in: proposal)[explicit: guide].map { bounds.minY + $0 }
  }
}

extension RandomGrid {
  @MainActor fileprivate var view: AnyView {
    AnyView(
      Grid(
        alignment: alignment.alignment,
        horizontalSpacing: horizontalSpacing.map { CGFloat($0) },
        verticalSpacing: verticalSpacing.map { CGFloat($0) }
      ) {
        Views(
          views: rows.map { row in
            AnyView(GridRow(alignment: row.alignment?.guide) { RandomView.views(row.cells) })
          })
      })
  }
}

extension RandomModifier {
  @MainActor fileprivate func applied(to view: AnyView) -> AnyView {
    func points(_ length: Double?) -> CGFloat? { length.map { CGFloat($0) } }
    switch self {
    case .frame(let width, let height, let alignment):
      return AnyView(
        view.frame(
          width: points(width), height: points(height), alignment: alignment.alignment))
    case .flexibleFrame(let width, let height, let alignment):
      return AnyView(
        view.frame(
          minWidth: points(width.least), idealWidth: points(width.ideal),
          maxWidth: points(width.greatest), minHeight: points(height.least),
          idealHeight: points(height.ideal), maxHeight: points(height.greatest),
          alignment: alignment.alignment))
    case .padding(let top, let leading, let bottom, let trailing):
      return AnyView(
        view.padding(
          EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .aspectRatio(let ratio, let fills):
      return AnyView(view.aspectRatio(points(ratio), contentMode: fills ? .fill : .fit))
    case .fixedSize(let horizontal, let vertical):
      return AnyView(view.fixedSize(horizontal: horizontal, vertical: vertical))
    case .offset(let x, let y): return AnyView(view.offset(x: x, y: y))
    case .priority(let priority): return AnyView(view.layoutPriority(priority))
    case .columnAlignment(let place): return AnyView(view.gridColumnAlignment(place.guide))
    case .unsizedAxes(let horizontal, let vertical):
      return AnyView(view.gridCellUnsizedAxes(RandomView.axes(horizontal, vertical)))
    }
  }
}
