/// The questions that views of a window ask before it closes.
@MainActor final class WindowDismissal {
  private struct Question {
    let ask: @MainActor () -> Void
  }

  private var questions: [ObjectIdentifier: Question] = [:]
  /// The objects that ask, in the order in which they began to.
  private var owners: [ObjectIdentifier] = []
  private var isAnswered = false

  /// Sets what an object asks before the window closes; `nil` for nothing.
  func set(_ ask: (@MainActor () -> Void)?, of owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    owners.removeAll { $0 == id }
    questions[id] = ask.map(Question.init)
    if ask != nil { owners.append(id) }
  }

  /// Lets the window close without another question.
  func allowDismissal() { isAnswered = true }

  /// Asks the first question. Returns whether there is one, so that the window stays open.
  func holdsBack() -> Bool {
    guard !isAnswered, CurrentTransaction.scope?.transaction.dismissBehavior != .destructive,
      let first = owners.first, let question = questions[first]
    else { return false }
    question.ask()
    return true
  }
}

private enum WindowDismissalKey: EnvironmentKey {
  static var defaultValue: WindowDismissal? { nil }
}

extension EnvironmentValues {
  /// The questions before the window of the views closes; `nil` for views without one.
  var windowDismissal: WindowDismissal? {
    get { self[WindowDismissalKey.self] }
    set { self[WindowDismissalKey.self] = newValue }
  }
}

/// How a window is closed by the program.
public struct DismissBehavior: Hashable, Sendable {
  private enum Kind {
    case interactive, destructive
  }

  private let kind: Kind

  /// As with its close button: the window may ask whether it is to close.
  public static let interactive = DismissBehavior(kind: .interactive)
  /// In any case.
  public static let destructive = DismissBehavior(kind: .destructive)
}

private enum DismissBehaviorKey: TransactionKey {
  static var defaultValue: DismissBehavior { .interactive }
}

extension Transaction {
  /// How the windows close that are closed within the transaction.
  public var dismissBehavior: DismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
