/// A button that pastes the values on the clipboard.
///
/// As SwiftUI: the system draws its label. On this platform it is enabled at all times, because the desktop does not
/// report changes of the clipboard; a press without values to paste has no effect.
public struct PasteButton {
  private let paste: @MainActor ([TransferItem]) -> Void
  @Environment(\.clipboardItems) private var clipboard

  /// Creates a button that passes values of a type to an action.
  @preconcurrency nonisolated public init<T: Transferable>(
    payloadType: T.Type, onPaste: @escaping @MainActor ([T]) -> Void
  ) {
    paste = { items in
      _ = Transfers.receive(items, as: T.self) {
        onPaste($0)
        return true
      }
    }
  }

  /// Creates a button that passes data of some types to an action.
  @preconcurrency nonisolated public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) {
    paste = { items in
      let offered = items.filter { $0.isOffered(as: supportedContentTypes) }
      if !offered.isEmpty { payloadAction(offered.map { NSItemProvider($0) }) }
    }
  }
}

extension PasteButton: View {
  public var body: some View {
    Button {
      paste(clipboard())
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.bordered)
  }
}
