internal import Dispatch
internal import PlumbBase

/// A completion handler for somebody else's code, which may call it on any thread, too often or never.
///
/// The first call counts.
final class FirstCall<Value: Sendable>: Sendable {
  private let handler: Guarded<(@MainActor @Sendable (Value) -> Void)?>

  /// - Parameter handler: called on the main actor, after the call.
  init(_ handler: @escaping @MainActor @Sendable (Value) -> Void) {
    self.handler = Guarded(handler)
  }

  /// Calls the handler, unless it was called before.
  func call(_ value: Value) {
    guard let handler = handler.take() else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { handler(value) } }
  }
}
