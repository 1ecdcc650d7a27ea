public import Foundation

/// A view that loads and shows an image from a URL, with a placeholder until it is loaded.
///
/// Addresses of HTTP and HTTPS are loaded off the main actor and kept in a folder of the user's caches; see
/// <doc:WhatDiffers>. A PNG file of this machine is shown at once, other files after they have been read. Loading is
/// cancelled when the view goes away or gets another URL. An image of more than 32 megabytes or 67 million pixels is
/// not loaded.
public struct AsyncImage<Content: View> {
  private let url: URL?
  private let scale: CGFloat
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var loading = ImageLoading()
  @State private var result: LoadedImage?
  @Environment(\.remoteImages) private var source

  /// Creates a view that loads an image and builds its content for each phase.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; `nil` if it is not available yet.
  ///   - scale: The pixels per point. The scale of a PNG file of this machine is determined by its name, as in
  ///     `cat@2x.png`.
  ///   - transaction: The transaction in which the phase changes.
  ///   - content: Returns the content for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  /// Creates a view that shows the image when it is loaded, and a grey area until then.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {
    self.init(url: url, scale: scale) { $0.image ?? .placeholder }
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
  public var body: some View {
    let request = url.map { ImageRequest(url: $0, scale: scale) }
    if let known = AsyncImagePhase(knownOf: url) {
      loading.stop()
      return content(known)
    }
    // The closure does not refer to the view, which would keep alive the object that cancels the loading when it is
    // released.
    let (transaction, binding) = (transaction, $result)
    loading.start(request, from: source) { phase in
      withTransaction(transaction) {
        binding.wrappedValue = LoadedImage(request: request, phase: phase)
      }
    }
    if let result, result.request == request { return content(result.phase) }
    return content(.empty)
  }
}

/// The image that an asynchronous image shows.
private struct ImageRequest: Hashable {
  let url: URL
  let scale: CGFloat
}

/// The outcome of a request.
private struct LoadedImage {
  let request: ImageRequest?
  let phase: AsyncImagePhase
}

/// The loading of an image, which is cancelled when the view that owns it goes away.
@MainActor private final class ImageLoading {
  private var request: ImageRequest?
  private var task: Task<Void, Never>?

  nonisolated init() {}

  deinit { task?.cancel() }

  /// Loads the image of a request unless it is the same as before.
  func start(
    _ request: ImageRequest?, from source: (any RemoteImageSource)?,
    completion: @escaping @MainActor (AsyncImagePhase) -> Void
  ) {
    guard request != self.request else { return }
    stop()
    self.request = request
    guard let request else { return }
    task = Task { @MainActor in
      let phase: AsyncImagePhase
      do {
        guard let source else { throw CocoaError(.fileReadUnsupportedScheme) }
        let bitmap = try await source.bitmap(at: request.url)
        phase = .success(
          Image(
            bitmap: bitmap, scale: request.scale,
            Text(verbatim: request.url.deletingPathExtension().lastPathComponent)))
      } catch {
        phase = .failure(error)
      }
      if !Task.isCancelled { completion(phase) }
    }
  }

  /// Cancels the loading.
  func stop() {
    task?.cancel()
    (task, request) = (nil, nil)
  }
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

  /// Creates a phase that is known without loading: without a URL, and for PNG files, which are read when they are
  /// drawn; `nil` if the image has to be loaded.
  fileprivate init?(knownOf url: URL?) {
    guard let url else {
      self = .empty
      return
    }
    guard url.isFileURL, url.pathExtension == "png" else { return nil }
    guard FileManager.default.isReadableFile(atPath: url.path),
      let folder = Bundle(url: url.deletingLastPathComponent())
    else {
      self = .failure(CocoaError(.fileReadNoSuchFile))
      return
    }
    let name = url.deletingPathExtension().lastPathComponent
    self = .success(Image(name, bundle: folder, label: Text(verbatim: name)))
  }
}

/// A source of images that have to be loaded.
package protocol RemoteImageSource: AnyObject, Sendable {
  /// Loads an image.
  ///
  /// - Throws: an error with a sentence for the user; `CancellationError` if the task is cancelled.
  func bitmap(at url: URL) async throws -> Bitmap
}

extension EnvironmentValues {
  /// The source of images that have to be loaded; `nil` if there is none.
  @EnvironmentEntry package var remoteImages: (any RemoteImageSource)?
}

extension Image {
  /// A grey area that fills the available space.
  nonisolated fileprivate static var placeholder: Image {
    Image(size: CGSize(width: 1, height: 1)) { context in
      context.fill(
        Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(Color(system: .secondaryFill)))
    }
    .resizable()
  }
}
