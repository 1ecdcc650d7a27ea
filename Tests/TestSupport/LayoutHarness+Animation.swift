import EngineTesting
import Foundation
import PlumbUI

extension LayoutHarness {
  /// Returns the progress of a gauge at a time.
  func progress(
    _ gauge: String, at time: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> Double {
    Double(frame(of: gauge, at: time, file: file, line: line).width - 100) / 100
  }

  /// Returns all commands drawn at a time, groups before their contents.
  func commands(at time: Double) -> [DrawCommand] {
    show(at: time)
    return tree.displayList().commands.flatMap(\.flattened)
  }

  /// Returns the bounds and the colours of all filled paths at a time.
  func fills(at time: Double) -> [(bounds: CGRect, color: ResolvedColor)] {
    commands(at: time).compactMap { command in
      guard case .fill(let path, _, .color(let color)) = command else { return nil }
      return (path.boundingRect, color)
    }
  }

  /// Clicks on the centre of an element at its presented position, without ending animations.
  func click(
    _ label: String, at time: Double, file: StaticString = #filePath, line: UInt = #line
  ) {
    let frame = frame(of: label, at: time, file: file, line: line)
    if !frame.midX.isNaN { tree.send(.click(frame.midX, frame.midY)) }
  }
}

extension DrawCommand {
  /// The command and its descendants.
  fileprivate var flattened: [DrawCommand] {
    switch self {
    case .clip(_, _, let contents), .group(_, let contents), .transform(_, let contents),
      .mask(_, let contents):
      [self] + contents.flatMap(\.flattened)
    default: [self]
    }
  }
}
