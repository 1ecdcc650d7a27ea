import SwiftUI

/// One button for each contender, all of equal width: in a row, or in a column if the row does not
/// fit.
///
/// The buttons keep their identity in either arrangement, so they are animated from one to the
/// other when the size of the window changes.
struct VoteButtons: View {
  let candidates: [Candidate]
  /// Called with the identifier of the contender whose button is pressed.
  let vote: (String) -> Void

  @Environment(\.locale) private var locale
  /// `nil` until the widths are known: the first arrangement is not animated.
  @State private var axis: Axis?
  /// The available width and the width of a row, in points.
  @State private var widths = Widths()

  private struct Widths: Equatable {
    var available: CGFloat?
    var row: CGFloat?
  }

  var body: some View {
    EqualWidthStack(axis: axis ?? .horizontal) { buttons }
      .frame(minWidth: 0, maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        widths.available = $0
        arrange()
      }
      .background {
        EqualWidthStack(axis: .horizontal) { buttons }
          .fixedSize()
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            widths.row = $0
            arrange()
          }
          .hidden()
      }
  }

  private func arrange() {
    guard let available = widths.available, let row = widths.row else { return }
    let fitting = row <= available ? Axis.horizontal : .vertical
    guard fitting != axis else { return }
    if axis == nil { axis = fitting } else { withAnimation { axis = fitting } }
  }

  private var buttons: some View {
    ForEach(candidates) { candidate in
      Button {
        vote(candidate.id)
      } label: {
        Text(candidate.title, in: locale)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}
