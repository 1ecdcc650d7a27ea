public import Foundation

// Types of data by their identifiers, as in the first versions of SwiftUI. Identifiers that are not known are left out.

extension View {
  /// Makes the view a destination for data of types with some identifiers.
  @_disfavoredOverload
  @preconcurrency nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping @MainActor (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: UTType.known(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Makes the view a destination for data of types with some identifiers.
  @_disfavoredOverload
  @preconcurrency nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action:
      @escaping @MainActor (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: UTType.known(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Makes the view a destination for data of types with some identifiers, which an object handles.
  @_disfavoredOverload
  @preconcurrency nonisolated public func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: UTType.known(supportedTypes), delegate: delegate)
  }

  /// Sets the action of Control V while the focus is in the view and data of types with some identifiers can be pasted.
  @_disfavoredOverload
  @preconcurrency nonisolated public func onPasteCommand(
    of supportedTypes: [String],
    perform payloadAction: @escaping @MainActor ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: UTType.known(supportedTypes), perform: payloadAction)
  }
}

extension DropInfo {
  /// Returns whether there are values of types with some identifiers.
  @_disfavoredOverload
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: UTType.known(types))
  }

  /// Returns the values of types with some identifiers.
  @_disfavoredOverload
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: UTType.known(types))
  }
}

extension UTType {
  fileprivate static func known(_ identifiers: [String]) -> [UTType] {
    identifiers.compactMap { UTType($0) }
  }
}
