internal import Foundation

/// A bar that shows how much of a whole is done.
///
/// The bar is 6 points thick and takes the width it gets, 100 where none is proposed; SwiftUI's own
/// numbers for it are not published.
public struct ProgressView {
  private let fraction: Double?

  /// - Parameters:
  ///   - value: how much is done; `nil` for "not known", which shows an empty bar.
  ///   - total: how much there is; nothing of nothing counts as none done.
  nonisolated public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    fraction = value.map { value in
      let fraction = Double(value / total)
      return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }
  }
}

extension ProgressView: View, _PrimitiveView {
  public static func _resolve(_ view: ProgressView, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let node = cursor.leaf(listedAs: ProgressView.self) { ProgressNode() }
    node.label = view.fraction.map { "\(Int(($0 * 100).rounded())) %" }
    node.box.update(
      fraction: view.fraction ?? 0,
      track: SystemColor.strongFill.resolved(in: environment.colorScheme),
      fill: (environment.tint ?? .accentColor).resolved(in: environment.colorScheme),
      at: cursor.moment)
  }
}

private enum TintKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
  /// The colour of controls; `nil` for the accent colour.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
}
