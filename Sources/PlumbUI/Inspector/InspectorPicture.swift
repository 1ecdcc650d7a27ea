internal import Foundation

/// The picture of a frame, with outlines; a click chooses the node under the pointer.
struct InspectorPicture: View {
  @ObservedObject var inspection: WindowInspection
  let frame: InspectedFrame
  let outlines: OutlineOptions
  let step: InspectedStep?

  var body: some View {
    GeometryReader { geometry in
      let scale = min(
        geometry.size.width / max(frame.list.size.width, 1),
        geometry.size.height / max(frame.list.size.height, 1), 2)
      picture(at: scale)
        .frame(width: frame.list.size.width * scale, height: frame.list.size.height * scale)
        .shadow(radius: 4)
        .position(x: geometry.size.width / 2, y: geometry.size.height / 2)
    }
    .padding(16)
    .background(.quaternary)
    .clipped()
  }

  private func picture(at scale: CGFloat) -> some View {
    DisplayListView(frame.list)
      .overlay {
        InspectorOutlines(
          frame: frame, options: outlines, selection: inspection.selection,
          highlight: inspection.highlight, details: details, step: step, scale: scale)
      }
      .contentShape(Rectangle())
      .onContinuousHover { phase in
        if case .active(let point) = phase {
          inspection.highlight = node(at: point, scale)
        } else {
          inspection.highlight = nil
        }
      }
      .gesture(
        SpatialTapGesture().onEnded { inspection.selection = node(at: $0.location, scale) })
  }

  private var details: InspectedDetails? {
    inspection.selection.flatMap { inspection.details(of: $0) }
  }

  private func node(at point: CGPoint, _ scale: CGFloat) -> InspectedNode.ID? {
    let point = CGPoint(x: point.x / scale, y: point.y / scale)
    return frame.index(at: point).map { frame.nodes[$0].id }
  }
}
