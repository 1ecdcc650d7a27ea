import Foundation
import PlumbUI

/// Two programs in one window, and their arrangement.
struct ProgramPair: CustomStringConvertible {
  enum Arrangement: String, CaseIterable {
    case beside, below, scrolled, overlaid, behind, switched, gridded, lazy, turned, fitted,
      measured
  }

  let first: TestedProgram
  let second: TestedProgram
  let arrangement: Arrangement

  init(of programs: [TestedProgram], _ random: inout SplitMix64) {
    first = random.pick(programs)
    second = random.pick(programs)
    arrangement = random.pick(Arrangement.allCases)
  }

  init(_ first: TestedProgram, _ arrangement: Arrangement, _ second: TestedProgram) {
    (self.first, self.arrangement, self.second) = (first, arrangement, second)
  }

  var description: String { "\(first.name), \(arrangement.rawValue), \(second.name)" }

  /// A size at which both can be used.
  var size: CGSize {
    CGSize(
      width: first.size.width + second.size.width,
      height: max(first.size.height, second.size.height))
  }

  /// The view of the pair, which a change of the settings arranges anew.
  @MainActor func view(_ settings: PairSettings) -> some View {
    PairWindow(pair: self, settings: settings)
  }
}

/// The settings of a pair of programs that random steps change.
@MainActor @Observable final class PairSettings {
  /// Whether the window is open; the views are removed when it closes.
  var isOpen = true
  /// Whether a switched pair shows the first of the two.
  var showsFirst = true
  /// The identity of the second one; a new number resets its state.
  var identity = 0
  var isDisabled = false
}

private struct PairWindow: View {
  let pair: ProgramPair
  let settings: PairSettings

  var body: some View {
    if settings.isOpen { PairView(pair: pair, settings: settings) }
  }
}

private struct PairView: View {
  let pair: ProgramPair
  let settings: PairSettings

  private var first: some View { pair.first.root().disabled(settings.isDisabled) }
  private var second: some View { pair.second.root().id(settings.identity) }

  var body: some View {
    switch pair.arrangement {
    case .beside:
      HStack {
        first
        second
      }
    case .below:
      VStack(alignment: .leading) {
        first
        Divider()
        second
      }
    case .scrolled:
      ScrollView([.horizontal, .vertical]) {
        first.frame(height: 400)
        second
      }
    case .overlaid: first.overlay(alignment: .bottomTrailing) { second.frame(width: 200).padding() }
    case .behind: first.background { second }.padding()
    case .switched:
      if settings.showsFirst {
        first.transition(.move(edge: .leading).combined(with: .opacity))
      } else {
        second.transition(.scale)
      }
    case .gridded:
      Grid {
        GridRow {
          first
          second
        }
        GridRow { Color.red.gridCellColumns(2).frame(height: 20) }
      }
    case .lazy:
      ScrollView {
        LazyVStack {
          ForEach(0..<6) { row in
            if row.isMultiple(of: 3) { first.frame(height: 300) } else { Text("\(row)") }
          }
          second.frame(height: 300)
        }
      }
    case .turned:
      ZStack {
        first.rotationEffect(.degrees(settings.showsFirst ? 0 : 90)).scaleEffect(0.7)
        second
      }
      .animation(.spring(), value: settings.showsFirst)
    case .fitted:
      ViewThatFits {
        HStack {
          first
          second
        }.fixedSize()
        VStack {
          first
          second
        }
      }
    case .measured:
      GeometryReader { proxy in
        first.frame(width: proxy.size.width / 2)
        second.position(x: proxy.size.width * 0.75, y: proxy.size.height / 2)
      }
    }
  }
}
