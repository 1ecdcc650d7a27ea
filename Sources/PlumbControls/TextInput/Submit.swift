internal import Foundation

extension View {
  /// Adds an action that is called when Return is pressed in a field within this view.
  ///
  /// As SwiftUI: of several actions the innermost is called first, then the outer ones.
  ///
  /// - Parameter triggers: the kinds of fields.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.self) { environment in
      if triggers.contains(.text) {
        environment.submitAction = SubmitTriggers.chain(action, environment.submitAction)
      }
      if triggers.contains(.search) {
        environment.searchSubmitAction = SubmitTriggers.chain(
          action, environment.searchSubmitAction)
      }
    }
  }

  /// Sets whether actions around this view are not called for fields within it.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.self) {
      if isBlocking { ($0.submitAction, $0.searchSubmitAction) = (nil, nil) }
    }
  }

  /// Sets the label of the Return key of an on-screen keyboard, which does not exist on this platform.
  nonisolated public func submitLabel(_ label: SubmitLabel) -> some View { self }
}

/// The kinds of fields whose Return key calls an action.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  /// Text fields and secure fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields of a search.
  public static let search = SubmitTriggers(rawValue: 2)

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Returns an action that calls one and then another.
  fileprivate static func chain(
    _ action: @escaping () -> Void, _ next: (() -> Void)?
  ) -> () -> Void {
    {
      action()
      next?()
    }
  }
}

/// The label of the Return key of an on-screen keyboard.
public struct SubmitLabel: Sendable {
  public static let done = SubmitLabel()
  public static let go = SubmitLabel()
  public static let send = SubmitLabel()
  public static let join = SubmitLabel()
  public static let route = SubmitLabel()
  public static let search = SubmitLabel()
  public static let `return` = SubmitLabel()
  public static let next = SubmitLabel()
  public static let `continue` = SubmitLabel()
}

extension EnvironmentValues {
  /// The action of the Return key in fields; `nil` for none.
  @EnvironmentEntry(until: .presentation) var submitAction: (() -> Void)?

  /// The action of the Return key in the fields of a search; `nil` for none.
  @EnvironmentEntry var searchSubmitAction: (() -> Void)?
}
