import SwiftUI

/// One button for each contender, all of equal width: in a row, or in a column if the row does not
/// fit. If a column is too wide at a large type size, the type is smaller.
///
/// The buttons keep their identity in either arrangement, so they are animated from one to the
/// other when the size of the window changes.
struct VoteButtons: View {
  let candidates: [Candidate]
  /// Called with the identifier of the contender whose button is pressed.
  let vote: (String) -> Void

  /// `nil` until the widths are known: the first arrangement is not animated.
  @State private var arrangement: Arrangement?
  @State private var widths = Widths()
  @Environment(\.dynamicTypeSize) private var typeSize

  private struct Arrangement: Equatable {
    var axis: Axis
    /// The largest type size of the labels.
    var limit: DynamicTypeSize
  }

  /// Widths in points.
  private struct Widths: Equatable {
    var available: CGFloat?
    var row: CGFloat?
    /// The widths of columns by their largest type sizes.
    var columns: [DynamicTypeSize: CGFloat] = [:]
  }

  var body: some View {
    EqualWidthStack(axis: arrangement?.axis ?? .horizontal) { buttons(haveKeys: true) }
      .dynamicTypeSize(...(arrangement?.limit ?? .accessibility5))
      .frame(minWidth: 0, maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        widths.available = $0
        arrange()
      }
      .background { measures.hidden() }
  }

  /// The buttons in their ideal sizes, which are only measured.
  private var measures: some View {
    ZStack {
      EqualWidthStack(axis: .horizontal) { buttons(haveKeys: false) }
        .fixedSize()
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          widths.row = $0
          arrange()
        }
      if typeSize.isAccessibilitySize {
        ForEach(Self.limits, id: \.self) { limit in
          EqualWidthStack(axis: .vertical) { buttons(haveKeys: false) }
            .fixedSize()
            .dynamicTypeSize(...limit)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              widths.columns[limit] = $0
              arrange()
            }
        }
      }
    }
  }

  /// The largest type sizes that are tried, before a label is broken into lines.
  private static let limits = [DynamicTypeSize.accessibility5, .accessibility2]

  private func arrange() {
    guard let available = widths.available, let row = widths.row else { return }
    let fitting = Arrangement(
      axis: row <= available ? .horizontal : .vertical, limit: limit(in: available))
    guard fitting != arrangement else { return }
    if arrangement == nil {
      arrangement = fitting
    } else {
      withAnimation { arrangement = fitting }
    }
  }

  private func limit(in available: CGFloat) -> DynamicTypeSize {
    guard typeSize.isAccessibilitySize else { return .accessibility5 }
    return Self.limits.first { widths.columns[$0].map { $0 <= available } ?? true } ?? .xxxLarge
  }

  /// - Parameter haveKeys: whether the digits from 1 press the buttons.
  private func buttons(haveKeys: Bool) -> some View {
    ForEach(candidates.indices, id: \.self) { index in
      Button {
        vote(candidates[index].id)
      } label: {
        CandidateName(candidate: candidates[index])
          .multilineTextAlignment(.center)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .keyboardShortcut(haveKeys ? Self.key(index) : nil)
    }
  }

  /// Returns the key of a button; there are no more than eight.
  private static func key(_ index: Int) -> KeyboardShortcut {
    KeyboardShortcut(KeyEquivalent(Character("\(index + 1)")), modifiers: [])
  }
}

/// The buttons do not show the votes, and are not evaluated again for them. They always vote in the same poll.
extension VoteButtons: Equatable {
  nonisolated static func == (first: VoteButtons, second: VoteButtons) -> Bool {
    first.candidates.elementsEqual(second.candidates) { $0.isSame(as: $1) }
  }
}
