/// The rounds of update and layout in a frame: layout may change views, which need another update.
struct FrameRounds {
  /// The maximum number of rounds in one frame. Changes that have not converged by then continue in
  /// the next frame.
  static let limit = 3

  /// The number of consecutive layouts that have changed views, over all frames.
  private(set) var changingLayoutCount = 0
  private var extraRounds = 0

  /// Records a layout and returns whether the frame needs another round.
  ///
  /// - Parameters:
  ///   - changedViews: whether the layout has changed views.
  ///   - isUnfinished: whether the layout ended at its limit of passes.
  mutating func needsAnother(after changedViews: Bool, isUnfinished: Bool) -> Bool {
    changingLayoutCount = changedViews ? changingLayoutCount + 1 : 0
    extraRounds = changedViews || isUnfinished ? extraRounds + 1 : 0
    if extraRounds == Self.limit { extraRounds = 0 }
    return extraRounds > 0
  }
}
