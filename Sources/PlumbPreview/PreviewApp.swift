import Foundation
import PlumbUI

/// The window of previews.
struct PreviewApp: App {
  /// The session of the process; set before the app is created.
  @MainActor static var session = PreviewSession(file: "")

  private let session = Self.session

  var body: some Scene {
    WindowGroup(Self.title(of: session)) { PreviewGallery(session: session) }
  }

  /// The title of the window.
  static func title(of session: PreviewSession) -> String { "\(session.file) – Previews" }

  /// The size of the window when it opens for the first time, in points.
  static let size = CGSize(width: 1_180, height: 760)
}
