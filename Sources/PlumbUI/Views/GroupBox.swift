/// Views in a box with a ground of its own and a label above it.
///
/// The box keeps 10 points round its content; SwiftUI's own number is not published.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }

  nonisolated public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }
}

extension GroupBox: View {
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      label.font(.headline)
      VStack { content }
        .padding(10)
        .background { RoundedRectangle(cornerRadius: 8).fill(Color(.fill)) }
    }
  }
}

extension GroupBox where Label == EmptyView {
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }
}

/// A value with its name before it, 8 points apart.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: View {
  public var body: some View {
    HStack(spacing: 8) {
      ControlLabel(label)
      content.foregroundStyle(Color.secondary)
    }
  }
}

extension LabeledContent where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }
}
