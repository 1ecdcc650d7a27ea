internal import Foundation

/// The conversation of the latest change, step by step.
struct InspectorConversation: View {
  @ObservedObject var inspection: WindowInspection
  let frame: InspectedFrame?
  /// The conversation, or a part of it.
  let trace: LayoutTrace?
  @Binding var step: Int?
  @Binding var part: InspectedNode.ID?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      ViewThatFits(in: .horizontal) {
        HStack { heading(limit) }
        VStack(alignment: .leading, spacing: 6) {
          HStack { heading(EmptyView()) }
          limit
        }
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
    .frame(maxHeight: 210)
  }

  @ViewBuilder private func heading(_ limit: some View) -> some View {
    Text("Conversation").font(.headline)
    Text(verbatim: title).foregroundStyle(.secondary)
    Spacer()
    limit
    StepButton(isForward: false, label: "Step before") { move(by: -1) }
    StepButton(isForward: true, label: "Step after") { move(by: 1) }
  }

  private var limit: some View {
    Toggle("Only the chosen view", isOn: isPart)
      .toggleStyle(.checkbox)
      .disabled(part == nil && inspection.selection == nil)
  }

  private var count: Int { trace?.steps.count ?? 0 }

  private var title: String {
    guard count > 0 else { return "nothing was asked" }
    return step.map { "step \($0 + 1) of \(count)" } ?? "\(count) steps"
  }

  private var isPart: Binding<Bool> {
    Binding(
      get: { part != nil },
      set: {
        part = $0 ? inspection.selection : nil
        step = nil
      })
  }

  private func move(by distance: Int) {
    guard count > 0 else { return }
    show(step.map { min(max($0 + distance, 0), count - 1) } ?? (distance > 0 ? 0 : count - 1))
  }

  private func show(_ index: Int) {
    step = index
    guard let frame, let trace, trace.steps.indices.contains(index) else { return }
    inspection.selection = frame.tracedNodes[trace.steps[index].node]
  }

  @ViewBuilder private func row(_ index: Int) -> some View {
    if let trace, trace.steps.indices.contains(index) {
      let line = trace.steps[index]
      (Text(verbatim: trace.nodes[line.node].title).bold()
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
