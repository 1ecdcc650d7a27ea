/// A choice of one among several options, which are the views in it that have a tag.
///
/// As SwiftUI: the option whose tag equals the selection is the chosen one; a tag of another type than
/// the selection's is never chosen. Menus do not exist here: every style but those of a column shows
/// segments in a row, in the regular size 24 points high as SwiftUI's on the desktop. A view without a tag has what
/// `ForEach` calls it for one, where that is of the selection's type; else it is shown and cannot be
/// chosen.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  @Environment(\.pickerStyle) private var style

  nonisolated public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  nonisolated public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
}

extension Picker: View {
  public var body: some View {
    HStack(alignment: style == .segments ? .center : .top, spacing: 8) {
      ControlLabel(label)
      PickerOptions(content: options, style: style)
        .environment(\.pickerChoice, choice)
    }
  }

  @MainActor private var options: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        if subview.containerValues.tag(for: SelectionValue.self) == nil,
          let name = subview.name(as: SelectionValue.self)
        {
          subview.tag(name)
        } else {
          subview
        }
      }
    }
  }

  @MainActor private var choice: PickerChoice {
    let selection = selection
    return PickerChoice(
      selection: AnyHashable(selection.wrappedValue),
      select: { tag in
        guard let value = tag.base as? SelectionValue, value != selection.wrappedValue else {
          return
        }
        selection.wrappedValue = value
      }, isSegmented: style == .segments)
  }
}

extension Picker where Label == Text {
  /// A picker with a text as written in the source.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(titleKey) })
  }

  /// A picker with a text from a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { Text(title) })
  }
}

/// How the options of a picker stand.
enum PickerArrangement {
  case segments, column
}

/// The options of a picker in its style.
private struct PickerOptions<Content: View>: View, ImplementationView {
  let content: Content
  let style: PickerArrangement
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    switch style {
    case .segments:
      HStack(spacing: 0) { content }
        .padding(2)
        .background { RoundedRectangle(cornerRadius: metrics.scaled(7)).fill(Color(.fill)) }
    case .column:
      VStack(alignment: .leading, spacing: 6) { content }
    }
  }
}

/// An option of a picker, to be pressed.
struct PickerOption: View, ImplementationView {
  let choice: PickerChoice
  let tag: AnyHashable
  let content: _ControlPart
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    Button {
      choice.select(tag)
    } label: {
      if choice.isSegmented { segment } else { row }
    }
    .buttonStyle(PressFeedbackStyle())
  }

  private var isChosen: Bool { tag == choice.selection }

  private var segment: some View {
    content
      .lineLimit(1)
      .font(metrics.segmentFont)
      .padding(.horizontal, metrics.scaled(12))
      .frame(maxWidth: .infinity, minHeight: metrics.rowHeight - 4)
      .background {
        RoundedRectangle(cornerRadius: metrics.scaled(5)).fill(Color(.segment))
          .shadow(color: .black.opacity(0.15), radius: 0.5, y: 0.5)
          .opacity(isChosen ? 1 : 0)
      }
  }

  @MainActor private var row: some View {
    let (side, dot) = (metrics.scaled(16), metrics.scaled(6))
    return HStack(spacing: 5) {
      ZStack {
        Circle().fill(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.fill)))
        Circle().strokeBorder(Color(.separator), lineWidth: 1).opacity(isChosen ? 0 : 1)
        Circle().fill(Color.white).frame(width: dot, height: dot).opacity(isChosen ? 1 : 0)
      }
      .frame(width: side, height: side)
      content
    }
  }
}
