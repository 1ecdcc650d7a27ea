/// The content of a sheet, and below it the toolbar of the views that are in no navigation stack.
///
/// As SwiftUI on a Mac: the items are push buttons at the bottom of the sheet. Return presses the button that confirms,
/// and Escape the button that cancels.
struct PanelBars<Content: View>: View, ImplementationView {
  @ViewBuilder let content: Content
  @State private var contents = NavigationBarContents()

  var body: some View {
    BarStack {
      VStack(spacing: 0) { content }
        .onPreferenceChange(NavigationBarKey.self) { contents = $0 }
    } bottom: {
      if contents.items.contains(where: { $0.placement.area != .keyboard }) {
        PanelBar(contents: contents)
      }
    }
  }
}

/// The toolbar of a sheet.
private struct PanelBar: View, ImplementationView {
  let contents: NavigationBarContents

  var body: some View {
    HStack(spacing: 8) {
      entries(.secondary)
      entries(.center)
      Spacer(minLength: 0)
      entries(.bottom)
      entries(.trailing)
      entries(.leading)
      entries(.confirming)
    }
    .padding(16)
    .frame(maxWidth: .infinity)
    .overlay(alignment: .top) { BarEdge() }
    .environment(\.controlSize, .regular)
  }

  private func entries(_ area: ToolbarItemPlacement.Area) -> some View {
    ForEach(contents.items(in: area)) { entry in
      CapturedEnvironment(environment: entry.environment) {
        PanelBarEntry(entry: entry)
      }
    }
  }
}

/// An item of the toolbar of a sheet.
private struct PanelBarEntry: View, ImplementationView {
  let entry: ToolbarEntry

  var body: some View {
    if entry.placement.area == .confirming {
      part.buttonStyle(.borderedProminent).keyboardShortcut(.defaultAction)
    } else if entry.placement.isCancellation {
      part.keyboardShortcut(.cancelAction)
    } else {
      part
    }
  }

  @MainActor private var part: some View {
    _ControlPart(resolving: entry.resolve)
      .environment(\.foregroundLevels, nil)
      .environment(\.font, nil)
      .lineLimit(1)
  }
}
