public import Foundation

/// Modifiers of drags and of services without effect on this platform.
extension View {
  /// Returns the view unchanged; on this platform it has no effect: there is no menu of services.
  @preconcurrency nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping @MainActor () -> [NSItemProvider]
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: there is no menu of services.
  @preconcurrency nonisolated public func exportsItemProviders(
    _ contentTypes: [UTType], onExport: @escaping @MainActor () -> [NSItemProvider],
    onEdit: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: there is no menu of services, and no device nearby
  /// takes pictures.
  @preconcurrency nonisolated public func importsItemProviders(
    _ contentTypes: [UTType], onImport: @escaping @MainActor ([NSItemProvider]) -> Bool
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: values are copied, and drags stay in the window.
  nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: values are copied, and drags stay in the window.
  @preconcurrency nonisolated public func dropConfiguration(
    _ configuration: @escaping @MainActor (DropSession) -> DropConfiguration
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: `dropDestination(for:action:isTargeted:)` reports
  /// whether a drag is over a view.
  @preconcurrency nonisolated public func onDragSessionUpdated(
    _ onUpdate: @escaping @MainActor (DragSession) -> Void
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: `dropDestination(for:action:isTargeted:)` reports
  /// whether a drag is over a view.
  @preconcurrency nonisolated public func onDropSessionUpdated(
    _ onUpdate: @escaping @MainActor (DropSession) -> Void
  ) -> some View {
    self
  }
}

/// The operations that are possible with the values of a drag; without effect on this platform.
public struct DragConfiguration: Sendable {
  /// Creates a configuration.
  public init(allowMove: Bool, allowDelete: Bool = false) {}
}

/// The operation with values that are dropped; without effect on this platform.
public struct DropConfiguration: Sendable {
  /// Creates a configuration.
  public init(operation: DropOperation) {}
}

/// A drag of values from a view. None is reported on this platform.
public struct DragSession: Identifiable, Sendable {
  /// A name of a drag.
  public struct ID: Hashable, Sendable {}

  /// The phases of a drag.
  @frozen public enum Phase: Hashable, Sendable {
    case initial, active
    case ended(DropOperation)
    case dataTransferCompleted
  }

  public let id: ID
  /// The phase.
  public let phase: Phase
}

/// A drag of values over a view. None is reported on this platform.
public struct DropSession: Identifiable, Sendable {
  /// A name of a drag.
  public struct ID: Hashable, Sendable {}

  /// The phases of a drag over a view.
  @frozen public enum Phase: Hashable, Sendable {
    case entering, active, exiting
    case ended(DropOperation)
    case dataTransferCompleted
  }

  public let id: ID
  /// The phase.
  public let phase: Phase
  /// The location in the view, in points.
  public let location: CGPoint
  /// The number of values.
  public let itemsCount: Int
}
