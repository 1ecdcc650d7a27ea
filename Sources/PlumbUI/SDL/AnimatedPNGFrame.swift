internal import Foundation

/// One frame of an animated PNG: the pixels that replace a part of the picture, and how long they
/// stay.
struct AnimatedPNGFrame: Sendable {
  /// The longest a frame can stay; the file holds the number in 16 bits.
  static let longestStay = Int(UInt16.max)

  /// The part of the picture that is replaced, in pixels.
  let part: PixelRect
  /// The compressed pixels of the part, one stream.
  let stream: Data
  /// How long the frame stays, in frames of the animation's rate.
  var stay = 1

  /// The payload of the frame's `fcTL`.
  private func control(number: UInt32, frameRate: Int) -> Data {
    var control = Data()
    control.append(bigEndian: number)
    for length in [part.width, part.height, part.x, part.y] {
      control.append(bigEndian: UInt32(length))
    }
    control.append(bigEndian: UInt16(stay))
    control.append(bigEndian: UInt16(frameRate))
    // The part stays when the next frame comes, and it replaces what was there, alpha included.
    control.append(contentsOf: [0, 0])
    return control
  }

  /// The frame's chunks for a place in the animation.
  ///
  /// - Parameters:
  ///   - number: how many numbered chunks (`fcTL` and `fdAT`) the file has in front of this frame.
  ///     Only the first frame has none; its pixels are what programs without animation show.
  ///   - frameRate: frames per second.
  func chunks(number: UInt32, frameRate: Int) -> [PNGChunk] {
    let control = PNGChunk("fcTL", control(number: number, frameRate: frameRate))
    if number == 0 { return [control, PNGChunk("IDAT", stream)] }
    var numbered = Data()
    numbered.append(bigEndian: number + 1)
    return [control, PNGChunk("fdAT", numbered + stream)]
  }
}
