import Foundation
import Observation
import PlumbUI

/// The switches that determine which views exist.
@Observable @MainActor final class Switches {
  var values: [Bool]

  init(_ values: [Bool]) {
    self.values = values
  }
}

/// A random part of a tree, with views that are inserted and removed.
indirect enum SwitchedPart {
  case leaf
  case column([SwitchedPart])
  case layers([SwitchedPart])
  case lazyRows(SwitchedPart)
  case reader(SwitchedPart)
  case behind(SwitchedPart, SwitchedPart)
  case inFront(SwitchedPart, SwitchedPart)
  case scroll(SwitchedPart)
  case deep(Int, SwitchedPart)
  case anchored(SwitchedPart)
  /// Observers of geometry, preferences and appearance.
  case observed(SwitchedPart)
  /// Receivers of the pointer and of keys.
  case responding(SwitchedPart)
  /// The index of the condition, the kind of the transition, and the content.
  case appearing(Int, Int, SwitchedPart)
  case either(Int, SwitchedPart, SwitchedPart)

  static let switchCount = 4

  static func random(_ random: inout SplitMix64, depth: Int) -> SwitchedPart {
    guard depth > 0 else { return .leaf }
    func part() -> SwitchedPart { .random(&random, depth: depth - 1) }
    switch random.below(16) {
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
    case 11: return .observed(part())
    case 12: return .responding(part())
    default: return .appearing(random.below(switchCount), random.below(6), part())
    }
  }

  @MainActor func view(_ switches: Switches) -> AnyView {
    func view(_ part: SwitchedPart) -> AnyView { part.view(switches) }
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
    case .observed(let part): return AnyView(Observed(content: view(part)))
    case .responding(let part): return AnyView(Responding(content: view(part)))
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
    let switches: Switches
    let row: AnyView

    var body: some View {
      LazyVStack {
        ForEach(0..<(switches.values[0] ? 3 : 2), id: \.self) { _ in
          row.transition(SwitchedPart.kind(3))
        }
      }
    }
  }

  private struct Deep: View {
    let switches: Switches
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

  /// A view that keeps reports about its content, without showing them.
  private struct Observed: View {
    let content: AnyView
    @State private var width: CGFloat = 0
    @State private var count = 0

    var body: some View {
      content
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).maxX
        } action: {
          width = $0
        }
        .onPreferenceChange(BoundsKey.self) { count = $0.count }
        .onAppear { count += 1 }
        .onDisappear { count -= 1 }
        .onChange(of: width) { count += 1 }
    }
  }

  private struct Responding: View {
    let content: AnyView
    @State private var count = 0

    var body: some View {
      content
        .onTapGesture { count += 1 }
        .onHover { count += $0 ? 1 : -1 }
        .focusable()
        .onKeyPress { _ in
          count += 1
          return .ignored
        }
    }
  }

  /// A modifier that changes the environment of its content and makes more content from its size.
  private struct Veil: ViewModifier {
    let depth: CGFloat

    func body(content: Content) -> some View {
      content.modifier(Sink(depth: depth))
        .overlay {
          GeometryReader { proxy in
            Leaf().frame(width: proxy.size.width / 2)
            if depth > 0 { Reader(content: AnyView(Leaf())) }
          }
          .transformEnvironment(\.self) { $0[DepthKey.self] += depth }
        }
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: { _ in
        }
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
    case 4: .modifier(active: Veil(depth: 3), identity: Veil(depth: 0))
    case 5:
      .asymmetric(insertion: Self.kind(4), removal: Self.kind(3).combined(with: .scale))
    default: .modifier(active: Sink(depth: 5), identity: Sink(depth: 0))
    }
  }

  private struct Conditional: View {
    let switches: Switches
    let index: Int
    let kind: Int
    let content: AnyView

    var body: some View {
      VStack {
        if switches.values[index] { content.transition(SwitchedPart.kind(kind)) }
      }
    }
  }

  private struct Either: View {
    let switches: Switches
    let index: Int
    let content: AnyView
    let other: AnyView

    var body: some View {
      if switches.values[index] {
        content.transition(SwitchedPart.kind(3))
      } else {
        other
      }
    }
  }
}
