import Foundation
import Observation
import PlumbTesting
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

extension Fuzz {
  /// Random views that are inserted and removed all the time.
  @MainActor @Suite struct RemovedViewTests {
    /// The switches that determine which views exist.
    @Observable @MainActor final class Switches {
      var values: [Bool]

      init(_ values: [Bool]) {
        self.values = values
      }
    }

    private static let count = max(Fuzz.count / 80, 1)
    private static let size = CGSize(width: 120, height: 120)

    @Test func `removed views leave no trace in the drawing`() {
      for seed in Fuzz.seeds(Self.count) {
        var random = SplitMix64(seed: seed)
        let part = Part.random(&random, depth: 4)
        let switches = Switches((0..<Part.switchCount).map { _ in random.chance(50) })
        let harness = LayoutHarness(in: Self.size) { part.view(switches) }
        var time = 0.0
        for _ in 0..<6 {
          let change = { switches.values[random.below(Part.switchCount)].toggle() }
          if random.chance(80) {
            withAnimation(.linear(duration: 0.5), change)
          } else {
            change()
          }
          // Several changes start in one frame, and others while earlier animations are running.
          if random.chance(20) { continue }
          time += random.pick([0, 0.1, 0.3, 0.7])
          harness.show(at: time)
          _ = harness.tree.displayList()
        }
        harness.show(at: time)
        harness.show(at: time + 2)
        harness.show(at: time + 4)
        let fresh = LayoutHarness(in: Self.size) { part.view(switches) }
        let isSame = harness.tree.displayList().commands == fresh.tree.displayList().commands
        #expect(isSame && !harness.tree.isMoving, "Seed \(seed): \(part)")
      }
    }
  }
}

/// A part of the tree, with views that are inserted and removed.
private indirect enum Part {
  case leaf
  case column([Part])
  case layers([Part])
  case lazyRows(Part)
  case reader(Part)
  case behind(Part, Part)
  case inFront(Part, Part)
  case scroll(Part)
  case deep(Int, Part)
  case anchored(Part)
  /// The index of the condition, the kind of the transition, and the content.
  case appearing(Int, Int, Part)
  case either(Int, Part, Part)

  static let switchCount = 4

  static func random(_ random: inout SplitMix64, depth: Int) -> Part {
    guard depth > 0 else { return .leaf }
    func part() -> Part { .random(&random, depth: depth - 1) }
    switch random.below(14) {
    case 0: return .leaf
    case 1: return .column([part(), part()])
    case 2: return .layers([part(), part()])
    case 3: return .lazyRows(part())
    case 4: return .reader(part())
    case 5: return .behind(part(), .reader(part()))
    case 6: return .inFront(part(), .reader(part()))
    case 7: return .scroll(part())
    case 8: return .deep(random.below(switchCount), part())
    case 9: return .anchored(part())
    case 10: return .either(random.below(switchCount), part(), part())
    default: return .appearing(random.below(switchCount), random.below(5), part())
    }
  }

  @MainActor func view(_ switches: Fuzz.RemovedViewTests.Switches) -> AnyView {
    func view(_ part: Part) -> AnyView { part.view(switches) }
    switch self {
    case .leaf: return AnyView(Leaf())
    case .column(let parts):
      return AnyView(VStack { ForEach(parts.indices, id: \.self) { view(parts[$0]) } })
    case .layers(let parts):
      return AnyView(ZStack { ForEach(parts.indices, id: \.self) { view(parts[$0]) } })
    case .lazyRows(let part):
      return AnyView(LazyRows(switches: switches, row: view(part)))
    case .reader(let part): return AnyView(Reader(content: view(part)))
    case .behind(let part, let other): return AnyView(view(part).background { view(other) })
    case .inFront(let part, let other): return AnyView(view(part).overlay { view(other) })
    case .scroll(let part): return AnyView(ScrollView { view(part) })
    case .deep(let index, let part):
      return AnyView(Deep(switches: switches, index: index, content: view(part)))
    case .anchored(let part):
      return AnyView(
        view(part)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
              // The anchors are only resolved: a preference is not read again when one layout node
              // replaces another.
              let _ = anchors.map { proxy[$0].width }
              Color.green.frame(width: 3, height: 1)
            }
          })
    case .appearing(let index, let kind, let part):
      return AnyView(
        Conditional(switches: switches, index: index, kind: kind, content: view(part)))
    case .either(let index, let part, let other):
      return AnyView(
        Either(switches: switches, index: index, content: view(part), other: view(other)))
    }
  }

  private struct DepthKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  private struct Leaf: View {
    @Environment(\.self) private var environment

    var body: some View {
      let depth = environment[DepthKey.self]
      Color.red.frame(width: 10 + depth, height: 6 + depth / 2)
    }
  }

  /// A view whose content depends on its size and the environment.
  private struct Reader: View {
    let content: AnyView
    @Environment(\.self) private var environment

    var body: some View {
      let depth = environment[DepthKey.self]
      GeometryReader { proxy in
        content
        Color.blue.frame(width: proxy.frame(in: .global).minX / 10 + depth, height: 2)
      }
    }
  }

  private struct LazyRows: View {
    let switches: Fuzz.RemovedViewTests.Switches
    let row: AnyView

    var body: some View {
      LazyVStack {
        ForEach(0..<(switches.values[0] ? 3 : 2), id: \.self) { _ in row.transition(Part.kind(3)) }
      }
    }
  }

  private struct Deep: View {
    let switches: Fuzz.RemovedViewTests.Switches
    let index: Int
    let content: AnyView

    var body: some View {
      content.modifier(Sink(depth: switches.values[index] ? 4 : 0))
    }
  }

  private struct Sink: ViewModifier {
    let depth: CGFloat

    func body(content: Content) -> some View {
      content.transformEnvironment(\.self) { $0[DepthKey.self] += depth }
        .padding(depth)
    }
  }

  private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      if phase.isIdentity { content.padding(1) } else { content.modifier(Sink(depth: 3)) }
    }
  }

  @MainActor private static func kind(_ kind: Int) -> AnyTransition {
    switch kind {
    case 0: .opacity
    case 1: .move(edge: .leading)
    case 2: AnyTransition(Fall())
    default: .modifier(active: Sink(depth: 5), identity: Sink(depth: 0))
    }
  }

  private struct Conditional: View {
    let switches: Fuzz.RemovedViewTests.Switches
    let index: Int
    let kind: Int
    let content: AnyView

    var body: some View {
      VStack {
        if switches.values[index] { content.transition(Part.kind(kind)) }
      }
    }
  }

  private struct Either: View {
    let switches: Fuzz.RemovedViewTests.Switches
    let index: Int
    let content: AnyView
    let other: AnyView

    var body: some View {
      if switches.values[index] {
        content.transition(Part.kind(3))
      } else {
        other
      }
    }
  }
}
