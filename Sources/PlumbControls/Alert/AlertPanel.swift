internal import Foundation

/// The content of an alert or a confirmation dialog.
package struct AlertContent<Actions: View, Message: View> {
  let title: Text
  var isTitleHidden: Bool
  let actions: Actions
  let message: Message
  /// Whether the content is shown in a confirmation dialog: its buttons are in a column, and the button that is added
  /// if none cancels is called Cancel.
  var isDialog: Bool

  package init(
    title: Text, isTitleHidden: Bool = false, actions: Actions, message: Message,
    isDialog: Bool = false
  ) {
    self.title = title
    self.isTitleHidden = isTitleHidden
    self.actions = actions
    self.message = message
    self.isDialog = isDialog
  }
}

/// The panel of an alert or a confirmation dialog.
package struct AlertPanel<Actions: View, Message: View>: View, RoleView {
  let content: AlertContent<Actions, Message>
  /// Whether the panel fills a window of its own.
  var isWindow: Bool
  /// The buttons of the actions; `nil` before they are known.
  @State private var buttons: [AlertButtonTraits]?
  @ScaledMetric(relativeTo: .body) private var width = 280.0
  @Environment(\.presentation) private var presentation
  @Environment(\.dialogSettings) private var settings
  @Environment(\.colorScheme) private var colorScheme

  package init(content: AlertContent<Actions, Message>, isWindow: Bool = false) {
    self.content = content
    self.isWindow = isWindow
  }

  package static var elementRole: ElementRole { .alert }

  package var body: some View {
    let shape = RoundedRectangle(cornerRadius: 14)
    VStack(spacing: 18) {
      ViewThatFits(in: .vertical) {
        texts
        ScrollView { texts }
      }
      AlertButtonLayout(isColumn: content.isDialog) {
        content.actions
        if let title = addedButton {
          Button(title, role: content.isDialog ? .cancel : nil) {}.environment(
            \.isAddedToAlert, true)
        }
      }
      .buttonStyle(AlertButtonStyle(shortcuts: AlertKeys(buttons ?? [])))
      if let suppression = settings.suppression {
        Toggle(isOn: suppression.isSuppressed) { suppression.title }.toggleStyle(.checkbox)
          .font(.subheadline)
      }
    }
    .padding(18)
    .frame(idealWidth: width, maxWidth: width)
    .background {
      if !isWindow { shape.fill(surface).shadow(color: .black.opacity(0.3), radius: 20, y: 8) }
    }
    .overlay {
      if !isWindow {
        shape.strokeBorder(Color(system: .separator), lineWidth: 1).allowsHitTesting(false)
      }
    }
    .onPreferenceChange(AlertButtonsKey.self) { found in
      buttons = found
      presentation?.moveFocusInside()
    }
    .modifier(AlertAnnouncement())
  }

  private var surface: Color {
    colorScheme == .dark ? Color(system: .secondaryBackground) : Color(system: .background)
  }

  private var texts: some View {
    VStack(spacing: 6) {
      if let icon = settings.shownIcon {
        icon.resizable().scaledToFit().frame(width: 36, height: 36)
          .foregroundStyle(
            settings.severity == .critical ? AnyShapeStyle(.yellow) : AnyShapeStyle(.tint)
          )
          .accessibilityHidden(true)
      }
      if !content.isTitleHidden {
        content.title.font(.headline).accessibilityAddTraits(.isHeader)
      }
      content.message.font(.subheadline).foregroundStyle(
        content.isTitleHidden ? .primary : .secondary)
    }
    .multilineTextAlignment(.center)
    .frame(maxWidth: .infinity)
  }

  /// The title of the button that is added to the actions; `nil` if none is needed, or before the buttons are known.
  private var addedButton: LocalizedStringKey? {
    guard let own = buttons?.filter({ !$0.isAdded }) else { return nil }
    if content.isDialog { return own.contains { $0.role == .cancel } ? nil : "Cancel" }
    return own.isEmpty ? "OK" : nil
  }
}
