public import Foundation

/// A type that draws texts, set by ``View/textRenderer(_:)``.
///
/// As SwiftUI: a renderer gets the lines, runs and glyphs of a text and draws them into a context
/// whose origin is the top left corner of the text. Its animatable data is animated.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of a text for a proposal; by default the size without the renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distances by which the drawing extends beyond the text, in points; by default none.
  ///
  /// On this platform drawing is not clipped to the text, so that the value has no effect.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text without its renderer, which can be measured.
public struct TextProxy {
  let measure: (ProposedViewSize) -> CGSize

  /// Returns the size of the text for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

extension View {
  /// Draws the texts inside with a renderer; the innermost one applies.
  ///
  /// In the context of a renderer there are no symbols, and images cannot be drawn.
  nonisolated public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

/// Passes a renderer, with its animatable data at the time of each frame, to the texts inside.
@usableFromInline struct TextRendererModifier<Renderer: TextRenderer> {
  var renderer: Renderer
}

extension TextRendererModifier: Animatable {
  @usableFromInline nonisolated var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }
}

extension TextRendererModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content.environment(\.textStyle.renderer, AnyTextRenderer(renderer))
  }
}

/// A renderer of any type, each equal to itself only.
final class AnyTextRenderer {
  private let size: (ProposedViewSize, TextProxy) -> CGSize
  private let draw: (Text.Layout, inout GraphicsContext) -> Void

  init(_ renderer: some TextRenderer) {
    size = { renderer.sizeThatFits(proposal: $0, text: $1) }
    draw = { renderer.draw(layout: $0, in: &$1) }
  }

  /// Returns the rendering of a text in an environment.
  ///
  /// - Parameter attributes: The attributes of the spans of the text.
  func rendering(
    of attributes: [CustomTextAttributes?], in environment: EnvironmentValues, now: Date
  ) -> TextRendering {
    let (size, draw) = (size, draw)
    return TextRendering(
      size: { proposal, measure in
        size(
          proposal.viewSize, TextProxy { measure(Proposal($0)) })
      },
      commands: { layout, size, scale, isRightToLeft, drawRun in
        let source = TextLayoutSource(
          measurer: environment.textMeasurer, attributes: attributes, draw: drawRun)
        let recording = CommandRecording()
        var context = GraphicsContext(
          recording, size: size, scale: scale, environment: environment,
          symbols: CanvasLayoutNode(), images: NoImages(), now: now)
        draw(Text.Layout(layout, isMirrored: isRightToLeft, source: source), &context)
        return recording.isolatedCommands
      })
  }
}

extension AnyTextRenderer: Equatable {
  static func == (lhs: AnyTextRenderer, rhs: AnyTextRenderer) -> Bool { lhs === rhs }
}

/// The images of a context in which none can be drawn.
private final class NoImages: ImageSource {
  func drawing(of image: Image, scale: CGFloat) -> CanvasDrawing { CanvasDrawing() }
}
