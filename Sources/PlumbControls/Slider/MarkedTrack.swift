internal import Foundation

/// The track of a slider, with the labels of its marks below it.
struct MarkedTrack: View, ImplementationView {
  let track: SliderTrack
  let marks: [SliderMark]
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    let labelled = marks.filter { $0.label != nil }
    if labelled.isEmpty {
      track
    } else {
      let inset = metrics.scaled(16) / 2
      VStack(spacing: 2) {
        track
        MarkLabelsLayout(inset: inset) {
          ForEach(labelled.indices, id: \.self) { index in
            labelled[index].label.layoutValue(key: MarkKey.self, value: labelled[index].fraction)
          }
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
      }
      // Labels beside the slider are beside its track.
      .alignmentGuide(VerticalAlignment.center) { _ in inset }
    }
  }
}

/// The key of the place of a label, 0 to 1 from the leading end of the track.
private enum MarkKey: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

/// A layout that centres each label at its place of the track.
private struct MarkLabelsLayout: Layout {
  /// The distance between an end of the track and the centre of the knob there, in points.
  let inset: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: proposal.width ?? 2 * inset, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      let x = bounds.minX + inset + (bounds.width - 2 * inset) * subview[MarkKey.self]
      subview.place(
        at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
    }
  }
}
