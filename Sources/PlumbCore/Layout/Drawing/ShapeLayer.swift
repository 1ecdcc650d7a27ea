internal import Foundation

/// The part of a shape that is painted: its interior, or its outline.
enum ShapePaint: Equatable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
  /// The stroke of the outline inset by half the line width, for insettable shapes.
  case border(StrokeStyle)
}

/// A fill or a stroke of a shape with its style.
struct ShapeLayer {
  var paint: ShapePaint
  var style: ResolvedStyle
}

/// A shape layer with animatable colours and lengths.
struct AnimatedLayer {
  private var paint = ShapePaint.fill(FillStyle())
  private var style = AnimatedStyle()
  /// The lengths of a stroke; `nil` for a fill.
  private var line: AnimatedProperty<AnimatableNumbers>?

  /// Sets a new layer, animated with the animation of the context where the form is the same.
  mutating func set(_ layer: ShapeLayer, at context: UpdateContext, of node: LayoutNode) {
    style.set(layer.style, at: context, of: node)
    if let new = layer.paint.strokeStyle {
      let isSameForm = paint.strokeStyle.map { $0.dash.count == new.dash.count } ?? false
      let numbers = AnimatableNumbers(values: new.numbers)
      var line = isSameForm ? line ?? AnimatedProperty(numbers) : AnimatedProperty(numbers)
      line.set(numbers, at: context, of: node)
      self.line = line
    } else {
      line = nil
    }
    paint = layer.paint
  }

  /// The presented layer.
  var current: ShapeLayer {
    ShapeLayer(paint: line.map { paint.with($0.current.values) } ?? paint, style: style.current)
  }
}

extension ShapePaint {
  /// The stroke style; `nil` for a fill.
  var strokeStyle: StrokeStyle? {
    switch self {
    case .fill: nil
    case .stroke(let style), .border(let style): style
    }
  }

  fileprivate func with(_ numbers: [Double]) -> ShapePaint {
    switch self {
    case .fill: self
    case .stroke(let style): .stroke(style.with(numbers))
    case .border(let style): .border(style.with(numbers))
    }
  }
}

extension StrokeStyle {
  /// The animatable lengths: line width, miter limit, dash phase and dashes.
  fileprivate var numbers: [Double] {
    [Double(lineWidth), Double(miterLimit), Double(dashPhase)] + dash.map { Double($0) }
  }

  fileprivate func with(_ numbers: [Double]) -> StrokeStyle {
    var style = self
    style.lineWidth = CGFloat(numbers[0])
    style.miterLimit = CGFloat(numbers[1])
    style.dashPhase = CGFloat(numbers[2])
    style.dash = numbers.dropFirst(3).map { CGFloat($0) }
    return style
  }
}
