internal import Foundation

/// The tree of the nodes of a frame.
struct InspectorTree: View {
  @ObservedObject var inspection: WindowInspection
  let frame: InspectedFrame

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("Views").font(.headline)
        Spacer()
        Button("Copy") { inspection.copyTree() }
          .help("Copies the tree as text.")
      }
      .padding(10)
      Divider()
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0) {
            ForEach(frame.nodes) { node in
              InspectorRow(node: node, inspection: inspection)
            }
          }
          .padding(.vertical, 4)
        }
        .onChange(of: inspection.selection) { _, selection in
          if let selection { reader.scrollTo(selection) }
        }
      }
    }
  }
}

/// A node in the tree.
private struct InspectorRow: View {
  let node: InspectedNode
  @ObservedObject var inspection: WindowInspection

  var body: some View {
    let isSelected = inspection.selection == node.id
    HStack(spacing: 4) {
      title(isSelected: isSelected).lineLimit(1)
      Spacer(minLength: 4)
      if isSelected || inspection.highlight == node.id {
        Text(verbatim: ShortText(node.size).description)
          .font(.caption)
          .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
          .fixedSize()
      }
    }
    .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
    .padding(.leading, 10 + CGFloat(min(node.depth, 24)) * 6)
    .padding(.trailing, 10)
    .padding(.vertical, 2)
    .background(background(isSelected: isSelected))
    .contentShape(Rectangle())
    .onTapGesture { inspection.selection = node.id }
    .onHover { inspection.highlight = $0 ? node.id : nil }
  }

  private func title(isSelected: Bool) -> Text {
    let views = node.views.map { "\($0) › " }.joined()
    let label = node.label.map { " \u{201C}\($0)\u{201D}" } ?? ""
    let name = Text(verbatim: node.name)
    return Text(verbatim: views).bold()
      + (node.isModifier ? isSelected ? name : name.foregroundStyle(.secondary) : name.bold())
      + Text(verbatim: label)
  }

  private func background(isSelected: Bool) -> Color {
    if isSelected { return .accentColor }
    return inspection.highlight == node.id ? .accentColor.opacity(0.15) : .clear
  }
}
