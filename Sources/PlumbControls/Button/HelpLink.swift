public import Foundation

/// A round button with a question mark that opens the help of a program.
public struct HelpLink: View {
  private let action: @MainActor () -> Void
  private let destination: URL?
  @Environment(\.openURL) private var openURL
  @ScaledMetric private var diameter: CGFloat = 20

  /// Creates a button that performs an action.
  @preconcurrency public init(action: @escaping @MainActor () -> Void) {
    self.action = action
    destination = nil
  }

  /// Creates a button that opens an address.
  public init(destination: URL) {
    action = {}
    self.destination = destination
  }

  public var body: some View {
    Button {
      if let destination { openURL(destination) } else { action() }
    } label: {
      Text(verbatim: "?").fontWeight(.semibold).frame(width: diameter, height: diameter)
        .background(Color(system: .fill), in: Circle())
        .overlay { Circle().strokeBorder(.separator) }
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Help")
    .help("Help")
  }
}
