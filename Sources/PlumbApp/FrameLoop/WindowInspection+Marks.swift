internal import Foundation

extension WindowInspection {
  /// Returns a display list with an outline of the node that a person looks at.
  func marked(_ list: DisplayList) -> DisplayList {
    guard let id = highlight ?? selection, let frame = shownFrame, let index = frame.index(of: id)
    else { return list }
    let bounds = frame.nodes[index].frame
    guard bounds.size.width > 0, bounds.size.height > 0, bounds.size.width.isFinite,
      bounds.size.height.isFinite
    else { return list }
    let line = ResolvedColor(red: 0, green: 0.48, blue: 1)
    var area = line
    area.opacity = 0.15
    var marked = list
    marked.commands.append(.fill(Path(bounds), FillStyle(), .color(area)))
    marked.commands.append(
      .stroke(Path(bounds.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1), .color(line)))
    return marked
  }
}
