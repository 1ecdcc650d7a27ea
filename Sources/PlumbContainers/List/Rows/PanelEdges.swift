@_spi(Nodes) internal import PlumbCore

/// The ends of the panel behind a row of a grouped form.
struct PanelEdges: Equatable {
  /// Whether the row is the first one on its panel.
  var isFirst = true
  /// Whether the row is the last one on its panel.
  var isLast = true
  /// Whether the panel has no header and is below a section.
  var isBelowSection = false
}

extension ListViewNode {
  /// Finds the edges of the panels of a form after the next layout.
  ///
  /// Whether the views of a program around a row have sections is not known before their bodies are evaluated.
  func setNeedsPanelEdges() {
    guard !needsPanelEdges, list?.appearance.isForm == true else { return }
    needsPanelEdges = true
    tree.afterLayout { [weak self] in self?.findPanelEdges() }
  }

  private func findPanelEdges() {
    needsPanelEdges = false
    guard isMounted else { return }
    // Rows between two markers of sections are on one panel.
    var (panel, isBelowSection): ([ListRowViewNode], Bool) = ([], false)
    for part in panelParts {
      if let row = part as? ListRowViewNode {
        panel.append(row)
      } else if let marker = part as? SectionMarkerViewNode {
        Self.setEdges(of: panel, isBelowSection: isBelowSection)
        (panel, isBelowSection) = ([], marker.part == .end)
      }
    }
    Self.setEdges(of: panel, isBelowSection: isBelowSection)
  }

  /// The rows and the markers of sections, in order.
  private var panelParts: [ViewNode] {
    var found: [ViewNode] = []
    var nodes = descendants
    while let node = nodes.next() {
      guard node is ListRowViewNode || node is SectionMarkerViewNode else { continue }
      found.append(node)
      nodes.skipDescendants()
    }
    return found
  }

  private static func setEdges(of panel: [ListRowViewNode], isBelowSection: Bool) {
    for (index, node) in panel.enumerated() {
      node.setPanelEdges(
        PanelEdges(
          isFirst: index == 0, isLast: index == panel.count - 1,
          isBelowSection: index == 0 && isBelowSection))
    }
  }
}
