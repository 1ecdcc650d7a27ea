/// Modifiers that sources for other platforms use and that change nothing here.
extension View {
  /// The view itself: forms look alike.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { self }

  /// The view itself: a button acts when it is let go, once.
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    self
  }

  /// The view itself: letters cannot be marked and copied.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }

  /// The view itself: nothing here can be felt or heard.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View {
    self
  }

  /// The view itself: nothing here can be felt or heard.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View {
    self
  }

  /// The view itself: nothing here can be felt or heard.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// The view itself: no keyboard covers a part of the window.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    self
  }

  /// The view itself: there are no text fields whose text could be handed in.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    self
  }
}

/// How a form looks; see `formStyle(_:)`.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle {
  nonisolated public init() {}
}

public struct ColumnsFormStyle: FormStyle {
  nonisolated public init() {}
}

public struct GroupedFormStyle: FormStyle {
  nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Whether a button that is held acts again and again; see `buttonRepeatBehavior(_:)`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// Whether letters can be marked; see `textSelection(_:)`.
public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability {}

public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

/// Something to be felt or heard; see `sensoryFeedback(_:trigger:)`.
public struct SensoryFeedback: Equatable, Sendable {
  private let name: String

  public static let success = SensoryFeedback(name: "success")
  public static let warning = SensoryFeedback(name: "warning")
  public static let error = SensoryFeedback(name: "error")
  public static let selection = SensoryFeedback(name: "selection")
  public static let increase = SensoryFeedback(name: "increase")
  public static let decrease = SensoryFeedback(name: "decrease")
  public static let start = SensoryFeedback(name: "start")
  public static let stop = SensoryFeedback(name: "stop")
  public static let alignment = SensoryFeedback(name: "alignment")
  public static let levelChange = SensoryFeedback(name: "levelChange")
  public static let impact = SensoryFeedback(name: "impact")

  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    .impact
  }

  public static func impact(
    flexibility: Flexibility, intensity: Double = 1.0
  ) -> SensoryFeedback {
    .impact
  }

  /// How heavy the things are that meet.
  public struct Weight: Equatable, Sendable {
    private let name: String

    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft the things are that meet.
  public struct Flexibility: Equatable, Sendable {
    private let name: String

    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }
}

/// How a keyboard on the screen goes; see `scrollDismissesKeyboard(_:)`.
public struct ScrollDismissesKeyboardMode: Sendable {
  public static var automatic: Self { Self() }
  public static var immediately: Self { Self() }
  public static var interactively: Self { Self() }
  public static var never: Self { Self() }
}

/// What hands in a text; see `onSubmit(of:_:)`.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
