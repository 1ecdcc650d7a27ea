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

  /// Returns the view unchanged; on this platform it has no effect: scroll indicators are always shown.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: scroll indicators are always shown.
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

/// The appearance of the selected option of a palette; without effect on this platform.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// The appearance that the platform chooses.
  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  /// An appearance that the program draws.
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }

  /// Returns the effect of another variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "symbolVariant")
  }
}
