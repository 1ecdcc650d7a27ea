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

private struct DepthKey: EnvironmentKey {
  static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
  fileprivate var depth: CGFloat {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

/// A transition that reduces its content and passes its phase to it.
private struct Sink: ViewModifier {
  let depth: CGFloat

  func body(content: Content) -> some View {
    content.opacity(1 - depth / 10).environment(\.depth, depth)
  }
}

/// A view with a width given by the environment.
private struct DepthRectangle: View {
  @Environment(\.depth) private var depth

  var body: some View { Color.red.frame(width: 10 + depth, height: 10) }
}

/// A view that sets a preference given by the environment.
private struct PreferenceWriter: View {
  struct Key: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  @Environment(\.depth) private var depth

  var body: some View {
    if depth > 0 { Color.green.preference(key: Key.self, value: depth) }
    Color.blue.preference(key: Key.self, value: depth)
  }
}

/// Views that change during their removal transitions: none of them may access removed views.
@MainActor @Suite struct RemovalTransitionTests {
  private let transition = AnyTransition.modifier(
    active: Sink(depth: 10), identity: Sink(depth: 0))

  /// Removes a view three times, and draws it during the transitions.
  private func remove(_ content: some View) -> LayoutHarness {
    let dial = Dial(1)
    let harness = LayoutHarness {
      Dialled(dial) { value in
        VStack {
          if value > 0 {
            VStack { content.transition(transition) }
          }
        }
        .frame(width: 100, height: 100)
        .animation(.linear(duration: 1), value: value)
      }
    }
    for (step, value) in [0, 1, 0, 1, 0].enumerated() {
      dial.value = value
      for part in [0, 0.3, 0.6] {
        harness.show(at: Double(step) + part)
        _ = harness.tree.displayList()
      }
    }
    dial.value = 0
    harness.show(at: 9)
    #expect(harness.tree.displayList().commands.isEmpty)
    return harness
  }

  @Test func `a geometry reader in a background makes no content during a removal`() {
    var readCount = 0
    var latestDepth: CGFloat = 0
    let harness = remove(
      DepthReader { depth in
        Color.red.frame(width: 10 + depth, height: 10).background(
          GeometryReader { proxy -> Color in
            readCount += 1
            latestDepth = depth
            return Color.blue.opacity(proxy.frame(in: .global).minX > 0 ? 1 : 0.5)
          })
      })
    #expect(readCount > 0)
    #expect(latestDepth == 0)
    #expect(!harness.tree.isMoving)
  }

  /// A view that reads the environment, unlike its descendants.
  private struct DepthReader<Content: View>: View {
    @Environment(\.depth) private var depth
    @ViewBuilder let content: (CGFloat) -> Content

    var body: some View { content(depth) }
  }

  @Test func `rows, preferences and overlays are unchanged during a removal`() {
    let harness = remove(
      ScrollView {
        DepthReader { depth in
          LazyVStack {
            ForEach(0..<Int(10 + depth), id: \.self) { _ in
              GeometryReader { _ in DepthRectangle() }.frame(height: 8 - depth / 5)
            }
          }
          .scrollTargetLayout()
        }
        PreferenceWriter()
      }
      .overlayPreferenceValue(PreferenceWriter.Key.self) { depth in
        GeometryReader { _ in Color.yellow.frame(width: 10 + depth) }
      }
      .onPreferenceChange(PreferenceWriter.Key.self) { _ in })
    #expect(!harness.tree.isMoving)
  }

  @Test func `a view replaced inside a removal transition is drawn unchanged`() {
    let dial = Dial()
    let harness = LayoutHarness {
      Dialled(dial) { value in
        VStack {
          Group {
            if value == 0 { DepthRectangle() } else { DepthRectangle().padding(.top, 3) }
          }
          .transition(transition)
        }
        .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 1
    for time in [0.0, 0.5, 3] { harness.show(at: time) }
    #expect(harness.fills(at: 3).map(\.bounds.width) == [10])
  }

  /// A custom layout that stores its subviews, as `LayoutSubviews` allows.
  private struct Storing: Layout {
    final class Store {
      var subviews: LayoutSubviews?
    }

    let store: Store

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      store.subviews = subviews
      return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  @Test func `a stored subview can be used after its container was removed`() throws {
    let dial = Dial(1)
    let store = Storing.Store()
    let harness = LayoutHarness {
      Dialled(dial) { value in
        if value > 0 {
          VStack {
            Storing(store: store) {
              LazyVStack { ForEach(0..<3) { _ in Color.red.frame(width: 20, height: 10) } }
            }
          }
        }
      }
    }
    dial.value = 0
    harness.layOut()
    let stored = try #require(store.subviews?.first)
    #expect(stored.sizeThatFits(ProposedViewSize(width: 33, height: nil)).width == 33)
  }
}
