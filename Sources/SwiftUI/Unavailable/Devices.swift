public import Foundation

/// Not available: the size and the scale of the screen.
@available(
  *, unavailable,
  message:
    "Read sizes with GeometryReader or containerRelativeFrame, the scale with @Environment(\\.displayScale)."
)
public struct UIScreen {
  /// Not available.
  public static var main: UIScreen { UIScreen() }
  /// Not available.
  public var bounds: CGRect { .zero }
  /// Not available.
  public var nativeBounds: CGRect { .zero }
  /// Not available.
  public var scale: CGFloat { 1 }
}

/// Not available: the size and the scale of the screen.
@available(
  *, unavailable,
  message:
    "Read sizes with GeometryReader or containerRelativeFrame, the scale with @Environment(\\.displayScale)."
)
public struct NSScreen {
  /// Not available.
  public static var main: NSScreen? { nil }
  /// Not available.
  public var frame: CGRect { .zero }
  /// Not available.
  public var visibleFrame: CGRect { .zero }
  /// Not available.
  public var backingScaleFactor: CGFloat { 1 }
}

/// Not available: the app and its scenes.
@available(
  *, unavailable,
  message: "Open links with @Environment(\\.openURL); @Environment(\\.scenePhase) tells the state."
)
public struct UIApplication {
  /// Not available.
  public static var shared: UIApplication { UIApplication() }
  /// Not available.
  public var isIdleTimerDisabled: Bool {
    get { false }
    nonmutating set {}
  }
  /// Not available.
  public var connectedScenes: [Any] { [] }
  /// Not available.
  public var windows: [Any] { [] }

  /// Not available.
  public func open(_ url: URL) {}
  /// Not available.
  public func canOpenURL(_ url: URL) -> Bool { false }
}

/// Not available: the desktop.
@available(*, unavailable, message: "Open links and files with @Environment(\\.openURL).")
public struct NSWorkspace {
  /// Not available.
  public static var shared: NSWorkspace { NSWorkspace() }

  /// Not available.
  public func open(_ url: URL) -> Bool { false }
}

/// Not available: the device.
@available(
  *, unavailable,
  message: "There is no device on Linux. Decide by sizes, for instance with ViewThatFits."
)
public struct UIDevice {
  /// Not available.
  public static var current: UIDevice { UIDevice() }
  /// Not available.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
  /// Not available.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Not available.
  public var name: String { "" }
  /// Not available.
  public var model: String { "" }
  /// Not available.
  public var systemVersion: String { "" }
}

/// Not available: the kind of device.
@available(
  *, unavailable,
  message: "There is no device on Linux. Decide by sizes, for instance with ViewThatFits."
)
public enum UIUserInterfaceIdiom {
  case unspecified, phone, pad, tv, carPlay, mac, vision
}

/// Not available: the position of the device.
@available(
  *, unavailable,
  message: "There is no device on Linux. Decide by sizes, for instance with ViewThatFits."
)
public enum UIDeviceOrientation {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// Not available.
  public var isLandscape: Bool { false }
  /// Not available.
  public var isPortrait: Bool { false }
}

/// Not available: the feedback of an impact.
@available(
  *, unavailable,
  message: "There is no haptic feedback on Linux. Leave it out, or use sensoryFeedback(_:trigger:)."
)
public class UIImpactFeedbackGenerator {
  /// Not available.
  public enum FeedbackStyle { case light, medium, heavy, soft, rigid }

  /// Not available.
  public init(style: FeedbackStyle = .medium) {}
  /// Not available.
  public func prepare() {}
  /// Not available.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Not available: the feedback of a result.
@available(
  *, unavailable,
  message: "There is no haptic feedback on Linux. Leave it out, or use sensoryFeedback(_:trigger:)."
)
public class UINotificationFeedbackGenerator {
  /// Not available.
  public enum FeedbackType { case success, warning, error }

  /// Not available.
  public init() {}
  /// Not available.
  public func prepare() {}
  /// Not available.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Not available: the feedback of a selection.
@available(
  *, unavailable,
  message: "There is no haptic feedback on Linux. Leave it out, or use sensoryFeedback(_:trigger:)."
)
public class UISelectionFeedbackGenerator {
  /// Not available.
  public init() {}
  /// Not available.
  public func prepare() {}
  /// Not available.
  public func selectionChanged() {}
}

/// Not available: the clipboard.
@available(
  *, unavailable,
  message: """
    The clipboard belongs to the window: use PasteButton, copyable(_:) or \
    pasteDestination(for:action:validator:).
    """
)
public class UIPasteboard {
  /// Not available.
  public static var general: UIPasteboard { UIPasteboard() }
  /// Not available.
  public var string: String?
}

/// Not available: the delegate of the app.
@available(
  *, unavailable,
  message: "There is no application delegate on Linux. Observe @Environment(\\.scenePhase)."
)
@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate> {
  /// Not available.
  public init(_ delegateType: Delegate.Type) {}
  /// Not available.
  public var wrappedValue: Delegate { preconditionFailure("There is no application delegate.") }
}
