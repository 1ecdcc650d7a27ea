import EngineTesting

@testable import PlumbCore
@testable import PlumbGraphics

extension LayoutHarness {
  /// The drawing commands that have no others inside.
  var drawnCommands: [DrawCommand] {
    displayList.commands.flatMap(\.innermost)
  }
}

extension DrawCommand {
  fileprivate var innermost: [DrawCommand] {
    switch self {
    case .clip(_, _, let inner), .transform(_, let inner), .projection(_, let inner),
      .mask(_, let inner), .group(_, let inner):
      inner.flatMap(\.innermost)
    case .fill, .stroke, .text, .image: [self]
    }
  }
}
