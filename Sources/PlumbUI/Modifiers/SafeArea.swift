public import Foundation

/// The parts of a window that something covers.
///
/// A window on Linux has none; the type is there for sources written for other systems.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt

  public static let container = SafeAreaRegions(rawValue: 1)
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all: SafeAreaRegions = [.container, .keyboard]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

extension View {
  /// Lets the view reach under what covers the window; nothing does, so the view stays as it is.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    self
  }

  /// The older form of `ignoresSafeArea`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

  /// Puts a bar at the top or the bottom of the view, which keeps clear of it.
  ///
  /// Unlike SwiftUI, nothing of the view shows under the bar.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
    return VStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .top { bar }
      self
      if edge == .bottom { bar }
    }
  }

  /// Puts a bar at the leading or the trailing side of the view, which keeps clear of it.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    let bar = content().fixedSize(horizontal: true, vertical: false).layoutPriority(1)
    return HStack(alignment: alignment, spacing: spacing ?? 0) {
      if edge == .leading { bar }
      self
      if edge == .trailing { bar }
    }
  }

  /// Keeps the view clear of the window's edges; without anything that covers them, a padding.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    padding(edges, length)
  }

  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}
