public import Foundation
public import PlumbUI

/// Lays views out in a window without a screen.
///
/// ```swift
/// let window = try layout(in: CGSize(width: 390, height: 844)) { ContentView() }
/// #expect(try window.find(.button, "Cat").frame.width == 120)
/// ```
///
/// - Parameters:
///   - size: the size of the window's content, in points.
///   - scale: the pixels per point. Frames are rounded to pixels where views round them.
///   - fonts: the fonts of the window.
///   - environment: the environment of the root view.
/// - Throws: `TestFailure` if the bundled fonts are not found.
@MainActor public func layout(
  in size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 1,
  fonts: TestFonts = .bundled,
  environment: EnvironmentValues = .testing, file: StaticString = #filePath, line: UInt = #line,
  @ViewBuilder _ content: () -> some View
) throws -> TestWindow {
  let services = try fonts.services(at: SourcePlace(file, line))
  return TestWindow(
    content(), title: "", size: size, scale: scale, services: services, environment: environment)
}

/// Lays the first window of an app out, without a screen.
///
/// The window belongs to the app: writes of the app's state change its views.
///
/// - Parameters:
///   - app: the app.
///   - size: the size of the window's content, in points; by default the scene's `defaultSize`, or 900
///     × 600.
///   - scale: the pixels per point.
///   - fonts: the fonts of the window.
///   - environment: the environment of the root view.
/// - Throws: `TestFailure` if the app has no window or the bundled fonts are not found.
@MainActor public func layout(
  of app: some App, in size: CGSize? = nil, scale: CGFloat = 1, fonts: TestFonts = .bundled,
  environment: EnvironmentValues = .testing, file: StaticString = #filePath, line: UInt = #line
) throws -> TestWindow {
  let place = SourcePlace(file, line)
  let services = try fonts.services(at: place)
  let scenes = try TestFailure.converting(at: place) { try AppScenes(of: app) }
  let configuration = scenes.configuration
  return TestWindow(
    scenes.root, title: configuration.title ?? "", size: size ?? configuration.usualSize,
    scale: scale, services: services, environment: environment)
}

/// Lays the first window of an app out, without a screen.
///
/// - Parameter app: the type of the app, as in `layout(of: PollApp.self)`.
/// - Throws: `TestFailure` if the app has no window or the bundled fonts are not found.
@MainActor public func layout<Program: App>(
  of app: Program.Type, in size: CGSize? = nil, scale: CGFloat = 1, fonts: TestFonts = .bundled,
  environment: EnvironmentValues = .testing, file: StaticString = #filePath, line: UInt = #line
) throws -> TestWindow {
  try layout(
    of: Program(), in: size, scale: scale, fonts: fonts, environment: environment, file: file,
    line: line)
}

/// Returns the size that a view chooses for a proposal, in points.
///
/// ```swift
/// let size = try measure(proposing: ProposedViewSize(width: 100, height: nil)) { Text("Hello") }
/// ```
///
/// - Parameters:
///   - proposal: the size proposed to the view; by default unspecified, for its ideal size.
///   - scale: the pixels per point.
///   - fonts: the fonts of the view.
///   - environment: the environment of the view.
/// - Throws: `TestFailure` if the bundled fonts are not found.
@MainActor public func measure(
  proposing proposal: ProposedViewSize = .unspecified, scale: CGFloat = 1,
  fonts: TestFonts = .bundled, environment: EnvironmentValues = .testing,
  file: StaticString = #filePath, line: UInt = #line, @ViewBuilder _ content: () -> some View
) throws -> CGSize {
  let host = HeadlessHost(
    proposing: proposal, to: content(), scale: scale,
    textServices: try fonts.services(at: SourcePlace(file, line)),
    environment: environment.withAssets, followsPreferredScheme: true)
  host.layOut()
  let size = host.measuredSize
  // A negative length, or one that is no number, takes no space.
  return CGSize(width: max(0, size.width), height: max(0, size.height))
}
