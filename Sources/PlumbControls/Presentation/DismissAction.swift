/// An action that dismisses the presentation that the view is in; in views that are not presented, it closes the
/// window.
///
/// In views that are neither presented nor in an app it has no effect, and the first call prints a warning to standard
/// error.
public struct DismissAction {
  private let presentation: PresentationHandle?
  private let window: WindowDismissal?

  init(_ presentation: PresentationHandle?, in window: WindowDismissal? = nil) {
    self.presentation = presentation
    self.window = window
  }

  /// Dismisses the presentation.
  @MainActor @preconcurrency public func callAsFunction() {
    if presentation == nil, window?.closeWindow() == true { return }
    dismiss()
  }

  fileprivate func dismiss() {
    guard let presentation else {
      return RuntimeWarning.showOnce(
        "dismiss had no effect, because the view is not presented; check isPresented first.")
    }
    presentation.dismiss()
  }
}

/// The state of the presentation of a view; the predecessor of ``DismissAction``.
public struct PresentationMode {
  private let action: DismissAction
  /// Whether the view is presented.
  public let isPresented: Bool

  fileprivate init(_ presentation: PresentationHandle?) {
    action = DismissAction(presentation)
    isPresented = presentation != nil
  }

  /// Dismisses the presentation.
  public mutating func dismiss() { action.dismiss() }
}

// Passed on by any code, and used on the main actor only.
extension DismissAction: @unchecked Sendable {}

extension EnvironmentValues {
  /// The action that dismisses the presentation that the view is in, or closes the window.
  public var dismiss: DismissAction { DismissAction(presentation, in: windowDismissal) }

  /// Whether the view is presented.
  public var isPresented: Bool { presentation != nil }

  /// The state of the presentation that the view is in. As SwiftUI: deprecated; use `isPresented` and `dismiss`.
  public var presentationMode: Binding<PresentationMode> {
    let presentation = presentation
    return Binding(get: { PresentationMode(presentation) }, set: { _ in })
  }
}
