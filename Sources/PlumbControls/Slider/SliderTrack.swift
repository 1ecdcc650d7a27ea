internal import Foundation
@_spi(Nodes) internal import PlumbCore

/// The track of a slider with its knob.
struct SliderTrack {
  /// The position of the knob, 0 to 1 from the leading end.
  let fraction: Double
  /// The length of one step as a fraction of the track; `nil` if the slider has no steps.
  var step: Double?
  /// The ticks below the track.
  var ticks = SliderTicks.none
  /// The fraction of the track from which it is filled.
  var neutral = 0.0
  /// Called with a new position of the knob, 0 to 1.
  let write: (Double) -> Void
  /// Called with `true` before the value is edited and with `false` afterwards.
  let onEditingChanged: (Bool) -> Void
}

extension SliderTrack: View, _PrimitiveView {
  static func _resolve(_ view: SliderTrack, at cursor: inout _ChildCursor) {
    let node = cursor.node(SliderTrackViewNode.self) { SliderTrackViewNode(at: $0) }
    node.update(view)
  }
}

/// The view node of a track, which handles pointer and keyboard events.
private final class SliderTrackViewNode: ViewNode, Responder, FocusTarget, FocusedKeyHandler {
  /// The layout node that draws the track and the knob.
  private let layoutNode = SliderLayoutNode()
  /// The current view.
  private var slider: SliderTrack?
  /// Whether the knob is being dragged.
  private var isEditing = false
  /// Whether the slider has the keyboard focus.
  private var isFocused = false
  /// Whether the pointer is over the slider.
  private var isHovered = false

  /// Creates a node without a view.
  init(at location: _ChildCursor.Place) {
    super.init(at: location, listedAs: SliderTrack.self)
    handleEvents(of: layoutNode)
  }

  /// Updates the layout node from a view and the environment.
  func update(_ slider: SliderTrack) {
    self.slider = slider
    label = "\(Int((slider.fraction * 100).rounded())) %"
    configure(layoutNode)
    let appearance = environment.colorAppearance
    // As on a Mac: only the active window shows the tint.
    let isActive = tracked { environment.appearsActive }
    let fill =
      isActive ? TintShapeStyle()._style(in: environment) : Color.gray._style(in: environment)
    let strength = environment.isEnabled ? 1 : 0.4
    layoutNode.ring = isFocused ? environment.focusRing : nil
    let metrics = environment.controlMetrics
    layoutNode.shade = environment.isEnabled ? isEditing ? 0.1 : isHovered ? 0.04 : 0 : 0
    layoutNode.isKnobShown = environment.isSliderThumbShown
    layoutNode.ticks = (
      slider.ticks,
      SystemColor.tertiaryLabel.resolved(in: appearance).multiplyingOpacity(by: strength)
    )
    layoutNode.neutral = slider.neutral
    layoutNode.update(
      fraction: slider.fraction, knob: metrics.scaled(16), thickness: metrics.scaled(4),
      track: SystemColor.strongFill.resolved(in: appearance),
      fill: fill.multiplyingOpacity(by: strength), at: context)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  override func evaluate() {
    if let slider { update(slider) }
    didEvaluate()
  }

  /// Whether the slider can have the keyboard focus.
  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  /// Moves the knob with the arrow keys by a step, or by a twentieth of the track without steps.
  func handle(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let direction: Double
    switch stroke.key {
    case .right: direction = isMirrored ? -1 : 1
    case .left: direction = isMirrored ? 1 : -1
    case .up: direction = 1
    case .down: direction = -1
    default: return false
    }
    guard isDown, stroke.modifiers.held.isEmpty, let slider else { return false }
    slider.onEditingChanged(true)
    slider.write(min(max(slider.fraction + direction * (slider.step ?? 0.05), 0), 1))
    slider.onEditingChanged(false)
    return true
  }

  func hoverChanged(isInside: Bool) {
    isHovered = isInside
    setNeedsUpdate()
  }

  /// Starts dragging the knob on the first call of a press.
  func pressChanged(isInside: Bool) {
    // The press continues even if the pointer leaves the slider.
    guard !isEditing, environment.isEnabled else { return }
    isEditing = true
    setNeedsUpdate()
    slider?.onEditingChanged(true)
  }

  /// Moves the knob to the position of the pointer.
  func pressMoved(to point: CGPoint) {
    // A slider may become disabled during a press.
    guard isEditing, environment.isEnabled, let location = layoutNode.localPoint(of: point) else {
      return
    }
    slider?.write(layoutNode.fraction(at: location.x))
  }

  /// Ends dragging the knob.
  func pressEnded(isInside: Bool) {
    guard isEditing else { return }
    isEditing = false
    setNeedsUpdate()
    slider?.onEditingChanged(false)
  }
}
