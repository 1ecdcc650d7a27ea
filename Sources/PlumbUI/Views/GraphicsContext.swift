public import Foundation

/// Where a ``Canvas`` draws, and how: a value whose copies draw into the same picture.
///
/// What it says of drawing – opacity, blend mode, filters, clips, transform – belongs to the copy
/// that is changed; a copy is the way to change something for a while. Shadings of what is behind
/// the canvas, meshes and Core Graphics contexts are not there.
public struct GraphicsContext {
  private let recording: CommandRecording
  /// The canvas in points.
  private let bounds: CGRect
  let scale: CGFloat
  /// The box that holds the symbols.
  let symbols: CanvasNode
  let images: any ImageSource
  /// When the canvas is drawn.
  let now: Date

  /// The opacity of each thing drawn, 0 to 1.
  public var opacity = 1.0
  /// How each thing drawn mixes with what the canvas, or the layer, shows already.
  public var blendMode = BlendMode.normal
  /// The values of the place of the canvas.
  public let environment: EnvironmentValues
  /// From the coordinates that are drawn in to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// What drawing is limited to, the first limit outermost.
  private var clips: [Clip] = []
  /// What is done to each thing drawn, the last filter first.
  private var filters: [Filter] = []

  /// One limit, in the coordinates of the canvas.
  private struct Clip {
    /// What lets through, as far as it is opaque.
    var mask: [DrawCommand]
    /// The same as a path, if it is one.
    var path: (Path, FillStyle)?
    /// What lies outside lets nothing through.
    var bounds: CGRect
  }

  init(
    _ recording: CommandRecording, size: CGSize, scale: CGFloat, environment: EnvironmentValues,
    symbols: CanvasNode, images: any ImageSource, now: Date
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

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on; clockwise for positive angles.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Has what is drawn from now on go through another transform first.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: Clips

  /// How something limits what is drawn.
  @frozen public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// What it covers is left out, instead of what it does not cover.
    public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
  }

  /// The rectangle round everything that can be drawn to, in the coordinates that are drawn in.
  public var clipBoundingRect: CGRect {
    let rect = clips.reduce(bounds) { $0.intersection($1.bounds) }
    if rect.isNull { return .zero }
    return transform.isInvertible ? rect.applying(transform.inverted()) : .zero
  }

  /// Limits what is drawn from now on to the inside of a path.
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

  /// Limits what is drawn from now on to where something drawn by a closure is opaque.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var commands = try layer(content)
    if opacity != 1 { commands = [.group(.opacity(Self.bounded(opacity)), commands)] }
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

  /// Adds a filter to what is done to everything drawn from now on, before the filters there are.
  ///
  /// - Parameter options: how colours are to be understood; filters here always change sRGB values.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  /// Draws what a closure draws as one thing.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let commands = try layer(content)
    if filters.isEmpty { return composite(commands) }
    // Filters are measured in the coordinates that are drawn in.
    composite(through: transform, [.transform(transform.inverted(), commands)])
  }

  /// What a closure draws, in the coordinates of the canvas.
  private func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> [DrawCommand] {
    let inner = CommandRecording()
    var context = GraphicsContext(
      inner, size: bounds.size, scale: scale, environment: environment, symbols: symbols,
      images: images, now: now)
    context.transform = transform
    try content(&context)
    return inner.picture
  }

  /// Draws commands given in the coordinates that are drawn in.
  func draw(_ commands: [DrawCommand]) {
    composite(through: transform, commands)
  }

  private func composite(through transform: CGAffineTransform, _ commands: [DrawCommand]) {
    // What has no place is not drawn.
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

  /// An opacity between 0 and 1; what is no number is none.
  private static func bounded(_ opacity: Double) -> Double {
    opacity > 0 ? min(opacity, 1) : 0
  }
}
