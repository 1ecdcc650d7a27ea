/// Modifiers that set the file of a screen.
extension View {
  /// Returns the view unchanged; on this platform it has no effect: title bars show no file.
  nonisolated public func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: title bars show no file.
  nonisolated public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: title bars show no file.
  nonisolated public func navigationDocument<D: Transferable>(
    _ document: D, preview: SharePreview<Never, Never>
  ) -> some View {
    self
  }
}
