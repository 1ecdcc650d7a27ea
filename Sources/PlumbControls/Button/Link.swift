public import Foundation

/// A button that opens a URL with the ``OpenURLAction`` of the environment.
public struct Link<Label: View> {
  /// The URL to open.
  private let destination: URL
  /// The label of the link.
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label.
  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View, RoleView {
  package static var elementRole: ElementRole { .link }

  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .buttonStyle(BorderlessButtonStyle())
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
