import SwiftUI

/// A contender: its colour, its name, and the buttons to move and to remove it.
struct ContenderRow: View {
  let editor: PollEditor
  let contender: PollDraft.Contender
  /// The place in the list, from 1.
  let number: Int
  let form: EditorForm
  @FocusState.Binding var focus: EditorField?

  @ScaledMetric(relativeTo: .body) private var ideal: CGFloat = 1

  private var id: PollDraft.Contender.ID { contender.id }
  private var avatarWidth: CGFloat { (35 * min(ideal, 1.5)).rounded() }
  private static let spacing: CGFloat = 10

  var body: some View {
    let layout =
      form.stacksRows
      ? AnyLayout(VStackLayout(alignment: .trailing, spacing: 4))
      : AnyLayout(HStackLayout(spacing: 6))
    VStack(alignment: .leading, spacing: 6) {
      layout {
        HStack(spacing: Self.spacing) {
          colorButton
          nameField
        }
        tools
      }
      Group {
        ProblemLine(problem: nameProblem)
        if editor.openColors == id {
          ColorPanel(
            editor: editor, contender: contender, number: number, stacks: form.stacksRows,
            focus: $focus
          )
          .transition(.opacity)
        } else {
          ProblemLine(problem: editor.problem(of: .ownColor(id)))
        }
      }
      .padding(.leading, form.stacksRows ? 0 : avatarWidth + Self.spacing)
    }
    .onKeyPress(keys: [.upArrow, .downArrow], action: take)
    .accessibilityElement(children: .contain)
  }

  private var nameProblem: String? { editor.problem(of: .name(id)) }

  private var nameField: some View {
    TextField("Name of contender \(number)", text: name, prompt: Text("Name"))
      .focused($focus, equals: .name(id))
      .onSubmit { withAnimation { editor.goOn(after: id) } }
      .accessibilityHint(nameProblem ?? "")
  }

  private var name: Binding<String> {
    Binding(get: { contender.name.text }, set: { editor.setName($0, of: id) })
  }

  /// The avatar as it will be in the poll.
  private var colorButton: some View {
    Button {
      withAnimation { editor.openColors = editor.openColors == id ? nil : id }
    } label: {
      DraftAvatar(contender: contender)
        .frame(width: avatarWidth, height: avatarWidth)
        .overlay(alignment: .bottomTrailing) { badge }
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .focused($focus, equals: .colors(id))
    .accessibilityLabel("Colour of contender \(number)")
    .accessibilityValue(contender.color.name)
    .help("Colour")
  }

  /// The sign that the avatar opens the colours.
  private var badge: some View {
    Image(systemName: "chevron.down")
      .font(.system(size: 0.2 * avatarWidth, weight: .bold))
      .frame(width: 0.4 * avatarWidth, height: 0.4 * avatarWidth)
      .background(.background, in: .circle)
      .offset(x: 0.06 * avatarWidth, y: 0.06 * avatarWidth)
      .accessibilityHidden(true)
  }

  private var tools: some View {
    let name = editor.spokenName(of: id)
    return HStack(spacing: 0) {
      ToolButton(title: "Move \(name) up", symbol: "chevron.up") {
        editor.move(id, by: -1, focus: focus)
      }
      .focused($focus, equals: .moveUp(id))
      .disabled(!editor.draft.canMove(id, by: -1))
      ToolButton(title: "Move \(name) down", symbol: "chevron.down") {
        editor.move(id, by: 1, focus: focus)
      }
      .focused($focus, equals: .moveDown(id))
      .disabled(!editor.draft.canMove(id, by: 1))
      ToolButton(title: "Remove \(name)", symbol: "trash") {
        editor.remove(id, focus: focus)
      }
      .focused($focus, equals: .remove(id))
    }
  }

  /// Moves the contender with Alt and an arrow key.
  private func take(_ press: KeyPress) -> KeyPress.Result {
    guard press.modifiers.contains(.option) else { return .ignored }
    withAnimation { editor.move(id, by: press.key == .upArrow ? -1 : 1, focus: focus) }
    return .handled
  }
}

/// The avatar of a contender that may have no name yet.
private struct DraftAvatar: View {
  let contender: PollDraft.Contender

  var body: some View {
    CandidateAvatar(
      candidate: Candidate(
        id: "", title: PollText(contender.name.isEmpty ? "?" : contender.name.trimmed),
        emblem: contender.emblem, tint: contender.color.tint ?? Self.unknown))
  }

  /// The grey of a colour that is not written yet.
  private static let unknown = Tint.own(red: 0.5, green: 0.5, blue: 0.5)
}
