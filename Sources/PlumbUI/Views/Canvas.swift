public import Foundation

/// A view that is drawn by a closure.
///
/// As SwiftUI: it takes all room it is proposed, and shows nothing outside its bounds. The closure
/// is called again when the view's size changes, when the view it stands in is evaluated again, or
/// when something observed that it read does; else the drawing is kept. Views given as symbols can
/// be drawn any number of times; they are as large as they like and take no events.
public struct Canvas<Symbols: View> {
  public var symbols: Symbols
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether everything is covered; nothing is gained here by saying so.
  public var isOpaque: Bool
  /// How colours are mixed; those of a canvas are always sRGB values, which do not go beyond it.
  public var colorMode: ColorRenderingMode
  /// Whether the drawing may be shown late, which it never is.
  public var rendersAsynchronously: Bool

  /// A canvas that can draw views as symbols, by their tags.
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
      CanvasViewNode(CanvasNode(), at: $0, listedAs: Canvas.self)
    }
    node.configure(node.layoutNode)
    node.update(view)
  }
}

/// Draws a canvas when its box is drawn.
private final class CanvasViewNode<Symbols: View>: ContainerViewNode<CanvasNode>, CanvasContent,
  ImageSource
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
    var inner = environment
    inner.stackAxis = nil
    inner.isAmongSymbols = true
    resolveChildren(in: inner) { Symbols._resolve(symbols, at: &$0) }
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
    return recording.picture
  }

  /// What an image shows by itself, in the environment of the canvas.
  nonisolated func picture(of image: Image, scale: CGFloat) -> CanvasDrawing {
    MainActor.assumeIsolated {
      var cursor = _ChildCursor(
        owner: self, nodes: [], environment: environment, context: context, isLazy: false)
      Image._resolve(image, at: &cursor)
      let nodes = cursor.finish().nodes
      defer { for node in nodes { node.unmount() } }
      var layoutNodes: [LayoutNode] = []
      for node in nodes { node.appendLayoutNodes(to: &layoutNodes) }
      guard let layoutNode = layoutNodes.first else { return CanvasDrawing() }
      layoutNode.place(at: .zero, proposal: .unspecified, in: context.with(Transaction()))
      return CanvasDrawing(of: layoutNode, scale: scale)
    }
  }
}

/// Makes what a canvas can draw of images; asked while the canvas is drawn.
protocol ImageSource: AnyObject {
  func picture(of image: Image, scale: CGFloat) -> CanvasDrawing
}

/// What a box shows that stands nowhere, in points from its top left corner.
struct CanvasDrawing: Sendable {
  var size = CGSize.zero
  /// How far below the top its first baseline is.
  var baseline: CGFloat = 0
  var commands: [DrawCommand] = []

  init() {}

  init(of layoutNode: LayoutNode, scale: CGFloat) {
    size = layoutNode.presentedFrame.size
    let proposal = layoutNode.placedProposal
    baseline = layoutNode.explicitAlignment(.firstTextBaseline, at: proposal) ?? size.height
    var context = DrawContext(scale: scale)
    context.draw(layoutNode)
    commands = context.commands
  }
}

private enum IsAmongSymbolsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a view is a symbol of a canvas, which finds it by its tag.
  var isAmongSymbols: Bool {
    get { self[IsAmongSymbolsKey.self] }
    set { self[IsAmongSymbolsKey.self] = newValue }
  }
}

/// The tag of a view among the symbols of a canvas.
struct SymbolTagKey: LayoutValueKey {
  static var defaultValue: AnyHashable? { nil }
}
