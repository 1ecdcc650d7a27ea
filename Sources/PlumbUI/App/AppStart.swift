/// The start of an app by its function `main`.
@MainActor package enum AppStart {
  /// Shows the app in another way than ``App/runInWindow(_:)`` does; `nil` in all programs but the one of
  /// `plumb run --watch`.
  package static var replacement: (@MainActor (any App.Type) throws -> Void)?
}
