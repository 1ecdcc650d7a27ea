/// The bar above an editor with which text is found and replaced.
struct FindBar: View, ImplementationView {
  let finder: TextFinder
  let matches: TextMatches?
  let canReplace: Bool
  @FocusState private var isFocused: Bool

  var body: some View {
    @Bindable var finder = finder
    VStack(spacing: 0) {
      VStack(spacing: 6) {
        HStack(spacing: 6) {
          queryField($finder.query)
          steps
          Button("Done") { finder.dismiss() }.buttonStyle(.bordered)
          if canReplace {
            Toggle("Replace", isOn: $finder.showsReplacement).toggleStyle(.checkbox)
              .accessibilityLabel("Show Replace")
          }
        }
        if canReplace, finder.showsReplacement { replacementRow($finder.replacement) }
      }
      .padding(.horizontal, 8)
      .padding(.vertical, 6)
      Divider()
    }
    .controlSize(.small)
    .font(nil)
    .lineLimit(1)
    .multilineTextAlignment(.leading)
    .background(.windowBackground)
    .onChange(of: finder.focusRequestCount, initial: true) { isFocused = true }
  }

  private func queryField(_ query: Binding<String>) -> some View {
    FindField(title: "Find", symbol: "magnifyingglass", text: query) {
      status.font(.footnote).foregroundStyle(.secondary).fixedSize()
    }
    .focused($isFocused)
    .onKeyPress(keys: [.return]) { press in
      if press.modifiers.contains(.shift) { finder.selectPrevious() } else { finder.selectNext() }
      return .handled
    }
  }

  @ViewBuilder private var status: some View {
    if let matches, !finder.query.isEmpty {
      if matches.ranges.isEmpty {
        Text("Not found")
      } else if let current = matches.current {
        Text("\(current + 1) of \(matches.ranges.count)")
      } else {
        Text("\(matches.ranges.count) found")
      }
    }
  }

  private var steps: some View {
    ControlGroup {
      Button("Find Previous", systemImage: "chevron.backward") { finder.selectPrevious() }
      Button("Find Next", systemImage: "chevron.forward") { finder.selectNext() }
    }
    .labelStyle(.iconOnly)
    .fixedSize()
    .disabled(hasNoMatches)
  }

  private func replacementRow(_ replacement: Binding<String>) -> some View {
    HStack(spacing: 6) {
      FindField(title: "Replace With", symbol: "pencil", text: replacement) {}
        .onKeyPress(keys: [.return]) { _ in
          finder.replaceCurrent()
          return .handled
        }
      Group {
        Button("Replace") { finder.replaceCurrent() }
        Button("All") { finder.replaceAll() }.accessibilityLabel("Replace All")
      }
      .buttonStyle(.bordered)
      .disabled(hasNoMatches)
    }
  }

  private var hasNoMatches: Bool { matches?.ranges.isEmpty != false }
}

/// A field of the bar, with a symbol before its text and a view after it.
private struct FindField<Accessory: View>: View, ImplementationView {
  let title: LocalizedStringKey
  let symbol: String
  let text: Binding<String>
  @ViewBuilder let accessory: Accessory

  var body: some View {
    HStack(spacing: 4) {
      Image(systemName: symbol).foregroundStyle(.secondary).accessibilityHidden(true)
      TextField(title, text: text).textFieldStyle(.plain)
      accessory
    }
    .padding(.horizontal, 6)
    .padding(.vertical, 3)
    .background { RoundedRectangle(cornerRadius: 6).fill(Color(system: .fill)) }
  }
}
