public import Foundation
public import PlumbUI

/// A context that draws into a bitmap, with the names of Core Graphics.
///
/// It records what is drawn; the pixels are made when an image is taken from it. As Core Graphics: an image is drawn with
/// its upper edge at the larger y, so that it stands upright where the y axis points upwards.
public final class CGContext {
  /// The state that is saved and restored.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var alpha = 1.0
    var stroke = StrokeStyle()
    var blendMode = CGBlendMode.normal
    var isAntialiased = true
    var interpolation = CGInterpolationQuality.default
    var shadow: (offset: CGSize, blur: CGFloat, color: CGColor)?
    /// The clips in the coordinates of the bitmap, the outermost first.
    var clips: [(path: Path, style: FillStyle)] = []
  }

  /// The size in points.
  package let size: CGSize
  /// The pixels per point.
  package let scale: CGFloat
  /// Whether the bitmap has no transparent pixels.
  private let isOpaque: Bool
  /// Whether the y axis of the context points downwards, before any transform.
  package let isFlipped: Bool
  private let recording = CommandRecording()
  var state = State()
  private var saved: [State] = []
  /// The current path in the coordinates of the bitmap.
  var path = Path()

  /// Creates a context with a transparent or black bitmap.
  ///
  /// - Parameters:
  ///   - size: in points; at least one pixel is made.
  ///   - scale: the pixels per point.
  ///   - isFlipped: whether the y axis points downwards, as in UIKit.
  package init(size: CGSize, scale: CGFloat, isOpaque: Bool = false, isFlipped: Bool) {
    func length(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    self.isOpaque = isOpaque
    self.isFlipped = isFlipped
    if !isFlipped {
      state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: self.size.height)
    }
  }

  // MARK: State

  /// Saves the state: the transform, the clips and everything that is set.
  public func saveGState() { saved.append(state) }

  /// Restores the state that was saved last; without one, it has no effect.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// The transform from the current coordinates to those of the bitmap.
  public var ctm: CGAffineTransform { state.transform }

  /// Moves the origin.
  public func translateBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.translatedBy(x: x, y: y)
  }

  /// Scales the axes.
  public func scaleBy(x: CGFloat, y: CGFloat) {
    state.transform = state.transform.scaledBy(x: x, y: y)
  }

  /// Rotates the axes by an angle in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Drawing

  /// Draws commands that are given in the current coordinates.
  package func draw(_ commands: [DrawCommand]) {
    guard state.transform.isInvertible, !commands.isEmpty else { return }
    var commands = commands
    if !state.transform.isIdentity { commands = [.transform(state.transform, commands)] }
    if let shadow = state.shadow {
      // As Core Graphics: the blur is twice the standard deviation, and neither follows the transform.
      let offset = CGSize(
        width: shadow.offset.width,
        height: isFlipped ? shadow.offset.height : -shadow.offset.height)
      let effect = GroupEffect.shadow(
        color: shadow.color.resolved, radius: shadow.blur / 2, offset: offset)
      commands = [.group(effect, commands)]
    }
    if state.alpha < 1 { commands = [.group(.opacity(state.alpha), commands)] }
    record(state.blendMode.applied(to: commands))
  }

  /// Draws commands in the coordinates of the bitmap within the clips.
  private func record(_ commands: [DrawCommand]) {
    recording.add(
      state.clips.reversed().reduce(commands) { [.clip($1.path, $1.style, $0)] })
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    let area = Path(rect).applying(state.transform)
    record([.group(.blend(.destinationOut), [.fill(area, FillStyle(), .color(.black))])])
  }

  /// Returns what was drawn as an image; `nil`, with a warning, for more than 67 million pixels.
  public func makeImage() -> CGImage? {
    let list = DisplayList(
      commands: recording.isolatedCommands, background: isOpaque ? .black : .clear, size: size,
      scale: scale)
    return Bitmap.painted(list)
  }

  /// The number of columns of pixels.
  public var width: Int { max(1, Int((size.width * scale).rounded())) }
  /// The number of rows of pixels.
  public var height: Int { max(1, Int((size.height * scale).rounded())) }
}

extension Bitmap {
  /// The largest number of pixels of a bitmap that is painted.
  private static let largestPicture = 1 << 26

  /// Returns the pixels of a list; `nil`, with a warning, for too many.
  package static func painted(_ list: DisplayList) -> Bitmap? {
    let pixels = list.size.width * list.size.height * list.scale * list.scale
    guard pixels <= CGFloat(largestPicture) else {
      RuntimeWarning.showOnce(
        "A picture of \(list.size.width)×\(list.size.height) points is too large to be drawn; "
          + "\(largestPicture) pixels are the most.")
      return nil
    }
    return MainThread.run {
      Bitmap(Painter(rasterizer: EngineText.services.rasterizer).canvas(of: list))
    }
  }
}
