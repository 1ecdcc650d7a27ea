extension LayoutTrace {
  /// The numbers of all steps, and of the nodes that cost most, as a table.
  ///
  /// - Parameter rows: the largest number of nodes.
  public func summary(rows: Int = 10) -> String {
    let totals = totals
    let all = totals.all
    var lines = [
      "\(all.proposals) proposals to \(nodes.count) nodes: \(all.computed) sizes computed, "
        + "\(all.repeated) of them again, \(all.cached) cached; \(all.limits) limits read, "
        + "\(all.placed) placements."
    ]
    let dearest = dearestNodes(rows)
    if !dearest.isEmpty {
      lines += ["", "  computed  again  cached  by the node and those inside it"]
    }
    for index in dearest {
      let counts = totals.inclusive[index]
      let numbers = [(counts.computed, 10), (counts.repeated, 7), (counts.cached, 8)]
        .map { Self.column("\($0)", width: $1) }
      lines.append(numbers.joined() + "  " + nodes[index].title)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a text at the right of a column.
  private static func column(_ text: String, width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
