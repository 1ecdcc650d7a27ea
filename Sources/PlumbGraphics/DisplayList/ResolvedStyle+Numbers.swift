internal import Foundation

/// A visitor that reads or writes the numbers of a style one by one.
private protocol NumberVisitor {
  mutating func visit(_ number: inout Double)
}

extension ResolvedStyle {
  /// All numbers of the style; in two styles of the same form, numbers at the same index
  /// correspond.
  package var numbers: [Double] {
    var (style, visitor) = (self, NumberReader())
    style.accept(&visitor)
    return visitor.numbers
  }

  /// Returns the style with other numbers.
  ///
  /// - Precondition: There are as many numbers as the style has.
  package func with(_ numbers: [Double]) -> ResolvedStyle {
    var (style, visitor) = (self, NumberWriter(numbers: numbers[...]))
    style.accept(&visitor)
    return style
  }

  /// Returns whether two styles differ only in numbers, so that a change between them can be
  /// animated.
  package func hasSameForm(as other: ResolvedStyle) -> Bool {
    let count = numbers.count
    guard count == other.numbers.count else { return false }
    let zeros = [Double](repeating: 0, count: count)
    return with(zeros) == other.with(zeros)
  }

  /// Passes all numbers of the style to a visitor, in a fixed order.
  private mutating func accept<Visitor: NumberVisitor>(_ visitor: inout Visitor) {
    switch fill {
    case .color(var color):
      color.accept(&visitor)
      fill = .color(color)
    case .gradient(var ramp, var form):
      for index in ramp.stops.indices {
        ramp.stops[index].color.accept(&visitor)
        visitor.visit(&ramp.stops[index].location)
      }
      form.accept(&visitor)
      fill = .gradient(ramp, form)
    case .mesh(var mesh):
      mesh.accept(&visitor)
      fill = .mesh(mesh)
    case .backdrop(var material):
      material.tint.accept(&visitor)
      material.radius.accept(&visitor)
      visitor.visit(&material.opacity)
      fill = .backdrop(material)
    case .image(var tile):
      visitor.visit(&tile.opacity)
      fill = .image(tile)
    }
    for index in shadows.indices {
      shadows[index].color.accept(&visitor)
      shadows[index].radius.accept(&visitor)
      shadows[index].offset.width.accept(&visitor)
      shadows[index].offset.height.accept(&visitor)
    }
  }
}

/// A visitor that collects numbers.
private struct NumberReader: NumberVisitor {
  var numbers: [Double] = []

  mutating func visit(_ number: inout Double) { numbers.append(number) }
}

/// A visitor that replaces numbers, in the order in which they were read.
private struct NumberWriter: NumberVisitor {
  var numbers: ArraySlice<Double>

  mutating func visit(_ number: inout Double) { number = numbers.removeFirst() }
}

extension ResolvedColor {
  fileprivate mutating func accept<Visitor: NumberVisitor>(_ visitor: inout Visitor) {
    visitor.visit(&red)
    visitor.visit(&green)
    visitor.visit(&blue)
    visitor.visit(&opacity)
  }
}

extension GradientMesh {
  fileprivate mutating func accept<Visitor: NumberVisitor>(_ visitor: inout Visitor) {
    for index in vertices.indices {
      vertices[index].changePoints { point in
        var point = point
        point.x.accept(&visitor)
        point.y.accept(&visitor)
        return point
      }
      colors[index].accept(&visitor)
    }
    background.accept(&visitor)
  }
}

extension CGFloat {
  fileprivate mutating func accept<Visitor: NumberVisitor>(_ visitor: inout Visitor) {
    var number = Double(self)
    visitor.visit(&number)
    self = CGFloat(number)
  }
}

extension UnitPoint {
  fileprivate mutating func accept<Visitor: NumberVisitor>(_ visitor: inout Visitor) {
    x.accept(&visitor)
    y.accept(&visitor)
  }
}

extension Angle {
  fileprivate mutating func accept<Visitor: NumberVisitor>(_ visitor: inout Visitor) {
    var number = radians
    visitor.visit(&number)
    self = .radians(number)
  }
}

extension GradientForm {
  fileprivate mutating func accept<Visitor: NumberVisitor>(_ visitor: inout Visitor) {
    switch self {
    case .linear(var start, var end):
      start.accept(&visitor)
      end.accept(&visitor)
      self = .linear(start: start, end: end)
    case .radial(var center, var start, var end):
      center.accept(&visitor)
      start.accept(&visitor)
      end.accept(&visitor)
      self = .radial(center: center, startRadius: start, endRadius: end)
    case .elliptical(var center, var start, var end):
      center.accept(&visitor)
      start.accept(&visitor)
      end.accept(&visitor)
      self = .elliptical(center: center, startFraction: start, endFraction: end)
    case .angular(var center, var start, var end):
      center.accept(&visitor)
      start.accept(&visitor)
      end.accept(&visitor)
      self = .angular(center: center, start: start, end: end)
    }
  }
}
