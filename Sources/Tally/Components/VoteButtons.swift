import PlumbUI

/// One button for each contender, all of one width: in a row, or in a column where no row fits.
///
/// The buttons are the same in either arrangement, so they glide from one to the other when the
/// window grows too narrow or wide enough.
struct VoteButtons: View {
  let candidates: [Candidate]
  /// Called with the name of the contender somebody voted for.
  let vote: (String) -> Void

  /// `nil` until the widths are known: the first arrangement is simply there.
  @State private var axis: Axis?
  /// The width there is and the width of a row, in points.
  @State private var widths = Widths()

  private struct Widths: Equatable {
    var room: CGFloat?
    var row: CGFloat?
  }

  var body: some View {
    EqualWidthStack(axis: axis ?? .horizontal) { buttons }
      .frame(minWidth: 0, maxWidth: .infinity)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        widths.room = $0
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
    guard let room = widths.room, let row = widths.row else { return }
    let fitting = row <= room ? Axis.horizontal : .vertical
    guard fitting != axis else { return }
    if axis == nil { axis = fitting } else { withAnimation { axis = fitting } }
  }

  private var buttons: some View {
    ForEach(candidates) { candidate in
      Button {
        vote(candidate.name)
      } label: {
        Text(candidate.title)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}
