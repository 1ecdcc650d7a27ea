public import Foundation

/// The shape of the background of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  /// The kinds of shapes.
  fileprivate enum Kind { case roundedRectangle, capsule, circle }

  /// The kind of the shape.
  fileprivate let kind: Kind
  /// The corner radius in points; `nil` for the radius of the control size.
  fileprivate var radius: CGFloat?
  /// The inset in points.
  private var insetAmount: CGFloat = 0

  fileprivate init(_ kind: Kind, radius: CGFloat? = nil) {
    self.kind = kind
    self.radius = radius
  }

  /// The default shape: a rectangle with rounded corners.
  public static let automatic = ButtonBorderShape(.roundedRectangle)
  /// A rectangle whose shorter sides are semicircles.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rectangle with rounded corners, whose radius depends on the control size.
  public static let roundedRectangle = ButtonBorderShape(.roundedRectangle)
  /// A circle; the button is as wide as it is high.
  public static let circle = ButtonBorderShape(.circle)

  /// Returns a rectangle with rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(.roundedRectangle, radius: radius)
  }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    switch kind {
    case .roundedRectangle:
      RoundedRectangle(cornerRadius: radius ?? ControlMetrics(.regular, at: .large).cornerRadius)
        .inset(by: insetAmount).path(in: rect)
    case .capsule: Capsule().inset(by: insetAmount).path(in: rect)
    case .circle: Circle().inset(by: insetAmount).path(in: rect)
    }
  }

  /// Returns the shape with its edge moved inwards by a distance in points.
  nonisolated public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

extension EnvironmentValues {
  /// The shape of the background of bordered buttons.
  @EnvironmentEntry public var buttonBorderShape: ButtonBorderShape = .automatic
}

extension View {
  /// Sets the shape of the background of the bordered buttons within this view.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// The padded label of a bordered button.
struct BorderedButtonLabel<Label: View>: View, ImplementationView {
  let label: Label
  let shape: ButtonBorderShape
  let metrics: ControlMetrics
  @Environment(\.buttonSizing) private var sizing

  var body: some View {
    if shape.kind == .circle {
      SquareLayout { label.padding(metrics.padding.height) }
    } else {
      label
        .frame(maxWidth: sizing == .flexible ? .infinity : nil)
        .padding(.horizontal, metrics.padding.width).padding(.vertical, metrics.padding.height)
    }
  }
}

extension ButtonBorderShape {
  /// Returns the shape with the corner radius of a control size, unless it has a radius of its own.
  func sized(_ metrics: ControlMetrics) -> ButtonBorderShape {
    var shape = self
    shape.radius = radius ?? metrics.cornerRadius
    return shape
  }
}

/// A layout that makes its square as large as the longer side of its subview and centres the
/// subview.
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
