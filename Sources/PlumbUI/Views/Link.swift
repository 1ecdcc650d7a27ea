public import Foundation

/// Something to press that opens an address, by the environment's ``OpenURLAction``.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  nonisolated public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
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
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
