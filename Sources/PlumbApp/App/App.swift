internal import Foundation

/// A program with windows.
///
/// As SwiftUI: the type marked `@main` is created once; its dynamic properties exist as long as the
/// program runs.
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene

  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor @preconcurrency init()
}
