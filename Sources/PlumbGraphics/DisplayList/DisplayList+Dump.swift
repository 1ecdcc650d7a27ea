extension DisplayList {
  /// Returns the list as text: one line for the canvas and one for each command.
  ///
  /// The contents of a group are indented below it. Numbers have at most three decimals and colours
  /// are `#rrggbbaa`, so the text is the same on every machine.
  package func dump() -> String {
    let picture =
      "picture \(number(size.width)) \(number(size.height)) scale \(number(scale))"
      + " background \(background.dump)"
    let lines = [picture] + commands.flatMap { $0.dump(indentation: "  ") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DrawCommand {
  /// Returns the lines of the command and its contents, with an indentation.
  fileprivate func dump(indentation: String) -> [String] {
    let line: String
    var contents: [DrawCommand] = []
    switch self {
    case .fill(let path, let style, let shading):
      line = "fill \(path.dump)\(style.dump) \(shading.dump)"
    case .stroke(let path, let style, let shading):
      line = "stroke \(path.dump) \(style.dump) \(shading.dump)"
    case .text(let run, let point, let shading):
      line = "text \(run.dump) at \(point.dump) \(shading.dump)"
    case .image(let image): line = "image \(image.dump)"
    case .clip(let path, let style, let clipped):
      line = "clip \(path.dump)\(style.dump)"
      contents = clipped
    case .transform(let transform, let transformed):
      line = "transform \(transform.dump)"
      contents = transformed
    case .projection(let projection, let projected):
      line = "projection \(projection.dump)"
      contents = projected
    case .mask(let mask, let masked):
      return [indentation + "mask", indentation + "  by"]
        + mask.flatMap { $0.dump(indentation: indentation + "    ") }
        + masked.flatMap { $0.dump(indentation: indentation + "  ") }
    case .group(let effect, let grouped):
      line = "group \(effect.dump)"
      contents = grouped
    }
    return [indentation + line] + contents.flatMap { $0.dump(indentation: indentation + "  ") }
  }
}

extension GroupEffect {
  fileprivate var dump: String {
    switch self {
    case .opacity(let opacity): "opacity \(number(opacity))"
    case .shadow(let color, let radius, let offset, let placement, let mode):
      "shadow \(color.dump) radius \(number(radius))"
        + " offset \(number(offset.width)) \(number(offset.height))"
        + (placement == .behind ? "" : " \(placement)") + (mode == .normal ? "" : " blend \(mode)")
    case .innerShadow(let color, let radius, let offset):
      "inner shadow \(color.dump) radius \(number(radius))"
        + " offset \(number(offset.width)) \(number(offset.height))"
    case .blur(let radius, let isOpaque):
      "blur radius \(number(radius))\(isOpaque ? " opaque" : "")"
    case .blend(let mode): "blend \(mode)"
    case .colors(let matrix): "colors \(matrix.dump)"
    case .luminanceToAlpha: "luminance to alpha"
    case .alphaThreshold(let min, let max, let color):
      "opacity from \(number(min)) to \(number(max)) as \(color.dump)"
    case .isolation: "isolation"
    }
  }
}

extension PlacedImage {
  /// The image by its size, the only property of the bitmap that is the same on every machine.
  fileprivate var dump: String {
    var words = ["\(bitmap.width)x\(bitmap.height)"]
    if part != bitmap.whole {
      words.append("part \(part.x) \(part.y) \(part.width)x\(part.height)")
    }
    words.append("in \(frame.dump)")
    if let area { words.append("filling \(area.dump)") }
    if interpolation != .linear { words.append("interpolation \(interpolation)") }
    if !isAntialiased { words.append("aliased") }
    return words.joined(separator: " ")
  }
}

extension ColorMatrix {
  /// The rows of red, green, blue and opacity.
  fileprivate var dump: String {
    let rows = [
      [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
    ]
    return rows.map { $0.map { number(CGFloat($0)) }.joined(separator: " ") }
      .joined(separator: ", ")
  }
}

extension Path {
  /// A rectangle by its origin and size, any other path by its elements.
  fileprivate var dump: String {
    if let rect = uprightRect {
      return rect.dump
    }
    return "path(" + elements.map(\.dump).joined(separator: " ") + ")"
  }
}

extension Path.Element {
  fileprivate var dump: String {
    switch self {
    case .move(let point): "M \(point.dump)"
    case .line(let point): "L \(point.dump)"
    case .quadCurve(let point, let control): "Q \(control.dump) \(point.dump)"
    case .curve(let point, let control1, let control2):
      "C \(control1.dump) \(control2.dump) \(point.dump)"
    case .closeSubpath: "Z"
    }
  }
}

extension FillStyle {
  fileprivate var dump: String {
    (isEOFilled ? " even-odd" : "") + (isAntialiased ? "" : " aliased")
  }
}

extension StrokeStyle {
  fileprivate var dump: String {
    var words = ["width \(number(lineWidth))"]
    if lineCap != .butt { words.append("cap \(lineCap)") }
    if lineJoin != .miter { words.append("join \(lineJoin)") }
    if lineJoin == .miter, miterLimit != 10 { words.append("miter \(number(miterLimit))") }
    if !dash.isEmpty {
      words.append("dash \(dash.map(number).joined(separator: " "))")
      if dashPhase != 0 { words.append("phase \(number(dashPhase))") }
    }
    return words.joined(separator: " ")
  }
}

extension TextRun {
  fileprivate var dump: String {
    let face = "\(number(font.size)) \(font.weight.weightClass)"
    return "\(String(reflecting: text)) \(face)\(font.isItalic ? " italic" : "")"
  }
}

extension Shading {
  fileprivate var dump: String {
    switch self {
    case .color(let color): color.dump
    case .gradient(let ramp, let geometry): "\(geometry.dump) \(ramp.dump)"
    case .mesh(let mesh): mesh.dump
    case .backdrop(let material):
      "backdrop(blur \(number(material.radius)) under \(material.tint.dump))"
        + (material.opacity == 1 ? "" : " opacity \(number(material.opacity))")
    }
  }
}

extension GradientGeometry {
  fileprivate var dump: String {
    switch self {
    case .linear(let from, let to): "linear(\(from.dump) to \(to.dump))"
    case .radial(let center, let unit, let start, let end):
      "radial(\(center.dump) unit \(number(unit.width)) \(number(unit.height))"
        + " from \(number(start)) to \(number(end)))"
    case .angular(let center, let start, let end):
      "angular(\(center.dump) from \(number(start)) to \(number(end)))"
    }
  }
}

extension GradientMesh {
  /// The vertices with their colours; control points are left out.
  fileprivate var dump: String {
    var words = zip(vertices, colors).map { "\($1.dump)@\($0.position.dump)" }
    if background.opacity > 0 { words.append("on \(background.dump)") }
    if !smoothsColors { words.append("linear") }
    if space != .device { words.append("\(space)") }
    return "mesh(\(width)x\(height) " + words.joined(separator: " ") + ")"
  }
}

extension GradientRamp {
  fileprivate var dump: String {
    var words = stops.map { "\($0.color.dump)@\(number($0.location))" }
    if space != .device { words.append("\(space)") }
    if extent != .pad { words.append("\(extent)") }
    return words.joined(separator: " ")
  }
}

extension ResolvedColor {
  fileprivate var dump: String {
    "#" + [red, green, blue, opacity].map(hexadecimal).joined()
  }
}

extension PlacedProjection {
  /// The rows of the matrix; elements of the third column are small, so they have six decimals.
  fileprivate var dump: String {
    func small(_ value: CGFloat) -> String { ((value * 1e6).rounded() / 1e6).description }
    let m = transform
    let rows = [(m.m11, m.m12, m.m13), (m.m21, m.m22, m.m23), (m.m31, m.m32, m.m33)]
    return rows.map { "\(number($0)) \(number($1)) \(small($2))" }.joined(separator: ", ")
      + (detail == 1 ? "" : " detail \(number(detail))")
  }
}

extension CGAffineTransform {
  fileprivate var dump: String { [a, b, c, d, tx, ty].map(number).joined(separator: " ") }
}

extension CGRect {
  fileprivate var dump: String {
    "rect(\(origin.dump) \(number(width)) \(number(height)))"
  }
}

extension CGPoint {
  fileprivate var dump: String { "\(number(x)) \(number(y))" }
}

/// Returns a component from 0 to 1 as two hexadecimal digits, or `??` if it is not finite.
private func hexadecimal(_ component: Double) -> String {
  guard component.isFinite else { return "??" }
  let byte = Int((min(max(component, 0), 1) * 255).rounded())
  return (byte < 16 ? "0" : "") + String(byte, radix: 16)
}

/// Returns a number rounded to three decimals, without a fraction if it is an integer.
private func number(_ value: CGFloat) -> String {
  let rounded = (value * 1000).rounded() / 1000
  guard let whole = Int(exactly: rounded) else { return rounded.description }
  return whole.description
}
