internal import Foundation

/// A frame of an animated PNG: the pixels that replace a part of the image, and their duration.
struct AnimatedPNGFrame: Sendable {
  /// The longest duration in frames; the file stores it in 16 bits.
  static let maximumDuration = Int(UInt16.max)

  /// The part of the image that is replaced, in pixels.
  let part: PixelRect
  /// The compressed pixels of the part, as one stream.
  let stream: Data
  /// The duration of the frame, in frames of the animation's rate.
  var duration = 1

  /// Returns the payload of the frame's `fcTL` chunk.
  private func control(number: UInt32, frameRate: Int) -> Data {
    var control = Data()
    control.append(bigEndian: number)
    for length in [part.width, part.height, part.x, part.y] {
      control.append(bigEndian: UInt32(length))
    }
    control.append(bigEndian: UInt16(duration))
    control.append(bigEndian: UInt16(frameRate))
    // The part is kept for the next frame, and it replaces the previous pixels including alpha.
    control.append(contentsOf: [0, 0])
    return control
  }

  /// Returns the frame's chunks for a position in the animation.
  ///
  /// - Parameters:
  ///   - number: the number of chunks with a sequence number (`fcTL` and `fdAT`) before this frame;
  ///     0 only for the first frame, whose pixels are shown by programs without support for
  ///     animations.
  ///   - frameRate: frames per second.
  func chunks(number: UInt32, frameRate: Int) -> [PNGChunk] {
    let control = PNGChunk("fcTL", control(number: number, frameRate: frameRate))
    if number == 0 { return [control, PNGChunk("IDAT", stream)] }
    var numbered = Data()
    numbered.append(bigEndian: number + 1)
    return [control, PNGChunk("fdAT", numbered + stream)]
  }
}
