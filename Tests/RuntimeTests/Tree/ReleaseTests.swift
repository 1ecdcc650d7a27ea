import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Objects held by a view are released with the view, wherever it is in the tree.
@MainActor @Suite struct ReleaseTests {
  /// The kinds of positions of a view.
  enum Place: CaseIterable, Sendable {
    case condition, list, erased, overlay, background, fitting, layout, grid, modifier, button
    case reader, scroll, lazyColumn, identity
  }

  private let size = CGSize(width: 200, height: 200)

  @Test(arguments: Place.allCases)
  func `is released with the view`(place: Place) {
    let isThere = Knob(true)
    let births = CreationCounter()
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        VStack {
          Text("stays")
          if isThere.value { holder(at: place, births) }
        }
      }
    }
    #expect(births.living > 0)
    let start = births.living
    harness.click(CGPoint(x: 100, y: 100))
    harness.layOut(in: CGSize(width: 30, height: 30))
    #expect(births.living == start)
    isThere.value = false
    harness.layOut()
    #expect(births.living == 0)
    #expect(harness.texts == ["stays"])
  }

  @Test(arguments: Place.allCases)
  func `is released with the tree`(place: Place) {
    let births = CreationCounter()
    weak var tree: ViewTree?
    do {
      let harness = LayoutHarness(in: size) { holder(at: place, births) }
      harness.click(CGPoint(x: 100, y: 100))
      tree = harness.tree
      #expect(births.living > 0)
      #expect(tree != nil)
    }
    #expect(births.living == 0)
    #expect(tree == nil)
  }

  @Test func `a reference to the tree is empty after its end`() {
    let reference: TreeReference
    do {
      let harness = LayoutHarness(in: size) { Text("a view") }
      reference = harness.tree.reference
      #expect(reference.tree === harness.tree)
    }
    #expect(reference.tree == nil)
  }

  @Test func `what views were given can be used after the tree was released`() {
    let given = Given()
    do {
      let harness = LayoutHarness(in: size) {
        Giving(given: given).environment(\.openURL, OpenURLAction { _ in .handled })
      }
      harness.layOut()
    }
    #expect(given.uses.count >= 6)
    for use in given.uses { use() }
    withAnimation { for use in given.uses { use() } }
  }

  @Test func `is released while the button is pressed, and the release has no effect`() {
    let isThere = Knob(true)
    let births = CreationCounter()
    var count = 0
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        if isThere.value {
          Button {
            count += 1
          } label: {
            Holder(births: births).frame(width: 100, height: 100)
          }
        }
      }
    }
    harness.tree.send(.pointerDown(CGPoint(x: 100, y: 100), .primary))
    isThere.value = false
    harness.layOut()
    #expect(births.living == 0)
    harness.tree.send(.pointerMoved(CGPoint(x: 101, y: 100)))
    harness.tree.send(.pointerUp(CGPoint(x: 101, y: 100), .primary))
    #expect(count == 0)
  }

  @Test func `is released with each removed element of a list, and no other`() {
    let ids = Knob(Array(0..<20))
    let births = CreationCounter()
    let harness = LayoutHarness(in: size) {
      ObservedContent { VStack { ForEach(ids.value, id: \.self) { _ in Holder(births: births) } } }
    }
    #expect(births.living == 20)
    ids.value = ids.value.filter { $0.isMultiple(of: 3) }.reversed()
    harness.layOut()
    // 0, 3, 6, 9, 12, 15 and 18.
    #expect(births.living == 7)
    ids.value = []
    harness.layOut()
    #expect(births.living == 0)
  }

  @ViewBuilder private func holder(at place: Place, _ births: CreationCounter) -> some View {
    let holder = Holder(births: births)
    switch place {
    case .condition: if true { holder }
    case .list: ForEach(0..<3) { _ in holder }
    case .erased: AnyView(AnyView(holder).padding())
    case .overlay: Color.red.overlay { holder }
    case .background: Group { ForEach(0..<2) { _ in Color.red } }.background { holder }
    case .fitting:
      ViewThatFits {
        Color.red.frame(width: 50, height: 50).overlay { holder }
        holder
      }
    case .layout: AnyLayout(HStackLayout()) { holder }
    case .grid: Grid { GridRow { holder } }
    case .modifier: holder.modifier(Wrapped(births: births))
    case .button:
      Button {
      } label: {
        holder.frame(width: 200, height: 200)
      }
      .buttonStyle(.bordered)
    case .reader:
      GeometryReader { proxy in
        holder.frame(width: proxy.frame(in: .global).width)
          .onGeometryChange(for: CGFloat.self, of: { _ in proxy.frame(in: .global).minX }) { _ in }
      }
    case .scroll:
      ScrollViewReader { proxy in
        ScrollView {
          holder.onGeometryChange(for: CGSize.self, of: \.size) { _ in proxy.scrollTo(1) }
        }
      }
    case .lazyColumn: ScrollView { LazyVStack { ForEach(0..<3) { _ in holder } } }
    case .identity: holder.id("name").coordinateSpace(.named("space"))
    }
  }
}

/// Weak references to the objects that views hold.
private final class CreationCounter {
  final class Token {}

  private struct Entry {
    weak let token: Token?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  func note(_ token: Token) {
    entries[ObjectIdentifier(token)] = Entry(token: token)
  }

  var living: Int { entries.values.count { $0.token != nil } }
}

private struct Holder: View {
  let births: CreationCounter
  @State private var token = CreationCounter.Token()

  var body: some View {
    let _ = births.note(token)
    Text("held")
  }
}

private struct Wrapped: ViewModifier {
  let births: CreationCounter
  @State private var token = CreationCounter.Token()

  func body(content: Content) -> some View {
    let _ = births.note(token)
    content.overlay { content }
  }
}

/// The ways in which values that views have received are used later.
private final class Given {
  var uses: [() -> Void] = []

  func add(_ use: @escaping () -> Void) { uses.append(use) }
}

/// A view that keeps proxies, bindings and actions.
private struct Giving: View {
  let given: Given
  @State private var number = 0
  @FocusState private var isFocused: Bool
  @Environment(\.openURL) private var openURL

  var body: some View {
    ScrollViewReader { scroll in
      let _ = given.add { scroll.scrollTo(1, anchor: .center) }
      ScrollView {
        GeometryReader { geometry in
          let _ = given.add { _ = geometry.size.width + geometry.frame(in: .global).minX }
          Text("\(number)").id(1)
        }
        Button("press") {}.focused($isFocused)
      }
      .onGeometryChange(for: CGFloat.self) { proxy in
        given.add { _ = proxy.frame(in: .local) }
        return proxy.size.width
      } action: { _ in
      }
    }
    .onAppear {
      given.add { number += 1 }
      given.add { isFocused = true }
      given.add { openURL(URL(filePath: "/")) }
    }
  }
}
