public import Foundation

extension EnvironmentValues {
  /// The distance between the icon and the title of labels, in points; `nil` for the usual one.
  @EnvironmentEntry var labelIconToTitleSpacing: CGFloat?

  /// The least width of the icons of labels, in points; `nil` for the width of each icon.
  @EnvironmentEntry var labelReservedIconWidth: CGFloat?
}

extension View {
  /// Sets the distance between the icon and the title of the labels inside, in points.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
    environment(\.labelIconToTitleSpacing, spacing)
  }

  /// Sets the least width of the icons of the labels inside, in points, so that titles below each other begin at the
  /// same place.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelReservedIconWidth, value)
  }

  /// Sets whether the labels of the controls inside are shown; `automatic` changes nothing.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) {
      if visibility != .automatic { $0 = visibility == .hidden }
    }
  }
}
