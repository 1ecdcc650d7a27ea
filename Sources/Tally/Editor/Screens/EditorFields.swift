import SwiftUI

/// The question, the contenders and the file.
struct EditorFields: View {
  let editor: PollEditor
  let form: EditorForm
  @FocusState.Binding var focus: EditorField?

  var body: some View {
    VStack(alignment: .leading, spacing: 22) {
      EditorSection(title: "Question") {
        TextField("Question", text: question, axis: .vertical)
          .font(.title3)
          .focused($focus, equals: .question)
          .accessibilityHint(editor.problem(of: .question) ?? "")
          .onSubmit { goToContenders() }
        ProblemLine(problem: editor.problem(of: .question))
      }
      EditorSection(title: "Contenders") {
        VStack(alignment: .leading, spacing: form.stacksRows ? 12 : 8) {
          ForEach(Array(editor.draft.contenders.enumerated()), id: \.element.id) { place in
            if form.stacksRows, place.offset > 0 { Divider() }
            ContenderRow(
              editor: editor, contender: place.element, number: place.offset + 1, form: form,
              focus: $focus)
          }
        }
        addButton
        ProblemLine(problem: listProblem)
      }
      if let fileName = editor.draft.fileName {
        EditorSection(title: "File") {
          TextField("Name of the file", text: binding(fileName) { editor.setFileName($0) })
            .focused($focus, equals: .fileName)
            .autocorrectionDisabled()
            .accessibilityHint(editor.problem(of: .fileName) ?? "")
          ProblemLine(problem: editor.problem(of: .fileName))
        }
      } else if let file = editor.file {
        // The whole path, so that the place of the file is known.
        Text(verbatim: file)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .accessibilityLabel("Saved in \(file)")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private var addButton: some View {
    Button {
      withAnimation { editor.add() }
    } label: {
      Label("Add contender", systemImage: "plus")
    }
    .buttonStyle(.bordered)
    .disabled(!editor.draft.canAdd)
    .focused($focus, equals: .contenders)
    .padding(.top, 4)
  }

  /// The reason why no contender can be added; a hint rather than a problem.
  private var listProblem: String? { editor.listProblem }

  private var question: Binding<String> {
    binding(editor.draft.question.text) { editor.setQuestion($0) }
  }

  private func binding(_ text: String, set: @escaping (String) -> Void) -> Binding<String> {
    Binding(get: { text }, set: set)
  }

  private func goToContenders() {
    if let first = editor.draft.contenders.first { focus = .name(first.id) }
  }
}

/// Some fields with a title above them.
private struct EditorSection<Content: View>: View {
  let title: LocalizedStringKey
  @ViewBuilder let content: () -> Content

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(title)
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.secondary)
        .accessibilityAddTraits(.isHeader)
      content()
    }
  }
}

/// The problem of the field above; empty if there is none.
struct ProblemLine: View {
  let problem: String?

  var body: some View {
    if let problem {
      HStack(alignment: .firstTextBaseline, spacing: 5) {
        Image(systemName: "exclamationmark.circle.fill")
          .foregroundStyle(.red)
          .accessibilityHidden(true)
        Text(verbatim: problem)
          .frame(maxWidth: .infinity, alignment: .leading)
      }
      .font(.footnote)
    }
  }
}
