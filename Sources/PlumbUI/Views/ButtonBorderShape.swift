public import Foundation

/// The form of the ground of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  fileprivate enum Kind { case roundedRectangle, capsule, circle }

  fileprivate let kind: Kind
  /// The radius of the corners in points; `nil` for the one of the control's size.
  fileprivate var radius: CGFloat?
  private var insetAmount: CGFloat = 0

  fileprivate init(_ kind: Kind, radius: CGFloat? = nil) {
    self.kind = kind
    self.radius = radius
  }

  /// A rectangle with round corners.
  public static let automatic = ButtonBorderShape(.roundedRectangle)
  /// A rectangle whose shorter sides are half circles.
  public static let capsule = ButtonBorderShape(.capsule)
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
  /// A circle, which makes the button as wide as high.
  public static let circle = ButtonBorderShape(.circle)

  /// - Parameter radius: of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .roundedRectangle:
      RoundedRectangle(cornerRadius: radius ?? ControlMetrics(.regular).cornerRadius)
        .inset(by: insetAmount).path(in: rect)
    case .capsule: Capsule().inset(by: insetAmount).path(in: rect)
    case .circle: Circle().inset(by: insetAmount).path(in: rect)
    }
  }

  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

private enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The form of the ground of bordered buttons.
  public var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Gives the ground of the bordered buttons inside a form.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// A label with room round it for the ground of a bordered button.
struct BorderedButtonLabel<Label: View>: View, ImplementationView {
  let label: Label
  let shape: ButtonBorderShape
  let metrics: ControlMetrics

  var body: some View {
    if shape.kind == .circle {
      SquareLayout { label.padding(metrics.room.height) }
    } else {
      label.padding(.horizontal, metrics.room.width).padding(.vertical, metrics.room.height)
    }
  }
}

extension ButtonBorderShape {
  /// The form with the radius of a size, where it has none of its own.
  func sized(_ metrics: ControlMetrics) -> ButtonBorderShape {
    var shape = self
    shape.radius = radius ?? metrics.cornerRadius
    return shape
  }
}

/// Makes a view as wide as high, the longer side deciding, with the view in the middle.
private struct SquareLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let size = subviews.first?.sizeThatFits(proposal) ?? .zero
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }
}
