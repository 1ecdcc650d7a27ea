public import Foundation

/// A picture from an address, with something in its place until it is there.
///
/// Does less than SwiftUI's: it shows PNG files on this machine, at once. What is on a network fails
/// with `CocoaError.fileReadUnsupportedScheme`.
public struct AsyncImage<Content: View> {
  private let phase: AsyncImagePhase
  private let content: (AsyncImagePhase) -> Content

  /// - Parameters:
  ///   - url: `nil` for a picture that is not known yet.
  ///   - scale: pixels per point; the file's name says it here, as in `cat@2x.png`.
  ///   - transaction: of the change to another phase; there is none after the first here.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    phase = AsyncImagePhase(url)
    self.content = content
  }

  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

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

/// How far a picture from an address is.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }

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
