import PlumbUI

/// One button for each contender, all of one width: in a row, or in a column where no row fits.
struct VoteButtons: View {
  let candidates: [Candidate]
  /// Called with the name of the contender somebody voted for.
  let vote: (String) -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      EqualWidthStack(axis: .horizontal) { buttons }
      EqualWidthStack(axis: .vertical) { buttons }
    }
  }

  private var buttons: some View {
    ForEach(candidates) { candidate in
      Button {
        vote(candidate.name)
      } label: {
        Text(candidate.name)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
    }
  }
}
