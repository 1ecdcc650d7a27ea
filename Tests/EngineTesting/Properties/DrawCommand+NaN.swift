import Foundation
package import PlumbUI

extension DrawCommand {
  /// Whether no coordinate in the command or its contents is NaN.
  package var hasNoNaN: Bool {
    switch self {
    case .fill(let path, _, let shading), .stroke(let path, _, let shading):
      path.hasNoNaN && shading.hasNoNaN
    case .text(let run, let pen, let shading):
      pen.hasNoNaN && !run.width.isNaN && shading.hasNoNaN
    case .image(let image):
      [image.extent.minX, image.extent.minY, image.frame.width, image.frame.height]
        .allSatisfy { !$0.isNaN }
    case .clip(let path, _, let contents):
      path.hasNoNaN && contents.allSatisfy(\.hasNoNaN)
    case .transform(let transform, let contents):
      transform.hasNoNaN && contents.allSatisfy(\.hasNoNaN)
    case .projection(let projection, let contents):
      projection.transform.isFinite && contents.allSatisfy(\.hasNoNaN)
    case .mask(let mask, let contents):
      mask.allSatisfy(\.hasNoNaN) && contents.allSatisfy(\.hasNoNaN)
    case .group(let effect, let contents): effect.hasNoNaN && contents.allSatisfy(\.hasNoNaN)
    }
  }
}

extension GroupEffect {
  fileprivate var hasNoNaN: Bool {
    switch self {
    case .opacity(let opacity): !opacity.isNaN
    case .shadow(_, let radius, let offset, _, _), .innerShadow(_, let radius, let offset):
      !radius.isNaN && !offset.width.isNaN && !offset.height.isNaN
    case .blur(let radius, _): radius.isFinite
    case .colors(let matrix):
      [matrix.r1, matrix.r2, matrix.r3, matrix.r5, matrix.a4].allSatisfy(\.isFinite)
    case .alphaThreshold(let min, let max, _): min.isFinite && max.isFinite
    case .blend, .luminanceToAlpha, .isolation: true
    }
  }
}

extension Shading {
  /// Colour components are not checked: the painter clamps them.
  fileprivate var hasNoNaN: Bool {
    switch self {
    case .color: true
    case .gradient(_, .linear(let from, let to)): from.hasNoNaN && to.hasNoNaN
    case .gradient(_, .radial(let center, let unit, let start, let end)):
      center.hasNoNaN && ![unit.width, unit.height, start, end].contains { $0.isNaN }
    case .gradient(_, .angular(let center, let start, let end)):
      center.hasNoNaN && !start.isNaN && !end.isNaN
    case .mesh(let mesh): mesh.outline.hasNoNaN
    case .backdrop(let material): material.radius.isFinite
    }
  }
}

extension CGAffineTransform {
  fileprivate var hasNoNaN: Bool { [a, b, c, d, tx, ty].allSatisfy { !$0.isNaN } }
}

extension CGPoint {
  fileprivate var hasNoNaN: Bool { !x.isNaN && !y.isNaN }
}

extension Path {
  fileprivate var hasNoNaN: Bool {
    var result = true
    forEach { element in
      switch element {
      case .move(let point), .line(let point): result = result && point.hasNoNaN
      case .quadCurve(let point, let control):
        result = result && point.hasNoNaN && control.hasNoNaN
      case .curve(let point, let first, let second):
        result = result && point.hasNoNaN && first.hasNoNaN && second.hasNoNaN
      case .closeSubpath: break
      }
    }
    return result
  }
}
