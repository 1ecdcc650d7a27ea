public import Foundation

/// A view drawn by a closure.
///
/// As SwiftUI: the canvas fills the proposed space and clips its drawing to its bounds. The closure
/// is called again when the size of the view changes, when the enclosing view is evaluated again,
/// or when an observable property read by the closure changes; otherwise the drawing is reused.
/// Views passed as symbols can be drawn any number of times; they have their ideal size and do not
/// receive events.
public struct Canvas<Symbols: View> {
  /// The views that can be drawn as symbols.
  public var symbols: Symbols
  /// The closure that draws the canvas; its arguments are the context and the size in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the drawing is opaque; without effect on this platform.
  public var isOpaque: Bool
  /// The colour mode; without effect on this platform, where colours are always non-linear sRGB
  /// values in 0...1.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be presented later; without effect on this platform.
  public var rendersAsynchronously: Bool

  /// Creates a canvas with symbols, which are identified by their tags.
  ///
  /// - Parameters:
  ///   - opaque: Without effect on this platform.
  ///   - colorMode: Without effect on this platform.
  ///   - rendersAsynchronously: Without effect on this platform.
  ///   - renderer: Draws the canvas.
  ///   - symbols: The views that can be drawn as symbols.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas without symbols.
  nonisolated public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
      renderer: renderer, symbols: { EmptyView() })
  }
}

extension Canvas: View, _PrimitiveView {
  public static func _resolve(_ view: Canvas, at cursor: inout _ChildCursor) {
    let node = cursor.node(CanvasViewNode<Symbols>.self) {
      CanvasViewNode(CanvasLayoutNode(), at: $0, listedAs: Canvas.self)
    }
    node.configure(node.layoutNode)
    node.update(view)
  }
}

/// A view node that records the drawing of a canvas when its layout node is drawn.
private final class CanvasViewNode<Symbols: View>: ContainerViewNode<CanvasLayoutNode>,
  CanvasContent, ImageSource
{
  private var canvas: Canvas<Symbols>?

  func update(_ canvas: Canvas<Symbols>) {
    self.canvas = canvas
    layoutNode.source = self
    evaluate()
  }

  override func evaluate() {
    layoutNode.setNeedsDrawing()
    guard let symbols = canvas?.symbols else { return }
    var symbolEnvironment = environment
    symbolEnvironment.stackAxis = nil
    symbolEnvironment.isCanvasSymbol = true
    resolveChildren(in: symbolEnvironment) { Symbols._resolve(symbols, at: &$0) }
    didEvaluate()
  }

  nonisolated func commands(size: CGSize, scale: CGFloat) -> [DrawCommand] {
    MainActor.assumeIsolated { draw(size, scale) }
  }

  private func draw(_ size: CGSize, _ scale: CGFloat) -> [DrawCommand] {
    guard let renderer = canvas?.renderer else { return [] }
    let recording = CommandRecording()
    var context = GraphicsContext(
      recording, size: size, scale: scale, environment: environment, symbols: layoutNode,
      images: self, now: tree.now)
    tracked { renderer(&context, size) }
    return recording.isolatedCommands
  }

  /// Returns the drawing of an image in the environment of the canvas.
  nonisolated func drawing(of image: Image, scale: CGFloat) -> CanvasDrawing {
    MainActor.assumeIsolated {
      var cursor = _ChildCursor(
        owner: self, nodes: CompactArray(), environment: environment, context: context,
        policy: .eager)
      Image._resolve(image, at: &cursor)
      _ = cursor.finish()
      let nodes = cursor.nodes
      defer { for node in nodes { node.unmount() } }
      var layoutNodes: [LayoutNode] = []
      for node in nodes { node.appendLayoutNodes(to: &layoutNodes) }
      guard let layoutNode = layoutNodes.first else { return CanvasDrawing() }
      layoutNode.place(at: .zero, proposal: .unspecified, in: context.with(Transaction()))
      return CanvasDrawing(of: layoutNode, scale: scale)
    }
  }
}

/// A source of the drawings of images, used while a canvas is drawn.
protocol ImageSource: AnyObject {
  /// Returns the drawing of an image at a number of pixels per point.
  func drawing(of image: Image, scale: CGFloat) -> CanvasDrawing
}

/// The drawing of a layout node, in points from its top left corner.
struct CanvasDrawing: Sendable {
  var size = CGSize.zero
  /// The distance of the first baseline from the top.
  var baseline: CGFloat = 0
  var commands: [DrawCommand] = []

  init() {}

  /// Creates the drawing of a placed layout node.
  init(of layoutNode: LayoutNode, scale: CGFloat) {
    size = layoutNode.presentedFrame.size
    let proposal = layoutNode.placedProposal
    baseline = layoutNode.explicitAlignment(.firstTextBaseline, at: proposal) ?? size.height
    var context = DrawContext(scale: scale)
    context.draw(layoutNode)
    commands = context.commands
  }
}

extension EnvironmentValues {
  /// Whether a view is a symbol of a canvas, which is identified by its tag.
  @EnvironmentEntry fileprivate var isCanvasSymbol: Bool = false
}

/// The key of the tag of a canvas symbol.
struct SymbolTagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}

extension _ChildCursor {
  /// Resolves views, which a canvas finds by a tag if they are its symbols.
  package mutating func resolve(
    _ content: @escaping @MainActor (inout _ChildCursor) -> Void, taggedAsSymbol tag: AnyHashable
  ) {
    guard environment.isCanvasSymbol else { return content(&self) }
    withLayoutValue(SymbolTagKey.self, tag, content)
  }
}
