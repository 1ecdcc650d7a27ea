/// A setting of the desktop, by its name in the settings portal.
package enum PortalSetting: CaseIterable {
  case colorScheme, contrast, reducedMotion
  // Used on desktops that do not support `contrast` and `reducedMotion`.
  case highContrast, animations
  case textScale
  case caretBlink, caretBlinkTime, caretBlinkTimeout

  /// The namespace in the portal's interface.
  var namespace: String {
    switch self {
    case .colorScheme, .contrast, .reducedMotion: "org.freedesktop.appearance"
    case .highContrast: "org.gnome.desktop.a11y.interface"
    case .animations, .textScale, .caretBlink, .caretBlinkTime, .caretBlinkTimeout:
      "org.gnome.desktop.interface"
    }
  }

  /// The key in the namespace.
  package var key: String {
    switch self {
    case .colorScheme: "color-scheme"
    case .contrast: "contrast"
    case .reducedMotion: "reduced-motion"
    case .highContrast: "high-contrast"
    case .animations: "enable-animations"
    case .textScale: "text-scaling-factor"
    case .caretBlink: "cursor-blink"
    case .caretBlinkTime: "cursor-blink-time"
    case .caretBlinkTimeout: "cursor-blink-timeout"
    }
  }

  /// The name as arguments of the portal's calls and signals.
  package var arguments: [DBusValue] { [.string(namespace), .string(key)] }
}

extension Appearance {
  /// Creates the appearance from the desktop's settings. Values of a wrong type and undefined
  /// numbers count as unknown: the portal's specification requires to treat them as "no
  /// preference".
  package init(_ values: [PortalSetting: DBusValue]) {
    self.init()
    switch values[.colorScheme] {
    case .uint32(1): colorScheme = .dark
    case .uint32(2): colorScheme = .light
    default: break
    }
    switch (values[.contrast], values[.highContrast]) {
    case (.uint32(1), _), (nil, .boolean(true)): contrast = .increased
    case (nil, .boolean(false)): contrast = .standard
    default: break
    }
    switch (values[.reducedMotion], values[.animations]) {
    case (.uint32(1), _), (nil, .boolean(false)): reducesMotion = true
    case (nil, .boolean(true)): reducesMotion = false
    default: break
    }
    if case .double(let scale) = values[.textScale], scale > 0, scale.isFinite {
      typeSize = DynamicTypeSize(textScale: scale)
    }
    // The desktop's time is the length of a whole cycle, in milliseconds.
    if case .int32(let cycle) = values[.caretBlinkTime], cycle >= 100 {
      caretBlinkInterval = Double(cycle) / 2_000
    }
    if values[.caretBlink] == .boolean(false) { caretBlinkInterval = .infinity }
    if case .int32(let seconds) = values[.caretBlinkTimeout], seconds > 0 {
      caretBlinkDuration = Double(seconds)
    }
  }
}
