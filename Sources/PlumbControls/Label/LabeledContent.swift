public import Foundation

/// A view that shows a label followed by a value, 8 points apart.
public struct LabeledContent<Label: View, Content: View> {
  /// The label before the content.
  private let label: Label
  /// The labelled content.
  private let content: Content
  @Environment(\.labeledContentStyle) private var style

  /// Creates labelled content.
  nonisolated public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent: View, LabelledView {
  public var body: some View {
    style.makeBody(
      LabeledContentStyleConfiguration(
        label: _ControlPart(ControlLabel(label, precedesControl: true)),
        content: _ControlPart(content)))
  }
}

extension LabeledContent where Label == Text {
  /// Creates labelled content with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates labelled content with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Text(title) })
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a labelled text with a localized title.
  nonisolated public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(content: { Text(value) }, label: { Text(titleKey) })
  }

  /// Creates a labelled text with a title.
  @_disfavoredOverload
  nonisolated public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(content: { Text(value) }, label: { Text(title) })
  }

  /// Creates a labelled formatted value with a localized title.
  nonisolated public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(titleKey) })
  }

  /// Creates a labelled formatted value with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }, label: { Text(title) })
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates labelled content from the configuration of a style. It has the next outer style.
  nonisolated public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

/// The appearance of labelled content.
@MainActor @preconcurrency public protocol LabeledContentStyle {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of labelled content that are passed to a style.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The type of the content.
  public typealias Content = _ControlPart

  /// The label of the content.
  public let label: Label
  /// The labelled content.
  public let content: Content
}

/// The default style: the label, followed by the content in the secondary style; in a grouped form at both ends of the
/// row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the default style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    ControlRow {
      configuration.label
    } control: {
      configuration.content.valueForegroundStyle(Color.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style of labelled content.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
  /// Sets the style of the labelled content within this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(\.labeledContentStyle, style) { style, view in
      style.makeBody(configuration: view)
    }
  }
}

extension EnvironmentValues {
  /// The style of labelled content.
  @EnvironmentEntry var labeledContentStyle: AnyControlStyle<LabeledContentStyleConfiguration> =
    AnyControlStyle(AutomaticLabeledContentStyle()) { style, view in
      style.makeBody(configuration: view)
    }
}
