public import Foundation

/// A moving picture made from canvases, as the bytes of one animated PNG file that repeats forever.
///
/// A program that knows no animation shows the first frame. Of every later frame only the rectangle
/// that changed is kept, compressed; a frame equal to the one before makes that one stay longer and
/// takes no bytes. Equal canvases give equal bytes.
///
///     var film = AnimatedPNG(width: 320, height: 240, frameRate: 30)
///     for canvas in canvases { try film.append(canvas) }
///     try film.data().write(to: url, options: .atomic)
public struct AnimatedPNG: Sendable {
  /// The size of every frame, in pixels.
  public let width: Int
  public let height: Int
  /// How many appended canvases a second shows.
  public let frameRate: Int

  /// The chunks a file has in front of its pixels: the header and how colours are meant.
  private var head: [PNGChunk] = []
  /// The chunks of every frame but the latest.
  private var body = Data()
  /// Frames in `body`.
  private var finishedFrames: UInt32 = 0
  /// Chunks in `body` that carry a number.
  private var numberedChunks: UInt32 = 0
  /// Kept back, since the next canvas may make it stay longer.
  private var latest: AnimatedPNGFrame?
  /// What the latest frame shows.
  private var shown: PixelSnapshot?

  /// A moving picture without frames.
  ///
  /// - Precondition: both lengths are positive, and the rate is 1...120 frames per second.
  public init(width: Int, height: Int, frameRate: Int) {
    precondition(
      width > 0 && height > 0,
      "An animated PNG of \(width)x\(height) pixels shows nothing; give it positive lengths.")
    precondition(
      (1...120).contains(frameRate),
      "An animated PNG cannot show \(frameRate) frames per second; choose a rate from 1 to 120.")
    self.width = width
    self.height = height
    self.frameRate = frameRate
  }

  /// Shows the canvas for one frame more, behind everything appended so far.
  ///
  /// The canvas is copied as far as needed and may be painted again at once.
  ///
  /// - Precondition: the canvas has the size of the animation.
  /// - Throws: `SDLError.callFailed`; the frame is then not part of the animation.
  public mutating func append(_ canvas: PixelCanvas) throws(SDLError) {
    precondition(
      canvas.width == width && canvas.height == height,
      "A canvas of \(canvas.width)x\(canvas.height) pixels is no frame of an animated PNG of"
        + " \(width)x\(height); paint every frame at one size.")
    var part = shown?.changes(to: canvas) ?? canvas.bounds
    if part.isEmpty {
      if let stay = latest?.stay, stay < AnimatedPNGFrame.longestStay {
        latest?.stay += 1
        return
      }
      // The stay is full and a frame needs a pixel; it may be one that stays as it is.
      part = PixelRect(x: 0, y: 0, width: 1, height: 1)
    }
    let chunks = PNGChunk.chunks(
      of: try PNGFile.encode(part == canvas.bounds ? canvas : canvas.copy(of: part)))
    finishLatest()
    if head.isEmpty { head = Array(chunks.prefix { $0.kind != "IDAT" }) }
    requireFormat(of: chunks)
    latest = AnimatedPNGFrame(part: part, stream: Self.stream(of: chunks))
    shown = PixelSnapshot(canvas)
  }

  /// The file with all frames appended so far; more may be appended and the data asked for again.
  ///
  /// - Precondition: there is a frame.
  public func data() -> Data {
    precondition(
      latest != nil, "An animated PNG without frames is no picture; append a canvas first.")
    var whole = self
    whole.finishLatest()
    var control = Data()
    control.append(bigEndian: whole.finishedFrames)
    // Times to play; none stands for without end.
    control.append(bigEndian: UInt32(0))
    var file = PNGChunk.signature
    for chunk in head.prefix(1) + [PNGChunk("acTL", control)] + head.dropFirst() {
      file.append(chunk.bytes)
    }
    file.append(whole.body)
    file.append(PNGChunk("IEND").bytes)
    return file
  }

  /// Moves the latest frame to the finished ones.
  private mutating func finishLatest() {
    guard let frame = latest else { return }
    latest = nil
    let chunks = frame.chunks(number: numberedChunks, frameRate: frameRate)
    for chunk in chunks { body.append(chunk.bytes) }
    numberedChunks += UInt32(chunks.count { $0.kind != "IDAT" })
    finishedFrames += 1
  }

  /// Checks that a frame's pixels are kept as the header says, whatever they show.
  ///
  /// A file has one header for all its frames: behind the size it gives depth, kind of colour,
  /// compression, filter and interlacing, a byte each.
  private func requireFormat(of chunks: [PNGChunk]) {
    precondition(
      chunks.first?.payload.suffix(5) == head.first?.payload.suffix(5),
      "A frame is encoded otherwise than the first; PNGFile.encode must treat all canvases alike.")
  }

  /// The compressed pixels of a file, which may lie in several chunks.
  private static func stream(of chunks: [PNGChunk]) -> Data {
    chunks.reduce(into: Data()) { stream, chunk in
      if chunk.kind == "IDAT" { stream.append(chunk.payload) }
    }
  }
}
