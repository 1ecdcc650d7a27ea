package import Foundation

/// Views without a window: their tree, the area that they fill, their clock, their events and their pictures.
///
/// A host has the views that make lists of commands; a `HeadlessWindow` receives such lists as a window on a screen
/// does, and a `HeadlessPlatform` is the desktop of these windows, with a clock and scripted events.
///
/// Pictures, tests and the commands of programs show views with a host. Everything happens in its calls: time passes
/// only in `advance(to:)`, and equal calls give equal frames and equal pictures.
@MainActor package final class HeadlessHost {
  package let tree: ViewTree

  /// The size of the area in points.
  package private(set) var size: CGSize

  /// The pixels per point.
  package private(set) var scale: CGFloat

  /// The environment of the root view. A colour scheme that the views prefer has precedence over the scheme of the
  /// environment, if the host follows it.
  package var environment: EnvironmentValues {
    didSet { applyEnvironment() }
  }

  /// The time on the clock of the views in seconds; 0 at the beginning.
  package private(set) var time = 0.0

  /// The size in points that the view of `init(proposing:to:)` chose in the last layout; zero for other views.
  package var measuredSize: CGSize { measured.size }

  /// Draws lists of commands with the fonts of the views.
  package let painter: Painter

  private var measured = MeasuredSize()
  private let preferred: PreferredScheme
  private var appliedScheme: ColorScheme?

  /// Creates a host, which does not lay the views out yet.
  ///
  /// - Parameters:
  ///   - content: the root view.
  ///   - followsPreferredScheme: whether a colour scheme that the views prefer applies to all of them, as in a
  ///     window.
  package init(
    _ content: some View, size: CGSize, scale: CGFloat = 1, textServices: TextServices,
    environment: EnvironmentValues = EnvironmentValues(), followsPreferredScheme: Bool = false
  ) {
    let preferred = PreferredScheme()
    self.size = size
    self.scale = scale
    self.environment = environment
    self.preferred = preferred
    painter = Painter(rasterizer: textServices.rasterizer)
    if followsPreferredScheme {
      tree = ViewTree(
        root: preferred.observing(content), textServices: textServices, environment: environment)
    } else {
      tree = ViewTree(root: content, textServices: textServices, environment: environment)
    }
  }

  /// Lays views out in the smallest area in which they fit, and ends their animations.
  package convenience init(
    fitting content: some View, scale: CGFloat = 1, textServices: TextServices,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.init(
      content, size: .zero, scale: scale, textServices: textServices, environment: environment)
    // The smallest size is the answer of the views to zero, for which they must have been made.
    layOut()
    size = tree.minimumSize
    layOutAfterAnimations()
  }

  /// Creates a host that makes a proposal to a view, which is placed in the top left corner of a larger area.
  ///
  /// It does not lay the view out yet. `measuredSize` is the answer.
  package convenience init(
    proposing proposal: ProposedViewSize, to content: some View, scale: CGFloat = 1,
    textServices: TextServices, environment: EnvironmentValues = EnvironmentValues(),
    followsPreferredScheme: Bool = false
  ) {
    let measured = MeasuredSize()
    let layout = MeasuringLayout(measuredProposal: proposal, measured: measured)
    self.init(
      layout { content }, size: CGSize(width: 1_000, height: 1_000), scale: scale,
      textServices: textServices, environment: environment,
      followsPreferredScheme: followsPreferredScheme)
    self.measured = measured
  }

  // MARK: Layout

  /// Gives the views another area from the next layout on, and sends them the event of a resized window, unless it
  /// is the area that they have.
  ///
  /// - Parameters:
  ///   - size: in points.
  ///   - scale: the pixels per point; `nil` for the present one.
  package func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale ?? self.scale
    guard size != self.size || scale != self.scale else { return }
    (self.size, self.scale) = (size, scale)
    tree.send(.resized)
  }

  /// Updates and lays out the changed views.
  package func layOut() {
    tree.layOut(in: size, scale: scale)
    if applyPreferredScheme() { tree.layOut(in: size, scale: scale) }
  }

  /// Updates and lays out the changed views, and ends all animations, also those that repeat forever, without
  /// letting time pass.
  package func layOutAfterAnimations() {
    tree.layOutAfterAnimations(in: size, scale: scale)
    if applyPreferredScheme() { tree.layOutAfterAnimations(in: size, scale: scale) }
  }

  private func applyEnvironment() {
    var environment = environment
    appliedScheme = preferred.scheme
    if let appliedScheme { environment.colorScheme = appliedScheme }
    tree.environment = environment
    // Set again, because the environment has just replaced the value by which views read the preference.
    if tree.reducesMotion { tree.reducesMotion = true }
  }

  /// Applies the colour scheme that the views prefer. Returns whether it has changed.
  private func applyPreferredScheme() -> Bool {
    guard preferred.scheme != appliedScheme else { return false }
    applyEnvironment()
    return true
  }

  // MARK: Events and time

  /// Sends events to the views, and lays out the changed ones after each.
  ///
  /// - Returns: whether the last one was a key, or a turn of the wheel, that a view has used.
  @discardableResult package func send(_ events: [Event]) -> Bool {
    var isUsed = false
    for event in events {
      isUsed = tree.send(event)
      layOut()
    }
    return isUsed
  }

  /// Shows the views at a time in seconds, which must not be less than before. Earlier changes are laid out first,
  /// so that their animations start at the time at which they were made.
  package func advance(to seconds: Double) {
    layOut()
    time = max(time, seconds)
    tree.advance(to: time)
    layOut()
  }

  // MARK: Pictures

  /// Returns a picture of the views as they were last laid out.
  package func canvas() -> PixelCanvas { painter.canvas(of: tree.displayList()) }
}

/// The size that a view has chosen.
private final class MeasuredSize {
  var size = CGSize.zero
}

/// A layout that makes a given proposal to its view, and fills the area.
private struct MeasuringLayout: Layout {
  var measuredProposal: ProposedViewSize
  var measured: MeasuredSize

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(measuredProposal)
      // A single size is kept as it is: the test of a layout may be about one that is negative or no number.
      measured.size =
        index == 0
        ? size
        : CGSize(
          width: max(measured.size.width, size.width),
          height: max(measured.size.height, size.height))
      subview.place(at: bounds.origin, proposal: measuredProposal)
    }
  }
}
