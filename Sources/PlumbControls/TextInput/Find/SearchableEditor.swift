/// A text editor with the bar that finds text in it.
struct SearchableEditor: View, ImplementationView {
  let text: Binding<String>
  let selection: Binding<TextSelection?>?
  let styledText: Binding<AttributedString>?
  @State private var finder = TextFinder()
  @Environment(\.findSettings) private var settings
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    let isShown = finder.isPresented && !settings.isDisabled
    let matches = isShown ? matches : nil
    FindLayout {
      // First, as assistive technologies read the first text in the editor.
      MenuTextInput(input: input(matches))
      if isShown {
        FindBar(
          finder: finder, matches: matches, canReplace: !settings.isReplaceDisabled && isEnabled)
      }
    }
    .onKeyPress(keys: [.escape]) { _ in
      guard isShown else { return .ignored }
      finder.dismiss()
      return .handled
    }
    .focusedValue(\.textFinder, target)
    .modifier(FindKeys(target: target))
    .onChange(of: finder.query) { finder.selectFirstMatch() }
    .onChange(of: finder.isPresented) { _, isPresented in
      if settings.navigator?.active === finder { settings.isPresented?.wrappedValue = isPresented }
    }
    .onChange(of: settings.isPresented?.wrappedValue, initial: true) { _, isPresented in
      follow(isPresented)
    }
  }

  private var matches: TextMatches {
    let text = text.wrappedValue
    let ranges = finder.matches(in: text)
    return TextMatches(text: text, ranges: ranges, current: finder.currentIndex(of: ranges))
  }

  private func input(_ matches: TextMatches?) -> TextInput {
    var input = TextInput(text: text, kind: .editor, selection: selection, prompt: nil)
    input.styledText = styledText
    input.finder = finder
    input.matches = matches
    return input
  }

  private var target: FindTarget? {
    settings.isDisabled
      ? nil : FindTarget(finder: finder, canReplace: !settings.isReplaceDisabled && isEnabled)
  }

  private func follow(_ isPresented: Bool?) {
    finder.navigator = settings.navigator
    guard let isPresented, isPresented != finder.isPresented else { return }
    if !isPresented {
      finder.dismiss()
    } else if !settings.isDisabled, settings.navigator?.presents(finder) == true {
      finder.present()
    }
  }
}

/// The layout of an editor, and of a bar above it for which it leaves the space.
private struct FindLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let editor = subviews.first else { return .zero }
    let height = barHeight(width: proposal.width, subviews)
    let size = editor.sizeThatFits(rest(of: proposal, below: height))
    return CGSize(width: size.width, height: size.height + height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let editor = subviews.first else { return }
    let height = barHeight(width: bounds.width, subviews)
    editor.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + height),
      proposal: ProposedViewSize(width: bounds.width, height: max(bounds.height - height, 0)))
    for bar in subviews.dropFirst() {
      bar.place(
        at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: height))
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    let height = barHeight(width: bounds.width, subviews)
    let editor = ProposedViewSize(width: bounds.width, height: max(bounds.height - height, 0))
    return subviews.first?.dimensions(in: editor)[explicit: guide].map { $0 + height }
  }

  private func barHeight(width: CGFloat?, _ subviews: Subviews) -> CGFloat {
    let proposal = ProposedViewSize(width: width, height: nil)
    return subviews.dropFirst().first?.sizeThatFits(proposal).height ?? 0
  }

  private func rest(of proposal: ProposedViewSize, below height: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - height, 0) })
  }
}
