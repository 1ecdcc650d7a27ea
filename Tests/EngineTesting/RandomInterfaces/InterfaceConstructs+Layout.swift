import Foundation
import PlumbUI

extension InterfaceConstruct {
  /// Layouts of the program.
  static let layouts: [Self] = [
    Self("Layout", 0...4) { part in
      DiagonalLayout(spacing: part.length()) { part.views }
    },
    Self("AnyLayout", 0...4) { part in
      let layouts = [
        AnyLayout(VStackLayout()), AnyLayout(HStackLayout(spacing: 3)), AnyLayout(ZStackLayout()),
        AnyLayout(GridLayout()), AnyLayout(DiagonalLayout(spacing: 4)),
      ]
      let layout = layouts[(part.number() + (part.shows ? 1 : 0)) % layouts.count]
      layout { part.views }
    },
  ]

  /// Frames, paddings, positions and safe areas.
  static let frames: [Self] = [
    .modifier(".frame") { part in
      part.content.frame(
        width: part.flag() ? part.length(1) : nil, height: part.flag(1) ? part.length(2) : nil,
        alignment: part.alignment)
    },
    .modifier(".frame.flexible") { part in
      part.content.frame(
        minWidth: part.length(), idealWidth: part.length() + part.length(1),
        maxWidth: part.flag(2) ? .infinity : part.length() + 100, minHeight: 5,
        maxHeight: part.flag(1) ? .infinity : nil, alignment: part.alignment)
    },
    .modifier(".frame.animated") { $0.content.frame(width: $0.values.numbers[1]) },
    .modifier(".padding") {
      $0.content.padding($0.pick([.all, .leading, .vertical]), $0.flag(1) ? $0.length(2) : nil)
    },
    .modifier(".scenePadding") { $0.content.scenePadding() },
    .modifier(".fixedSize") { $0.content.fixedSize(horizontal: $0.flag(), vertical: $0.flag(1)) },
    .modifier(".aspectRatio") {
      $0.content.aspectRatio($0.flag() ? 1.5 : nil, contentMode: $0.flag(1) ? .fit : .fill)
    },
    .modifier(".scaledToFit") { $0.content.scaledToFit() },
    .modifier(".scaledToFill") { $0.content.scaledToFill() },
    .modifier(".layoutPriority") { $0.content.layoutPriority(Double($0.number() % 3)) },
    .modifier(".layoutValue") { $0.content.layoutValue(key: ShiftKey.self, value: $0.length()) },
    .modifier(".offset") { $0.content.offset(x: $0.length(), y: $0.values.numbers[2]) },
    .modifier(".position") { $0.content.position(x: $0.length(), y: $0.length(1)) },
    .modifier(".zIndex") { $0.content.zIndex($0.values.numbers[0]) },
    .modifier(".alignmentGuide") { part in
      part.content.alignmentGuide(.leading) { $0.width / 2 }
        .alignmentGuide(VerticalAlignment.center) { $0[.bottom] - part.length() }
    },
    .modifier(".containerRelativeFrame") {
      $0.content.containerRelativeFrame($0.pick([.horizontal, .vertical]), count: 3, spacing: 2)
    },
    .modifier(".containerShape") { $0.content.containerShape(RoundedRectangle(cornerRadius: 9)) },
    .modifier(".gridCellColumns") { $0.content.gridCellColumns(1 + $0.number() % 3) },
    .modifier(".gridCellAnchor") { $0.content.gridCellAnchor($0.pick([.top, .leading, .center])) },
    .modifier(".gridColumnAlignment") { $0.content.gridColumnAlignment(.trailing) },
    .modifier(".gridCellUnsizedAxes") {
      $0.content.gridCellUnsizedAxes($0.pick([.horizontal, .vertical]))
    },
    .modifier(".ignoresSafeArea") {
      $0.content.ignoresSafeArea(edges: $0.pick([.all, .top, .leading, .bottom]))
    },
    .modifier(".safeAreaPadding") {
      $0.content.safeAreaPadding($0.pick([.all, .top, .leading]), $0.length(1))
    },
    Self(".safeAreaInset", 2...2) { part in
      if part.flag() {
        part.content.safeAreaInset(edge: part.flag(1) ? .top : .bottom) { part.view(1) }
      } else {
        part.content.safeAreaInset(edge: HorizontalEdge.leading, spacing: 2) { part.view(1) }
      }
    },
    Self(".safeAreaBar", 2...2) { part in
      part.content.safeAreaBar(edge: VerticalEdge.bottom) { part.view(1) }
    },
    Self(".background", 2...2) { part in
      part.content.background(alignment: part.alignment) { part.view(1) }
    },
    Self(".overlay", 2...2) { part in
      part.content.overlay(alignment: part.alignment) { part.view(1) }
    },
    Self(".mask", 2...2) { part in part.content.mask(alignment: part.alignment) { part.view(1) } },
    .modifier(".background.style") {
      $0.content.background(
        $0.pick([AnyShapeStyle(.tint), AnyShapeStyle(.regularMaterial), AnyShapeStyle(.background)])
      )
    },
    .modifier(".background.shape") { $0.content.background(.yellow, in: Circle()) },
    .modifier(".containerBackground") { $0.content.containerBackground(.tint, for: .navigation) },
    .modifier(".listRowInsets") { part in
      part.content.listRowInsets(EdgeInsets(top: 0, leading: part.length(), bottom: 2, trailing: 0))
        .listRowBackground(Color.blue).listRowSeparator(.hidden).listRowSpacing(2)
    },
    .modifier(".geometryGroup") { $0.content.geometryGroup() },
    .modifier(".hidden") { $0.content.hidden() },
  ]
}

/// A length by which the diagonal layout moves a view.
private struct ShiftKey: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// Views on a diagonal, each at its ideal size.
private struct DiagonalLayout: Layout {
  var spacing: CGFloat

  var animatableData: CGFloat {
    get { spacing }
    set { spacing = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let space = spacing * CGFloat(max(sizes.count - 1, 0))
    return CGSize(
      width: sizes.reduce(space) { $0 + $1.width }, height: sizes.reduce(space) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: corner.x + subview[ShiftKey.self], y: corner.y),
        proposal: ProposedViewSize(size))
      corner.x += size.width + spacing
      corner.y += size.height + spacing
    }
  }
}
