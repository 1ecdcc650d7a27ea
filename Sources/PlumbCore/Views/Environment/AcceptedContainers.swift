/// Modifiers of containers and controls that are accepted for source compatibility.
extension View {
  /// Returns the view unchanged; on this platform it has no effect: options in a palette are segments, and the selected
  /// one has a raised background.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: the keyboard moves the focus in the order of the
  /// views, not in directions.
  nonisolated public func focusSection() -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the indicators of what can be scrolled are always
  /// shown.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the indicators of what can be scrolled are always
  /// shown.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }

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

/// How the selected option of a palette is shown; without effect on this platform.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// As the platform does it.
  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  /// As the program does it.
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }

  /// Returns the effect of another variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "symbolVariant")
  }
}
