public import Foundation

extension View {
  /// Presents an alert while a binding is true.
  ///
  /// As SwiftUI: every button of the alert dismisses it; without buttons it has a button called OK. Return presses the
  /// button with the shortcut of the default action, or else the first button without a role; Escape presses the button
  /// that cancels.
  ///
  /// - Parameters:
  ///   - titleKey: the key of the title.
  ///   - isPresented: whether the alert is shown; set to false when it is dismissed.
  ///   - actions: the buttons, and fields above them.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Presents an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        alert: AlertContent(title: title, actions: actions(), message: message())))
  }
}

/// Alerts about a value.
extension View {
  /// Presents an alert about a value, while a binding is true and there is a value.
  ///
  /// As SwiftUI: changes of the value while the alert is shown have no effect.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about a value, while a binding is true and there is a value.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Presents an alert about a value, while a binding is true and there is a value.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Presents an alert with a message about a value, while a binding is true and there is a value.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Presents an alert with a message about a value, while a binding is true and there is a value.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Presents an alert with a message about a value, while a binding is true and there is a value.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        alert: data.map { AlertContent(title: title, actions: actions($0), message: message($0)) },
        isFixed: true))
  }
}

/// Alerts about an error.
extension View {
  /// Presents an alert about an error, while a binding is true and there is an error.
  ///
  /// The title is the description of the error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        alert: error.map {
          AlertContent(title: Text(alertTitle(of: $0)), actions: actions(), message: EmptyView())
        },
        isFixed: true))
  }

  /// Presents an alert with a message about an error, while a binding is true and there is an error.
  ///
  /// The title is the description of the error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isPresented: isPresented,
        alert: error.map {
          AlertContent(title: Text(alertTitle(of: $0)), actions: actions($0), message: message($0))
        },
        isFixed: true))
  }
}

/// Returns the title of an alert about an error.
private func alertTitle(of error: some LocalizedError) -> String {
  error.errorDescription ?? error.localizedDescription
}
