internal import Foundation

/// The content of a window that inspects another one.
struct InspectorScreen: View {
  @ObservedObject var inspection: WindowInspection
  @State private var outlines = OutlineOptions()
  @State private var step: Int?
  /// The node to which the conversation is limited; `nil` for the whole conversation.
  @State private var part: InspectedNode.ID?

  /// The part that a narrow window shows.
  @State private var pane = InspectorPane.picture

  var body: some View {
    if let frame = inspection.shownFrame {
      GeometryReader { geometry in
        if geometry.size.width < 960 { narrow(frame) } else { wide(frame) }
      }
      .font(.callout)
      .buttonStyle(.bordered)
      .controlSize(.small)
      .onChange(of: inspection.latestChange?.id) { step = nil }
    } else {
      Text("Nothing was shown yet.").foregroundStyle(.secondary)
    }
  }

  private func wide(_ frame: InspectedFrame) -> some View {
    HStack(spacing: 0) {
      InspectorTree(inspection: inspection, frame: frame)
        .frame(width: 320)
      Divider()
      time(frame)
      Divider()
      InspectorDetails(inspection: inspection, frame: frame)
        .frame(width: 290)
    }
  }

  private func narrow(_ frame: InspectedFrame) -> some View {
    VStack(spacing: 0) {
      Picker("Pane", selection: $pane) {
        ForEach(InspectorPane.allCases, id: \.self) { Text(verbatim: $0.title).tag($0) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .padding(8)
      Divider()
      switch pane {
      case .tree: InspectorTree(inspection: inspection, frame: frame)
      case .picture: time(frame)
      case .details: InspectorDetails(inspection: inspection, frame: frame)
      }
    }
  }

  /// The picture of a frame between the controls of the time and the conversation.
  private func time(_ frame: InspectedFrame) -> some View {
    VStack(spacing: 0) {
      InspectorToolbar(inspection: inspection, outlines: $outlines)
      Divider()
      InspectorPicture(inspection: inspection, frame: frame, outlines: outlines, step: shownStep)
      Divider()
      InspectorConversation(
        inspection: inspection, frame: inspection.latestChange, trace: trace, step: $step,
        part: $part)
    }
  }

  /// The step of the conversation that a person looks at, and its node.
  private var shownStep: InspectedStep? {
    guard let step, let frame = inspection.latestChange, let trace,
      trace.steps.indices.contains(step)
    else { return nil }
    return InspectedStep(step: trace.steps[step], of: frame)
  }

  /// The conversation of the latest change, or the part of it that is about one node.
  private var trace: LayoutTrace? {
    guard let frame = inspection.latestChange else { return nil }
    guard let part, let index = frame.tracedNodes.firstIndex(of: part) else { return frame.trace }
    return frame.trace.steps { $0.node == index }
  }
}

/// A part of the inspector, of which a narrow window shows one.
private enum InspectorPane: CaseIterable {
  case tree, picture, details

  var title: String {
    switch self {
    case .tree: "Views"
    case .picture: "Picture"
    case .details: "Details"
    }
  }
}

/// A step of a conversation with the node that was asked.
struct InspectedStep: Equatable {
  let event: LayoutTrace.Event
  let node: InspectedNode.ID

  init(step: LayoutTrace.Step, of frame: InspectedFrame) {
    event = step.event
    node = frame.tracedNodes[step.node]
  }

  /// The size that was proposed; `nil` for a step without a proposal, or without one of the lengths.
  var proposedSize: CGSize? {
    let proposal: ProposedViewSize? =
      switch event {
      case .measured(let proposal, _, _), .placed(_, let proposal, _, _),
        .lowerBound(let proposal, _, _):
        proposal
      case .limits, .compared: nil
      }
    guard let width = proposal?.width, let height = proposal?.height, width.isFinite,
      height.isFinite
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

/// The outlines in the picture.
struct OutlineOptions: Equatable {
  var frames = false
  var padding = true
  var spacing = true
  var guides = true
}
