internal import Foundation
public import PlumbUI

/// A list of type-erased views.
private struct Views {
  let views: [AnyView]
}

extension Views: View, _PrimitiveView {
  static func _resolve(_ view: Views, at cursor: inout _ChildCursor) {
    for view in view.views { AnyView._resolve(view, at: &cursor) }
  }
}

extension RandomView {
  /// The SwiftUI view.
  @MainActor public var view: AnyView {
    switch self {
    case .leaf(let leaf): leaf.view
    case .spacer(let minimum): AnyView(Spacer(minLength: minimum.map { CGFloat($0) }))
    case .divider: AnyView(Divider())
    case .row(let guide, let spacing, let contents):
      AnyView(
        HStack(alignment: guide.guide, spacing: spacing.map { CGFloat($0) }) {
          Self.views(contents)
        })
    case .column(let guide, let spacing, let contents):
      AnyView(
        VStack(alignment: guide.guide, spacing: spacing.map { CGFloat($0) }) {
          Self.views(contents)
        })
    case .layers(let alignment, let contents):
      AnyView(ZStack(alignment: alignment.alignment) { Self.views(contents) })
    case .grid(let grid): grid.view
    case .fits(let horizontal, let vertical, let contents):
      AnyView(
        ViewThatFits(in: Self.axes(horizontal, vertical)) { Self.views(contents) })
    case .modified(let content, let modifier): modifier.applied(to: content.view)
    case .decorated(let primary, let others, let alignment, let inFront):
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
    case .paragraph(let words, let hidesIntrinsicBounds):
      Self.paragraph(words, hidesIntrinsicBounds: hidesIntrinsicBounds)
    case .fixed, .covering, .bounded, .lines: AnyView(self {})
    }
  }
}

extension RandomLeaf {
  @MainActor private static func paragraph(_ words: [Int], hidesIntrinsicBounds: Bool) -> AnyView {
    let words = words.map { String(repeating: "x", count: $0) }
    let text = Text(verbatim: words.joined(separator: " ")).font(.system(size: 20))
    return hidesIntrinsicBounds ? AnyView(PassThroughLayout { text }) : AnyView(text)
  }
}

/// A layout that passes on everything except intrinsic bounds.
private struct PassThroughLayout: Layout {
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
          minWidth: points(width.minimum), idealWidth: points(width.ideal),
          maxWidth: points(width.maximum), minHeight: points(height.minimum),
          idealHeight: points(height.ideal), maxHeight: points(height.maximum),
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
    case .columnAlignment(let guide): return AnyView(view.gridColumnAlignment(guide.guide))
    case .unsizedAxes(let horizontal, let vertical):
      return AnyView(view.gridCellUnsizedAxes(RandomView.axes(horizontal, vertical)))
    }
  }
}
