public import Foundation

/// How large controls are. The engine's controls have one size, whatever is asked for.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini, small, regular, large, extraLarge
}

/// The form of the ground of bordered buttons. The engine's have one form, whatever is asked for.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String
  private var radius: CGFloat?

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
  public static let circle = ButtonBorderShape(name: "circle")

  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(name: "roundedRectangle", radius: radius)
  }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

extension EnvironmentValues {
  /// How large controls should be, for styles of one's own to read.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }
}

extension View {
  /// Says how large the controls inside should be; see ``ControlSize``.
  nonisolated public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The view itself; see ``ButtonBorderShape``.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// The view itself: there are no texts that show when the pointer rests.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// The view itself: there are no texts that show when the pointer rests.
  nonisolated public func help(_ text: Text) -> some View { self }

  /// The view itself: there are no texts that show when the pointer rests.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View { self }
}
