extension View {
  /// Asks in a dialog before the window of the view closes, while a condition is true.
  ///
  /// As SwiftUI: every button closes the window after its action, except a button that cancels, which keeps it open; a
  /// button called Cancel is added if none cancels. The dialog appears for the close button, its keys and
  /// `dismissWindow`, unless `dismissWindow` is called in a transaction whose ``Transaction/dismissBehavior`` is
  /// destructive. Nothing is asked when the program ends.
  ///
  /// - Parameters:
  ///   - titleKey: the key of the title.
  ///   - shouldPresent: whether the dialog appears.
  ///   - actions: the buttons.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(titleKey), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks in a dialog before the window of the view closes, while a condition is true.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(Text(title), shouldPresent: shouldPresent, actions: actions)
  }

  /// Asks in a dialog before the window of the view closes, while a condition is true.
  nonisolated public func dismissalConfirmationDialog<A: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A
  ) -> some View {
    dismissalConfirmationDialog(title, shouldPresent: shouldPresent, actions: actions) {
      EmptyView()
    }
  }

  /// Asks in a dialog with a message before the window of the view closes, while a condition is true.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(titleKey), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks in a dialog with a message before the window of the view closes, while a condition is true.
  @_disfavoredOverload
  nonisolated public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    dismissalConfirmationDialog(
      Text(title), shouldPresent: shouldPresent, actions: actions, message: message)
  }

  /// Asks in a dialog with a message before the window of the view closes, while a condition is true.
  nonisolated public func dismissalConfirmationDialog<A: View, M: View>(
    _ title: Text, shouldPresent: Bool, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DismissalDialogModifier(
        title: title, shouldPresent: shouldPresent, actions: actions(), message: message()))
  }
}

/// A modifier that asks before the window closes.
@usableFromInline struct DismissalDialogModifier<Actions: View, Message: View> {
  let title: Text
  let shouldPresent: Bool
  let actions: Actions
  let message: Message
  @State private var isPresented = false
  @State private var owner = DismissalOwner()
  @Environment(\.windowDismissal) private var dismissal

  nonisolated init(title: Text, shouldPresent: Bool, actions: Actions, message: Message) {
    self.title = title
    self.shouldPresent = shouldPresent
    self.actions = actions
    self.message = message
  }
}

/// The object that represents a question as long as its view exists.
private final class DismissalOwner {}

extension DismissalDialogModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content
      .modifier(AlertModifier(isPresented: $isPresented, alert: alert))
      .onChange(of: shouldPresent, initial: true) { follow() }
      .onDisappear { dismissal?.set(nil, of: owner) }
  }

  @MainActor private var alert: AlertContent<some View, Message> {
    let choice = AlertChoice { chosen($0) }
    return AlertContent(
      title: title, actions: actions.environment(\.alertChoice, choice), message: message,
      isDialog: true)
  }

  @MainActor private func follow() {
    let isPresented = $isPresented
    let ask: @MainActor () -> Void = { isPresented.wrappedValue = true }
    dismissal?.set(shouldPresent ? ask : nil, of: owner)
  }

  @MainActor private func chosen(_ role: ButtonRole?) {
    if role == .cancel { return }
    dismissal?.allowDismissal()
    if dismissal?.closeWindow() != true { WindowDismissal.warnOfMissingWindow() }
  }
}

/// A function that is called after the action of a button in an alert.
struct AlertChoice {
  let action: @MainActor (ButtonRole?) -> Void
}

extension EnvironmentValues {
  /// The function that is called after the action of a button in an alert; `nil` for none.
  @EnvironmentEntry var alertChoice: AlertChoice?
}
