internal import Foundation

/// The loop that places the layout nodes and reads preferences until no view needs placing.
///
/// The views that are built from preferences are placed in the same update as the change of the
/// preferences, under the same transaction.
@MainActor package final class PreferenceLoop {
  /// The maximum number of rounds in one layout pass. Preferences that converge do so in two or
  /// three.
  static let roundLimit = 100

  private let updates: UpdateLoop
  private let stages: PendingStages
  private let report: LayoutReport
  private var queue = PreferenceQueue()

  init(updates: UpdateLoop, stages: PendingStages, report: LayoutReport) {
    self.updates = updates
    self.stages = stages
    self.report = report
  }

  /// Whether any reader has not read its preferences yet.
  var hasPendingReaders: Bool { queue.hasPendingReaders }

  /// Schedules a reader, which reads after layout.
  package func add(reader: ViewNode) { queue.add(reader: reader) }

  /// Registers a writer, which is removed when its node is unmounted.
  func add(writer: PreferenceWriterViewNode) { queue.add(writer: writer) }

  /// Places all layout nodes in a window, and builds the views that depend on preferences.
  ///
  /// - Parameter size: the size of the window, in points.
  func run(placing viewport: RootLayoutNode, in size: CGSize, at clock: FrameClock) {
    var rounds = 0
    repeat {
      if viewport.fill(size, at: clock.context) {
        stages.layoutNodesWerePlaced(movingObserved: report.hasMovedObservedNodes)
        report.hasMovedObservedNodes = false
        for writer in queue.changedWriters() { writer.preferencesDidChange() }
      }
      while let readers = queue.takeReaders() {
        updates.makeDuringLayout { for reader in readers { reader.readPreferences() } }
      }
      rounds += 1
    } while viewport.needsPlacing && rounds < Self.roundLimit
  }
}
