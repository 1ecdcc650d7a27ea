internal import Foundation

/// Runs an interface in a window until the window closes.
@MainActor public final class FrameLoop {
  private let tree: ViewTree
  private let host: any Host
  private let painter: Painter
  private var shown: (list: DisplayList, canvas: PixelCanvas)?
  private let initial: EnvironmentValues
  private let fixed: Appearance
  private var followed = Appearance()
  private let preferred = PreferredScheme()
  /// The size of text without the keys that change it.
  private var usualTypeSize: DynamicTypeSize

  /// The colours the views ask for; `nil` for those of the desktop.
  private final class PreferredScheme {
    var scheme: ColorScheme?
  }

  /// - Parameters:
  ///   - content: the root view.
  ///   - host: the window; it must live as long as the loop.
  ///   - environment: the values the root view finds where neither `appearance` nor the person's
  ///     settings say otherwise.
  ///   - appearance: what the program decides, whatever the person's settings are; what is `nil`
  ///     follows them.
  public init(
    root content: some View, host: any Host,
    environment: EnvironmentValues = EnvironmentValues(), appearance: Appearance = Appearance()
  ) {
    self.host = host
    initial = environment
    fixed = appearance
    usualTypeSize = environment.dynamicTypeSize
    var environment = environment
    environment.pictures = environment.pictures ?? ImageAssetLibrary.shared
    environment.namedColors = environment.namedColors ?? NamedColors.shared
    let content = content.onPreferenceChange(PreferredColorSchemeKey.self) { [preferred] in
      preferred.scheme = $0
    }
    tree = ViewTree(root: content, textServices: host.textServices, environment: environment)
    painter = Painter(rasterizer: host.textServices.rasterizer)
  }

  /// Shows frames while something changes and waits otherwise; returns when the window closes.
  ///
  /// The host hands over all events that wait, so any number of them makes one frame, and that
  /// frame is shown before the next wait.
  public func run() throws {
    var events: [Event] = [.exposed]
    while true {
      if let end = events.firstIndex(where: closesWindow) {
        // What somebody did before closing the window counts, though no frame will show it.
        for event in events[..<end] { tree.send(event) }
        return
      }
      followAppearance()
      for event in events { handleShortcut(event) }
      if events.contains(.exposed) { shown = nil }
      let start = host.now
      followCalendar(at: start)
      try tree.frame(events, at: start, in: host.size, scale: host.scale, present: present)
      if followAppearance() {
        try tree.frame([], at: start, in: host.size, scale: host.scale, present: present)
      }
      host.setMinimumSize(tree.minimumSize)
      host.show(tree.pointer.shape)
      let mayWait = tree.sleep { [weak host] in host?.wakeUp() }
      events = mayWait ? host.events(until: deadline(after: start)) : []
    }
  }

  /// What the program decided, and what it left open.
  private var appearance: Appearance {
    var appearance = fixed.completed(by: host.appearance)
    appearance.colorScheme = preferred.scheme ?? appearance.colorScheme
    return appearance
  }

  /// Lets views find the person's settings, except where the program decided; says whether they find
  /// others now.
  @discardableResult
  private func followAppearance() -> Bool {
    let appearance = appearance
    guard appearance != followed else { return false }
    followed = appearance
    var environment = tree.environment
    environment.colorScheme = appearance.colorScheme ?? initial.colorScheme
    environment.colorSchemeContrast = appearance.contrast ?? initial.colorSchemeContrast
    let typeSize = appearance.typeSize ?? initial.dynamicTypeSize
    // What was chosen with the keys is a choice for this window, and stays.
    if environment.dynamicTypeSize == usualTypeSize { environment.dynamicTypeSize = typeSize }
    usualTypeSize = typeSize
    tree.environment = environment
    tree.reducesMotion = appearance.reducesMotion ?? initial.accessibilityReduceMotion
    return true
  }

  /// When the next frame looks different by itself, and somebody looks; `nil` for never.
  private func deadline(after start: Double) -> Double? {
    guard host.isVisible else { return nil }
    let nextFrame = start + 1 / Self.framesPerSecond
    return tree.isMoving ? nextFrame : tree.nextWakeUp.map { max($0, nextFrame) }
  }

  /// Lets views show the date of the system again when it was set, or when the machine slept; the
  /// little by which the two clocks differ otherwise would only make times uneven.
  private func followCalendar(at time: Double) {
    let start = host.date.addingTimeInterval(-time)
    if abs(start.timeIntervalSince(tree.startDate)) > 0.1 { tree.startDate = start }
  }

  /// As often as most displays show a new picture.
  private static let framesPerSecond = 60.0

  private func present(_ list: DisplayList) throws {
    // Views that ask for other colours were found by this very frame; the next one follows at once.
    if appearance != followed { return }
    let damage = Damage.between(shown?.list, list)
    guard !damage.isEmpty else { return }
    let size = list.pixelSize
    let canvas: PixelCanvas
    if let kept = shown?.canvas, kept.width == size.width, kept.height == size.height {
      canvas = kept
    } else {
      canvas = PixelCanvas(width: size.width, height: size.height)
    }
    painter.paint(list, on: canvas, damage: damage)
    try host.present(canvas, damage: damage)
    shown = (list, canvas)
  }

  // MARK: What every window does

  /// Whether the window goes: by its own button, or by Control with Q or W.
  private func closesWindow(_ event: Event) -> Bool {
    switch event {
    case .closeRequested: true
    case .keyDown(let press):
      press.modifiers.contains(.control)
        && (press.key == .character("q") || press.key == .character("w"))
    default: false
    }
  }

  /// Control with plus, minus or zero changes the size of text. Plus shares its key with the equals
  /// sign on many keyboards, so that one counts too.
  private func handleShortcut(_ event: Event) {
    guard case .keyDown(let press) = event, press.modifiers.contains(.control) else { return }
    let size = tree.environment.dynamicTypeSize
    let next: DynamicTypeSize
    switch press.key {
    case .character("+"), .character("="): next = size.larger
    case .character("-"), .character("_"): next = size.smaller
    case .character("0"): next = usualTypeSize
    default: return
    }
    if next != size { tree.environment.dynamicTypeSize = next }
  }
}
