internal import Foundation

/// What of a shape is painted: its inside, or its outline.
enum ShapePaint: Equatable {
  case fill(FillStyle)
  case stroke(StrokeStyle)
  /// The outline moved inwards by half its width, for shapes that can be made smaller.
  case border(StrokeStyle)
}

/// One thing that is painted of a shape, and in which style.
struct ShapeLayer {
  var paint: ShapePaint
  var style: ResolvedStyle
}

/// A layer of a shape whose colours and numbers may be on their way.
struct AnimatedLayer {
  private var paint = ShapePaint.fill(FillStyle())
  private var style = AnimatedStyle()
  /// The numbers of an outline; `nil` for the inside.
  private var line: AnimatedProperty<AnimatableNumbers>?

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

  /// What shows.
  var current: ShapeLayer {
    ShapeLayer(paint: line.map { paint.with($0.current.values) } ?? paint, style: style.current)
  }
}

extension ShapePaint {
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
  /// The lengths that move: width, limit of mitres, phase and dashes.
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
