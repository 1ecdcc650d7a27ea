import Foundation
import PlumbUI

/// A layout of one view that passes everything on and records its proposals.
struct ProposalRecorder: Layout {
  /// The recorded proposals.
  final class Log {
    var measured: [ProposedViewSize] = []
    var placed: ProposedViewSize?
    var bounds = CGRect.zero
    var priority: Double?
  }

  var log = Log()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    log.measured.append(proposal)
    log.priority = subviews.first?.priority
    return subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    log.placed = proposal
    log.bounds = bounds
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}
