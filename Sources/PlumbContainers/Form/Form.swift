/// A container of controls, arranged by the style that `formStyle(_:)` sets.
///
/// As SwiftUI on macOS: the default style has a column of labels and a column of controls, and does not scroll; the
/// grouped style shows the rows of each section on a panel in a scroll view.
public struct Form<Content: View> {
  private let content: Content
  @Environment(\.formStyle) private var style

  /// Creates a form.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: View {
  public var body: some View {
    style.makeBody(FormStyleConfiguration(content: FormStyleConfiguration.Content(content)))
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from the configuration of a style. It has the next outer style.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
