/// The closing of a window by its views, and the questions that they ask before it closes.
@MainActor package final class WindowDismissal {
  /// Closes the window, unless a person is asked before; `nil` for a window that no scene has
  /// opened, which its views cannot close.
  package var close: (@MainActor () -> Void)?
  /// The objects that ask and their questions, in the order in which they began to ask.
  private var questions: [(owner: ObjectIdentifier, ask: @MainActor () -> Void)] = []
  private var isAnswered = false

  package init() {}

  /// Sets the question of an object before the window closes; `nil` for none.
  func set(_ ask: (@MainActor () -> Void)?, of owner: AnyObject) {
    let owner = ObjectIdentifier(owner)
    questions.removeAll { $0.owner == owner }
    if let ask { questions.append((owner, ask)) }
  }

  /// Lets the window close without another question.
  func allowDismissal() { isAnswered = true }

  /// Asks the first question. Returns whether there is one, so that the window stays open.
  package func holdsBack() -> Bool {
    guard !isAnswered, CurrentTransaction.scope?.transaction.dismissBehavior != .destructive,
      let question = questions.first
    else { return false }
    question.ask()
    return true
  }

  /// Closes the window, unless a person is asked before. Returns whether views can close it.
  func closeWindow() -> Bool {
    guard let close else { return false }
    close()
    return true
  }

  /// Shows a warning that views wanted to close a window that no scene opens.
  ///
  /// - Parameter window: the window in words.
  package static func warnOfMissingWindow(_ window: String = "the window") {
    RuntimeWarning.showOnce(
      "dismissWindow did not close \(window), because the program has no such scene.")
  }
}

extension EnvironmentValues {
  /// The closing of the window of the views; `nil` for views without one.
  @EnvironmentEntry package var windowDismissal: WindowDismissal?
}

/// The way in which the program closes a window.
public struct DismissBehavior: Hashable, Sendable {
  private enum Kind {
    case interactive, destructive
  }

  private let kind: Kind

  /// The window may ask whether it is to close, as when a person presses its close button.
  public static let interactive = DismissBehavior(kind: .interactive)
  /// The window closes without a question.
  public static let destructive = DismissBehavior(kind: .destructive)
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// The way in which windows are closed within the transaction.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
