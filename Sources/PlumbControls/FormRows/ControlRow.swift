/// A label and a control: 8 points apart, and in a grouped form at both ends of the row.
struct ControlRow<Label: View, Control: View>: View, ImplementationView {
  private let alignment: VerticalAlignment
  private let label: Label
  private let control: Control
  @Environment(\.formArrangement) private var arrangement

  /// - Parameter alignment: the alignment of the control and the label outside of grouped forms.
  init(
    alignment: VerticalAlignment = .center, @ViewBuilder label: () -> Label,
    @ViewBuilder control: () -> Control
  ) {
    self.alignment = alignment
    self.label = label()
    self.control = control()
  }

  var body: some View {
    if arrangement == .grouped {
      FormRowLayout {
        label
        HStack(spacing: 8) { control }
      }
    } else {
      HStack(alignment: alignment, spacing: 8) {
        // Beside the other labels of a form none is wrapped before the controls have their least width.
        label.layoutPriority(arrangement == .columns ? 1 : 0)
        control
      }
    }
  }
}

/// The label of a row in a grouped form: a title, and below it the other views of the label in the secondary style.
struct FormRowLabel<Content: View>: View, ImplementationView {
  let content: Content
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group(subviews: content) { views in
      // A label without views takes no place in the row.
      if let title = views.first {
        VStack(alignment: .leading, spacing: 2) {
          title
          ForEach(views.dropFirst()) { $0.font(.subheadline).foregroundStyle(.secondary) }
        }
        .opacity(isEnabled ? 1 : 0.4)
      }
    }
  }
}
