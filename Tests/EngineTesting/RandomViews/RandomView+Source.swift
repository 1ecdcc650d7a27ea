extension RandomView: CustomStringConvertible {
  /// The source code of the view; leaves are named by their kind.
  public var description: String { source(indent: "") }

  fileprivate func source(indent: String) -> String {
    switch self {
    case .leaf(let leaf): "\(indent)\(leaf)"
    case .spacer(let minimum): "\(indent)Spacer(minLength: \(text(minimum)))"
    case .divider: "\(indent)Divider()"
    case .row(let guide, let spacing, let contents):
      block("HStack(alignment: .\(guide), spacing: \(text(spacing)))", contents, indent)
    case .column(let guide, let spacing, let contents):
      block("VStack(alignment: .\(guide), spacing: \(text(spacing)))", contents, indent)
    case .layers(let alignment, let contents):
      block("ZStack(alignment: \(alignment))", contents, indent)
    case .grid(let grid): grid.source(indent: indent)
    case .fits(let horizontal, let vertical, let contents):
      block("ViewThatFits(in: \(axes(horizontal, vertical)))", contents, indent)
    case .modified(let content, let modifier):
      content.source(indent: indent) + "\n\(indent)  .\(modifier)"
    case .decorated(let primary, let others, let alignment, let inFront):
      primary.source(indent: indent) + "\n"
        + block(
          "  .\(inFront ? "overlay" : "background")(alignment: \(alignment))", others, indent)
    }
  }
}

private func text(_ length: Double?) -> String { length.map { "\($0)" } ?? "nil" }

private func axes(_ horizontal: Bool, _ vertical: Bool) -> String {
  let names = [horizontal ? ".horizontal" : nil, vertical ? ".vertical" : nil].compactMap(\.self)
  return "[\(names.joined(separator: ", "))]"
}

private func block(_ head: String, _ contents: [RandomView], _ indent: String) -> String {
  let lines = contents.map { $0.source(indent: indent + "  ") + "\n" }
  return contents.isEmpty
    ? "\(indent)\(head) {}" : "\(indent)\(head) {\n\(lines.joined())\(indent)}"
}

extension RandomGrid {
  fileprivate func source(indent: String) -> String {
    let head =
      "Grid(alignment: \(alignment), horizontalSpacing: \(text(horizontalSpacing)), "
      + "verticalSpacing: \(text(verticalSpacing)))"
    let lines = rows.map { row in
      let alignment = row.alignment.map { "(alignment: .\($0))" } ?? ""
      return block("GridRow\(alignment)", row.cells, indent + "  ") + "\n"
    }
    return "\(indent)\(head) {\n\(lines.joined())\(indent)}"
  }
}

extension RandomBounds: CustomStringConvertible {
  public var description: String {
    "min \(text(minimum)), ideal \(text(ideal)), max \(text(maximum))"
  }
}

extension RandomModifier: CustomStringConvertible {
  public var description: String {
    switch self {
    case .frame(let width, let height, let alignment):
      "frame(width: \(text(width)), height: \(text(height)), alignment: \(alignment))"
    case .flexibleFrame(let width, let height, let alignment):
      "frame(width: \(width), height: \(height), alignment: \(alignment))"
    case .padding(let top, let leading, let bottom, let trailing):
      "padding(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))"
    case .aspectRatio(let ratio, let fills):
      "aspectRatio(\(text(ratio)), contentMode: \(fills ? ".fill" : ".fit"))"
    case .fixedSize(let horizontal, let vertical):
      "fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
    case .offset(let x, let y): "offset(x: \(x), y: \(y))"
    case .priority(let priority): "layoutPriority(\(priority))"
    case .columnAlignment(let guide): "gridColumnAlignment(.\(guide))"
    case .unsizedAxes(let horizontal, let vertical):
      "gridCellUnsizedAxes(\(axes(horizontal, vertical)))"
    }
  }
}
