/// The button of a menu, and the menu while it is open.
struct MenuButton: View, ImplementationView {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.menuIndicator) private var indicator

  var body: some View {
    button.modifier(
      LayerModifier.popup(isPresented: isOpen, dismiss: { isOpen = false }) {
        MenuPanel(dismiss: { isOpen = false }) { configuration.content }
      })
  }

  @MainActor @ViewBuilder private var button: some View {
    if let primaryAction = configuration.primaryAction {
      HStack(spacing: 2) {
        Button {
          primaryAction()
        } label: {
          configuration.label
        }
        Button {
          isOpen = true
        } label: {
          arrow
        }
        .environment(\.menuButton, MenuButtonState(isOpen: isOpen))
        .accessibilityRole(.popUpButton)
        .accessibilityLabel("More")
      }
    } else {
      Button {
        isOpen = true
      } label: {
        HStack(spacing: 4) {
          configuration.label
          if indicator != .hidden { arrow }
        }
      }
      .environment(\.menuButton, MenuButtonState(isOpen: isOpen))
      .accessibilityRole(.popUpButton)
    }
  }

  @MainActor private var arrow: some View {
    Image(systemName: "chevron.down").imageScale(.small)
      .accessibilityHidden(true)
  }
}
