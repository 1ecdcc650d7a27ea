internal import Foundation

/// The details of the chosen node, and the latest changes.
struct InspectorDetails: View {
  @ObservedObject var inspection: WindowInspection
  let frame: InspectedFrame

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 14) {
        if let index = inspection.selection.flatMap({ frame.index(of: $0) }) {
          node(frame.nodes[index], at: index)
        } else {
          Text("Click a view in the picture or in the tree.").foregroundStyle(.secondary)
        }
        Divider()
        InspectorChanges(frame: inspection.latestChange)
      }
      .padding(12)
      .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  @ViewBuilder private func node(_ node: InspectedNode, at index: Int) -> some View {
    let details = inspection.details(of: node.id)
    VStack(alignment: .leading, spacing: 2) {
      Text(verbatim: (node.views + [node.name]).joined(separator: " › ")).font(.headline)
      Text(verbatim: path(to: index)).font(.caption).foregroundStyle(.secondary)
    }
    if let details, !details.sourceLines.isEmpty {
      Text(verbatim: places(details.sourceLines)).font(.callout.monospaced())
    }
    if let details {
      Text(verbatim: details.explanation).fixedSize(horizontal: false, vertical: true)
    }
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
      row("Proposed", ShortText(node.proposal))
      row("Size", ShortText(node.size))
      row("Position", ShortText(node.frame.origin))
      if let details {
        row("Minimum", ShortText(details.minimum))
        row("Ideal", ShortText(details.ideal))
        row("Maximum", ShortText(details.maximum))
        row("Priority", ShortText(CGFloat(details.priority)))
      }
    }
    if details == nil {
      Text("Limits can be asked of the latest frame only.").font(.caption)
        .foregroundStyle(.secondary)
    }
  }

  private func row(_ name: String, _ value: ShortText) -> some View {
    GridRow {
      Text(verbatim: name).foregroundStyle(.secondary)
      Text(verbatim: value.description).monospacedDigit()
    }
  }

  /// The places of an expression as `Pets/PetView.swift:14`, further lines of the same file as `, 17`.
  private func places(_ lines: [SourceLine]) -> String {
    var text = ""
    for (index, line) in lines.enumerated() {
      let isSameFile = index > 0 && lines[index - 1].file == line.file
      text += (index > 0 ? ", " : "") + (isSameFile ? "\(line.line)" : "\(line)")
    }
    return text
  }

  /// The names of the views that contain a node, from the window.
  private func path(to index: Int) -> String {
    let views = sequence(first: index) { frame.nodes[$0].parent }.dropFirst().map { index in
      let node = frame.nodes[index]
      return node.views + (node.isModifier ? [] : [node.name])
    }
    return views.reversed().flatMap(\.self).joined(separator: " › ")
  }
}

/// The changes in a frame, and their causes.
private struct InspectorChanges: View {
  let frame: InspectedFrame?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text("Last change").font(.headline)
      if let frame {
        if frame.evaluations.isEmpty {
          Text("No body was evaluated.").foregroundStyle(.secondary)
        }
        ForEach(Array(frame.evaluations.prefix(12).enumerated()), id: \.offset) { _, evaluation in
          (Text(verbatim: evaluation.view).bold()
            + Text(verbatim: "  \(evaluation.causes.joined(separator: ", "))")
            .foregroundStyle(.secondary))
            .fixedSize(horizontal: false, vertical: true)
        }
        if frame.evaluations.count > 12 {
          Text(verbatim: "and \(frame.evaluations.count - 12) more").foregroundStyle(.secondary)
        }
        Text(verbatim: counts(of: frame)).font(.caption).foregroundStyle(.secondary)
      }
    }
  }

  private func counts(of frame: InspectedFrame) -> String {
    let all = frame.trace.totals.all
    return "\(all.computed) sizes computed, \(all.cached) cached, \(all.placed) placements"
  }
}
