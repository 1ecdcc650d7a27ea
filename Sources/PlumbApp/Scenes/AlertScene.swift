/// A scene that shows an alert in a window of its own.
///
/// As SwiftUI: the window opens when the binding becomes true, and every button closes it; without buttons it has one
/// called OK. On this platform a program ends with its last window, so that the alert appears beside another window of
/// the program.
@MainActor @preconcurrency public struct AlertScene<Actions: View, Message: View> {
  private let title: Text
  private let isPresented: Binding<Bool>
  private let content: @MainActor () -> AlertContent<Actions, Message>?

  /// Creates an alert with a message.
  ///
  /// - Parameters:
  ///   - isPresented: whether the alert is shown; set to false when it is dismissed.
  ///   - actions: the buttons, and fields above them.
  public init(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) {
    self.title = title
    self.isPresented = isPresented
    content = { AlertContent(title: title, actions: actions(), message: message()) }
  }

  /// Creates an alert with a localised title and a message.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Creates an alert with a title that is not localised and a message.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions,
    @ViewBuilder message: @escaping @MainActor () -> Message
  ) {
    self.init(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Creates an alert about a value, which is shown while there is one.
  public init<T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> Actions,
    @ViewBuilder message: @escaping @MainActor (T) -> Message
  ) {
    self.title = title
    self.isPresented = data == nil ? .constant(false) : isPresented
    let alert = data.map {
      AlertContent(title: title, actions: actions($0), message: message($0))
    }
    content = { alert }
  }

  /// Creates an alert with a localised title about a value, which is shown while there is one.
  public init<T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> Actions,
    @ViewBuilder message: @escaping @MainActor (T) -> Message
  ) {
    self.init(
      Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message
    )
  }

  /// Creates an alert with a title that is not localised about a value, which is shown while there is one.
  @_disfavoredOverload
  public init<S: StringProtocol, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping @MainActor (T) -> Actions,
    @ViewBuilder message: @escaping @MainActor (T) -> Message
  ) {
    self.init(
      Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }
}

extension AlertScene where Message == EmptyView {
  /// Creates an alert.
  public init(
    _ title: Text, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) {
    self.init(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Creates an alert with a localised title.
  public init(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) {
    self.init(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Creates an alert with a title that is not localised.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping @MainActor () -> Actions
  ) {
    self.init(Text(title), isPresented: isPresented, actions: actions)
  }
}

extension AlertScene: Scene, _PrimitiveScene {
  public static func _collect(_ scene: AlertScene, into list: inout _SceneList) {
    let (content, isPresented) = (scene.content, scene.isPresented)
    // As on a Mac, the title is in the alert and not above it.
    var configuration = WindowConfiguration(title: nil) {
      AnyView(AlertWindow(content: content(), isPresented: isPresented))
    }
    configuration.kind = .alert
    configuration.isPresented = isPresented
    configuration.isRestored = false
    configuration.resizability = .contentSize
    configuration.launchBehavior = .suppressed
    configuration.hasStandardCommands = false
    configuration.canHaveMenuBar = false
    list.add(configuration)
  }
}

/// The content of the window of an alert.
private struct AlertWindow<Actions: View, Message: View>: View, ImplementationView {
  let content: AlertContent<Actions, Message>?
  let isPresented: Binding<Bool>
  /// The shown content, which stays while the window closes.
  @State private var shown: AlertContent<Actions, Message>?

  var body: some View {
    Group {
      if let content = shown ?? content {
        AlertPanel(content: content, isWindow: true)
          .environment(
            \.presentation, PresentationHandle { isPresented.wrappedValue = false })
      }
    }
    .onAppear { shown = content }
    .onDisappear { isPresented.wrappedValue = false }
  }
}

/// A view that is not shown, and opens the window of a scene while a binding is true.
struct ScenePresenter: View, ImplementationView {
  /// The index of the scene.
  let scene: Int
  let isPresented: Binding<Bool>
  @Environment(\.windowContext) private var context

  var body: some View {
    EmptyView().onChange(of: isPresented.wrappedValue, initial: true) { before, isPresented in
      let request = WindowRequest(scene: scene)
      if isPresented {
        _ = context?.openWindow(request)
      } else if before {
        _ = context?.closeWindows(request)
      }
    }
  }
}

extension Scene {
  /// Sets the image above the title of the alerts of the scene; `nil` for none.
  public func dialogIcon(_ icon: Image?) -> some Scene { environment(\.dialogSettings.icon, icon) }

  /// Sets the severity of the alerts of the scene. A critical alert shows a warning sign.
  public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
    environment(\.dialogSettings.severity, severity)
  }

  /// Adds a toggle to the alerts of the scene, with which a person chooses not to see them again.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the alerts of the scene, with which a person chooses not to see them again.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the alerts of the scene, with which a person chooses not to see them again.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some Scene {
    dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed)
  }

  /// Adds a toggle with a title to the alerts of the scene, with which a person chooses not to see them again.
  public func dialogSuppressionToggle(
    _ label: Text, isSuppressed: Binding<Bool>
  ) -> some Scene {
    environment(
      \.dialogSettings.suppression, DialogSuppression(title: label, isSuppressed: isSuppressed))
  }
}
