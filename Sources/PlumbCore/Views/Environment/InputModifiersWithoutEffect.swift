/// Modifiers of input and of devices without effect on this platform.
extension View {
  /// Returns the view unchanged; on this platform it has no effect: the pointer does not change the view below it.
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the pointer does not change the view below it.
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets `springLoadingBehavior` in the environment; on this platform an item that is dragged over a view does not
  /// press it.
  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }

  /// Returns the view unchanged; on this platform it has no effect: a click that activates the window is used as well.
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: the keyboard moves the focus in the order of the
  /// views, not in directions.
  nonisolated public func focusSection() -> some View { self }

  /// Returns the view unchanged; on this platform it has no effect: there is no crown, and no hand that looks.
  nonisolated public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: nothing rewrites texts.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: nothing rewrites texts.
  nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: nothing but the program updates its views.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Sets `materialActiveAppearance` in the environment; on this platform materials look the same in every window.
  nonisolated public func materialActiveAppearance(
    _ appearance: MaterialActiveAppearance
  ) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }

  /// Returns the view unchanged; on this platform it has no effect: a symbol has the colours that it is drawn with.
  nonisolated public func symbolColorRenderingMode(
    _ mode: SymbolColorRenderingMode?
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: symbols do not show values.
  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: a program ends although it shows a dialog.
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View
  {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: gestures are not recorded.
  nonisolated public func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}

/// Whether a view is pressed by an item that is dragged over it; without effect on this platform.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the view.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether a device scrolls; without effect on this platform.
public struct ScrollInputBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = ScrollInputBehavior(name: "automatic")
  public static let enabled = ScrollInputBehavior(name: "enabled")
  public static let disabled = ScrollInputBehavior(name: "disabled")
}

/// A device that scrolls besides pointer and keyboard; this platform has none.
public struct ScrollInputKind: Hashable, Sendable {
  private let name: String

  /// The look of a person.
  public static let look = ScrollInputKind(name: "look")
  /// The crown of a watch.
  public static let crown = ScrollInputKind(name: "crown")
  /// A double tap of two fingers of the hand with the watch.
  public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
}

/// The permissions of tools that rewrite a text; without effect on this platform.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// Everything.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Only the tools of a panel.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Nothing.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The kind of dictation of a text; without effect on this platform.
public struct TextInputDictationBehavior: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = TextInputDictationBehavior(name: "automatic")
  /// Dictation at the place of the field.
  public static func inline(activation: TextInputDictationActivation) -> Self {
    TextInputDictationBehavior(name: "inline")
  }
  /// No dictation.
  public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// The event that starts a dictation; without effect on this platform.
public struct TextInputDictationActivation: Hashable, Sendable {
  private let name: String

  /// The selection of a view.
  public static let onSelect = TextInputDictationActivation(name: "onSelect")
  /// A look at a view.
  public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// Whether materials look as in an active window; without effect on this platform.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String

  /// The default behaviour of the platform.
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  /// Materials look active while the window is.
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

/// The drawing of the colours of a symbol; without effect on this platform.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// In one colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// In a gradient.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// The way in which a symbol shows a value; without effect on this platform.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colour of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By the part of it that is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}
