import Combine
import SwiftUI

// Views that measure themselves, as sources for SwiftUI write them.

struct SizesByName: PreferenceKey {
  static var defaultValue: [String: CGSize] { [:] }

  static func reduce(value: inout [String: CGSize], nextValue: () -> [String: CGSize]) {
    value.merge(nextValue()) { $1 }
  }
}

/// Squares one below the other, placed by sizes that an outer reader computes from their anchors.
struct StaircaseByAnchors: View {
  let names = ["a", "b", "c"]
  @State private var sizes: [String: CGSize] = [:]

  var body: some View {
    GeometryReader { room in
      ZStack(alignment: .topLeading) {
        ForEach(names, id: \.self) { name in
          Color.blue.frame(width: 20, height: 10).accessibilityLabel(name)
            .alignmentGuide(.leading) { _ in -start(of: name).width }
            .alignmentGuide(.top) { _ in -start(of: name).height }
            .anchorPreference(key: SizesByName.self, value: .bounds) { [name: room[$0].size] }
        }
      }
      .onPreferenceChange(SizesByName.self) { sizes = $0 }
    }
  }

  private func start(of name: String) -> CGSize {
    names.prefix { $0 != name }.reduce(into: CGSize.zero) { sum, earlier in
      sum.width += sizes[earlier, default: .zero].width
      sum.height += sizes[earlier, default: .zero].height
    }
  }
}

extension View {
  /// Reports the size of the view to a function.
  func measured(_ report: @escaping (CGSize) -> Void) -> some View {
    background {
      GeometryReader { room in
        Color.clear.preference(key: SizesByName.self, value: ["own": room.size])
      }
    }
    .onPreferenceChange(SizesByName.self) { sizes in
      if let size = sizes["own"] { report(size) }
    }
  }

  /// The view, changed only if a condition holds.
  @ViewBuilder func `if`<Changed: View>(
    _ condition: Bool, change: (Self) -> Changed
  ) -> some View {
    if condition { change(self) } else { self }
  }
}

/// Two panes with a bar between them that is dragged in the space of both.
struct DraggedPanes: View {
  @State private var share: CGFloat = 0.5
  var isStacked = false

  var body: some View {
    GeometryReader { room in
      let whole = isStacked ? room.size.height : room.size.width
      let first = max(20, min(whole - 20, whole * share))
      let layout =
        isStacked ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
      layout {
        Color.red.accessibilityLabel("first")
          .frame(width: isStacked ? nil : first, height: isStacked ? first : nil)
        Color.gray.accessibilityLabel("bar")
          .frame(width: isStacked ? nil : 10, height: isStacked ? 10 : nil)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("panes"))
              .onChanged { value in
                let place = isStacked ? value.location.y : value.location.x
                share = max(0.1, min(0.9, place / max(whole, 1)))
              })
        Color.blue.accessibilityLabel("second")
          .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
      .coordinateSpace(name: "panes")
    }
  }
}

/// Views with lines between them.
struct Ruled<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    _VariadicView.Tree(Rules()) { content }
  }

  struct Rules: _VariadicView_MultiViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      ForEach(children) { child in
        child
        if child.id != last { Divider().accessibilityLabel("rule") }
      }
    }
  }
}

/// A search as models with publishers write it.
final class WordSearch: ObservableObject {
  @Published var text = ""
  @Published var words = ["ant", "bee", "beetle"]
  @Published private(set) var found: [String] = []
  private var cancellables = Set<AnyCancellable>()

  init<S: Scheduler>(on scheduler: S) {
    $text
      .removeDuplicates()
      .combineLatest($words)
      .debounce(for: .milliseconds(300), scheduler: scheduler)
      .map { text, words in words.filter { text.isEmpty || $0.hasPrefix(text) } }
      .sink { [weak self] in self?.found = $0 }
      .store(in: &cancellables)
  }
}

struct WordList: View {
  @ObservedObject var search: WordSearch

  var body: some View {
    VStack(spacing: 0) {
      ForEach(search.found, id: \.self) { Text($0) }
    }
  }
}
