/// Modifiers that are accepted for source compatibility and have no effect on this platform.
extension View {
  /// Returns the view unchanged; haptic and audio feedback are not available.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// Returns the view unchanged; haptic and audio feedback are not available.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// Returns the view unchanged; haptic and audio feedback are not available.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Sets `scrollDismissesKeyboardMode` in the environment; no keyboard covers a part of the window.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// Returns the view unchanged; on this platform it has no effect: scroll indicators are always shown.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: scroll indicators are always shown.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    self
  }
}

/// Haptic or audio feedback; see `sensoryFeedback(_:trigger:)`.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  /// A task was completed.
  public static let success = SensoryFeedback(name: "success")
  /// A task caused a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// The selection changed.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value increased.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value decreased.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity started.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stopped.
  public static let stop = SensoryFeedback(name: "stop")
  /// A path was drawn to its end.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// A dragged item was aligned.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// The level of pressure changed.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// Two objects collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// Returns the feedback of a collision of objects of a weight.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    .impact
  }

  /// Returns the feedback of a collision of objects of a flexibility.
  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    .impact
  }

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private let name: String

    /// A light weight.
    public static let light = Weight(name: "light")
    /// A medium weight.
    public static let medium = Weight(name: "medium")
    /// A heavy weight.
    public static let heavy = Weight(name: "heavy")
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    /// Rigid objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Solid objects.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }
}

/// The mode in which scrolling dismisses an on-screen keyboard; see `scrollDismissesKeyboard(_:)`.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// The default mode.
  public static var automatic: Self { Self(name: "automatic") }
  /// Dismisses the keyboard when scrolling starts.
  public static var immediately: Self { Self(name: "immediately") }
  /// Dismisses the keyboard with the scroll gesture.
  public static var interactively: Self { Self(name: "interactively") }
  /// Does not dismiss the keyboard.
  public static var never: Self { Self(name: "never") }
}
