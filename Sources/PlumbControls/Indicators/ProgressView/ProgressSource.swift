internal import Foundation

/// The source of the progress of a progress view.
enum ProgressSource {
  case indeterminate
  /// The completed fraction; `nil` shows an empty bar.
  case determinate(Double?)
  /// The time between two dates.
  case dates(ClosedRange<Date>, countsDown: Bool)
  /// An object that is asked for the completed fraction.
  case reported(Foundation.Progress)

  var isDeterminate: Bool {
    switch self {
    case .indeterminate: false
    case .determinate, .dates: true
    case .reported(let progress): !progress.isIndeterminate
    }
  }

  /// Returns the completed fraction at a date; `nil` if it is unknown.
  func fraction(at date: Date) -> Double? {
    switch self {
    case .indeterminate: return nil
    case .determinate(let fraction): return fraction
    case .dates(let interval, let countsDown):
      let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
      let passed = date.timeIntervalSince(interval.lowerBound)
      let fraction = length > 0 ? Self.share(passed / length) : passed < 0 ? 0 : 1
      return countsDown ? 1 - fraction : fraction
    case .reported(let progress):
      return progress.isIndeterminate ? nil : Self.share(progress.fractionCompleted)
    }
  }

  /// Returns a number limited to 0 to 1; 0 for NaN, as of an interval without a beginning.
  private static func share(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }
}

/// A view of the progress that an object reports.
struct ReportedProgress<Content: View>: View, ImplementationView {
  let progress: Foundation.Progress
  let source: ProgressSource
  let content: (_ fraction: Double?) -> Content
  @State private var isFinished = false

  var body: some View {
    if isFinished {
      content(source.fraction(at: .distantPast))
    } else {
      TimelineView(.periodic(from: .distantPast, by: 0.2)) { _ in
        content(source.fraction(at: .distantPast))
          .onChange(of: progress.isFinished, initial: true) { isFinished = $1 }
      }
    }
  }
}
