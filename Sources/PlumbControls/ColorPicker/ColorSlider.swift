internal import Foundation

/// A slider for a component of a colour. Its track shows the colours that it can select.
///
/// As other sliders, it begins at the leading end. The left and right arrows change the component by one step of 255,
/// the up and down arrows by ten.
struct ColorSlider: View, RoleView {
  let component: EditedColor.Component
  let color: Binding<EditedColor>
  /// The width in points.
  let width: CGFloat
  @ScaledMetric(relativeTo: .caption) private var height: CGFloat = 16
  @Environment(\.layoutDirection) private var direction

  static var elementRole: ElementRole { .slider }

  var controlState: ControlState {
    ControlState(
      number: AccessibilityNumber(
        Double(color.wrappedValue[component]), from: 0, to: 255, step: 1, isSettable: true),
      setNumber: { value in
        if value.isFinite { set(Int(min(max(value, 0), 255).rounded())) }
      },
      increment: { set(color.wrappedValue[component] + 1) },
      decrement: { set(color.wrappedValue[component] - 1) })
  }

  var body: some View {
    let value = color.wrappedValue
    let range = width - height
    let distance = range * CGFloat(value[component]) / 255
    ZStack(alignment: .leading) {
      track(value)
      Circle().fill(value.opaque.color)
        .overlay { Circle().strokeBorder(Color.white, lineWidth: 2.5) }
        .shadow(color: .black.opacity(0.45), radius: 1, y: 0.5)
        .frame(width: height, height: height)
        .offset(x: isMirrored ? -distance : distance)
    }
    .frame(width: width, height: height)
    .accessibilityHidden(true)
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 0).onChanged { drag in
        let share = min(max((drag.location.x - height / 2) / range, 0), 1)
        set(Int(((isMirrored ? 1 - share : share) * 255).rounded()))
      }
    )
    .focusable()
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
      step(press.key)
      return .handled
    }
  }

  private var isMirrored: Bool { direction == .rightToLeft }

  private func track(_ value: EditedColor) -> some View {
    let ends = [value.opaque.with(component, 0).color, value.opaque.with(component, 255).color]
    return ZStack {
      if component == .opacity {
        Color.white
        Checkerboard(side: 4).fill(Color(white: 0.75))
      }
      LinearGradient(
        colors: isMirrored ? ends.reversed() : ends, startPoint: .leading, endPoint: .trailing)
    }
    .clipShape(Capsule())
    .overlay { Capsule().strokeBorder(Color.primary.opacity(0.15), lineWidth: 1) }
  }

  private func step(_ key: KeyEquivalent) {
    let change =
      switch key {
      case .leftArrow: isMirrored ? 1 : -1
      case .rightArrow: isMirrored ? -1 : 1
      case .upArrow: 10
      default: -10
      }
    set(color.wrappedValue[component] + change)
  }

  private func set(_ value: Int) {
    let new = color.wrappedValue.with(component, value)
    if new != color.wrappedValue { color.wrappedValue = new }
  }
}
