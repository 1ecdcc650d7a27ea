public import Foundation

/// A view that loads and shows an image from a URL, with a placeholder until it is loaded.
///
/// Supports less than SwiftUI: it shows PNG files of the local file system, and loads them
/// synchronously. Other URLs fail with `CocoaError.fileReadUnsupportedScheme`.
public struct AsyncImage<Content: View> {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  /// Creates a view that loads an image and builds its content for each phase.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; `nil` if it is not available yet.
  ///   - scale: The pixels per point; ignored, since the scale is determined by the name of the
  ///     file, as in `cat@2x.png`.
  ///   - transaction: The transaction for phase changes; ignored, since the phase does not change
  ///     on this platform.
  ///   - content: Returns the content for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = AsyncImagePhase(url)
    self.content = content
  }

  /// Creates a view that shows the image when it is loaded.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

  /// Creates a view that shows a modified image, or a placeholder until it is loaded.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

extension AsyncImage: View {
  public var body: some View { content(phase) }
}

/// The state of loading an image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  /// The image if it is loaded; otherwise `nil`.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error if loading failed; otherwise `nil`.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

  /// Creates the phase for a URL.
  fileprivate init(_ url: URL?) {
    guard let url else {
      self = .empty
      return
    }
    guard url.isFileURL else {
      self = .failure(CocoaError(.fileReadUnsupportedScheme))
      return
    }
    guard url.pathExtension == "png", FileManager.default.isReadableFile(atPath: url.path),
      let folder = Bundle(url: url.deletingLastPathComponent())
    else {
      self = .failure(CocoaError(.fileReadNoSuchFile))
      return
    }
    let name = url.deletingPathExtension().lastPathComponent
    self = .success(Image(name, bundle: folder, label: Text(verbatim: name)))
  }
}
