import SwiftUI

/// The colours of the palette and a field for others, below a contender.
struct ColorPanel: View {
  let editor: PollEditor
  let contender: PollDraft.Contender
  /// The place in the list, from 1.
  let number: Int
  /// Whether there is no room for a row.
  let stacks: Bool
  @FocusState.Binding var focus: EditorField?

  @ScaledMetric(relativeTo: .body) private var ideal: CGFloat = 1

  private var id: PollDraft.Contender.ID { contender.id }
  private var scale: CGFloat { min(ideal, 1.5) }

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      LazyVGrid(
        columns: [GridItem(.adaptive(minimum: 32 * scale, maximum: 32 * scale), spacing: 4)],
        alignment: .leading, spacing: 4
      ) {
        ForEach(Array(Tint.paletteNames.indices), id: \.self) { index in swatch(index) }
      }
      let layout =
        stacks
        ? AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
        : AnyLayout(HStackLayout(alignment: .firstTextBaseline, spacing: 8))
      layout {
        Text("Own colour")
        hexField.frame(maxWidth: 130 * ideal)
        if !stacks { Spacer(minLength: 0) }
        done
      }
      .font(.callout)
      ProblemLine(problem: problem)
    }
    .padding(10)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.primary.opacity(0.05), in: RoundedRectangle(cornerRadius: 10))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Colours")
  }

  private var problem: String? { editor.problem(of: .ownColor(id)) }

  private var hexField: some View {
    TextField("Own colour of contender \(number)", text: hex, prompt: Text(verbatim: "#D9480F"))
      .focused($focus, equals: .ownColor(id))
      .autocorrectionDisabled()
      .accessibilityHint(problem ?? "")
      // From left to right in every language.
      .environment(\.layoutDirection, .leftToRight)
  }

  private var hex: Binding<String> {
    Binding(get: { editor.ownColor(of: contender) }, set: { editor.setOwnColor($0, of: id) })
  }

  private var done: some View {
    Button("Done") { withAnimation { editor.closeColors() } }
      .buttonStyle(.bordered)
      .keyboardShortcut(editor.message == nil ? .cancelAction : nil)
  }

  private func swatch(_ index: Int) -> some View {
    Swatch(index: index, isSelected: contender.color == .palette(index), width: 32 * scale) {
      withAnimation { editor.setColor(.palette(index), of: id) }
    }
  }
}

/// A colour of the palette to choose.
private struct Swatch: View {
  let index: Int
  let isSelected: Bool
  let width: CGFloat
  let choose: () -> Void

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Button {
      choose()
    } label: {
      Circle()
        .fill(Theme.color(of: .palette(index), in: colorScheme))
        .padding(isSelected ? 5 : 3)
        .overlay {
          if isSelected { Circle().strokeBorder(.primary, lineWidth: 2) }
        }
        .frame(width: width, height: width)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(DraftColor.palette(index).name)
    .accessibilityAddTraits(isSelected ? .isSelected : [])
  }
}

extension DraftColor {
  /// The name of the colour for people.
  var name: Text {
    switch self {
    case .palette(let index): Text(Self.names[index % Self.names.count])
    case .own(let text): Text(verbatim: text)
    }
  }

  /// In the order of the palette.
  private static let names: [LocalizedStringKey] = [
    "Purple", "Orange", "Teal", "Rose", "Blue", "Green", "Brown", "Grey",
  ]
}
