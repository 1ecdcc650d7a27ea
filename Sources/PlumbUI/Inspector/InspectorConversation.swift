internal import Foundation

/// The conversation of the latest change, step by step.
struct InspectorConversation: View {
  @ObservedObject var inspection: WindowInspection
  let frame: InspectedFrame?
  @Binding var step: Int?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack {
        Text("Conversation").font(.headline)
        Text(verbatim: title).foregroundStyle(.secondary)
        Spacer()
        StepButton(isForward: false, label: "Step before") { move(by: -1) }
        StepButton(isForward: true, label: "Step after") { move(by: 1) }
      }
      ScrollViewReader { reader in
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 1) {
            ForEach(0..<count, id: \.self) { row($0) }
          }
        }
        .onChange(of: step) { _, step in
          if let step { reader.scrollTo(step, anchor: .center) }
        }
      }
    }
    .padding(10)
    .frame(height: 210)
  }

  private var count: Int { frame?.trace.steps.count ?? 0 }

  private var title: String {
    guard count > 0 else { return "nothing was asked" }
    return step.map { "step \($0 + 1) of \(count)" } ?? "\(count) steps"
  }

  private func move(by distance: Int) {
    guard count > 0 else { return }
    show(step.map { min(max($0 + distance, 0), count - 1) } ?? (distance > 0 ? 0 : count - 1))
  }

  private func show(_ index: Int) {
    step = index
    guard let frame, frame.trace.steps.indices.contains(index) else { return }
    inspection.selection = frame.tracedNodes[frame.trace.steps[index].node]
  }

  @ViewBuilder private func row(_ index: Int) -> some View {
    if let frame, frame.trace.steps.indices.contains(index) {
      let line = frame.trace.steps[index]
      (Text(verbatim: frame.trace.nodes[line.node].title).bold()
        + Text(verbatim: "  \(line.event)"))
        .font(.caption)
        .lineLimit(1)
        .padding(.leading, CGFloat(min(line.depth, 20)) * 10)
        .padding(.vertical, 1)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(step == index ? Color.accentColor.opacity(0.25) : .clear)
        .contentShape(Rectangle())
        .onTapGesture { show(index) }
    }
  }
}
