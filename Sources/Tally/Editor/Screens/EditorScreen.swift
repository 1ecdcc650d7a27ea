import SwiftUI

/// The poll as it can be changed, in place of the poll.
struct EditorScreen: View {
  let model: PollModel
  let close: () -> Void

  /// Made when the screen appears: votes that are cast meanwhile do not change the draft.
  @State private var editor: PollEditor?
  @Environment(\.locale) private var locale

  init(model: PollModel, close: @escaping () -> Void) {
    self.model = model
    self.close = close
  }

  var body: some View {
    ZStack {
      if let editor { EditorContent(editor: editor, close: close) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { Rectangle().fill(.background).ignoresSafeArea() }
    .onAppear { open() }
  }

  private func open() {
    guard editor == nil else { return }
    let editor = PollEditor(model.poll, file: model.file, in: locale)
    editor.didSave = { [model] poll, file in model.show(poll, of: file) }
    editor.focus(.question)
    self.editor = editor
  }
}

/// The heading, the fields and the messages about them.
struct EditorContent: View {
  let editor: PollEditor
  let close: () -> Void

  @FocusState private var focus: EditorField?
  @ScaledMetric(relativeTo: .body) private var typeScale: CGFloat = 1

  /// The largest width of the content, in points.
  private static let largestWidth: CGFloat = 640

  init(editor: PollEditor, close: @escaping () -> Void) {
    self.editor = editor
    self.close = close
  }

  var body: some View {
    GeometryReader { proxy in
      let form = EditorForm(size: proxy.size, typeScale: typeScale)
      VStack(spacing: 0) {
        if form.pinsHeading {
          heading
          Divider()
        }
        ScrollView {
          VStack(spacing: 0) {
            if !form.pinsHeading { heading }
            EditorFields(editor: editor, form: form, focus: $focus)
              .padding()
          }
          .frame(maxWidth: Self.largestWidth)
          .frame(maxWidth: .infinity)
        }
        if let message = editor.message {
          EditorMessageBar(
            editor: editor, message: message, focus: $focus, save: save, close: close
          )
          .frame(maxWidth: .infinity)
          .transition(.opacity)
        }
      }
    }
    .onKeyPress(action: take)
    .onChange(of: focus) { old, _ in
      if let old { editor.leave(old) }
    }
    .onChange(of: editor.focusRequest, initial: true) { _, request in
      if let request { focus = request.field }
    }
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
    .accessibilityLabel("Edit the poll")
  }

  private var heading: some View {
    EditorHeading(editor: editor, save: { save(overwriting: false) }, cancel: cancel)
      .padding(.horizontal)
      .padding(.vertical, 10)
      .frame(maxWidth: Self.largestWidth, alignment: .leading)
      .frame(maxWidth: .infinity)
  }

  /// Takes the keys that a field would use for its own text alone.
  private func take(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.contains(.control) || press.modifiers.contains(.command) else {
      return .ignored
    }
    let isShifted = press.modifiers.contains(.shift)
    switch press.key {
    case "z": withAnimation { isShifted ? editor.redo() : editor.undo() }
    case "y": withAnimation { editor.redo() }
    default: return .ignored
    }
    return .handled
  }

  private func save(overwriting: Bool) {
    let isSaved = withAnimation { editor.save(overwrites: overwriting) }
    if isSaved { close() }
  }

  private func cancel() {
    let mayClose = withAnimation { editor.mayClose() }
    if mayClose { close() }
  }
}

/// The arrangement of the parts of the editor.
nonisolated struct EditorForm: Equatable {
  /// Whether the buttons of a contender are below its name.
  let stacksRows: Bool
  /// Whether the heading stays where it is while the fields are scrolled.
  let pinsHeading: Bool

  /// - Parameters:
  ///   - size: the size of the window, in points.
  ///   - typeScale: the factor by which type is larger than usual.
  init(size: CGSize, typeScale: CGFloat) {
    // The paddings and spaces, the symbols, which grow less than type, and a name.
    stacksRows = size.width < 60 + 130 * min(typeScale, 1.5) + 150 * typeScale
    pinsHeading = size.height >= 360 * typeScale && size.width >= 300 * typeScale
  }
}
