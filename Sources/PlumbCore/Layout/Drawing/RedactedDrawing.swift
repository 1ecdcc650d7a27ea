internal import Foundation

extension DrawContext {
  /// Draws a bar instead of each text run that a closure draws, in a translucent shade of the
  /// text's colour.
  mutating func redact(_ contents: (inout DrawContext) -> Void) {
    let bars = take(contents).flatMap(\.bars)
    if !bars.isEmpty { add(.group(.opacity(0.16), bars)) }
  }

  /// Draws a grey rectangle instead of an image.
  mutating func addRedactedImage(in frame: CGRect) {
    let grey = ResolvedColor(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25)
    add(.fill(Path(frame), FillStyle(), .color(grey)))
  }
}

extension DrawCommand {
  /// The bars for the text runs of the command; everything else is omitted.
  fileprivate var bars: [DrawCommand] {
    switch self {
    case .text(let run, let pen, let shading):
      guard run.width > 0 else { return [] }
      // From slightly above the cap height to half of the descent.
      let height = run.metrics.capHeight + run.metrics.descent / 2
      let bar = CGRect(
        x: pen.x, y: pen.y - 1.1 * run.metrics.capHeight, width: run.width, height: height)
      return [.fill(Path(roundedRect: bar, cornerRadius: height / 3), FillStyle(), shading)]
    case .fill, .stroke, .image: return []
    case .clip(let path, let style, let contents):
      return [.clip(path, style, contents.flatMap(\.bars))]
    case .transform(let transform, let contents):
      return [.transform(transform, contents.flatMap(\.bars))]
    case .projection(let projection, let contents):
      return [.projection(projection, contents.flatMap(\.bars))]
    case .mask(let mask, let contents): return [.mask(mask, contents.flatMap(\.bars))]
    case .group(let effect, let contents): return [.group(effect, contents.flatMap(\.bars))]
    }
  }
}
