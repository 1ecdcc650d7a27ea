internal import Foundation

/// The line of a slider with its knob.
struct SliderTrack {
  let fraction: Double
  /// How far one step goes, as a share of the line; `nil` where every number counts.
  var step: Double?
  let write: (Double) -> Void
  let onEditingChanged: (Bool) -> Void
}

extension SliderTrack: View, _PrimitiveView {
  static func _resolve(_ view: SliderTrack, at cursor: inout _ChildCursor) {
    let node = cursor.node(SliderTrackNode.self) { SliderTrackNode(at: $0) }
    node.update(view)
  }
}

/// Moves the knob with the pointer.
private final class SliderTrackNode: ViewNode, Responder, FocusTarget, FocusedKeyHandler {
  private let layoutNode = SliderNode()
  private var slider: SliderTrack?
  private var isEditing = false
  private var isFocused = false
  private var isHovered = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, listedAs: SliderTrack.self)
    layoutNode.responder = self
  }

  func update(_ slider: SliderTrack) {
    self.slider = slider
    label = "\(Int((slider.fraction * 100).rounded())) %"
    configure(layoutNode)
    let appearance = environment.colorAppearance
    let strength = environment.isEnabled ? 1 : 0.4
    layoutNode.ring = isFocused ? environment.focusRing : nil
    let metrics = environment.controlMetrics
    layoutNode.shade = environment.isEnabled ? isEditing ? 0.1 : isHovered ? 0.04 : 0 : 0
    layoutNode.update(
      fraction: slider.fraction, knob: metrics.scaled(16), thickness: metrics.scaled(4),
      track: SystemColor.strongFill.resolved(in: appearance),
      fill: TintShapeStyle()._style(in: environment).multiplyingOpacity(by: strength), at: context)
  }

  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {
    layoutNodes.append(layoutNode)
  }

  override func evaluate() {
    if let slider { update(slider) }
    didEvaluate()
  }

  var isFocusable: Bool { environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }

  /// Arrows move the knob by a step, or by a twentieth of the line.
  func takes(_ stroke: KeyStroke, isDown: Bool) -> Bool {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let direction: Double
    switch stroke.key {
    case .right: direction = isMirrored ? -1 : 1
    case .left: direction = isMirrored ? 1 : -1
    case .up: direction = 1
    case .down: direction = -1
    default: return false
    }
    guard isDown, stroke.modifiers.isEmpty, let slider else { return false }
    slider.onEditingChanged(true)
    slider.write(min(max(slider.fraction + direction * (slider.step ?? 0.05), 0), 1))
    slider.onEditingChanged(false)
    return true
  }

  func hoverChanged(isInside: Bool) {
    isHovered = isInside
    setNeedsUpdate()
  }

  func pressChanged(isInside: Bool) {
    // The knob is held from the press on, wherever the pointer goes.
    guard !isEditing, environment.isEnabled else { return }
    isEditing = true
    setNeedsUpdate()
    slider?.onEditingChanged(true)
  }

  func pressMoved(to point: CGPoint) {
    // A slider may be disabled while it is held.
    guard isEditing, environment.isEnabled, let place = layoutNode.ownPoint(of: point) else {
      return
    }
    slider?.write(layoutNode.fraction(at: place.x))
  }

  func pressEnded(isInside: Bool) {
    guard isEditing else { return }
    isEditing = false
    setNeedsUpdate()
    slider?.onEditingChanged(false)
  }
}
