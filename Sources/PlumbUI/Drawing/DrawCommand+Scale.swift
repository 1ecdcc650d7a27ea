internal import Foundation

extension DrawCommand {
  /// The command drawn larger or smaller about a fixed point.
  ///
  /// Text keeps its outlines: it is set in a face of the scaled size.
  func scaled(by factor: CGFloat, about point: CGPoint) -> DrawCommand {
    let transform = CGAffineTransform(
      a: factor, b: 0, c: 0, d: factor,
      tx: point.x * (1 - factor), ty: point.y * (1 - factor))
    switch self {
    case .fill(let path, let style, let shading):
      return .fill(path.applying(transform), style, shading)
    case .stroke(let path, var style, let shading):
      style.lineWidth *= factor
      style.dash = style.dash.map { $0 * factor }
      style.dashPhase *= factor
      return .stroke(path.applying(transform), style, shading)
    case .text(let run, let pen, let shading):
      return .text(run.scaled(by: factor), at: pen.applying(transform), shading)
    case .clip(let path, let style, let contents):
      return .clip(
        path.applying(transform), style, contents.map { $0.scaled(by: factor, about: point) })
    case .group(let effect, let contents):
      return .group(
        effect.scaled(by: factor), contents.map { $0.scaled(by: factor, about: point) })
    }
  }
}

extension GroupEffect {
  fileprivate func scaled(by factor: CGFloat) -> GroupEffect {
    guard case .shadow(let color, let radius, let offset) = self else { return self }
    return .shadow(
      color: color, radius: radius * factor,
      offset: CGSize(width: offset.width * factor, height: offset.height * factor))
  }
}

extension TextRun {
  fileprivate func scaled(by factor: CGFloat) -> TextRun {
    TextRun(
      text: text,
      font: FontKey(size: font.size * factor, weight: font.weight, isItalic: font.isItalic),
      width: width * factor,
      metrics: FontMetrics(
        ascent: metrics.ascent * factor, descent: metrics.descent * factor,
        capHeight: metrics.capHeight * factor, leading: metrics.leading * factor))
  }
}
