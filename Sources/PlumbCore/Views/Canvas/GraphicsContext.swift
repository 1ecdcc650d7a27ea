public import Foundation

/// A context for drawing in a ``Canvas``. Copies of a context draw into the same canvas.
///
/// The drawing state – opacity, blend mode, filters, clips and transform – belongs to each copy, so
/// a copy can be used to change the state temporarily. Shadings from the background of the canvas,
/// meshes and Core Graphics contexts are not available.
public struct GraphicsContext {
  private let recording: CommandRecording
  /// The bounds of the canvas in points.
  private let bounds: CGRect
  let scale: CGFloat
  /// The layout node that contains the symbols.
  let symbols: CanvasLayoutNode
  let images: any ImageSource
  /// The time at which the canvas is drawn.
  let now: Date

  /// The opacity of each drawing operation, 0 to 1.
  public var opacity = 1.0
  /// The blending of each drawing operation with the existing drawing of the canvas or layer.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// The transform from the current coordinates to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The clips, the outermost first.
  private var clips: [Clip] = []
  /// The filters of each drawing operation; the last filter is applied first.
  private var filters: [Filter] = []

  /// A clip in the coordinates of the canvas.
  private struct Clip {
    /// The mask, whose opacity determines the visibility of the drawing.
    var mask: [DrawCommand]
    /// The clip as a path, if it is one.
    var path: (Path, FillStyle)?
    /// The bounds, outside of which nothing is visible.
    var bounds: CGRect
  }

  init(
    _ recording: CommandRecording, size: CGSize, scale: CGFloat, environment: EnvironmentValues,
    symbols: CanvasLayoutNode, images: any ImageSource, now: Date
  ) {
    self.recording = recording
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.environment = environment
    self.symbols = symbols
    self.images = images
    self.now = now
  }

  // MARK: Coordinates

  /// Scales subsequent drawing operations.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves subsequent drawing operations by a distance in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Rotates subsequent drawing operations, clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Adds a transform that is applied to subsequent drawing operations before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// The options of a clip.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt32

    /// Creates options from their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Clips to the area outside of the path or layer.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The bounding rectangle of the current clips, in the current coordinates.
  public var clipBoundingRect: CGRect {
    let rect = clips.reduce(bounds) { $0.intersection($1.bounds) }
    if rect.isNull { return .zero }
    return transform.isInvertible ? rect.applying(transform.inverted()) : .zero
  }

  /// Clips subsequent drawing operations to the inside of a path.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let path = path.applying(transform)
    if options.contains(.inverse) {
      limit(toInverseOf: [.fill(path, style, .color(.black))])
    } else {
      clips.append(Clip(mask: [], path: (path, style), bounds: path.boundingRect))
    }
  }

  /// Clips subsequent drawing operations to the opaque parts of a layer drawn by a closure.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var commands = try layer(content)
    if opacity != 1 { commands = [.group(.opacity(Self.clamped(opacity)), commands)] }
    if options.contains(.inverse) {
      limit(toInverseOf: commands)
    } else {
      clips.append(Clip(mask: commands, bounds: bounds))
    }
  }

  private mutating func limit(toInverseOf commands: [DrawCommand]) {
    let plane = DrawCommand.fill(Path(bounds), FillStyle(), .color(.black))
    let mask = [plane, .group(.blend(.destinationOut), commands)]
    clips.append(Clip(mask: mask, bounds: bounds))
  }

  // MARK: Drawing

  /// Adds a filter to subsequent drawing operations, which is applied before the current filters.
  ///
  /// - Parameters:
  ///   - filter: The filter.
  ///   - options: Without effect on this platform, where filters always use sRGB values.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Draws the content of a closure as a single drawing operation.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let commands = try layer(content)
    if filters.isEmpty { return composite(commands) }
    // Filters are applied in the current coordinates.
    composite(through: transform, [.transform(transform.inverted(), commands)])
  }

  /// Returns the commands drawn by a closure, in the coordinates of the canvas.
  private func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DrawCommand] {
    let layerRecording = CommandRecording()
    var context = GraphicsContext(
      layerRecording, size: bounds.size, scale: scale, environment: environment, symbols: symbols,
      images: images, now: now)
    context.transform = transform
    try content(&context)
    return layerRecording.isolatedCommands
  }

  /// Draws commands given in the current coordinates.
  func draw(_ commands: [DrawCommand]) {
    composite(through: transform, commands)
  }

  private func composite(through transform: CGAffineTransform, _ commands: [DrawCommand]) {
    // A transform that is not invertible collapses the drawing.
    guard transform.isInvertible else { return }
    var commands = commands
    for filter in filters.reversed() { commands = filter.applied(to: commands, in: environment) }
    composite(transform.isIdentity ? commands : [.transform(transform, commands)])
  }

  /// Draws commands given in the coordinates of the canvas.
  private func composite(_ commands: [DrawCommand]) {
    guard !commands.isEmpty, opacity > 0 else { return }
    var commands = commands
    if opacity < 1 { commands = [.group(.opacity(opacity), commands)] }
    if blendMode.mode != .normal { commands = [.group(.blend(blendMode.mode), commands)] }
    for clip in clips.reversed() {
      if let (path, style) = clip.path {
        commands = [.clip(path, style, commands)]
      } else {
        commands = [.mask(clip.mask, commands)]
      }
    }
    recording.add(commands)
  }

  /// Returns an opacity limited to 0...1; 0 for NaN.
  private static func clamped(_ opacity: Double) -> Double {
    opacity > 0 ? min(opacity, 1) : 0
  }
}
