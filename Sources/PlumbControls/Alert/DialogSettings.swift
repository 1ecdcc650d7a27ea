/// The severity of the situation that an alert describes.
public struct DialogSeverity: Hashable, Sendable {
  private let name: String

  /// The usual severity.
  public static let automatic = DialogSeverity(name: "automatic")
  /// The usual severity.
  public static let standard = DialogSeverity(name: "standard")
  /// A decision that needs attention, for which the alert shows a warning sign.
  public static let critical = DialogSeverity(name: "critical")
}

/// The settings of the alerts and dialogs within a view.
package struct DialogSettings {
  /// The image above the title; `nil` for none.
  package var icon: Image?
  /// The severity, which chooses the image if there is no icon.
  package var severity = DialogSeverity.automatic
  /// The choice not to see the alert again; `nil` for none.
  package var suppression: DialogSuppression?

  /// The image that is shown: the image of the program, or a warning sign; `nil` for none.
  var shownIcon: Image? {
    icon ?? (severity == .critical ? Image(systemName: "exclamationmark.triangle.fill") : nil)
  }
}

/// A toggle with which a person chooses not to see an alert again.
package struct DialogSuppression {
  let title: Text
  let isSuppressed: Binding<Bool>

  package init(title: Text, isSuppressed: Binding<Bool>) {
    self.title = title
    self.isSuppressed = isSuppressed
  }
}

extension EnvironmentValues {
  /// The settings of the alerts and dialogs within the view.
  @EnvironmentEntry package var dialogSettings: DialogSettings = DialogSettings()
}

extension View {
  /// Sets the image above the title of the alerts and confirmation dialogs inside; `nil` for none.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View {
    environment(\.dialogSettings.icon, icon)
  }

  /// Sets the severity of the alerts and confirmation dialogs inside. A critical one shows a warning sign.
  nonisolated public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    environment(\.dialogSettings.severity, severity)
  }

  /// Adds a toggle to the alerts and confirmation dialogs inside, with which a person chooses not to see them again.
  ///
  /// The program stores the choice, and should present no alert while it is true.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the alerts and confirmation dialogs inside, with which a person chooses not to see
  /// them again.
  nonisolated public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the alerts and confirmation dialogs inside, with which a person chooses not to see
  /// them again.
  @_disfavoredOverload
  nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the alerts and confirmation dialogs inside, with which a person chooses not to see
  /// them again.
  nonisolated public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some View {
    environment(
      \.dialogSettings.suppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
  }
}
