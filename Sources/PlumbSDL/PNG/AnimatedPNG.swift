public import Foundation

/// An animated PNG made from canvases, repeating forever.
///
/// Programs without support for animations show the first frame. Of every later frame only the
/// rectangle that changed is stored, compressed; a frame equal to the one before extends its
/// duration and takes no bytes. Equal canvases give equal bytes.
///
/// ```
/// var film = AnimatedPNG(width: 320, height: 240, frameRate: 30)
/// for canvas in canvases { try film.append(canvas) }
/// try film.write(to: url)
/// ```
public struct AnimatedPNG: Sendable {
  /// The width of every frame in pixels.
  public let width: Int
  /// The height of every frame in pixels.
  public let height: Int
  /// The appended canvases shown per second.
  public let frameRate: Int

  /// The chunks before the pixels: the header and the colour space.
  private var head: [PNGChunk] = []
  /// The chunks of every frame but the latest.
  private var body = Data()
  /// The number of frames in `body`.
  private var finishedFrames: UInt32 = 0
  /// The number of chunks in `body` with a sequence number.
  private var numberedChunks: UInt32 = 0
  /// The latest frame, not yet in `body`, since the next canvas may extend its duration.
  private var latest: AnimatedPNGFrame?
  /// The pixels of the latest frame.
  private var latestPixels: PixelSnapshot?

  /// Creates an animation without frames.
  ///
  /// - Precondition: both lengths are positive, and the rate is 1...120 frames per second.
  public init(width: Int, height: Int, frameRate: Int) {
    precondition(
      width > 0 && height > 0,
      "An animated PNG of \(width)x\(height) pixels is empty; both lengths must be positive.")
    precondition(
      (1...120).contains(frameRate),
      "An animated PNG cannot show \(frameRate) frames per second; choose a rate from 1 to 120.")
    self.width = width
    self.height = height
    self.frameRate = frameRate
  }

  /// Appends the canvas as the next frame.
  ///
  /// The canvas is copied as far as needed and may be painted again immediately.
  ///
  /// - Precondition: the canvas has the size of the animation.
  /// - Throws: `SDLError.callFailed`; the frame is then not part of the animation.
  public mutating func append(_ canvas: PixelCanvas) throws(SDLError) {
    precondition(
      canvas.width == width && canvas.height == height,
      "A canvas of \(canvas.width)x\(canvas.height) pixels was appended to an animated PNG of"
        + " \(width)x\(height); all frames must have one size.")
    var part = latestPixels?.changes(to: canvas) ?? canvas.bounds
    if part.isEmpty {
      if let duration = latest?.duration, duration < AnimatedPNGFrame.maximumDuration {
        latest?.duration += 1
        return
      }
      // The duration is at its maximum and a new frame needs at least one pixel, which may be
      // unchanged.
      part = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    let chunks = PNGChunk.chunks(
      of: try PNGFile.encode(part == canvas.bounds ? canvas : canvas.copy(of: part)))
    finishLatest()
    if head.isEmpty { head = Array(chunks.prefix { $0.kind != "IDAT" }) }
    requireFormat(of: chunks)
    latest = AnimatedPNGFrame(part: part, stream: Self.stream(of: chunks))
    latestPixels = PixelSnapshot(canvas)
  }

  /// Returns the file with all frames appended so far; more frames may be appended later.
  ///
  /// - Precondition: there is at least one frame.
  public func data() -> Data {
    precondition(
      latest != nil, "An animated PNG has no frames; append a canvas first.")
    var whole = self
    whole.finishLatest()
    var control = Data()
    control.append(bigEndian: whole.finishedFrames)
    // The number of repetitions; 0 repeats forever.
    control.append(bigEndian: UInt32(0))
    var file = PNGChunk.signature
    for chunk in head.prefix(1) + [PNGChunk("acTL", control)] + head.dropFirst() {
      file.append(chunk.bytes)
    }
    file.append(whole.body)
    file.append(PNGChunk("IEND").bytes)
    return file
  }

  /// Writes the file with all frames appended so far, as ``PNGFile/write(_:to:)`` does.
  ///
  /// - Precondition: there is a frame.
  /// - Throws: `SDLError.unwritableFile` names the path.
  public func write(to url: URL) throws(SDLError) {
    try OutputFile.write(data(), to: url.path)
  }

  /// Moves the latest frame to `body`.
  private mutating func finishLatest() {
    guard let frame = latest else { return }
    latest = nil
    let chunks = frame.chunks(number: numberedChunks, frameRate: frameRate)
    for chunk in chunks { body.append(chunk.bytes) }
    numberedChunks += UInt32(chunks.count { $0.kind != "IDAT" })
    finishedFrames += 1
  }

  /// Checks that a frame's pixels are stored in the format given by the header.
  ///
  /// A file has one header for all its frames: after the size it contains bit depth, colour type,
  /// compression, filter and interlacing, one byte each.
  private func requireFormat(of chunks: [PNGChunk]) {
    precondition(
      chunks.first?.payload.suffix(5) == head.first?.payload.suffix(5),
      "A frame is encoded in another format than the first; PNGFile.encode must use one format.")
  }

  /// Returns the compressed pixels of a file, which may be divided among several chunks.
  private static func stream(of chunks: [PNGChunk]) -> Data {
    chunks.reduce(into: Data()) { stream, chunk in
      if chunk.kind == "IDAT" { stream.append(chunk.payload) }
    }
  }
}
