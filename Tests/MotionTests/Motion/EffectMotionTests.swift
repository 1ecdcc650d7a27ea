import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Group effects of views, with and without animation.
@MainActor @Suite struct EffectMotionTests {
  private func effects(_ commands: [DrawCommand]) -> [GroupEffect] {
    commands.flatMap { command -> [GroupEffect] in
      switch command {
      case .group(let effect, let contents): [effect] + effects(contents)
      case .transform(_, let contents), .projection(_, let contents), .clip(_, _, let contents):
        effects(contents)
      case .mask(let mask, let contents): effects(mask) + effects(contents)
      case .fill, .stroke, .text, .image: []
      }
    }
  }

  /// Returns the groups drawn at a time with their contents.
  private func drawing(_ harness: LayoutHarness, at time: Double) -> [DrawCommand] {
    harness.show(at: time)
    return harness.tree.displayList().commands
  }

  private func effects(@ViewBuilder _ content: () -> some View) -> [GroupEffect] {
    effects(drawing(LayoutHarness { content() }, at: 0))
  }

  /// Returns the effects halfway between two numbers.
  private func halfway(
    @ViewBuilder _ content: @escaping (Double) -> some View
  ) -> [GroupEffect] {
    let dial = Dial()
    let harness = LayoutHarness {
      Dialled(dial) {
        content(Double($0)).animation(.linear(duration: 1), value: $0)
      }
    }
    harness.show(at: 0)
    dial.value = 1
    harness.show(at: 0)
    return effects(drawing(harness, at: 0.5))
  }

  @Test func `every effect modifier adds a group effect`() {
    let view = Rectangle()
    #expect(effects { view.blur(radius: 3) } == [.blur(radius: 3, isOpaque: false)])
    #expect(effects { view.blendMode(.screen) } == [.blend(.screen)])
    #expect(effects { view.brightness(0.2) } == [.colors(.brightness(0.2))])
    #expect(effects { view.contrast(2) } == [.colors(.contrast(2))])
    #expect(effects { view.saturation(0.3) } == [.colors(.saturation(0.3))])
    #expect(effects { view.grayscale(0.7) } == [.colors(.saturation(1 - 0.7))])
    #expect(
      effects { view.hueRotation(.degrees(90)) } == [.colors(.hueRotation(radians: .pi / 2))])
    #expect(effects { view.colorInvert() } == [.colors(.inversion)])
    #expect(
      effects { view.colorMultiply(.black) } == [.colors(.multiplication(by: .black))])
    #expect(effects { view.luminanceToAlpha() } == [.luminanceToAlpha])
    #expect(effects { view.compositingGroup() } == [.isolation])
    #expect(effects { view.drawingGroup() } == [.isolation])
  }

  @Test func `neutral amounts add no group`() {
    let effects = effects {
      Rectangle().blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0)
        .hueRotation(.zero).blur(radius: .nan).brightness(.nan)
    }
    #expect(effects.isEmpty)
  }

  @Test func `amounts are animated`() {
    #expect(
      halfway { Rectangle().blur(radius: 2 + 8 * $0) } == [.blur(radius: 6, isOpaque: false)])
    #expect(halfway { Rectangle().brightness($0) } == [.colors(.brightness(0.5))])
    #expect(halfway { Rectangle().saturation(1 - $0) } == [.colors(.saturation(0.5))])
    #expect(
      halfway { Rectangle().hueRotation(.radians(2 * $0)) }
        == [.colors(.hueRotation(radians: 1))])
    #expect(
      halfway { Rectangle().colorMultiply(Color(white: $0)) }
        == [
          .colors(.multiplication(by: ResolvedColor(red: 0.5, green: 0.5, blue: 0.5)))
        ])
  }

  @Test func `an opaque blur ends at the bounds of the view`() throws {
    let harness = LayoutHarness {
      Rectangle().frame(width: 20, height: 10).blur(radius: 3, opaque: true)
    }
    guard case .clip(let path, _, let contents) = try #require(drawing(harness, at: 0).first) else {
      Issue.record("The blur has no bounds.")
      return
    }
    #expect(path.uprightRect == CGRect(x: 40, y: 45, width: 20, height: 10))
    #expect(effects(contents) == [.blur(radius: 3, isOpaque: true)])
  }

  @Test func `the modifiers of a visual effect are applied in order`() throws {
    let harness = LayoutHarness {
      Rectangle().frame(width: 20, height: 20).visualEffect { content, _ in
        content.blur(radius: 2).scaleEffect(3).brightness(0.5).opacity(0.5)
      }
    }
    let commands = drawing(harness, at: 0)
    guard case .group(.opacity(0.5), let faded) = try #require(commands.first),
      case .group(.colors, let bright) = try #require(faded.first),
      case .transform(let transform, let scaled) = try #require(bright.first),
      case .group(.blur(2, false), _) = try #require(scaled.first)
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(CGPoint(x: 50, y: 50).applying(transform) == CGPoint(x: 50, y: 50))
    #expect(transform.a == 3)
  }

  @Test func `a mask is aligned and animated`() throws {
    let dial = Dial()
    let harness = LayoutHarness {
      Dialled(dial) { number in
        Rectangle().frame(width: 40, height: 40)
          .mask(alignment: .topLeading) { Circle().frame(width: 10 + 20 * CGFloat(number)) }
          .animation(.linear(duration: 1), value: number)
      }
    }
    func bounds(at time: Double) throws -> CGRect {
      guard case .mask(let mask, _) = try #require(drawing(harness, at: time).first),
        case .fill(let path, _, _) = try #require(mask.first)
      else { return .null }
      return path.boundingRect
    }
    #expect(try bounds(at: 0) == CGRect(x: 30, y: 30, width: 10, height: 10))
    dial.value = 1
    harness.show(at: 0)
    #expect(try bounds(at: 0.5).width == 20)
    #expect(try bounds(at: 1) == CGRect(x: 30, y: 30, width: 30, height: 30))
  }

  @Test func `an empty mask hides the view, and effects do not affect layout`() {
    let isShown = false
    let hidden = LayoutHarness { Rectangle().mask { if isShown { Circle() } } }
    #expect(drawing(hidden, at: 0).isEmpty)
    let harness = LayoutHarness(proposing: nil, nil) {
      Rectangle().frame(width: 20, height: 10).blur(radius: 9).blendMode(.multiply)
        .brightness(0.5).mask { Circle().frame(width: 90, height: 90) }.compositingGroup()
    }
    #expect(harness.measuredSize == CGSize(width: 20, height: 10))
  }

  @Test(arguments: [
    (BlurReplaceTransition.Configuration.downUp, 0.9), (.upUp, 1.1),
  ])
  func `a view in a blur can be replaced`(
    configuration: BlurReplaceTransition.Configuration, scale: CGFloat
  ) throws {
    let dial = Dial(1)
    let harness = LayoutHarness {
      Dialled(dial) { number in
        ZStack {
          if number == 1 {
            Rectangle().frame(width: 20, height: 20).transition(.blurReplace(configuration))
          }
        }
      }
    }
    harness.show(at: 0)
    withAnimation(.linear(duration: 1)) { dial.value = 0 }
    harness.show(at: 0)
    let commands = drawing(harness, at: 0.5)
    // Half of the distance to a scale of 0.8 or 1.2, to a radius of 8 and to an opacity of 0.
    #expect(effects(commands) == [.opacity(0.5), .blur(radius: 4, isOpaque: false)])
    guard case .group(_, let faded) = try #require(commands.first),
      case .transform(let transform, _) = try #require(faded.first)
    else {
      Issue.record("\(commands)")
      return
    }
    #expect(abs(transform.a - scale) < 1e-9)
  }
}
