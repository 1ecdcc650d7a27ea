/// A setting of the desktop, by the name the portal knows it under.
enum PortalSetting: CaseIterable {
  case colorScheme, contrast, reducedMotion
  // What desktops have that do not know the two before.
  case highContrast, animations
  case textScale

  var namespace: String {
    switch self {
    case .colorScheme, .contrast, .reducedMotion: "org.freedesktop.appearance"
    case .highContrast: "org.gnome.desktop.a11y.interface"
    case .animations, .textScale: "org.gnome.desktop.interface"
    }
  }

  var key: String {
    switch self {
    case .colorScheme: "color-scheme"
    case .contrast: "contrast"
    case .reducedMotion: "reduced-motion"
    case .highContrast: "high-contrast"
    case .animations: "enable-animations"
    case .textScale: "text-scaling-factor"
    }
  }

  /// The name as the portal's calls and signals carry it.
  var arguments: [DBusValue] { [.string(namespace), .string(key)] }
}

extension Appearance {
  /// What settings of the desktop mean. Values of a wrong type count as unknown, and so do numbers
  /// without a meaning: the portal asks to take them for "no preference".
  init(_ values: [PortalSetting: DBusValue]) {
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
  }
}
