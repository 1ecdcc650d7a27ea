import EngineTesting
import Foundation
import PlumbUI

@testable import PlumbCore
@testable import PlumbGraphics
@testable import Tally

/// A view in a window whose width, scale, type size and direction change, and the same view in a new one.
@MainActor final class SweptWindow {
  /// The surroundings of one step.
  struct Step: CustomStringConvertible {
    var width: CGFloat
    var scale: CGFloat
    var typeSize: DynamicTypeSize
    var direction: LayoutDirection

    var description: String { "\(width) points, scale \(scale), \(typeSize), \(direction)" }

    var environment: EnvironmentValues {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: "en")
      environment.dynamicTypeSize = typeSize
      environment.layoutDirection = direction
      return environment
    }
  }

  static let scales: [CGFloat] = [1, 1.25, 1.5, 1.75, 2]

  /// The surroundings of a width, which take turns: with as many seeds as there are surroundings, each width has all.
  static func step(_ width: Int, seed: Int) -> Step {
    let turn = width + seed
    return Step(
      width: CGFloat(width), scale: scales[turn % scales.count],
      typeSize: DynamicTypeSize.allCases[turn / 10 % DynamicTypeSize.allCases.count],
      direction: turn / 5 % 2 == 0 ? .leftToRight : .rightToLeft)
  }

  private let view: SweptView
  private let services: TextServices
  private let host: HeadlessHost

  init(_ view: SweptView, in step: Step) throws {
    self.view = view
    services = try SweptWindow.services.get()
    host = Self.host(view, services, step)
  }

  private static let services = Result {
    try SDLTextServices.make(
      fontFolder: AssetFolders(named: Screen.options().assets.map { URL(filePath: $0) })
        .bundledFonts())
  }

  private static func host(
    _ view: SweptView, _ services: TextServices, _ step: Step
  ) -> HeadlessHost {
    let host = HeadlessHost(
      view.content(), size: CGSize(width: step.width, height: view.height), scale: step.scale,
      textServices: services, environment: step.environment)
    host.layOutAfterAnimations()
    return host
  }

  /// Resizes the window, and returns the first fault in it.
  ///
  /// - Parameter isCompared: whether it is compared with a new window.
  func fault(in step: Step, isCompared: Bool) -> String? {
    if step.typeSize != host.environment.dynamicTypeSize
      || step.direction != host.environment.layoutDirection
    {
      host.environment = step.environment
    }
    host.resize(to: CGSize(width: step.width, height: view.height), scale: step.scale)
    host.layOutAfterAnimations()
    let (elements, commands) = (host.tree.elements(), host.tree.displayList().commands)
    if let fault = host.tree.misplacedNode { return fault }
    if !commands.allSatisfy(\.hasNoNaN) { return "A coordinate is not a number." }
    guard isCompared else { return nil }
    let fresh = Self.host(view, services, step)
    if fresh.tree.elements() != elements { return "The elements of a new window are others." }
    let others = fresh.tree.displayList().commands
    guard others != commands else { return nil }
    let index = zip(others, commands).prefix { $0 == $1 }.count
    return "A new window is drawn differently: \(others.dropFirst(index).prefix(1)), and not"
      + " \(commands.dropFirst(index).prefix(1))."
  }
}
