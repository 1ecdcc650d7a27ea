public import CoreGraphics
public import SwiftUI

/// A view that shows one rule of layout, with its source.
public struct GalleryScene: Identifiable, Sendable {
  /// The name on the command line, such as `grid-first`.
  public let name: String
  public let title: String
  /// A description of the visible result and the reason for it.
  public let note: String
  /// The text whose listings the scene implements.
  public let origin: String
  /// The headings of those listings.
  public let listings: [String]
  /// The size in points that is proposed at first.
  public let size: CGSize
  /// The files of the scene, the file of the view first.
  public let files: [SourceFile]
  private let view: @MainActor @Sendable () -> AnyView

  public var id: String { name }

  /// Creates the view.
  @MainActor public func makeView() -> AnyView { view() }

  init<Content: View>(
    _ name: String, _ title: String, origin: String = .talk, listings: [String],
    size: (width: Double, height: Double), files: [SourceFile], note: String,
    view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.name = name
    self.title = title
    self.note = note
    self.origin = origin
    self.listings = listings
    self.size = CGSize(width: size.width, height: size.height)
    self.files = files
    self.view = { AnyView(view()) }
  }
}
