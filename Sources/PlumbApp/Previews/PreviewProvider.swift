public import Foundation

/// A provider of previews, which `plumb preview` shows.
///
/// As SwiftUI: the views in a group or a `ForEach` are previews of their own.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View

  /// The previewed views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The layout of a preview.
public enum PreviewLayout: Hashable, Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device on which a preview is shown.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a device with a name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

/// The orientation of a device.
public enum InterfaceOrientation: Hashable, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Sets the layout of the preview that this view is.
  nonisolated public func previewLayout(_ layout: PreviewLayout) -> some View {
    containerValue(\.previewSettings.layout, layout)
  }

  /// Sets the name of the preview that this view is.
  nonisolated public func previewDisplayName(_ name: String?) -> some View {
    containerValue(\.previewSettings.name, name)
  }

  /// Sets the device for this view as a preview: the size of its frame, for devices whose size is
  /// known.
  nonisolated public func previewDevice(_ device: PreviewDevice?) -> some View {
    containerValue(\.previewSettings.device, device)
  }

  /// Sets the orientation of the preview that this view is.
  nonisolated public func previewInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> some View {
    containerValue(\.previewSettings.orientation, orientation)
  }
}

extension ContainerValues {
  /// The settings of the preview that a view is.
  var previewSettings: PreviewSettings {
    get { self[PreviewSettingsKey.self] }
    set { self[PreviewSettingsKey.self] = newValue }
  }
}

private enum PreviewSettingsKey: ContainerValueKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }
}
